import type { Language } from '../../contract/base.ts'
import type { Revision } from '../../contract/draft.ts'
import { emptyText } from '../../contract/empty-text.ts'
import type { DraftPage, DraftText, StoryDraft } from '../../contract/story-draft.ts'

/** Languages that are published: German, and English once it has text. */
export function languagesOf({ texts }: StoryDraft): Language[] {
  return texts.en && hasBegun(texts.en) ? ['de', 'en'] : ['de']
}

/** A paragraph as it is published: trimmed, without the soft hyphens of PDFs. */
export function cleanParagraph(paragraph: string): string {
  return paragraph.replaceAll('\u00ad', '').trim()
}

/** Whether a page's picture has files. */
export function hasPicture({ pictures }: StoryDraft, { picture }: DraftPage): boolean {
  // Editors choose the names: `constructor` is a property of every object.
  if (picture === null || !Object.hasOwn(pictures, picture)) return false
  return (pictures[picture]?.length ?? 0) > 0
}

/** Whether a text has a title, teaser, description or page text. */
export function hasBegun({ title, teaser, about, pages }: DraftText): boolean {
  return [title, teaser, about].some(isFilled) || pages.some(hasWords)
}

/** Whether a text has a visible character; joiners and spaces are none. */
export const isFilled = (text: string) => /[^\s\p{Z}\p{Cf}]/u.test(text)
export const hasWords = ({ paragraphs }: DraftPage) => paragraphs.some(isFilled)

/** A new draft. */
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

/** Words in ASCII, with umlauts written out: „Käthe & Bär“ becomes Kaethe, Baer. */
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

/** `/stories/<name>` of these is another page or call. */
const reservedIds = new Set(['top', 'ranking', 'shelves', 'bulk', 'export'])

/** The id for a title; a higher `attempt` (from 1) adds a number, where the id is taken. */
export function storyIdFor(title: string, attempt: number): string {
  const suffix = attempt > 1 ? `-${attempt}` : ''
  const words = asciiWords(title).join('-').toLowerCase() || 'geschichte'
  const free = reservedIds.has(words) ? `geschichte-${words}` : words
  const shortened = free.slice(0, 60).replace(/-+$/, '')
  return `${shortened}${suffix}`
}

/** The PDF's file name for a title: Der_Baer.pdf for „Der Bär“. */
export function fileNameOf(title: string): string {
  return `${asciiWords(title).join('_') || 'Geschichte'}.pdf`.slice(-160)
}

/** Saves of one editor within this time are one sitting, of which one version remains. */
const sittingMs = 15 * 60_000

type Saved = Pick<Revision, 'reason'> & { editorId: string | null; savedAt: Date }

/**
 * Whether a save replaces the newest version: one of the same editor and the same sitting. A version
 * remains for every 15 minutes, and the last one of each sitting.
 */
export function replacesNewest(
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
  const pictureKeys = Object.values(pictures).flatMap((files) => files.map(({ key }) => key))
  return [...new Set([...keys, ...pictureKeys])].filter((key) => typeof key === 'string')
}
