import type { Profile } from '../../contract/profile.ts'
import { openChannel } from '../lib/open-channel.ts'
import { pause } from '../lib/pause.ts'

/** What tabs of one browser tell each other. */
export type TabMessage =
  | { kind: 'profile'; uid: string; version: number | null; profile: Profile | null }
  /** There is no document: refused with this code, or the server cannot be reached. */
  | { kind: 'profile-failed'; uid: string; code: string | null }
  /** A tab that has just come wants what the leading one knows. */
  | { kind: 'newcomer' }
  | { kind: 'are-you-there' }
  | { kind: 'here-i-am' }
  | { kind: 'outbox'; news: unknown }
  /** Something is kept to be read without a network, or no longer. */
  | { kind: 'kept' }

/** How this tab gets on with the others. */
export interface Tabs {
  /** Whether this tab holds the live stream and sends what waits; changes at a hand-over. */
  isLeading: () => boolean
  /** Called at once where this tab leads already, and whenever it takes or loses the lead. */
  onLead: (listener: (isLeading: boolean) => void) => void
  post: (message: TabMessage) => void
  hear: (listener: (message: TabMessage) => void) => void
}

export interface Joined {
  tabs: Tabs
  /** `first`: no other tab is here. `alone`: the browser has no locks. */
  place: 'first' | 'follower' | 'alone'
  /** Why the tabs cannot talk; null where they can. */
  channelError: unknown
}

/** Tabs of another account, which have not heard yet that somebody else signed in, stand apart. */
const lockName = (uid: string) => `fabelhain-lead-${uid}`
const channelName = (uid: string) => `fabelhain-tabs-${uid}`
/** How long a leader that is hidden may take to answer; one that is frozen never does. */
const answerMs = 2000

/**
 * Joins this browser's tabs of an account until aborted. Exactly one leads, by an exclusive lock; when it
 * closes, the next one takes over, and a tab that is looked at takes over from a frozen one.
 */
export async function joinTabs(uid: string, signal: AbortSignal): Promise<Joined> {
  const listeners = new Set<(message: TabMessage) => void>()
  const followers = new Set<(isLeading: boolean) => void>()
  let isLeading = false
  const { channel, channelError } = openChannel(channelName(uid))
  const post = (message: TabMessage) => {
    if (!signal.aborted) channel?.postMessage(message)
  }
  const setLeading = (leads: boolean) => {
    isLeading = leads
    if (leads) post({ kind: 'here-i-am' })
    for (const listener of followers) listener(leads)
  }
  const tabs: Tabs = {
    isLeading: () => isLeading,
    onLead: (listener) => {
      followers.add(listener)
      if (isLeading) listener(true)
    },
    post,
    hear: (listener) => void listeners.add(listener),
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (isLeading && data.kind === 'are-you-there') post({ kind: 'here-i-am' })
    for (const listener of listeners) listener(data)
  })
  signal.addEventListener('abort', () => channel?.close())

  const claim: Claim = { lockName: lockName(uid), signal, setLeading }
  takeOverFromFrozen(tabs, claim)
  const isFirst = await leadAtOnce(tabs, claim)
  if (isFirst === null) {
    setLeading(true)
    return { tabs, place: 'alone', channelError }
  }
  if (isFirst) return { tabs, place: 'first', channelError }
  // Who cannot hear a leader looks after itself.
  if (!channel) setLeading(true)
  return { tabs, place: 'follower', channelError }
}

/** What it takes to lead, and to be told of it. */
interface Claim {
  lockName: string
  signal: AbortSignal
  setLeading: (isLeading: boolean) => void
}

/**
 * Whether this tab leads from the start; null where the browser has no locks, or gives none. The page
 * before a reload may keep its lock for a moment, but only a tab that is open answers. The request
 * stays in the queue: a follower leads when its turn comes. (To take it back and make another is no
 * way: Chromium forgets requests that are aborted right after they were made.)
 */
async function leadAtOnce(tabs: Tabs, claim: Claim): Promise<boolean | null> {
  if (!navigator.locks) return null
  const isLed = new Promise<false>((resolve) =>
    tabs.hear(({ kind }) => {
      if (kind === 'here-i-am') resolve(false)
    }),
  )
  tabs.post({ kind: 'are-you-there' })
  const isFrozen = pause(answerMs, claim.signal).then(() => false)
  const isTurn = lead({ signal: claim.signal }, claim).catch(() => null)
  return Promise.race([isTurn, isLed, isFrozen])
}

/**
 * Answers once the lock is held (true) or known to be another's (false) and holds it until aborted;
 * rejects where the browser gives none.
 */
function lead(options: LockOptions, claim: Claim): Promise<boolean> {
  const { lockName, signal, setLeading } = claim
  let wasLeading = false
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(lockName, options, async (lock) => {
        if (!lock || signal.aborted) return resolve(false)
        wasLeading = true
        setLeading(true)
        resolve(true)
        await new Promise((release) => signal.addEventListener('abort', release))
      })
      .catch((error: unknown) => {
        if (signal.aborted) return resolve(false)
        if (!wasLeading) return reject(error)
        // Another tab took it: this one was thought to be frozen, and queues again.
        setLeading(false)
        void lead({ signal }, claim)
      })
  })
}

/** A browser may freeze a hidden tab with the lock in its hand; whoever is looked at asks. */
function takeOverFromFrozen(tabs: Tabs, claim: Claim): void {
  const { signal } = claim
  let isAnswered = true
  tabs.hear(({ kind }) => {
    if (kind === 'here-i-am') isAnswered = true
  })
  const ask = async () => {
    if (document.visibilityState === 'hidden' || tabs.isLeading()) return
    isAnswered = false
    tabs.post({ kind: 'are-you-there' })
    await pause(answerMs, signal)
    const isSeen = document.visibilityState === 'visible'
    if (!isAnswered && isSeen && !tabs.isLeading() && !signal.aborted) {
      await lead({ steal: true }, claim)
    }
  }
  document.addEventListener('visibilitychange', ask, { signal })
}
