import { gateMinutes } from '../../contract/family.ts'

const gateMs = gateMinutes * 60_000

interface GateState {
  isKidsMode: boolean
  hasPin: boolean
  gateOpenUntil: Date | null
}

/** Kids mode and a PIN close the parents' gate; once opened, it stays open for five minutes. */
export function isGateOpen({ isKidsMode, hasPin, gateOpenUntil }: GateState, now: Date): boolean {
  if (!isKidsMode && !hasPin) return true
  return gateOpenUntil !== null && gateOpenUntil > now
}

/** When a gate that is opened now closes. */
export const gateEnd = (now: Date) => new Date(now.getTime() + gateMs)

/** Whether the owner has just signed in or confirmed the password. */
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
