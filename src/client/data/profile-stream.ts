import { getEventMeta, ORPCError } from '@orpc/client'
import type { Profile } from '../../contract/profile.ts'
import { pause } from '../lib/pause.ts'
import { api } from './api.ts'
import { isRefusal } from './query-client.ts'

type Snapshots = AsyncIterable<Profile | null>

export interface ProfileStream {
  signal: AbortSignal
  /** `version` is null for a document that was read instead of streamed. */
  onSnapshot: (profile: Profile | null, version: number | null) => void
  /** The subscription failed: refused, or broken before its first snapshot. It is tried again after that. */
  onError: (error: unknown) => unknown
  /** The version that is shown already, by another tab's stream. */
  shownVersion?: number | undefined
  connect?: (signal: AbortSignal) => Promise<Snapshots>
  /** Reads the document once, where no stream is to be had. */
  read?: (signal: AbortSignal) => Promise<Profile>
  wait?: (delayMs: number, signal: AbortSignal) => Promise<void>
  random?: () => number
}

/**
 * Follows a user document until aborted and reconnects after 1 to 30 s with jitter.
 * Snapshots that are not newer than the shown one are dropped (event id = version).
 */
export async function followProfile(uid: string, stream: ProfileStream): Promise<void> {
  const { signal, onSnapshot, onError, wait = pause, random = Math.random } = stream
  let newest = stream.shownVersion ?? Number.NEGATIVE_INFINITY
  let failures = 0
  let hasSnapshot = stream.shownVersion !== undefined

  function show(snapshot: Profile | null) {
    const version = versionOf(snapshot)
    // What was read instead of streamed has none, and the server is still too busy.
    if (version !== null) {
      failures = 0
      if (version <= newest) return
      newest = version
    }
    hasSnapshot = true
    // The event's meta travels in a proxy, which can be neither kept nor told to another tab.
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

function versionOf(snapshot: Profile | null): number | null {
  const version = Number(getEventMeta(snapshot)?.id ?? Number.NaN)
  return Number.isNaN(version) ? null : version
}

/** The live snapshots; where the server holds no more streams, the document as it is now. */
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
