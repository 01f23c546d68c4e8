import type { TabMessage } from '../tabs.ts'
import type { OutboxParts } from './outbox.ts'
import { createOutbox } from './outbox.ts'
import type { Box } from './outbox-box.ts'
import { createMemoryBox } from './outbox-box.ts'
import type { Answer } from './send-answer.ts'
import type { Waiting, Wish } from './wish.ts'

/** A few turns of the event loop: everything that can go on has gone on. */
export const settle = async (turns = 300) => {
  for (let turn = 0; turn < turns; turn++) await Promise.resolve()
}

export type SendingFate = 'arrives' | 'is lost' | 'is heard but its answer is lost' | 'is refused'

const lost: Answer = { kind: 'later', refusal: { code: 'NO_ANSWER', status: 0 } }
const failed: Answer = { kind: 'later', refusal: { code: 'DOWN', status: 500 } }

/** A server that counts each key once, and a way there that can be cut. */
export function createServer() {
  const made: string[] = []
  const keys = new Set<string>()
  const fates: SendingFate[] = []
  const sent: Waiting[] = []
  return {
    made,
    sent,
    /** What becomes of the next sendings; all others arrive. */
    fates,
    /** The browser is offline. */
    isDown: false,
    /** Online, it answers nothing but 500. */
    isFailing: false,
    /** What it fails for. */
    refusesToTake: (_name: string) => true,
    /** Called with the time that a try has. */
    hangs: (_longestMs: number): void => undefined,
    async send(waiting: Waiting, longestMs = 0): Promise<Answer> {
      sent.push(waiting)
      if (this.isDown) return lost
      if (this.isFailing) this.hangs(longestMs)
      if (this.isFailing && this.refusesToTake(nameOf(waiting))) return failed
      return take(waiting, fates.shift() ?? 'arrives')
    },
  }

  async function take(waiting: Waiting, fate: SendingFate): Promise<Answer> {
    if (fate === 'is lost') return lost
    if (fate === 'is refused') return { kind: 'refused', refusal: { code: 'NO', status: 409 } }
    if (!keys.has(waiting.idempotencyKey)) made.push(nameOf(waiting))
    keys.add(waiting.idempotencyKey)
    await Promise.resolve()
    return fate === 'arrives' ? { kind: 'done', result: made.length } : lost
  }
}

export const mark = (storyId: string): Wish => ({
  kind: 'mark',
  input: { childId: 'default', shelf: 'favorites', storyIds: [storyId], marked: true },
})
export const size = (readerTextSize: '18' | '22'): Wish => ({
  kind: 'reader',
  input: { readerTextSize },
})
export const place = (page: number, change = {}): Wish => ({
  kind: 'progress',
  input: {
    childId: 'default',
    storyId: 'a',
    place: {
      page,
      sentence: 0,
      isFinished: false,
      fromStart: false,
      savedAt: new Date(page * 1000).toISOString(),
      ...change,
    },
  },
})

export function nameOf({ kind, input }: Wish): string {
  if (kind === 'mark') return input.storyIds.join()
  return kind === 'progress' ? `page ${input.place.page}` : JSON.stringify(input)
}

interface Tab {
  hear: (message: TabMessage) => void
  lead: () => void
  abort: AbortController
  applied: string[]
}

let keys = 0

/** One browser: a box that outlives its tabs, which lead one after the other and hear each other. */
export function createBrowser(server = createServer(), box: Box | null = createMemoryBox()) {
  const open: Tab[] = []
  const pauses: { delayMs: number; end: () => void }[] = []
  const clock = { ms: 0 }

  async function openTab(change: Partial<OutboxParts> = {}) {
    const abort = new AbortController()
    const listeners: ((message: TabMessage) => void)[] = []
    const leads: ((isLeading: boolean) => void)[] = []
    const tab = {
      hear: (message: TabMessage) => {
        for (const listener of listeners) listener(message)
      },
      lead: () => {
        for (const listener of leads) listener(true)
      },
      abort,
      applied: [] as string[],
    }
    open.push(tab)
    const outbox = await createOutbox({
      uid: 'u',
      box,
      tabs: {
        isLeading: () => open[0] === tab,
        onLead: (listener) => {
          leads.push(listener)
          if (open[0] === tab) listener(true)
        },
        post: (message) => {
          if (abort.signal.aborted) return
          const copy = structuredClone(message)
          for (const other of open) if (other !== tab) queueMicrotask(() => other.hear(copy))
        },
        hear: (listener) => void listeners.push(listener),
      },
      send: (waiting, sending) => server.send(waiting, sending.isLeaving ? 0 : sending.longestMs),
      isOnline: () => !server.isDown,
      pause: (delayMs, signal) =>
        new Promise((resolve) => {
          let isOver = false
          const endAfter = (ms: number) => {
            if (!isOver) clock.ms += ms
            isOver = true
            resolve()
          }
          pauses.push({ delayMs, end: () => endAfter(delayMs) })
          signal.addEventListener('abort', () => endAfter(0))
        }),
      nowMs: () => clock.ms,
      newKey: () => `key-${++keys}`,
      random: () => 1,
      apply: async ({ waiting, answer }) => {
        if (answer.kind === 'done') tab.applied.push(nameOf(waiting))
      },
      signal: abort.signal,
      ...change,
    })
    return {
      ...outbox,
      tab,
      names: () => outbox.shown().waiting.map(nameOf),
      /** As when the browser is killed. */
      kill: () => {
        abort.abort()
        open.splice(open.indexOf(tab), 1)
        open[0]?.lead()
      },
    }
  }
  return { openTab, server, box, pauses, clock }
}
