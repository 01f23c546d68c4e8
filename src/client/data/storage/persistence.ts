import type { Query, QueryClient } from '@tanstack/react-query'
import { logWarning } from '../core/log.ts'
import { queryTraits } from '../core/query-traits.ts'
import type { Joined } from '../core/tabs.ts'
import { accountKeys, openStore, type Store, type StoredAnswer, writeForAccount } from './store.ts'

/**
 * Opens the database for this tab; null if this tab stores nothing. The four log messages are those of
 * spec 8.11 to 8.14; the app works in all cases.
 */
export async function enablePersistence(
  { place, channelError }: Pick<Joined, 'place' | 'channelError'>,
  open: () => Promise<Store> = openStore,
): Promise<Store | null> {
  if (place === 'alone' || !globalThis.indexedDB) {
    logWarning('Offline-Persistence (Single-Tab) nicht unterstützt')
    return null
  }
  let store: Store
  try {
    store = await open()
  } catch (error) {
    logWarning('Fehler beim Aktivieren der Offline-Persistence:', error)
    return null
  }
  if (place === 'first') return store
  logWarning('Offline-Persistence (Single-Tab) nicht aktiviert (mehrere Tabs?)')
  if (channelError === null) return store
  logWarning('Multi-Tab Offline-Persistence nicht aktiviert:', channelError)
  store.close()
  return null
}

const maxAgeMs = 30 * 24 * 60 * 60 * 1000
const maxStoredAnswers = 200

/** Whether the answer of a query is stored. Opened stories are stored by `features/offline-stories/`. */
export const isStored = (queryKey: readonly unknown[]) =>
  queryTraits(queryKey)?.isStoredInBrowser ?? false

interface StoreAnswersOptions {
  client: QueryClient
  store: Store
  uid: string
  signal: AbortSignal
}

/** Stores the successful answers of queries until aborted, if their call allows it. */
export function storeAnswers({ client, store, uid, signal }: StoreAnswersOptions): void {
  const unwritten = new Map<string, StoredAnswer>()
  const write = () => {
    const answers = [...unwritten.values()]
    unwritten.clear()
    if (signal.aborted) return
    writeForAccount(
      store,
      { uid, table: 'queries' },
      (table) => Promise.all(answers.map((answer) => table.put(answer))),
      // The page works without the stored copy.
    ).catch(() => undefined)
  }
  const record = (query: Query) => {
    const { queryKey, queryHash: hash, state } = query
    if (state.status !== 'success' || !isStored(queryKey)) return
    if (lastWritten.get(query) === state.data) return
    lastWritten.set(query, state.data)
    if (unwritten.size === 0) queueMicrotask(write)
    unwritten.set(hash, { uid, hash, data: state.data, updatedAt: state.dataUpdatedAt })
  }
  // The first page may already have its answers.
  for (const query of client.getQueryCache().getAll()) record(query)
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated') record(query)
  })
  signal.addEventListener('abort', stop)
  void removeOldAnswers(store, uid).catch(() => undefined)
}

const lastWritten = new WeakMap<Query, unknown>()

/** The stored answer of a query; undefined if there is none or it is older than 30 days. */
export async function findStoredAnswer(
  store: Store,
  key: { uid: string; hash: string },
  nowMs: number,
): Promise<unknown> {
  const stored = await store.get('queries', [key.uid, key.hash])
  return stored && nowMs - stored.updatedAt < maxAgeMs ? stored.data : undefined
}

/** Removes the oldest answers beyond the limit. */
async function removeOldAnswers(store: Store, uid: string): Promise<void> {
  const all: StoredAnswer[] = await store.getAll('queries', accountKeys(uid))
  const old = all.sort((a, b) => b.updatedAt - a.updatedAt).slice(maxStoredAnswers)
  for (const { hash } of old) await store.delete('queries', [uid, hash])
}
