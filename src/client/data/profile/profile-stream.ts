import { getEventMeta, ORPCError } from '@orpc/client'
import type { Profile } from '../../../contract/profile.ts'
import { pause } from '../../lib/pause.ts'
import { api } from '../core/api.ts'
import { isRefusal } from '../queries/query-client.ts'

type Snapshots = AsyncIterable<Profile | null>

/** How to follow a document; the optional functions replace the real ones in tests. */
export interface ProfileStream {
  signal: AbortSignal
  /** `version` is null for a document that was read instead of streamed. */
  onSnapshot: (profile: Profile | null, version: number | null) => void
  /** The subscription was refused, or broke before its first snapshot. It is retried afterwards. */
  onError: (error: unknown) => unknown
  /** The version that this tab already shows, received by another tab. */
  shownVersion?: number | undefined
  connect?: (signal: AbortSignal) => Promise<Snapshots>
  /** Reads the document once, if the server accepts no more streams. */
  read?: (signal: AbortSignal) => Promise<Profile>
  wait?: (delayMs: number, signal: AbortSignal) => Promise<void>
  random?: () => number
}

/**
 * Follows a user document until aborted; reconnects after 1 to 30 s with jitter.
 * Snapshots that are not newer than the shown one are dropped (event id = version).
 */
export async function followProfile(uid: string, stream: ProfileStream): Promise<void> {
  const { signal, onSnapshot, onError, wait = pause, random = Math.random } = stream
  let newest = stream.shownVersion ?? Number.NEGATIVE_INFINITY
  let failures = 0
  let hasSnapshot = stream.shownVersion !== undefined

  function show(snapshot: Profile | null) {
    const version = versionOf(snapshot)
    // A document that was read has no version. The server is still too busy, so the wait keeps growing.
    if (version !== null) {
      failures = 0
      if (version <= newest) return
      newest = version
    }
    hasSnapshot = true
    // The snapshot is a proxy with the event's metadata, which can be neither stored nor posted.
    onSnapshot(snapshot && { ...snapshot }, version)
  }

  async function fail(error: unknown) {
    if (isRefusal(error) || !hasSnapshot) await onError(error)
    if (isRefusal(error)) hasSnapshot = false
  }

  while (!signal.aborted) {
    try {
      for await (const snapshot of await connectOrRead(uid, stream)) {
        if (signal.aborted) return
        show(snapshot)
      }
    } catch (error) {
      if (signal.aborted) return
      await fail(error)
    }
    await wait(reconnectDelayMs(failures, random()), signal)
    failures += 1
  }
}

/** The version in the event id; null for a document that was read. */
function versionOf(snapshot: Profile | null): number | null {
  const version = Number(getEventMeta(snapshot)?.id ?? Number.NaN)
  return Number.isNaN(version) ? null : version
}

/** The live snapshots, or the current document if the server accepts no more streams. */
async function connectOrRead(uid: string, { connect, read, signal }: ProfileStream) {
  try {
    return await (connect ? connect(signal) : api.profile.live({ uid }, { signal }))
  } catch (error) {
    if (!(error instanceof ORPCError) || error.code !== 'TOO_MANY_STREAMS') throw error
    return [await (read ? read(signal) : api.profile.get({ uid }, { signal }))]
  }
}

/** Wait in ms before reconnecting after `failures` failures in a row: 1 to 30 s, `random` in [0, 1). */
export function reconnectDelayMs(failures: number, random: number): number {
  const ceilingMs = Math.min(30_000, 2000 * 2 ** failures)
  return 1000 + random * (ceilingMs - 1000)
}
