import { ORPCError } from '@orpc/client'
import type { Profile } from '../../contract/profile.ts'
import type { Keeping } from './keeping.ts'
import { followProfile } from './profile-stream.ts'
import { isRefusal } from './query-client.ts'
import type { TabMessage } from './tabs.ts'

export interface SharedProfile {
  /** `isLive`: the server said so just now. `version` is null for what was read instead of streamed. */
  onSnapshot: (profile: Profile | null, isLive: boolean, version: number | null) => void
  /** The subscription was refused, or broke before anything was known. It is tried again after that. */
  onError: (error: unknown) => unknown
}

interface Shown {
  profile: Profile | null
  version: number
}

/** Below every version of the server, so that the next snapshot is shown. */
const keptVersion = -1

/** What a refusal is called: the others are told no more. */
const codeOf = (error: unknown) =>
  error instanceof ORPCError && isRefusal(error) ? error.code : null

/**
 * Follows the account's document: the tab that leads holds the browser's one stream and tells the
 * others; what came last is kept and shown while the server cannot be reached.
 */
export function shareProfile(
  { uid, store, tabs, signal }: Keeping,
  { onSnapshot, onError }: SharedProfile,
  follow = followProfile,
): void {
  let shown: Shown | null = null
  /** Why there is no document; null while nothing failed. */
  let failure: TabMessage | null = null
  let stream: AbortController | null = null

  /** A document that was read instead of streamed has no version and is as new as can be. */
  const show = (profile: Profile | null, version: number | null, isLive: boolean) => {
    if (isLive && version !== null && shown && version <= shown.version) return
    shown = { profile, version: version ?? shown?.version ?? keptVersion }
    failure = null
    onSnapshot(profile, isLive, version)
  }
  const tell = (version = shown?.version ?? null) => {
    if (failure) tabs.post(failure)
    else if (shown) tabs.post({ kind: 'profile', uid, profile: shown.profile, version })
  }
  const fail = async (error: unknown) => {
    const kept = isRefusal(error) ? null : await store?.get('account', 'current').catch(() => null)
    if (signal.aborted || (shown && !isRefusal(error))) return
    if (kept?.uid === uid && kept.profile) {
      show(kept.profile, keptVersion, false)
      return tell()
    }
    failure = { kind: 'profile-failed', uid, code: codeOf(error) }
    tell()
    return onError(error)
  }

  const hearLeader = (message: TabMessage) => {
    if (message.kind === 'profile') {
      show(message.profile, message.version, message.version !== keptVersion)
    } else if (message.kind === 'profile-failed') {
      if (message.code !== null) onError(new ORPCError(message.code))
      else if (!shown) onError(new Error('The tab that leads cannot reach the document'))
    }
  }
  tabs.hear((message) => {
    const isOwn = 'uid' in message && message.uid === uid
    if (!tabs.isLeading() && isOwn) hearLeader(message)
    else if (tabs.isLeading() && message.kind === 'newcomer') tell()
  })
  signal.addEventListener('abort', () => stream?.abort())
  tabs.onLead((isLeading) => {
    stream?.abort()
    if (!isLeading || signal.aborted) return
    const own = new AbortController()
    stream = own
    void follow(uid, {
      signal: own.signal,
      shownVersion: shown && shown.version !== keptVersion ? shown.version : undefined,
      onSnapshot: (profile, version) => {
        show(profile, version, true)
        tell(version)
        void keepProfile()
      },
      onError: fail,
    })
  })
  if (!tabs.isLeading()) tabs.post({ kind: 'newcomer' })

  async function keepProfile() {
    try {
      const transaction = store?.transaction('account', 'readwrite')
      const kept = await transaction?.store.get('current')
      if (kept?.uid === uid && shown) await transaction?.store.put({ ...kept, ...shown }, 'current')
    } catch {
      // What cannot be kept is still shown.
    }
  }
}
