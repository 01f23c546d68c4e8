import type { Language } from '../../../contract/base.ts'
import type { Child } from '../../../contract/child.ts'
import { maxAgeOf } from '../../../contract/family.ts'
import type { Profile } from '../../../contract/profile.ts'
import { isActive, remainingReads } from '../../../contract/rules.ts'
import type { StoryCard } from '../../../contract/story-card.ts'
import type { OfflineStory } from '../../data/storage/store.ts'
import { numberFormat } from '../../lib/format.ts'

/** How many of the last opened stories are stored automatically. */
const maxAutomatic = 5

type Limits = Pick<Child, 'childId' | 'ageBand' | 'maxScare'>

/** Whether a story is within a child's limits; the same rule as on the server. */
export function fitsChild(
  { ageFrom, scare }: Pick<StoryCard, 'ageFrom' | 'scare'>,
  { ageBand, maxScare }: Omit<Limits, 'childId'>,
): boolean {
  return (ageBand === null || ageFrom <= maxAgeOf[ageBand]) && scare <= maxScare
}

/** Whether a child may read an offline story that another child or a parent opened. */
export function mayRead(
  { card, releasedFor }: Pick<OfflineStory, 'card' | 'releasedFor'>,
  child: Limits | null,
): boolean {
  return child !== null && (releasedFor.includes(child.childId) || fitsChild(card, child))
}

type StorySummary = Pick<OfflineStory, 'storyId' | 'isSaved' | 'keptAt' | 'size'>

const byNewest = (a: StorySummary, b: StorySummary) => b.keptAt - a.keptAt

/** The automatically stored stories to remove: all but the latest `maxAutomatic`. */
export function findSurplus<Story extends StorySummary>(stories: readonly Story[]): Story[] {
  return stories
    .filter(({ isSaved }) => !isSaved)
    .sort(byNewest)
    .slice(maxAutomatic)
}

/** Saved stories first, then the others; latest first in each group. */
export function sortForDisplay<Story extends StorySummary>(stories: Iterable<Story>): Story[] {
  return [...stories].sort((a, b) => Number(b.isSaved) - Number(a.isSaved) || byNewest(a, b))
}

/** The automatically stored stories, which „Aufräumen“ removes. */
export function findAutomatic<Story extends StorySummary>(stories: Iterable<Story>): Story[] {
  return [...stories].filter(({ isSaved }) => !isSaved)
}

/** Stories with missing files. */
export function findLost<Story extends Pick<OfflineStory, 'files'>>(
  stories: readonly Story[],
  present: ReadonlySet<string>,
): Story[] {
  return stories.filter(({ files }) => files.some((path) => !present.has(path)))
}

/** Files that belong to no story. */
export function findUnusedFiles(
  stories: readonly Pick<OfflineStory, 'files'>[],
  present: Iterable<string>,
): string[] {
  const needed = new Set(stories.flatMap(({ files }) => files))
  return [...present].filter((path) => !needed.has(path))
}

/** Size of all stories in bytes. */
export const totalSize = (stories: Iterable<Pick<StorySummary, 'size'>>) =>
  [...stories].reduce((sum, { size }) => sum + size, 0)

/** "3,1 MB" or "2,4 GB"; at least 0.1 MB. */
export function formatBytes(bytes: number, language: Language): string {
  const megabytes = Math.max(0.1, bytes / 1e6)
  const maximumFractionDigits = megabytes < 10 ? 1 : 0
  const unit = megabytes < 1000 ? 'megabyte' : 'gigabyte'
  const value = megabytes < 1000 ? megabytes : megabytes / 1000
  return numberFormat(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'gigabyte' ? 1 : maximumFractionDigits,
  }).format(value)
}

/** How many of the month's stories are left; null without a profile, and for plans without a limit. */
export function readsLeft(
  profile: Pick<Profile, 'subscription' | 'usage'> | null,
  now: Date,
): { left: number; total: number } | null {
  if (profile === null || isActive(profile.subscription, now)) return null
  return { left: remainingReads(profile), total: profile.subscription.quotas.pdfReads }
}
