import type { Language } from '../../../../../contract/base.ts'
import { emptyText } from '../../../../../contract/empty-text.ts'
import type { DraftPage, DraftText, StoryDraft } from '../../../../../contract/story-draft.ts'
import type { CheckedUpload } from '../../../../../contract/upload.ts'

/** The files of a checked picture, one for each width. */
export type PictureSources = Extract<CheckedUpload, { kind: 'picture' }>['sources']

const emptyPage = { picture: null, alt: '', paragraphs: [] }

/** A new translation: pages and pictures of the original, without its texts. */
export function startTranslation(original: DraftText | undefined): DraftText {
  const pages = original?.pages ?? []
  return { ...emptyText, pages: pages.map((page) => ({ ...page, alt: '', paragraphs: [] })) }
}

/** Changes a language's texts; adds the language if it is missing. */
export function withText(
  story: StoryDraft,
  language: Language,
  changed: Partial<DraftText>,
): StoryDraft {
  const text = story.texts[language] ?? emptyText
  return { ...story, texts: { ...story.texts, [language]: { ...text, ...changed } } }
}

/** Removes a language. */
export function withoutText(story: StoryDraft, language: Language): StoryDraft {
  const { [language]: _, ...texts } = story.texts
  return { ...story, texts }
}

/** Changes one page; the others stay the same objects, so their rows do not rerender. */
export function withPage(
  pages: DraftPage[],
  pageId: string,
  changed: Partial<DraftPage>,
): DraftPage[] {
  return pages.map((page) => (page.pageId === pageId ? { ...page, ...changed } : page))
}

/** A name that is not taken: `p1`, `p2` … */
function findFreeName(takenNames: ReadonlySet<string>): string {
  let number = takenNames.size + 1
  while (takenNames.has(`p${number}`)) number++
  return `p${number}`
}

const pageIds = (pages: DraftPage[]) => new Set(pages.map(({ pageId }) => pageId))

/** A free name for another picture of the story. */
export function findFreePictureName(story: StoryDraft): string {
  return findFreeName(new Set(Object.keys(story.pictures)))
}

/** Inserts an empty page, or a copy of `template`, at an index from 0; returns its id too. */
export function withNewPage(
  pages: DraftPage[],
  at: number,
  template: Omit<DraftPage, 'pageId'> = emptyPage,
): { pages: DraftPage[]; pageId: string } {
  const pageId = findFreeName(pageIds(pages))
  return { pages: pages.toSpliced(at, 0, { ...template, pageId }), pageId }
}

/** Inserts a removed page again at an index from 0; returns `pages` if they contain it. */
export function withRestoredPage(pages: DraftPage[], at: number, page: DraftPage): DraftPage[] {
  return pageIds(pages).has(page.pageId) ? pages : pages.toSpliced(at, 0, page)
}

/** Sorts the pages by a list of ids; unlisted pages come last. */
export function reorderPages(pages: DraftPage[], order: readonly string[]): DraftPage[] {
  const byId = new Map(pages.map((page) => [page.pageId, page]))
  const listed = order.flatMap((pageId) => byId.get(pageId) ?? [])
  return [...listed, ...pages.filter((page) => !listed.includes(page))]
}

/** Replaces the pages by those of a PDF, or appends them; each proposed page is a list of paragraphs. */
export function withProposal(
  pages: DraftPage[],
  proposedPages: readonly (readonly string[])[],
  mode: 'replace' | 'append',
): DraftPage[] {
  const initialPages = mode === 'replace' ? [] : pages
  return proposedPages
    .filter((paragraphs) => paragraphs.length > 0)
    .reduce(
      (all, paragraphs) =>
        withNewPage(all, all.length, { ...emptyPage, paragraphs: [...paragraphs] }).pages,
      initialPages,
    )
}

/** Adds or replaces the files of a picture. */
export function withPicture(story: StoryDraft, name: string, sources: PictureSources): StoryDraft {
  const files = sources.map(({ widthPx, key }) => ({ widthPx, key }))
  return { ...story, pictures: { ...story.pictures, [name]: files } }
}

/** Removes pictures that neither a cover nor a page shows. */
export function withoutUnusedPictures(story: StoryDraft): StoryDraft {
  const pagePictures = new Set(
    Object.values(story.texts).flatMap((text) => text?.pages.map(({ picture }) => picture) ?? []),
  )
  const used = Object.entries(story.pictures).filter(
    ([name]) => name.startsWith('cover.') || pagePictures.has(name),
  )
  if (used.length === Object.keys(story.pictures).length) return story
  return { ...story, pictures: Object.fromEntries(used) }
}
