import type { TabMessage } from '../core/tabs.ts'
import { type ChangeQueue, createMemoryQueue } from './change-queue.ts'
import { createOutbox, type OutboxDependencies } from './outbox.ts'
import type { Change, PendingChange } from './pending-change.ts'
import type { SendResult } from './send-result.ts'

/** Runs microtasks until nothing is left to do. */
export const settle = async (turns = 300) => {
  for (let turn = 0; turn < turns; turn++) await Promise.resolve()
}

export type SendingFate = 'arrives' | 'is lost' | 'is heard but its answer is lost' | 'is refused'

const lost: SendResult = { kind: 'later', refusal: { code: 'NO_ANSWER', status: 0 } }
const failed: SendResult = { kind: 'later', refusal: { code: 'DOWN', status: 500 } }

/** A server that counts each key once, behind a network that can fail. */
export function createServer() {
  const accepted: string[] = []
  const keys = new Set<string>()
  const fates: SendingFate[] = []
  const sent: PendingChange[] = []
  return {
    accepted,
    sent,
    /** Fates of the next calls; all further calls arrive. */
    fates,
    /** The browser is offline. */
    isDown: false,
    /** Online, it answers 500 only. */
    isFailing: false,
    /** Which changes it fails for. */
    failsFor: (_name: string) => true,
    /** Called with the time limit of a try, in ms. */
    hangs: (_longestMs: number): void => undefined,
    async send(change: PendingChange, longestMs = 0): Promise<SendResult> {
      sent.push(change)
      if (this.isDown) return lost
      if (this.isFailing) this.hangs(longestMs)
      if (this.isFailing && this.failsFor(nameOf(change))) return failed
      return take(change, fates.shift() ?? 'arrives')
    },
  }

  async function take(change: PendingChange, fate: SendingFate): Promise<SendResult> {
    if (fate === 'is lost') return lost
    if (fate === 'is refused') return { kind: 'refused', refusal: { code: 'NO', status: 409 } }
    if (!keys.has(change.idempotencyKey)) accepted.push(nameOf(change))
    keys.add(change.idempotencyKey)
    await Promise.resolve()
    return fate === 'arrives' ? { kind: 'done', result: accepted.length } : lost
  }
}

export const mark = (storyId: string): Change => ({
  kind: 'mark',
  input: { childId: 'default', list: 'favorites', storyIds: [storyId], marked: true },
})
export const size = (readerTextSize: '18' | '22'): Change => ({
  kind: 'reader',
  input: { readerTextSize },
})
export const place = (page: number, change = {}): Change => ({
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

export function nameOf({ kind, input }: Change): string {
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

/** One browser: a queue that outlives its tabs. The first open tab leads; all exchange messages. */
export function createBrowser(
  server = createServer(),
  queue: ChangeQueue | null = createMemoryQueue(),
) {
  const open: Tab[] = []
  const pauses: { delayMs: number; end: () => void }[] = []
  const clock = { ms: 0 }

  async function openTab(overrides: Partial<OutboxDependencies> = {}) {
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
      queue,
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
        onMessage: (listener) => void listeners.push(listener),
      },
      send: (change, options) => server.send(change, options.isLeaving ? 0 : options.longestMs),
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
      apply: async ({ change, answer }) => {
        if (answer.kind === 'done') tab.applied.push(nameOf(change))
      },
      signal: abort.signal,
      ...overrides,
    })
    return {
      ...outbox,
      tab,
      names: () => outbox.snapshot().pending.map(nameOf),
      /** As if the browser killed the tab. */
      kill: () => {
        abort.abort()
        open.splice(open.indexOf(tab), 1)
        open[0]?.lead()
      },
    }
  }
  return { openTab, server, queue, pauses, clock }
}
