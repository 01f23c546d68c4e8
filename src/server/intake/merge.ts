import type { Language } from '../../contract/base.ts'
import { emptyText } from '../../contract/empty-text.ts'
import type { DraftPage, StoryDraft } from '../../contract/story-draft.ts'
import { emptyStory, fileNameOf } from '../draft/rules.ts'
import type { GivenPage, GivenStory } from '../examiner/import/given.ts'

/** Files of the archive after they were examined and stored, by the name the archive has for them. */
export interface StoredFiles {
  pictures: Record<string, StoryDraft['pictures'][string]>
  pdfKey: string | null
}

/**
 * A story with what was sent for one of its languages laid over it: what was not said stays, pages
 * are those that were sent. The same again changes nothing.
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

/** A page keeps its id by its place, so that a second import of the same is the same. */
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
