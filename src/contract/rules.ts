/** Rules that server and client share. Pure: time and documents are arguments. */

interface Titled {
  title: string
  fileName: string
}

/** Title shown for a story: its title, else its file name as words (spec section 3). */
export function displayTitle(story: Titled): string {
  return story.title || story.fileName.replaceAll('_', ' ').replace(/\.pdf$/i, '')
}

interface Metered {
  subscription: { basePlan: string; expiry: string | null; quotas: { pdfReads: number } }
  usage: { pdfReadsThisMonth: number }
}

/** A subscription counts when its plan is not free and it expires in the future (spec section 4). */
export function isActive(subscription: Metered['subscription'], now: Date): boolean {
  const { basePlan, expiry } = subscription
  return basePlan !== 'free' && expiry !== null && Date.parse(expiry) > now.getTime()
}

/** Stories left this month; never below 0 (spec section 4). */
export function remainingReads(profile: Metered): number {
  return Math.max(0, profile.subscription.quotas.pdfReads - profile.usage.pdfReadsThisMonth)
}

/** Time left until the counter resets, in whole days, hours, minutes; null once it has passed. */
export function timeUntil(
  target: string,
  now: Date,
): { days: number; hours: number; minutes: number } | null {
  const leftMs = Date.parse(target) - now.getTime()
  if (!(leftMs > 0)) return null
  const minutes = Math.floor(leftMs / 60_000)
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
  }
}

/** Default child's name: the display name, else 'Kind' (spec section 9). */
export function childName(displayName: string): string {
  return displayName.trim() || 'Kind'
}

/** Limits of a nickname in characters. */
export const nicknameLength = { min: 2, max: 30 } as const

/** Address of a cover at one of its widths in pixels, for one language's lettering. */
export function coverAt(coverImageUrl: string, width: 400 | 600 | 1200, language = 'de'): string {
  const joint = coverImageUrl.includes('?') ? '&' : '?'
  return `${coverImageUrl}${joint}w=${width}&lang=${language}`
}
