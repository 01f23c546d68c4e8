import type { Language } from '../../../../contract/base.ts'
import type { StoryCard } from '../../../../contract/story-card.ts'
import { formatNumber } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { valueLabel } from './story-values.ts'

/** "ab 5 · 8 Min." */
export function metaLine({ ageFrom, minutes }: Pick<StoryCard, 'ageFrom' | 'minutes'>): string {
  return `${m.story_age_from({ age: ageFrom })}\u00a0· ${m.story_minutes({ minutes })}`
}

/** "ab 5", "8 Min." and "Mut", the first of its values. */
export function cardFacts(story: Pick<StoryCard, 'ageFrom' | 'minutes' | 'values'>): string[] {
  const { ageFrom, minutes, values } = story
  return [
    m.story_age_from({ age: ageFrom }),
    m.story_minutes({ minutes }),
    ...values.slice(0, 1).map(valueLabel),
  ]
}

/** The author; the library's own workshop has a name in each language. */
export function authorLabel(author: string): string {
  return author === m.story_workshop({}, { locale: 'de' }) ? m.story_workshop() : author
}

const maxSpelledOut = 12
/** From two on. */
const numerals: Record<Language, string[]> = {
  de: 'Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn Elf Zwölf'.split(' '),
  en: 'Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' '),
}

/** The number of stories, up to twelve in words. */
export function storyCountLabel(count: number, language: Language): string {
  if (count === 0) return m.library_empty()
  if (count === 1) return m.library_one()
  return m.library_many({ count: numberWord(count, language) })
}

/** A number from two on, as a word if it is small. */
export function numberWord(count: number, language: Language): string {
  const word = count <= maxSpelledOut ? numerals[language][count - 2] : undefined
  return word ?? formatNumber(count, language)
}

const dayMs = 86_400_000
const newForDays = 30

/** Whether a story came out within the last 30 days. */
export function isNew(publishedAt: string, now: Date): boolean {
  const ageMs = now.getTime() - Date.parse(publishedAt)
  return ageMs >= 0 && ageMs < newForDays * dayMs
}
