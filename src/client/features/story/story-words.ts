import type { Language } from '../../../contract/base.ts'
import { displayTitle } from '../../../contract/rules.ts'
import type { StoryCard, StorySheet } from '../../../contract/story.ts'
import { numberFormat } from '../../lib/formats.ts'
import { m } from '../../paraglide/messages.js'
import { valueLabel } from './story-values.ts'

/** A text with the language it is in, so that it is read out right. */
interface Spoken {
  text: string
  lang: Language
}

/** A top story brings the title shown and no others. */
type Titled = Pick<StoryCard, 'title' | 'fileName'> & { titles?: StoryCard['titles'] }
type Teased = Pick<StoryCard, 'teaser' | 'teasers'>

/** A story's title in the language shown, else in German. */
export function titleIn(language: Language, story: Titled): Spoken {
  const own = language === 'de' ? undefined : story.titles?.[language]
  return own ? { text: own, lang: language } : { text: displayTitle(story), lang: 'de' }
}

/** A story's teaser in the language shown, else in German. */
export function teaserIn(language: Language, story: Teased): Spoken {
  const own = language === 'de' ? undefined : story.teasers[language]
  return own ? { text: own, lang: language } : { text: story.teaser, lang: 'de' }
}

/** A story's texts in the language shown, else in the first one it has; null where it has none. */
export function textsIn(language: Language, { texts }: Pick<StorySheet, 'texts'>) {
  for (const lang of [language, 'de', 'en'] as const) {
    const found = texts[lang]
    if (found) return { ...found, lang }
  }
  return null
}

/** "ab 5 · 8 Min." */
export function metaLine({ ageFrom, minutes }: Pick<StoryCard, 'ageFrom' | 'minutes'>): string {
  return `${m.story_age_from({ age: ageFrom })} · ${m.story_minutes({ minutes })}`
}

/** "ab 5 · 8 Min. · Mut", with the first of its values. */
export function cardLine(story: Pick<StoryCard, 'ageFrom' | 'minutes' | 'values'>): string {
  const [value] = story.values
  // The dot stays at the line's end where the value needs a line of its own.
  return value ? `${metaLine(story)}\u00a0· ${valueLabel(value)}` : metaLine(story)
}

const lastWrittenOut = 12
const numerals: Record<Language, string[]> = {
  de: 'Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn Elf Zwölf'.split(' '),
  en: 'Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' '),
}

/** How many stories there are; numbers up to twelve as words, as in a book. */
export function countInWords(count: number, language: Language): string {
  if (count === 0) return m.library_empty()
  if (count === 1) return m.library_one()
  const inDigits = numberFormat(language).format(count)
  const inWords = count <= lastWrittenOut ? numerals[language][count - 2] : undefined
  return m.library_many({ count: inWords ?? inDigits })
}

const dayMs = 86_400_000
const newForDays = 30

/** Whether a story came out within the last 30 days. */
export function isNew(publishedAt: string, now: Date): boolean {
  const ageMs = now.getTime() - Date.parse(publishedAt)
  return ageMs >= 0 && ageMs < newForDays * dayMs
}
