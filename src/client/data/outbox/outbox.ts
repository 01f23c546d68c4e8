import type { Tabs } from '../tabs.ts'
import type { Box } from './outbox-box.ts'
import { createMemoryBox } from './outbox-box.ts'
import type { Fate } from './outbox-fates.ts'
import { createFates } from './outbox-fates.ts'
import type { Shown } from './outbox-view.ts'
import { createOutboxView } from './outbox-view.ts'
import type { Answer, Final, Settled } from './send-answer.ts'
import type { Joining, Waiting, Wish } from './wish.ts'
import { joinWish } from './wish.ts'

/** What the world is for an outbox; tests have another one. */
export interface OutboxParts {
  uid: string
  /** Shared by all tabs; null where nothing is kept. */
  box: Box | null
  tabs: Pick<Tabs, 'isLeading' | 'onLead' | 'post' | 'hear'>
  send: (waiting: Waiting, isLeaving: boolean) => Promise<Answer>
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
  /** To be called when trying again may be worth it. */
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
 * The leading tab sends what this browser keeps; what cannot be kept is sent by the tab it was made in.
 */
export async function createOutbox(parts: OutboxParts): Promise<Outbox> {
  const { uid, box, tabs, signal } = parts
  const view = createOutboxView()
  const fates = createFates()
  const loose = createMemoryBox()
  const own = new Set<string>()
  /** On their way into the box. */
  const putting = new Set<string>()
  const listeners = new Set<(settled: Settled) => void>()
  let isWorking = false
  let isCalled = false
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
    rest?.abort()
    if (!isWorking) void work()
  }

  async function work() {
    isWorking = true
    let failures = 0
    while (isCalled && !signal.aborted) {
      isCalled = false
      const next = await findNext()
      if (next) failures = await attempt(next, failures)
    }
    isWorking = false
  }

  /** Answers with how often it failed by now. */
  async function attempt(next: Waiting, failures: number): Promise<number> {
    const answer = await parts.send(next, false)
    if (answer.kind === 'later') await restAfter(failures)
    else await settle(next, answer)
    isCalled = true
    return answer.kind === 'later' ? failures + 1 : 0
  }

  /** Nobody who waits need wait longer: all of it stands behind this one. */
  async function restAfter(failures: number) {
    if (signal.aborted) return
    fates.keepAll()
    post({ uid, kind: 'unsent' })
    if (isCalled) return
    const resting = new AbortController()
    rest = resting
    const delayMs = backoffMs(failures, parts.random())
    await parts.pause(delayMs, AbortSignal.any([signal, resting.signal]))
    rest = null
  }

  async function findNext(): Promise<Waiting | undefined> {
    const shown = view.shown().waiting.filter((waiting) => !putting.has(waiting.idempotencyKey))
    const kept = await listKept()
    const own = await loose.list()
    // A tab may have been killed before it could tell that something is through.
    view.keepOnly(shown, [...kept, ...own])
    return [...(tabs.isLeading() ? kept : []), ...own].find(view.isOpen)
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
      if (kind === 'progress' && own.has(idempotencyKey)) void parts.send(waiting, true)
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
