import type { QueryClient } from '@tanstack/react-query'
import type { AuthUser } from '../../contract/profile.ts'
import { now } from '../lib/clock.ts'
import { clearContent } from './forget.ts'
import { rememberThatKept } from './kept-hint.ts'
import type { Outbox } from './outbox/outbox.ts'
import { startOutbox } from './outbox/start-outbox.ts'
import { enablePersistence, findKept, keepQueries } from './persistence.ts'
import { answerFromKept } from './query-client.ts'
import type { KeptAccount, Store } from './store.ts'
import { openStore } from './store.ts'
import type { Tabs } from './tabs.ts'
import { joinTabs } from './tabs.ts'

/** What this browser does for the account that is signed in. */
export interface Keeping {
  uid: string
  /** Null where nothing is kept; everything works then from memory. */
  store: Store | null
  tabs: Tabs
  outbox: Outbox
  /** Aborted when the account is left. */
  signal: AbortSignal
}

export interface KeepingOptions {
  user: AuthUser
  client: QueryClient
  signal: AbortSignal
}

/** Joins the other tabs and keeps what the account sees, until aborted. */
export async function startKeeping({ user, client, signal }: KeepingOptions): Promise<Keeping> {
  const { uid } = user
  const joined = await joinTabs(uid, signal)
  let store = await enablePersistence(joined)
  if (store && !(await own(store, user))) store = null
  if (store && !signal.aborted) {
    const opened = store
    keepQueries({ client, store: opened, uid, signal })
    answerFromKept(client, (hash) => findKept(opened, { uid, hash }, now().getTime()))
  }
  signal.addEventListener('abort', () => {
    answerFromKept(client, null)
    store?.close()
  })
  const { tabs } = joined
  const outbox = await startOutbox({ uid, store, tabs, client, signal })
  return { uid, store, tabs, outbox, signal }
}

/** Makes the store this account's: what was another's goes first. False where that fails. */
async function own(store: Store, user: AuthUser): Promise<boolean> {
  try {
    const before = await store.get('account', 'current')
    if (before?.uid !== user.uid) {
      await clearContent(store)
      await dropForeignChanges(store, user.uid)
    }
    const kept = before?.uid === user.uid ? before : { uid: user.uid, profile: null, version: 0 }
    await store.put('account', { ...kept, user }, 'current')
    rememberThatKept()
    return true
  } catch {
    return false
  }
}

/** What another account did here and could not send is nobody's now. */
async function dropForeignChanges(store: Store, uid: string): Promise<void> {
  const { store: table, done } = store.transaction('outbox', 'readwrite')
  for await (const cursor of table) if (cursor.value.uid !== uid) await cursor.delete()
  await done
}

/** The account that was last signed in here, where the server cannot be asked; null for none. */
export async function findKeptAccount(): Promise<KeptAccount | null> {
  try {
    const store = await openStore()
    const kept = await store.get('account', 'current')
    store.close()
    return kept ?? null
  } catch {
    return null
  }
}
