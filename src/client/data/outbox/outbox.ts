import type { Tabs } from '../core/tabs.ts'
import { type ChangeQueue, createMemoryQueue } from './change-queue.ts'
import { createOutboxView, type OutboxSnapshot } from './outbox-view.ts'
import { createOutcomes, type Outcome } from './outcomes.ts'
import { type Change, type Enqueued, enqueue, type PendingChange } from './pending-change.ts'
import { createRetryBudget } from './retry-budget.ts'
import type { SendOptions } from './send-change.ts'
import type { FinalResult, Refusal, SendResult, SettledChange } from './send-result.ts'

export interface OutboxDependencies {
  uid: string
  /** Shared by all tabs; null where the browser stores nothing. */
  queue: ChangeQueue | null
  tabs: Pick<Tabs, 'isLeading' | 'onLead' | 'post' | 'onMessage'>
  send: (change: PendingChange, options: SendOptions) => Promise<SendResult>
  /** Whether the browser reports a network. */
  isOnline: () => boolean
  /** Resolves after `delayMs` or when aborted. */
  pause: (delayMs: number, signal: AbortSignal) => Promise<void>
  nowMs: () => number
  newKey: () => string
  /** A number in [0, 1). */
  random: () => number
  /** Applies the answer to the query cache while the change is still shown as pending. */
  apply: (settled: SettledChange) => Promise<void>
  signal: AbortSignal
}

export interface Outbox {
  /** Rejects with a `Refusal` if the server does not accept the change. */
  add: (change: Change) => Promise<Outcome>
  /** Sends the reading places of this tab immediately, by calls that outlive the document. */
  leave: () => void
  /** Tries again now: the network came or went, or the page is visible again. */
  wake: () => void
  snapshot: () => OutboxSnapshot
  subscribe: (listener: () => void) => () => void
  onSettled: (listener: (settled: SettledChange) => void) => () => void
}

/** Sent to the other tabs. They may run another release, so the field names must not change. */
type OutboxEvent = { uid: string } & (
  | { kind: 'added'; joining: Enqueued }
  | { kind: 'settled'; waiting: PendingChange; answer: FinalResult }
  | { kind: 'unsent' }
)

const retryMs = { first: 1000, longest: 30_000 }

/**
 * Wait in ms before the n-th repeat (from 0): 1 s, doubling, at most 30 s. `chance`, 0 to 1, reduces it by
 * up to a half, to no less than 1 s.
 */
export function backoffMs(failures: number, chance: number): number {
  const wholeMs = Math.min(retryMs.first * 2 ** failures, retryMs.longest)
  return Math.max(retryMs.first, wholeMs * (0.5 + chance / 2))
}

/**
 * Sends the changes of an account one after the other, each exactly once by its key, until aborted.
 * Offline, changes wait. Online, a change that the server does not accept in time is dropped and
 * reported. The leading tab sends what is stored; each tab sends what it could not store.
 */
export async function createOutbox(dependencies: OutboxDependencies): Promise<Outbox> {
  const { uid, queue, tabs, signal } = dependencies
  const view = createOutboxView()
  const outcomes = createOutcomes()
  const budget = createRetryBudget()
  const unstored = createMemoryQueue()
  /** Keys of the changes of this tab. */
  const ownKeys = new Set<string>()
  /** Keys of the changes that are being stored. */
  const storingKeys = new Set<string>()
  const listeners = new Set<(settled: SettledChange) => void>()
  let isWorking = false
  let hasNewWork = false
  /** Failed tries since the last `wake` or success. */
  let failures = 0
  let currentPause: AbortController | null = null
  let storeChain = Promise.resolve()
  const post = (event: OutboxEvent) => tabs.post({ kind: 'outbox', news: event })

  function add(change: Change): Promise<Outcome> {
    const idempotencyKey = dependencies.newKey()
    const added = { ...change, uid, idempotencyKey, queuedAt: dependencies.nowMs() }
    ownKeys.add(idempotencyKey)
    storingKeys.add(idempotencyKey)
    view.add(added)
    storeChain = storeChain.then(() => store(added))
    return outcomes.wait(idempotencyKey)
  }

  async function store(added: PendingChange) {
    const merge = (pending: PendingChange[]) => enqueue(pending.filter(view.isOpen), added)
    const stored = await tryToStore(merge)
    if (signal.aborted) return
    showEnqueued(stored ?? (await unstored.add(merge)))
    storingKeys.delete(added.idempotencyKey)
    if (stored) post({ uid, kind: 'added', joining: stored })
    wake()
  }

  /** Null if it cannot be stored. Nothing is stored behind an unstored change, to preserve the order. */
  async function tryToStore(
    merge: (pending: PendingChange[]) => Enqueued,
  ): Promise<Enqueued | null> {
    if (!queue || (await unstored.list()).length > 0) return null
    return queue.add(merge).catch(() => null)
  }

  function showEnqueued(enqueued: Enqueued) {
    const { added, replaces } = enqueued
    if (replaces !== null && view.isOpen(added)) outcomes.join(replaces, added.idempotencyKey)
    view.merge(enqueued)
  }

  function wake() {
    hasNewWork = true
    failures = 0
    currentPause?.abort()
    if (!isWorking) void work()
  }

  async function work() {
    isWorking = true
    while (hasNewWork && !signal.aborted) {
      hasNewWork = false
      const next = await findNext()
      if (next) await attempt(next)
    }
    isWorking = false
  }

  async function attempt(next: PendingChange) {
    const wasOnline = dependencies.isOnline()
    const longestMs = budget.longestTryMs(next.idempotencyKey)
    const elapsedMs = startTiming()
    const result = await dependencies.send(next, { isLeaving: false, longestMs })
    budget.recordTry(elapsedMs(), longestMs)
    if (result.kind === 'later') {
      await handleFailure(next, result.refusal, wasOnline && dependencies.isOnline())
    } else {
      failures = 0
      budget.renew()
      await settle(next, result)
    }
    hasNewWork = true
  }

  /** Waits for the next try. Online, a change without budget is dropped. */
  async function handleFailure(tried: PendingChange, refusal: Refusal, isOnline: boolean) {
    if (!isOnline) resolveWaiters()
    const delayMs = backoffMs(failures, dependencies.random())
    const pauseMs = isOnline ? budget.nextPauseMs(tried.idempotencyKey, delayMs) : delayMs
    failures += 1
    if (pauseMs === null) await settle(tried, { kind: 'refused', refusal })
    else await pauseBeforeRetry(pauseMs)
  }

  /** Ends the waiting of all callers in all tabs: the browser is offline. */
  function resolveWaiters() {
    if (signal.aborted) return
    budget.renew()
    outcomes.resolveAllAsStored()
    post({ uid, kind: 'unsent' })
  }

  async function pauseBeforeRetry(delayMs: number) {
    if (signal.aborted || hasNewWork) return
    const current = new AbortController()
    currentPause = current
    const elapsedMs = startTiming()
    await dependencies.pause(delayMs, AbortSignal.any([signal, current.signal]))
    budget.recordPause(elapsedMs(), delayMs)
    currentPause = null
  }

  function startTiming(): () => number {
    const startMs = dependencies.nowMs()
    return () => dependencies.nowMs() - startMs
  }

  async function findNext(): Promise<PendingChange | undefined> {
    const shown = view
      .snapshot()
      .pending.filter((change) => !storingKeys.has(change.idempotencyKey))
    const stored = await listStored()
    const unstoredHere = await unstored.list()
    // A tab may have been killed before it reported a settled change to the others.
    view.removeMissing(shown, [...stored, ...unstoredHere])
    const sendable = [...(tabs.isLeading() ? stored : []), ...unstoredHere].filter(view.isOpen)
    budget.begin(sendable.map(({ idempotencyKey }) => idempotencyKey))
    return sendable[0]
  }

  async function listStored(): Promise<readonly PendingChange[]> {
    // If the storage fails, another tab may send the same changes; their keys make that harmless.
    return (await queue?.list().catch(() => view.snapshot().pending)) ?? []
  }

  /** Posts after the removal: otherwise a tab that opens in between lists the change and gets no message. */
  async function settle(change: PendingChange, answer: FinalResult) {
    if (signal.aborted) return
    await unstored.remove(change.idempotencyKey)
    await queue?.remove(change.idempotencyKey).catch(() => undefined)
    post({ uid, kind: 'settled', waiting: change, answer })
    await showSettled(change, answer)
  }

  async function showSettled(change: PendingChange, answer: FinalResult) {
    if (!view.isOpen(change)) return
    view.close(change)
    const settled = { change, answer, isAwaited: outcomes.isAwaited(change.idempotencyKey) }
    await dependencies.apply(settled)
    view.remove(change, answer.kind === 'done')
    outcomes.settle(change.idempotencyKey, answer.kind === 'done' ? null : answer.refusal)
    for (const listener of listeners) listener(settled)
  }

  /** The changes stay in the queue; sending them again under the same key does not count again. */
  function leave() {
    for (const change of view.snapshot().pending.filter(view.isOpen)) {
      const { kind, idempotencyKey } = change
      if (kind === 'progress' && ownKeys.has(idempotencyKey))
        void dependencies.send(change, { isLeaving: true })
    }
  }

  function handleEvent(event: OutboxEvent) {
    if (event.uid !== uid || signal.aborted) return
    if (event.kind === 'settled') void showSettled(event.waiting, event.answer)
    else if (event.kind === 'unsent') outcomes.resolveAllAsStored()
    else if (event.kind === 'added') {
      showEnqueued(event.joining)
      if (tabs.isLeading()) wake()
    }
  }

  tabs.onMessage((message) => {
    if (message.kind === 'outbox') handleEvent(message.news as OutboxEvent)
  })
  view.begin(await listStored())
  tabs.onLead(wake)

  return {
    add,
    leave,
    wake,
    snapshot: view.snapshot,
    subscribe: view.subscribe,
    onSettled: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
