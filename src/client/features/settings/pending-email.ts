import { forgetKept, keep, readKept } from '../../lib/kept.ts'

const key = 'pending-email'
const storage = () => sessionStorage

interface Owner {
  uid: string
  email: string
}

/** The address this account waits to have, as long as this browser window lives; null for none. */
export function readPendingEmail({ uid, email }: Owner): string | null {
  const kept = readKept(key, storage)
  if (!isPending(kept) || kept.uid !== uid) return null
  if (kept.oldEmail === email) return kept.newEmail
  forgetKept(key, storage)
  return null
}

/** Remembers that mails are on their way. */
export function keepPendingEmail({ uid, email }: Owner, newEmail: string): void {
  keep(key, { uid, oldEmail: email, newEmail }, storage)
}

function isPending(value: unknown): value is { uid: string; oldEmail: string; newEmail: string } {
  if (typeof value !== 'object' || value === null) return false
  return ['uid', 'oldEmail', 'newEmail'].every(
    (name) => typeof Reflect.get(value, name) === 'string',
  )
}
