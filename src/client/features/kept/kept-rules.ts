import type { Language } from '../../../contract/base.ts'
import type { Child } from '../../../contract/child.ts'
import { maxAgeOf } from '../../../contract/family.ts'
import type { Profile } from '../../../contract/profile.ts'
import { isActive, remainingReads } from '../../../contract/rules.ts'
import type { StoryCard } from '../../../contract/story.ts'
import type { KeptStory } from '../../data/store.ts'
import { numberFormat } from '../../lib/formats.ts'

/** How many of the stories that were opened last stay here by themselves. */
const mostAutomatic = 5

type Limits = Pick<Child, 'childId' | 'ageBand' | 'maxScare'>

/** Whether a story is within a child's own limits; as the server says it. */
export function fitsChild(
  { ageFrom, scare }: Pick<StoryCard, 'ageFrom' | 'scare'>,
  { ageBand, maxScare }: Omit<Limits, 'childId'>,
): boolean {
  return (ageBand === null || ageFrom <= maxAgeOf[ageBand]) && scare <= maxScare
}

/** Whether a child may read what is kept here, also where another child or its parents opened it. */
export function mayRead(
  { card, releasedFor }: Pick<KeptStory, 'card' | 'releasedFor'>,
  child: Limits | null,
): boolean {
  return child !== null && (releasedFor.includes(child.childId) || fitsChild(card, child))
}

type Kept = Pick<KeptStory, 'storyId' | 'isSaved' | 'keptAt' | 'size'>

const byAge = (a: Kept, b: Kept) => b.keptAt - a.keptAt

/** The automatically kept stories that have to go: all but the latest. */
export function surplus<Story extends Kept>(kept: readonly Story[]): Story[] {
  return kept
    .filter(({ isSaved }) => !isSaved)
    .sort(byAge)
    .slice(mostAutomatic)
}

/** As they are shown: what was saved first, then the others, each with the latest first. */
export function inOrder<Story extends Kept>(kept: Iterable<Story>): Story[] {
  return [...kept].sort((a, b) => Number(b.isSaved) - Number(a.isSaved) || byAge(a, b))
}

/** What „Aufräumen“ takes away: whatever nobody saved on purpose. */
export function tidyable<Story extends Kept>(kept: Iterable<Story>): Story[] {
  return [...kept].filter(({ isSaved }) => !isSaved)
}

/** Stories of which not every file is there any more. */
export function findLost<Story extends Pick<KeptStory, 'files'>>(
  kept: readonly Story[],
  present: ReadonlySet<string>,
): Story[] {
  return kept.filter(({ files }) => files.some((path) => !present.has(path)))
}

/** Files that belong to no story any more. */
export function findStray(
  kept: readonly Pick<KeptStory, 'files'>[],
  present: Iterable<string>,
): string[] {
  const needed = new Set(kept.flatMap(({ files }) => files))
  return [...present].filter((path) => !needed.has(path))
}

/** Of all bytes that stories take. */
export const sizeOf = (kept: Iterable<Pick<Kept, 'size'>>) =>
  [...kept].reduce((sum, { size }) => sum + size, 0)

/** "3,1 MB"; at least a tenth. */
export function inMegabytes(bytes: number, language: Language): string {
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

/** The month's stories that are left, and how many there were; null where nobody counts them. */
export function readsLeft(
  profile: Pick<Profile, 'subscription' | 'usage'> | null,
  now: Date,
): { left: number; total: number } | null {
  if (profile === null || isActive(profile.subscription, now)) return null
  return { left: remainingReads(profile), total: profile.subscription.quotas.pdfReads }
}
