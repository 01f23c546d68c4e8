import { gateMinutes } from '../../contract/family.ts'

const gateMs = gateMinutes * 60_000

interface Door {
  isKidsMode: boolean
  hasPin: boolean
  gateOpenUntil: Date | null
}

/** The parents' area is locked in Kindermodus and by a PIN; unlocked, it stays open five minutes. */
export function isGateOpen({ isKidsMode, hasPin, gateOpenUntil }: Door, now: Date): boolean {
  if (!isKidsMode && !hasPin) return true
  return gateOpenUntil !== null && gateOpenUntil > now
}

/** End of the five minutes that begin now. */
export const gateEnd = (now: Date) => new Date(now.getTime() + gateMs)

/** Whether somebody has just proven to be the owner: by signing in or by the password. */
export function isFreshSignIn(
  { createdAt, confirmedAt }: { createdAt: Date; confirmedAt: Date | null },
  now: Date,
): boolean {
  const latest = Math.max(createdAt.getTime(), confirmedAt?.getTime() ?? 0)
  return now.getTime() - latest <= gateMs
}

/** Whether one child may see stories that the other may not. */
export function hasWiderLimits(
  one: { maxAge: number; maxScare: number },
  other: { maxAge: number; maxScare: number },
): boolean {
  return one.maxAge > other.maxAge || one.maxScare > other.maxScare
}
