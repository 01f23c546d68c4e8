import type { ClientBase } from 'pg'
import { watchChangedAccounts } from '../db/changed-accounts.ts'
import type { Database } from '../db/client.ts'
import type { ServerChannels } from './server-channels.ts'

/** Open streams per account; the oldest ends when another one starts. */
const maxStreamsPerUser = 10
/** Open streams per process: measured with 400 MB of memory and delivery within a second. */
const maxStreams = 5_000
interface Watch {
  userId: string
  sessionId: string
  /** Version of the document that the stream has sent last. */
  shownVersion: () => number
  signal?: AbortSignal | undefined
}

interface Watcher {
  sessionId: string
  shownVersion: () => number
  changed: () => void
  end: (reason?: 'session-over') => void
}

/** Notifies of changed user documents: one connection per process, fan-out in memory. */
export interface Live {
  /** Yields immediately, after each change (coalesced), and when the session ends. */
  watch(watch: Watch): AsyncIterable<'changed' | 'session-over'>
  /** How many streams are open. */
  openStreams(): number
  /** Whether one more may be opened. */
  hasRoom(): boolean
  /** Ends every stream. */
  stop(): void
}

/** Tells all servers what the pool of `db` changes, and this server's streams what any server changed. */
export function createLive(db: Database, channels: ServerChannels, limits = { maxStreams }): Live {
  const watchers = createWatchers()
  watchChangedAccounts(db.$client, 'document', (userId) => channels.send('profile_changed', userId))
  channels.receive('profile_changed', watchers.changed)
  channels.receive('session_ended', watchers.endSession)
  channels.onCheck(async (client) => {
    // Only of streams that were open before the query: its answer says nothing about others.
    const sessionIds = watchers.sessionIds()
    if (sessionIds.length === 0) return
    const sessions = await findSessions(client, sessionIds)
    for (const id of sessionIds) if (!sessions.has(id)) watchers.endSession(id)
    const userIds = watchers.userIds()
    const versions = await findVersions(client, userIds)
    for (const id of userIds) watchers.compareVersion(id, versions.get(id) ?? 0)
  })
  return {
    watch: (watch) => watchChanges(watchers, watch),
    openStreams: watchers.count,
    hasRoom: () => watchers.count() < limits.maxStreams,
    stop: watchers.endAll,
  }
}

/** Which of these sessions exist. */
async function findSessions(client: ClientBase, sessionIds: string[]): Promise<Set<string>> {
  const query = 'select id from session where id = any($1)'
  const { rows } = await client.query<{ id: string }>(query, [sessionIds])
  return new Set(rows.map(({ id }) => id))
}

/** Versions of these accounts' documents. */
async function findVersions(client: ClientBase, userIds: string[]): Promise<Map<string, number>> {
  const query = 'select user_id as id, version from profile where user_id = any($1)'
  const { rows } = await client.query<{ id: string; version: number }>(query, [userIds])
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** Open streams by account. */
function createWatchers() {
  const byUser = new Map<string, Set<Watcher>>()
  const all = () => [...byUser.values()].flatMap((watchers) => [...watchers])

  return {
    add(userId: string, watcher: Watcher) {
      const streams = byUser.get(userId) ?? new Set()
      byUser.set(userId, streams.add(watcher))
      const oldest = streams.size > maxStreamsPerUser ? streams.values().next().value : undefined
      if (!oldest) return
      // Removed immediately, even if its reader is slow to close.
      streams.delete(oldest)
      oldest.end()
    },
    remove(userId: string, watcher: Watcher) {
      const streams = byUser.get(userId)
      streams?.delete(watcher)
      if (streams?.size === 0) byUser.delete(userId)
    },
    count() {
      let open = 0
      for (const streams of byUser.values()) open += streams.size
      return open
    },
    changed(userId: string) {
      for (const watcher of byUser.get(userId) ?? []) watcher.changed()
    },
    /** Wakes the streams that have sent another version; an account without a document has version 0. */
    compareVersion(userId: string, version: number) {
      for (const watcher of byUser.get(userId) ?? [])
        if (watcher.shownVersion() !== version) watcher.changed()
    },
    userIds: () => [...byUser.keys()],
    endSession(sessionId: string) {
      for (const watcher of all()) if (watcher.sessionId === sessionId) watcher.end('session-over')
    },
    sessionIds: () => [...new Set(all().map(({ sessionId }) => sessionId))],
    endAll() {
      for (const watcher of all()) watcher.end()
    },
  }
}

async function* watchChanges(
  watchers: ReturnType<typeof createWatchers>,
  { userId, sessionId, shownVersion, signal }: Watch,
): AsyncGenerator<'changed' | 'session-over'> {
  let wake = () => {}
  let isDue = true
  let isEnded = signal?.aborted ?? false
  let isSessionOver = false
  const watcher: Watcher = {
    sessionId,
    shownVersion,
    changed: () => {
      isDue = true
      wake()
    },
    end: (reason) => {
      isEnded = true
      isSessionOver = reason === 'session-over'
      wake()
    },
  }
  const onAbort = () => watcher.end()
  signal?.addEventListener('abort', onAbort, { once: true })
  watchers.add(userId, watcher)
  try {
    while (!isEnded) {
      if (isDue) {
        isDue = false
        yield 'changed'
      } else {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    }
    if (isSessionOver) yield 'session-over'
  } finally {
    signal?.removeEventListener('abort', onAbort)
    watchers.remove(userId, watcher)
  }
}
