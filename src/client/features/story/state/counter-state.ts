import type { Profile } from '../../../../contract/profile.ts'
import { isActive, remainingReads, timeUntil } from '../../../../contract/rules.ts'

type MeteredProfile = Pick<Profile, 'subscription' | 'usage' | 'counterReset'>

export type CounterState =
  | { kind: 'loading' }
  | { kind: 'unlimited' }
  | { kind: 'left'; count: number }
  | { kind: 'empty'; resetIn: { days: number; hours: number; minutes: number } }
  | { kind: 'resetting' }

/** What the remaining-stories counter shows (spec 4.19). */
export function counterState(profile: MeteredProfile | null, now: Date): CounterState {
  if (profile === null) return { kind: 'loading' }
  if (isActive(profile.subscription, now)) return { kind: 'unlimited' }
  const count = remainingReads(profile)
  if (Number.isNaN(count)) return { kind: 'loading' }
  if (count > 0) return { kind: 'left', count }
  const resetIn = timeUntil(profile.counterReset, now)
  return resetIn === null ? { kind: 'resetting' } : { kind: 'empty', resetIn }
}
