import type { Tabs } from '../tabs.ts'
import type { Box } from './outbox-box.ts'
import { createMemoryBox } from './outbox-box.ts'
import type { Fate } from './outbox-fates.ts'
import { createFates } from './outbox-fates.ts'
import type { Shown } from './outbox-view.ts'
import { createOutboxView } from './outbox-view.ts'
import { createPatience } from './patience.ts'
import type { Answer, Final, Refusal, Settled } from './send-answer.ts'
import type { Sending } from './send-wish.ts'
import type { Joining, Waiting, Wish } from './wish.ts'
import { joinWish } from './wish.ts'

/** What the world is for an outbox; tests have another one. */
export interface OutboxParts {
  uid: string
  /** Shared by all tabs; null where nothing is kept. */
  box: Box | null
  tabs: Pick<Tabs, 'isLeading' | 'onLead' | 'post' | 'hear'>
  send: (waiting: Waiting, sending: Sending) => Promise<Answer>
  /** Whether the browser has a network, as far as it knows. */
  isOnline: () => boolean
  /** Waits until over or aborted; in ms. */
  pause: (delayMs: number, signal: AbortSignal) => Promise<void>
  nowMs: () => number
  newKey: () => string
  /** From 0 to 1. */
  random: () => number
  /** Puts an answer where the pages find it, before its change is no longer shown as a wish. */
  apply: (settled: Settled) => Promise<void>
  signal: AbortSignal
}

export interface Outbox {
  /** Rejects with a `Refusal` where the server did not take it. */
  add: (wish: Wish) => Promise<Fate>
  /** Sends places of this tab at once, in a way that outlives the document. */
  leave: () => void
  /** To be called when trying again may be worth it, and when the network goes. */
  wake: () => void
  shown: () => Shown
  subscribe: (listener: () => void) => () => void
  hearSettled: (listener: (settled: Settled) => void) => () => void
}

type News = { uid: string } & (
  | { kind: 'added'; joining: Joining }
  | { kind: 'settled'; waiting: Waiting; answer: Final }
  | { kind: 'unsent' }
)

const retryMs = { first: 1000, longest: 30_000 }

/** Wait before the n-th repeat (from 0): 1 s, doubling, at most 30 s; half of it is `chance`, 0 to 1. */
export function backoffMs(failures: number, chance: number): number {
  const wholeMs = Math.min(retryMs.first * 2 ** failures, retryMs.longest)
  return Math.max(retryMs.first, wholeMs * (0.5 + chance / 2))
}

/**
 * Sends the changes of an account one after the other, each exactly once by its key, until aborted.
 * Offline they wait; what a server that is online does not take in time is dropped and told. The leading tab sends what this browser keeps; what cannot be kept is sent by the tab it was made in.
 */
export async function createOutbox(parts: OutboxParts): Promise<Outbox> {
  const { uid, box, tabs, signal } = parts
  const view = createOutboxView()
  const fates = createFates()
  const patience = createPatience()
  const loose = createMemoryBox()
  const own = new Set<string>()
  /** On their way into the box. */
  const putting = new Set<string>()
  const listeners = new Set<(settled: Settled) => void>()
  let isWorking = false
  let isCalled = false
  /** How often sending failed since trying again was last worth it. */
  let failures = 0
  let rest: AbortController | null = null
  let lastPut = Promise.resolve()
  const post = (news: News) => tabs.post({ kind: 'outbox', news })

  function add(wish: Wish): Promise<Fate> {
    const idempotencyKey = parts.newKey()
    const added = { ...wish, uid, idempotencyKey, queuedAt: parts.nowMs() }
    own.add(idempotencyKey)
    putting.add(idempotencyKey)
    view.wish(added)
    lastPut = lastPut.then(() => put(added))
    return fates.wait(idempotencyKey)
  }

  async function put(added: Waiting) {
    const join = (waiting: Waiting[]) => joinWish(waiting.filter(view.isOpen), added)
    const kept = await keep(join)
    if (signal.aborted) return
    showJoined(kept ?? (await loose.add(join)))
    putting.delete(added.idempotencyKey)
    if (kept) post({ uid, kind: 'added', joining: kept })
    wake()
  }

  /** Null where it cannot be kept; what comes behind something loose is loose too. */
  async function keep(join: (waiting: Waiting[]) => Joining): Promise<Joining | null> {
    if (!box || (await loose.list()).length > 0) return null
    return box.add(join).catch(() => null)
  }

  function showJoined(joining: Joining) {
    const { added, replaces } = joining
    if (replaces !== null && view.isOpen(added)) fates.join(replaces, added.idempotencyKey)
    view.join(joining)
  }

  function wake() {
    isCalled = true
    failures = 0
    rest?.abort()
    if (!isWorking) void work()
  }

  async function work() {
    isWorking = true
    while (isCalled && !signal.aborted) {
      isCalled = false
      const next = await findNext()
      if (next) await attempt(next)
    }
    isWorking = false
  }

  async function attempt(next: Waiting) {
    const wasOnline = parts.isOnline()
    const longestMs = patience.longestTryMs(next.idempotencyKey)
    const tryMs = startTiming()
    const answer = await parts.send(next, { isLeaving: false, longestMs })
    patience.noteTry(tryMs(), longestMs)
    if (answer.kind === 'later') await goOn(next, answer.refusal, wasOnline && parts.isOnline())
    else {
      failures = 0
      patience.renew()
      await settle(next, answer)
    }
    isCalled = true
  }

  /** Waits for another try, unless a server that is online had enough of them. */
  async function goOn(tried: Waiting, refusal: Refusal, isOnline: boolean) {
    if (!isOnline) keepAll()
    const delayMs = backoffMs(failures, parts.random())
    const pauseMs = isOnline ? patience.nextPauseMs(tried.idempotencyKey, delayMs) : delayMs
    failures += 1
    if (pauseMs === null) await settle(tried, { kind: 'refused', refusal })
    else await restFor(pauseMs)
  }

  /** Offline, nobody who waits need wait longer. */
  function keepAll() {
    if (signal.aborted) return
    patience.renew()
    fates.keepAll()
    post({ uid, kind: 'unsent' })
  }

  async function restFor(delayMs: number) {
    if (signal.aborted || isCalled) return
    const resting = new AbortController()
    rest = resting
    const restMs = startTiming()
    await parts.pause(delayMs, AbortSignal.any([signal, resting.signal]))
    patience.notePause(restMs(), delayMs)
    rest = null
  }

  function startTiming(): () => number {
    const startMs = parts.nowMs()
    return () => parts.nowMs() - startMs
  }

  async function findNext(): Promise<Waiting | undefined> {
    const shown = view.shown().waiting.filter((waiting) => !putting.has(waiting.idempotencyKey))
    const kept = await listKept()
    const own = await loose.list()
    // A tab may have been killed before it could tell that something is through.
    view.keepOnly(shown, [...kept, ...own])
    const sendable = [...(tabs.isLeading() ? kept : []), ...own].filter(view.isOpen)
    patience.begin(sendable.map(({ idempotencyKey }) => idempotencyKey))
    return sendable[0]
  }

  async function listKept(): Promise<readonly Waiting[]> {
    // Where the store fails, the keys make it harmless that another tab may send the same.
    return (await box?.list().catch(() => view.shown().waiting)) ?? []
  }

  /** Told when it waits no more: a tab that comes in between finds it waiting and hears that. */
  async function settle(waiting: Waiting, answer: Final) {
    if (signal.aborted) return
    await loose.remove(waiting.idempotencyKey)
    await box?.remove(waiting.idempotencyKey).catch(() => undefined)
    post({ uid, kind: 'settled', waiting, answer })
    await showSettled(waiting, answer)
  }

  async function showSettled(waiting: Waiting, answer: Final) {
    if (!view.isOpen(waiting)) return
    view.close(waiting)
    const settled = { waiting, answer, isAwaited: fates.isAwaited(waiting.idempotencyKey) }
    await parts.apply(settled)
    view.end(waiting, answer.kind === 'done')
    fates.settle(waiting.idempotencyKey, answer.kind === 'done' ? null : answer.refusal)
    for (const listener of listeners) listener(settled)
  }

  /** Whoever is still here sends it again, in its turn, and learns then that it counts already. */
  function leave() {
    for (const waiting of view.shown().waiting.filter(view.isOpen)) {
      const { kind, idempotencyKey } = waiting
      if (kind === 'progress' && own.has(idempotencyKey))
        void parts.send(waiting, { isLeaving: true })
    }
  }

  function handleNews(news: News) {
    if (news.uid !== uid || signal.aborted) return
    if (news.kind === 'settled') void showSettled(news.waiting, news.answer)
    else if (news.kind === 'unsent') fates.keepAll()
    else if (news.kind === 'added') {
      showJoined(news.joining)
      if (tabs.isLeading()) wake()
    }
  }

  tabs.hear((message) => {
    if (message.kind === 'outbox') handleNews(message.news as News)
  })
  view.begin(await listKept())
  tabs.onLead(wake)

  return {
    add,
    leave,
    wake,
    shown: view.shown,
    subscribe: view.subscribe,
    hearSettled: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
