import { logWarning } from '../log.ts'
import type { Store } from '../store.ts'
import { writeOwn } from '../store.ts'
import type { Joining, Waiting } from './wish.ts'
import { readWaiting } from './wish-parsing.ts'

/** Where wishes wait, in their order. */
export interface Box {
  list: () => Promise<Waiting[]>
  /** Adds what `join` makes of those that wait, in one step; rejects where it cannot be kept. */
  add: (join: (waiting: Waiting[]) => Joining) => Promise<Joining>
  remove: (idempotencyKey: string) => Promise<void>
}

/** Lasts as long as the document. */
export function createMemoryBox(): Box {
  let waiting: Waiting[] = []
  return {
    list: async () => waiting,
    add: async (join) => {
      const joining = join(waiting)
      waiting = withJoined(waiting, joining)
      return joining
    },
    remove: async (key) => {
      waiting = waiting.filter(({ idempotencyKey }) => idempotencyKey !== key)
    },
  }
}

/** What waits with a wish joined to it. */
export function withJoined(waiting: readonly Waiting[], { added, replaces }: Joining): Waiting[] {
  const isReplaced = waiting.some(({ idempotencyKey }) => idempotencyKey === replaces)
  if (!isReplaced) return [...waiting, added]
  return waiting.map((before) => (before.idempotencyKey === replaces ? added : before))
}

/** A wish that waited longer may have been counted under a key that the server has forgotten. */
const longestMs = 80 * 86_400_000

/** Lasts in this browser, for one account; all of its tabs share it. */
export function createStoreBox(store: Store, uid: string, nowMs: () => number): Box {
  const write = (work: Parameters<typeof writeOwn<'outbox'>>[2]) =>
    writeOwn(store, { uid, table: 'outbox' }, work)
  const read = (value: Parameters<typeof readWaiting>[0]) => {
    const waiting = readWaiting(value)
    return waiting && nowMs() - waiting.queuedAt < longestMs ? waiting : null
  }
  return {
    async list() {
      const all = (await store.getAll('outbox')).filter((queued) => queued.uid === uid)
      const waiting = all.flatMap((queued) => read(queued) ?? [])
      if (waiting.length < all.length) await dropUnread()
      return waiting
    },

    async add(join) {
      let joining: Joining | undefined
      const isOwn = await write(async (table) => {
        const waiting: Waiting[] = []
        const places = new Map<string, number>()
        let cursor = await table.openCursor()
        while (cursor) {
          const found = cursor.value.uid === uid ? read(cursor.value) : null
          if (found) {
            waiting.push(found)
            places.set(found.idempotencyKey, cursor.key)
          }
          cursor = await cursor.continue()
        }
        joining = join(waiting)
        await table.put(joining.added, places.get(joining.replaces ?? ''))
      })
      if (!isOwn || !joining) throw new Error('this browser has forgotten the account')
      return joining
    },

    async remove(key) {
      await drop(({ idempotencyKey }) => idempotencyKey === key)
    },
  }

  /** What another release left here, or too long ago, is of no use. */
  async function dropUnread() {
    logWarning('Dropped changes that this release does not understand')
    await drop((queued) => queued.uid === uid && read(queued) === null)
  }

  async function drop(isMeant: (queued: Parameters<typeof readWaiting>[0]) => boolean) {
    await write(async (table) => {
      let cursor = await table.openCursor()
      while (cursor) {
        if (isMeant(cursor.value)) await cursor.delete()
        cursor = await cursor.continue()
      }
    })
  }
}
