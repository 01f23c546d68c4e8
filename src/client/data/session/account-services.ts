import type { QueryClient } from '@tanstack/react-query'
import type { AuthUser } from '../../../contract/profile.ts'
import { now } from '../../lib/clock.ts'
import { joinTabs } from '../core/tabs.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { startOutbox } from '../outbox/start-outbox.ts'
import { setStoredAnswers } from '../queries/query-client.ts'
import { storeAccountHint } from '../storage/account-hint.ts'
import { clearContentIn } from '../storage/clear-account.ts'
import { enablePersistence, findStoredAnswer, storeAnswers } from '../storage/persistence.ts'
import {
  openStore,
  type SignedInAccount,
  type Store,
  type StoredAccount,
} from '../storage/store.ts'

/** The services that run in this tab for the signed-in account. */
export interface AccountServices extends SignedInAccount {
  outbox: Outbox
}

export interface AccountServicesOptions {
  user: AuthUser
  client: QueryClient
  signal: AbortSignal
}

/** Joins the other tabs, stores answers and starts the outbox, until aborted. */
export async function startAccountServices({
  user,
  client,
  signal,
}: AccountServicesOptions): Promise<AccountServices> {
  const { uid } = user
  const joined = await joinTabs(uid, signal)
  let store = await enablePersistence(joined)
  if (store && !(await claimStore(store, user))) store = null
  if (store && !signal.aborted) {
    const opened = store
    storeAnswers({ client, store: opened, uid, signal })
    setStoredAnswers(client, (hash) => findStoredAnswer(opened, { uid, hash }, now().getTime()))
  }
  signal.addEventListener('abort', () => {
    setStoredAnswers(client, null)
    store?.close()
  })
  const account = { uid, store, tabs: joined.tabs, signal }
  return { ...account, outbox: await startOutbox({ ...account, client }) }
}

/** Makes this account the owner of the database and removes the data of another one; false on failure. */
async function claimStore(store: Store, user: AuthUser): Promise<boolean> {
  try {
    const before = await store.get('account', 'current')
    if (before?.uid !== user.uid) {
      await clearContentIn(store)
      await removeForeignChanges(store, user.uid)
    }
    const account = before?.uid === user.uid ? before : { uid: user.uid, profile: null, version: 0 }
    await store.put('account', { ...account, user }, 'current')
    storeAccountHint()
    return true
  } catch {
    return false
  }
}

/** Removes pending changes of other accounts: without their sessions they cannot be sent. */
async function removeForeignChanges(store: Store, uid: string): Promise<void> {
  const { store: table, done } = store.transaction('outbox', 'readwrite')
  for await (const cursor of table) if (cursor.value.uid !== uid) await cursor.delete()
  await done
}

/** The account that was last signed in in this browser; null if there is none or it cannot be read. */
export async function findStoredAccount(): Promise<StoredAccount | null> {
  try {
    const store = await openStore()
    const account = await store.get('account', 'current')
    store.close()
    return account ?? null
  } catch {
    return null
  }
}
