import { readStored, removeStored, store } from '../../../lib/browser-storage.ts'

const key = 'pending-email'
const storage = () => sessionStorage

interface Account {
  uid: string
  email: string
}

/** The requested new address, stored for this browser tab; null if there is none. */
export function readPendingEmail({ uid, email }: Account): string | null {
  const stored = readStored(key, storage)
  if (!isPendingEmail(stored) || stored.uid !== uid) return null
  if (stored.oldEmail === email) return stored.newEmail
  removeStored(key, storage)
  return null
}

/** Stores the requested address until its verification. */
export function storePendingEmail({ uid, email }: Account, newEmail: string): void {
  store(key, { uid, oldEmail: email, newEmail }, storage)
}

function isPendingEmail(
  value: unknown,
): value is { uid: string; oldEmail: string; newEmail: string } {
  if (typeof value !== 'object' || value === null) return false
  return ['uid', 'oldEmail', 'newEmail'].every(
    (name) => typeof Reflect.get(value, name) === 'string',
  )
}
