import { Client } from 'pg'
import { clientConfig, type DatabaseAddress } from '../db/client.ts'
import type { Log } from './log.ts'

/** Open streams per account; the oldest ends when another one starts. */
const maxStreamsPerUser = 10
/** Open streams per process: measured with 400 MB of memory and delivery within a second. */
const maxStreams = 5_000
const reconnectDelayMs = { first: 250, longest: 2_000 }

interface Watch {
  userId: string
  sessionId: string
  signal?: AbortSignal | undefined
}

interface Watcher {
  sessionId: string
  changed: () => void
  end: (reason?: 'session-over') => void
}

/** Notifies of changed user documents: one LISTEN connection per process, fan-out in memory. */
export interface Live {
  /** Yields immediately, after each change (coalesced), and when the session ends. */
  watch(watch: Watch): AsyncIterable<'changed' | 'session-over'>
  /** How many streams are open. */
  openStreams(): number
  /** Whether one more may be opened. */
  hasRoom(): boolean
  /** Ends every stream and the connection. */
  stop(): Promise<void>
}

/** Connects and listens; after a reconnect every stream is notified. */
export async function createLive(
  address: DatabaseAddress,
  log: Log,
  limits = { maxStreams },
): Promise<Live> {
  const watchers = createWatchers()
  let client: Client
  let isStopped = false

  async function connect() {
    const next = new Client({
      ...clientConfig(address),
      application_name: 'fabelhain-live',
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
    })
    next.on('notification', ({ channel, payload = '' }) => {
      if (channel === 'profile_changed') watchers.changed(payload)
      else watchers.endSession(payload)
    })
    next.on('error', (error) => log.warn({ error: error.message }, 'live connection lost'))
    try {
      await next.connect()
      await next.query('listen profile_changed; listen session_ended')
      watchers.endAllBut(await findSessions(next, watchers.sessionIds()))
    } catch (error) {
      void next.end()
      throw error
    }
    // Set after success: a failed attempt is repeated by its caller.
    next.once('end', () => void reconnect(reconnectDelayMs.first))
    client = next
  }

  async function reconnect(delayMs: number): Promise<void> {
    if (isStopped) return
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    if (isStopped) return
    try {
      await connect()
      if (isStopped) await client.end()
      watchers.allChanged()
    } catch {
      await reconnect(Math.min(delayMs * 2, reconnectDelayMs.longest))
    }
  }

  await connect()
  return {
    watch: (watch) => watchChanges(watchers, watch),
    openStreams: watchers.count,
    hasRoom: () => watchers.count() < limits.maxStreams,
    async stop() {
      isStopped = true
      watchers.endAll()
      await client.end()
    },
  }
}

/** Which of these sessions exist; the others ended while the connection was lost. */
async function findSessions(client: Client, sessionIds: string[]): Promise<Set<string>> {
  if (sessionIds.length === 0) return new Set()
  const query = 'select id from session where id = any($1)'
  const { rows } = await client.query<{ id: string }>(query, [sessionIds])
  return new Set(rows.map(({ id }) => id))
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
    allChanged() {
      for (const watcher of all()) watcher.changed()
    },
    endSession(sessionId: string) {
      for (const watcher of all()) if (watcher.sessionId === sessionId) watcher.end('session-over')
    },
    sessionIds: () => [...new Set(all().map(({ sessionId }) => sessionId))],
    endAllBut(sessionIds: Set<string>) {
      for (const watcher of all())
        if (!sessionIds.has(watcher.sessionId)) watcher.end('session-over')
    },
    endAll() {
      for (const watcher of all()) watcher.end()
    },
  }
}

async function* watchChanges(
  watchers: ReturnType<typeof createWatchers>,
  { userId, sessionId, signal }: Watch,
): AsyncGenerator<'changed' | 'session-over'> {
  let wake = () => {}
  let isDue = true
  let isEnded = signal?.aborted ?? false
  let isSessionOver = false
  const watcher: Watcher = {
    sessionId,
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
