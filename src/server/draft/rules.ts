import type { Language } from '../../contract/base.ts'
import type { Revision } from '../../contract/draft.ts'
import { emptyText } from '../../contract/empty-text.ts'
import type { DraftPage, DraftText, StoryDraft } from '../../contract/story-draft.ts'

/** Languages that are published: German, and English once somebody has begun it. */
export function languagesOf({ texts }: StoryDraft): Language[] {
  return texts.en && hasBegun(texts.en) ? ['de', 'en'] : ['de']
}

/** A paragraph as it is published: without the hyphens that PDFs leave in it, nor empty ends. */
export function cleanParagraph(paragraph: string): string {
  return paragraph.replaceAll('\u00ad', '').trim()
}

/** Whether a page's picture has been sent; without a file it is none. */
export function hasPicture({ pictures }: StoryDraft, { picture }: DraftPage): boolean {
  // Names are the editors': `constructor` is one that every object has.
  if (picture === null || !Object.hasOwn(pictures, picture)) return false
  return (pictures[picture]?.length ?? 0) > 0
}

/** Whether somebody has written something of a text. */
export function hasBegun({ title, teaser, about, pages }: DraftText): boolean {
  return [title, teaser, about].some(isFilled) || pages.some(hasWords)
}

/** Whether there is something to see in a text: joiners and spaces alone are nothing. */
export const isFilled = (text: string) => /[^\s\p{Z}\p{Cf}]/u.test(text)
export const hasWords = ({ paragraphs }: DraftPage) => paragraphs.some(isFilled)

/** What a new story begins with. */
export function emptyStory(title: string): StoryDraft {
  return {
    values: [],
    kind: 'maerchen',
    ageFrom: 4,
    ageTo: 8,
    level: null,
    scare: 0,
    author: '',
    license: '',
    isSample: false,
    texts: { de: { ...emptyText, title, fileName: fileNameOf(title) } },
    pictures: {},
  }
}

const folds: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o' }

/** Words of Latin letters and digits, umlauts written out: „Käthe & Bär“ is Kaethe, Baer. */
function asciiWords(text: string): string[] {
  const folded = text
    .normalize('NFC')
    .replaceAll(/[äöüßæø]/g, (letter) => folds[letter] ?? '')
    .replaceAll(/[ÄÖÜ]/g, (letter) => capitalized(folds[letter.toLowerCase()] ?? ''))
    .normalize('NFKD')
    .replaceAll(/[\p{M}’']/gu, '')
  return folded.match(/[a-z0-9]+/gi) ?? []
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Behind `/stories/` these are addresses of something else. */
const addresses = new Set(['top', 'ranking', 'shelves', 'bulk', 'export'])

/** The id a title asks for; the `attempt`th one, from 1, where others have it already. */
export function storyIdFor(title: string, attempt: number): string {
  const suffix = attempt > 1 ? `-${attempt}` : ''
  const words = asciiWords(title).join('-').toLowerCase() || 'geschichte'
  const free = addresses.has(words) ? `geschichte-${words}` : words
  const shortened = free.slice(0, 60).replace(/-+$/, '')
  return `${shortened}${suffix}`
}

/** The PDF's name for a title: „Der Bär“ is Der_Baer.pdf. */
export function fileNameOf(title: string): string {
  return `${asciiWords(title).join('_') || 'Geschichte'}.pdf`.slice(-160)
}

/** Most saves of one sitting: those within it take each other's place. */
const sittingMs = 15 * 60_000

type Saved = Pick<Revision, 'reason'> & { editorId: string | null; savedAt: Date }

/**
 * Whether a save takes the place of the newest version: the same editor's, of the same sitting. One
 * is left every 15 minutes, and whatever stood when somebody stopped.
 */
export function replaces(
  save: Omit<Saved, 'reason'>,
  newest: Saved,
  before: Saved | null,
): boolean {
  const isSameSitting = (one: Date, other: Date) => other.getTime() - one.getTime() < sittingMs
  return (
    newest.reason === 'saved' &&
    newest.editorId === save.editorId &&
    isSameSitting(newest.savedAt, save.savedAt) &&
    before !== null &&
    isSameSitting(before.savedAt, newest.savedAt)
  )
}

/** Keys of all files of a story, each once. */
export function fileKeysOf({ texts, pictures }: StoryDraft): string[] {
  const keys = Object.values(texts).flatMap(({ pdfKey, prints, audio, film }) => [
    pdfKey,
    ...prints.map(({ key }) => key),
    audio?.key,
    audio?.timesKey,
    film?.key,
    film?.captionsKey,
  ])
  const shown = Object.values(pictures).flatMap((files) => files.map(({ key }) => key))
  return [...new Set([...keys, ...shown])].filter((key) => typeof key === 'string')
}
