import type { Query, QueryClient } from '@tanstack/react-query'
import { logWarning } from './log.ts'
import type { KeptQuery, Store } from './store.ts'
import { keysOf, openStore, writeOwn } from './store.ts'
import type { Joined } from './tabs.ts'

/**
 * Opens this browser's store for this tab, first as the only tab, else as one of several; null where
 * nothing is kept. The four messages are those of spec section 8; the app goes on in all cases.
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

/** What a family sees on its pages; a story that lies open is kept whole (`features/kept/`). */
const keptNouns = ['device', 'child', 'story', 'reading', 'suggestion', 'diary']
const longestKeptMs = 30 * 24 * 60 * 60 * 1000
const mostKept = 200

/** Whether the answer of a query is kept. */
export function isKept([path]: readonly unknown[]): boolean {
  if (!Array.isArray(path) || !keptNouns.includes(path[0])) return false
  return !(path[0] === 'reading' && path[1] === 'open')
}

interface KeptFor {
  client: QueryClient
  store: Store
  uid: string
  signal: AbortSignal
}

/** Keeps what the pages show of the library and the family until aborted. */
export function keepQueries({ client, store, uid, signal }: KeptFor): void {
  const waiting = new Map<string, KeptQuery>()
  const write = () => {
    const answers = [...waiting.values()]
    waiting.clear()
    if (signal.aborted) return
    writeOwn(
      store,
      { uid, table: 'queries' },
      (table) => Promise.all(answers.map((answer) => table.put(answer))),
      // A full or vanished store loses the copy, never the page.
    ).catch(() => undefined)
  }
  const note = (query: Query) => {
    const { queryKey, queryHash: hash, state } = query
    if (state.status !== 'success' || !isKept(queryKey)) return
    if (lastWritten.get(query) === state.data) return
    lastWritten.set(query, state.data)
    if (waiting.size === 0) queueMicrotask(write)
    waiting.set(hash, { uid, hash, data: state.data, updatedAt: state.dataUpdatedAt })
  }
  // The first page may have asked before this browser was ready to keep anything.
  for (const query of client.getQueryCache().getAll()) note(query)
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated') note(query)
  })
  signal.addEventListener('abort', stop)
  void sweep(store, uid).catch(() => undefined)
}

const lastWritten = new WeakMap<Query, unknown>()

/** The kept answer of a query; undefined where there is none, or it is too old. */
export async function findKept(
  store: Store,
  key: { uid: string; hash: string },
  nowMs: number,
): Promise<unknown> {
  const kept = await store.get('queries', [key.uid, key.hash])
  return kept && nowMs - kept.updatedAt < longestKeptMs ? kept.data : undefined
}

/** The oldest answers go when there are too many; what somebody searched for once is not needed. */
async function sweep(store: Store, uid: string): Promise<void> {
  const all: KeptQuery[] = await store.getAll('queries', keysOf(uid))
  const old = all.sort((a, b) => b.updatedAt - a.updatedAt).slice(mostKept)
  for (const { hash } of old) await store.delete('queries', [uid, hash])
}
