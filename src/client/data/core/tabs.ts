import type { Profile } from '../../../contract/profile.ts'
import { openChannel } from '../../lib/open-channel.ts'
import { pause } from '../../lib/pause.ts'

/** A message between tabs. They may run different releases, so names must not change. */
export type TabMessage =
  | { kind: 'profile'; uid: string; version: number | null; profile: Profile | null }
  /** There is no document: `code` is that of the refusal, null if the server cannot be reached. */
  | { kind: 'profile-failed'; uid: string; code: string | null }
  /** A new tab requests the state of the leading one. */
  | { kind: 'newcomer' }
  | { kind: 'are-you-there' }
  | { kind: 'here-i-am' }
  | { kind: 'outbox'; news: unknown }
  /** The stories that are saved offline have changed. */
  | { kind: 'kept' }

/** This tab among the tabs of an account in this browser. */
export interface Tabs {
  /** Whether this tab has the live stream and sends the pending changes. */
  isLeading: () => boolean
  /** Calls the listener immediately if this tab leads, and whenever it gets or loses the lead. */
  onLead: (listener: (isLeading: boolean) => void) => void
  post: (message: TabMessage) => void
  onMessage: (listener: (message: TabMessage) => void) => void
}

export interface Joined {
  tabs: Tabs
  /** `first`: this tab leads from the start. `follower`: another tab has the lock. `alone`: no locks. */
  place: 'first' | 'follower' | 'alone'
  /** Why the tabs cannot exchange messages; null if they can. */
  channelError: unknown
}

/** One lock and channel per account: tabs that still show another account must not take part. */
const lockName = (uid: string) => `fabelhain-lead-${uid}`
const channelName = (uid: string) => `fabelhain-tabs-${uid}`
/** How long a leader may take to answer; a frozen one never does. */
const answerMs = 2000

/**
 * Joins this browser's tabs of an account until aborted. The tab with an exclusive lock leads. When it
 * closes, the next one gets the lock; a visible tab steals it from a frozen one.
 */
export async function joinTabs(uid: string, signal: AbortSignal): Promise<Joined> {
  const listeners = new Set<(message: TabMessage) => void>()
  const leadListeners = new Set<(isLeading: boolean) => void>()
  let isLeading = false
  const { channel, channelError } = openChannel(channelName(uid))
  const post = (message: TabMessage) => {
    if (!signal.aborted) channel?.postMessage(message)
  }
  const setLeading = (hasLead: boolean) => {
    isLeading = hasLead
    if (hasLead) post({ kind: 'here-i-am' })
    for (const listener of leadListeners) listener(hasLead)
  }
  const tabs: Tabs = {
    isLeading: () => isLeading,
    onLead: (listener) => {
      leadListeners.add(listener)
      if (isLeading) listener(true)
    },
    post,
    onMessage: (listener) => void listeners.add(listener),
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (isLeading && data.kind === 'are-you-there') post({ kind: 'here-i-am' })
    for (const listener of listeners) listener(data)
  })
  signal.addEventListener('abort', () => channel?.close())

  const claim: Claim = { lockName: lockName(uid), signal, setLeading }
  takeOverFromFrozen(tabs, claim)
  const isFirst = await leadFromStart(tabs, claim)
  if (isFirst === null) {
    setLeading(true)
    return { tabs, place: 'alone', channelError }
  }
  if (isFirst) return { tabs, place: 'first', channelError }
  // Without a channel this tab gets no messages of the leader, so it leads itself.
  if (!channel) setLeading(true)
  return { tabs, place: 'follower', channelError }
}

interface Claim {
  lockName: string
  signal: AbortSignal
  setLeading: (isLeading: boolean) => void
}

/**
 * Whether this tab leads from the start; null if the browser has no locks. After a reload the old page
 * may have the lock for a moment, but only an open tab answers. The request stays queued, so a
 * follower leads when its turn comes. (Aborting it and requesting again fails: Chromium forgets
 * requests that are aborted right after they were made.)
 */
async function leadFromStart(tabs: Tabs, claim: Claim): Promise<boolean | null> {
  if (!navigator.locks) return null
  const leaderAnswers = new Promise<false>((resolve) =>
    tabs.onMessage(({ kind }) => {
      if (kind === 'here-i-am') resolve(false)
    }),
  )
  tabs.post({ kind: 'are-you-there' })
  const nobodyAnswers = pause(answerMs, claim.signal).then(() => false)
  const lockGranted = lead({ signal: claim.signal }, claim).catch(() => null)
  return Promise.race([lockGranted, leaderAnswers, nobodyAnswers])
}

/**
 * Resolves to true when this tab gets the lock, which it keeps until aborted, and to false on abort.
 * Rejects if the browser grants no locks. A tab whose lock is stolen queues again.
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
        // Another tab stole the lock because this one seemed frozen.
        setLeading(false)
        void lead({ signal }, claim)
      })
  })
}

/** A browser may freeze a hidden tab that has the lock, so each tab that becomes visible checks it. */
function takeOverFromFrozen(tabs: Tabs, claim: Claim): void {
  const { signal } = claim
  let isAnswered = true
  tabs.onMessage(({ kind }) => {
    if (kind === 'here-i-am') isAnswered = true
  })
  const check = async () => {
    if (document.visibilityState === 'hidden' || tabs.isLeading()) return
    isAnswered = false
    tabs.post({ kind: 'are-you-there' })
    await pause(answerMs, signal)
    const isVisible = document.visibilityState === 'visible'
    if (!isAnswered && isVisible && !tabs.isLeading() && !signal.aborted) {
      await lead({ steal: true }, claim)
    }
  }
  document.addEventListener('visibilitychange', check, { signal })
}
