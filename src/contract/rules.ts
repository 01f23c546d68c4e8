/** Rules that server and client share. Pure: time and documents are arguments. */

import { unverifiedReads } from './plan.ts'

interface StoryNames {
  title: string
  fileName: string
}

/** Displayed title of a story: its title, else its file name as words (spec 3.65). */
export function displayTitle(story: StoryNames): string {
  return story.title || story.fileName.replaceAll('_', ' ').replace(/\.pdf$/i, '')
}

/** In small letters without umlauts and accents, in which searches compare: „Fücks“ is one letter from „Fuchs“. */
export const plainLetters = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

interface QuotaUse {
  subscription: { basePlan: string; expiry: string | null; quotas: { pdfReads: number } }
  usage: { pdfReadsThisMonth: number }
}

/** Whether a subscription is active: its plan is not free and it expires in the future (spec 4.18). */
export function isActive(subscription: QuotaUse['subscription'], now: Date): boolean {
  const { basePlan, expiry } = subscription
  return basePlan !== 'free' && expiry !== null && Date.parse(expiry) > now.getTime()
}

/**
 * Stories that an account with an unverified mailbox may still open this month, beside the sample, which
 * is not counted. Never below 0.
 */
export const unverifiedReadsLeft = (usedReads: number): number =>
  Math.max(0, unverifiedReads - usedReads)

/** Stories left this month; never below 0 (spec 4.26). */
export function remainingReads(profile: QuotaUse): number {
  return Math.max(0, profile.subscription.quotas.pdfReads - profile.usage.pdfReadsThisMonth)
}

/** Time until `target`, rounded down to minutes; null once it has passed, and for an invalid date. */
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

/** Default child's name: the display name, else 'Kind' (spec 9.4). */
export function childName(displayName: string): string {
  return displayName.trim() || 'Kind'
}

/** Length of a nickname in characters. */
export const nicknameLength = { min: 2, max: 30 } as const

/** Address of a cover at one of its widths in pixels, lettered in one language. */
export function coverAt(coverImageUrl: string, width: 400 | 600 | 1200, language = 'de'): string {
  const separator = coverImageUrl.includes('?') ? '&' : '?'
  return `${coverImageUrl}${separator}w=${width}&lang=${language}`
}
