import { watchChangedAccounts } from '../db/changed-accounts.ts'
import type { Database } from '../db/client.ts'
import type { ServerChannels } from '../platform/server-channels.ts'
import type { Session } from '../platform/session.ts'

/** A page makes several calls at once; then it rests. */
const lifetimeMs = 2_000

/** A session as it was read, and when it ends by itself. */
export interface StoredSession extends Session {
  expiresAt: Date
}

interface Kept {
  session: StoredSession
  /** By `performance.now()`. */
  readMs: number
}

/**
 * Sessions that were read in the last two seconds. Whatever changes one is announced to all servers, so that
 * a sign-out or a closed gate holds at once on the server that does it, and within milliseconds on the others
 * (docs/decisions/0037).
 */
export interface SessionCache {
  /** The kept session of a signed cookie; undefined where the database must be asked. */
  find(cookie: string): StoredSession | undefined
  /** Reads a session, and keeps it unless some session changed meanwhile. */
  read(
    cookie: string,
    select: () => Promise<StoredSession | undefined>,
  ): Promise<StoredSession | undefined>
}

/** Creates the cache of a server: of the sessions that `db` reads, with the news of `channels`. */
export function createSessionCache(db: Database, channels: ServerChannels): SessionCache {
  const byCookie = new Map<string, Kept>()
  const cookiesByAccount = new Map<string, Set<string>>()
  /** Grows with each change, so that a reading knows whether it may be outdated. */
  let changes = 0

  function forget(uid: string) {
    changes++
    for (const cookie of cookiesByAccount.get(uid) ?? []) byCookie.delete(cookie)
    cookiesByAccount.delete(uid)
  }
  function forgetAll() {
    changes++
    byCookie.clear()
    cookiesByAccount.clear()
  }
  function drop(cookie: string, { session: { uid } }: Kept) {
    byCookie.delete(cookie)
    const cookies = cookiesByAccount.get(uid)
    cookies?.delete(cookie)
    if (cookies?.size === 0) cookiesByAccount.delete(uid)
  }
  /** The oldest come first in a map. */
  function dropOutdated(nowMs: number) {
    for (const [cookie, kept] of byCookie) {
      if (kept.readMs + lifetimeMs > nowMs) return
      drop(cookie, kept)
    }
  }

  watchChangedAccounts(db.$client, 'sign-in', forget)
  channels.receive('sign_in_changed', forget)
  channels.onCheck((_client, isNew) => {
    if (isNew) forgetAll()
  })

  return {
    find(cookie) {
      const kept = byCookie.get(cookie)
      const isCurrent =
        kept && channels.isListening() && kept.readMs + lifetimeMs > performance.now()
      return isCurrent ? kept.session : undefined
    },
    async read(cookie, select) {
      const before = changes
      const session = await select()
      if (!session || changes !== before) return session
      const readMs = performance.now()
      dropOutdated(readMs)
      byCookie.delete(cookie)
      byCookie.set(cookie, { session, readMs })
      const cookies = cookiesByAccount.get(session.uid) ?? new Set()
      cookiesByAccount.set(session.uid, cookies.add(cookie))
      return session
    },
  }
}
