import type { Language } from '../../contract/base.ts'
import { emptyText } from '../../contract/empty-text.ts'
import type { DraftPage, StoryDraft } from '../../contract/story-draft.ts'
import { emptyStory, fileNameOf } from '../draft/rules.ts'
import type { GivenPage, GivenStory } from '../examiner/import/given.ts'

/** Examined and stored files, by their names in the archive. */
export interface StoredFiles {
  pictures: Record<string, StoryDraft['pictures'][string]>
  pdfKey: string | null
}

/**
 * Merges what was sent for one language into a story: fields that were not sent stay, sent pages
 * replace the old ones. Merging the same again changes nothing.
 */
export function mergeGiven(
  before: StoryDraft | null,
  given: GivenStory & { language: Language },
  stored: StoredFiles,
): StoryDraft {
  const base = before ?? { ...emptyStory(given.title), texts: {} }
  const old = base.texts[given.language] ?? emptyText
  const pages = given.pages.map((page, index) => mergePage(page, index, old.pages[index], given))
  const pictures = { ...base.pictures }
  given.pages.forEach(({ picture }, index) => {
    const name = pages[index]?.picture
    if (picture && 'file' in picture && name) pictures[name] = stored.pictures[picture.file] ?? []
  })
  const text = {
    ...old,
    fileName: old.fileName || fileNameOf(given.title),
    ...given.text,
    pages: pages.length > 0 ? pages : old.pages,
    pdfKey: stored.pdfKey ?? old.pdfKey,
  }
  return { ...base, ...given.facts, texts: { ...base.texts, [given.language]: text }, pictures }
}

/** A page keeps the id of its position, so that a repeated import changes nothing. */
function mergePage(
  { picture, alt, paragraphs }: GivenPage,
  index: number,
  old: DraftPage | undefined,
  { language }: GivenStory,
): DraftPage {
  const pageId = old?.pageId ?? `${language}-${index + 1}`
  if (picture && 'file' in picture) return { pageId, picture: pictureName(index), alt, paragraphs }
  return { pageId, picture: picture?.name ?? old?.picture ?? null, alt, paragraphs }
}

const pictureName = (index: number) => `p${index + 1}`
