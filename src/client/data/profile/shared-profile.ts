import { ORPCError } from '@orpc/client'
import type { Profile } from '../../../contract/profile.ts'
import type { TabMessage } from '../core/tabs.ts'
import { isRefusal } from '../queries/query-client.ts'
import type { SignedInAccount } from '../storage/store.ts'
import { followProfile } from './profile-stream.ts'

export interface ProfileListener {
  /**
   * `isLive`: the document comes from the server, not from this browser's database. `version` is null
   * for a document that was read instead of streamed.
   */
  onSnapshot: (profile: Profile | null, isLive: boolean, version: number | null) => void
  /** The subscription was refused, or broke before the first document. It is retried afterwards. */
  onError: (error: unknown) => unknown
}

interface ShownProfile {
  profile: Profile | null
  version: number
}

/** Below every version of the server, so that the next snapshot replaces the stored document. */
const storedVersion = -1

/** The code of a refusal; null for other errors. */
const refusalCode = (error: unknown) =>
  error instanceof ORPCError && isRefusal(error) ? error.code : null

/**
 * Follows the account's document. The leading tab has the browser's only stream and posts each
 * document to the others. The last document is stored, and shown while the server cannot be reached.
 */
export function shareProfile(
  { uid, store, tabs, signal }: SignedInAccount,
  { onSnapshot, onError }: ProfileListener,
  follow = followProfile,
): void {
  let shown: ShownProfile | null = null
  /** The message about a missing document; null without a failure. */
  let failure: TabMessage | null = null
  let stream: AbortController | null = null

  /** A document that was read instead of streamed has no version and counts as the newest. */
  const show = (profile: Profile | null, version: number | null, isLive: boolean) => {
    if (isLive && version !== null && shown && version <= shown.version) return
    shown = { profile, version: version ?? shown?.version ?? storedVersion }
    failure = null
    onSnapshot(profile, isLive, version)
  }
  const postState = (version = shown?.version ?? null) => {
    if (failure) tabs.post(failure)
    else if (shown) tabs.post({ kind: 'profile', uid, profile: shown.profile, version })
  }
  const fail = async (error: unknown) => {
    const stored = isRefusal(error)
      ? null
      : await store?.get('account', 'current').catch(() => null)
    if (signal.aborted || (shown && !isRefusal(error))) return
    if (stored?.uid === uid && stored.profile) {
      show(stored.profile, storedVersion, false)
      return postState()
    }
    failure = { kind: 'profile-failed', uid, code: refusalCode(error) }
    postState()
    return onError(error)
  }

  const handleLeaderMessage = (message: TabMessage) => {
    if (message.kind === 'profile') {
      show(message.profile, message.version, message.version !== storedVersion)
    } else if (message.kind === 'profile-failed') {
      if (message.code !== null) onError(new ORPCError(message.code))
      else if (!shown) onError(new Error('The leading tab cannot load the document'))
    }
  }
  tabs.onMessage((message) => {
    const isForAccount = 'uid' in message && message.uid === uid
    if (!tabs.isLeading() && isForAccount) handleLeaderMessage(message)
    else if (tabs.isLeading() && message.kind === 'newcomer') postState()
  })
  signal.addEventListener('abort', () => stream?.abort())
  tabs.onLead((isLeading) => {
    stream?.abort()
    if (!isLeading || signal.aborted) return
    const abort = new AbortController()
    stream = abort
    void follow(uid, {
      signal: abort.signal,
      shownVersion: shown && shown.version !== storedVersion ? shown.version : undefined,
      onSnapshot: (profile, version) => {
        show(profile, version, true)
        postState(version)
        void storeProfile()
      },
      onError: fail,
    })
  })
  if (!tabs.isLeading()) tabs.post({ kind: 'newcomer' })

  async function storeProfile() {
    try {
      const transaction = store?.transaction('account', 'readwrite')
      const stored = await transaction?.store.get('current')
      if (stored?.uid === uid && shown)
        await transaction?.store.put({ ...stored, ...shown }, 'current')
    } catch {
      // The document is shown even if it cannot be stored.
    }
  }
}
