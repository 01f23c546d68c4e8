import { logWarning } from '../core/log.ts'
import { type Store, type StoredChange, writeForAccount } from '../storage/store.ts'
import { parseChange } from './parse-change.ts'
import type { Enqueued, PendingChange } from './pending-change.ts'

/** The changes that wait to be sent, oldest first. */
export interface ChangeQueue {
  list: () => Promise<PendingChange[]>
  /** Stores the result of `merge` for the pending changes in one transaction; rejects on failure. */
  add: (merge: (pending: PendingChange[]) => Enqueued) => Promise<Enqueued>
  remove: (idempotencyKey: string) => Promise<void>
}

/** A queue in memory, which lasts as long as the document. */
export function createMemoryQueue(): ChangeQueue {
  let pending: PendingChange[] = []
  return {
    list: async () => pending,
    add: async (merge) => {
      const enqueued = merge(pending)
      pending = withEnqueued(pending, enqueued)
      return enqueued
    },
    remove: async (key) => {
      pending = pending.filter(({ idempotencyKey }) => idempotencyKey !== key)
    },
  }
}

/** The changes with `added` in place of the one it replaces, or at the end. */
export function withEnqueued(
  pending: readonly PendingChange[],
  { added, replaces }: Enqueued,
): PendingChange[] {
  const isReplaced = pending.some(({ idempotencyKey }) => idempotencyKey === replaces)
  if (!isReplaced) return [...pending, added]
  return pending.map((before) => (before.idempotencyKey === replaces ? added : before))
}

/** The server deletes keys after 90 days; an older change could count twice. */
const maxAgeMs = 80 * 86_400_000

/** A queue in the database of this browser, for one account; all its tabs share it. */
export function createStoredQueue(store: Store, uid: string, nowMs: () => number): ChangeQueue {
  const write = (work: Parameters<typeof writeForAccount<'outbox'>>[2]) =>
    writeForAccount(store, { uid, table: 'outbox' }, work)
  const parseRecent = (stored: StoredChange) => {
    const change = parseChange(stored)
    return change && nowMs() - change.queuedAt < maxAgeMs ? change : null
  }
  return {
    async list() {
      const stored = (await store.getAll('outbox')).filter((change) => change.uid === uid)
      const pending = stored.flatMap((change) => parseRecent(change) ?? [])
      if (pending.length < stored.length) await removeUnreadable()
      return pending
    },

    async add(merge) {
      let enqueued: Enqueued | undefined
      const isWritten = await write(async (table) => {
        const pending: PendingChange[] = []
        const primaryKeys = new Map<string, number>()
        let cursor = await table.openCursor()
        while (cursor) {
          const found = cursor.value.uid === uid ? parseRecent(cursor.value) : null
          if (found) {
            pending.push(found)
            primaryKeys.set(found.idempotencyKey, cursor.key)
          }
          cursor = await cursor.continue()
        }
        enqueued = merge(pending)
        await table.put(enqueued.added, primaryKeys.get(enqueued.replaces ?? ''))
      })
      if (!isWritten || !enqueued) throw new Error('this browser no longer stores the account')
      return enqueued
    },

    async remove(key) {
      await removeWhere(({ idempotencyKey }) => idempotencyKey === key)
    },
  }

  /** Removes changes that are too old or that this release cannot parse. */
  async function removeUnreadable() {
    logWarning('Dropped pending changes that are too old or unknown to this release')
    await removeWhere((change) => change.uid === uid && parseRecent(change) === null)
  }

  async function removeWhere(isMatch: (change: StoredChange) => boolean) {
    await write(async (table) => {
      let cursor = await table.openCursor()
      while (cursor) {
        if (isMatch(cursor.value)) await cursor.delete()
        cursor = await cursor.continue()
      }
    })
  }
}
