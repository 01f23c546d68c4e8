import type { Language } from '../../../../contract/base.ts'
import { emptyText } from '../../../../contract/empty-text.ts'
import type { DraftPage, DraftText, StoryDraft } from '../../../../contract/story-draft.ts'
import type { CheckedUpload } from '../../../../contract/upload.ts'

/** The files of an examined picture. */
export type PictureSources = Extract<CheckedUpload, { kind: 'picture' }>['sources']

const emptyPage = { picture: null, alt: '', paragraphs: [] }

/** The pages of another language with their pictures, for a translation: its words are still missing. */
export function textToTranslate(original: DraftText | undefined): DraftText {
  const pages = original?.pages ?? []
  return { ...emptyText, pages: pages.map((page) => ({ ...page, alt: '', paragraphs: [] })) }
}

/** The story with part of one language's texts changed; the language comes to be where it is not. */
export function withText(
  story: StoryDraft,
  language: Language,
  changed: Partial<DraftText>,
): StoryDraft {
  const text = story.texts[language] ?? emptyText
  return { ...story, texts: { ...story.texts, [language]: { ...text, ...changed } } }
}

/** The story without one of its languages. */
export function withoutText(story: StoryDraft, language: Language): StoryDraft {
  const { [language]: _, ...texts } = story.texts
  return { ...story, texts }
}

/** The pages with part of one changed; all others stay the same objects. */
export function withPage(
  pages: DraftPage[],
  pageId: string,
  changed: Partial<DraftPage>,
): DraftPage[] {
  return pages.map((page) => (page.pageId === pageId ? { ...page, ...changed } : page))
}

/** A name that none of those taken has: `p1`, `p2` … */
function freeName(taken: ReadonlySet<string>): string {
  let number = taken.size + 1
  while (taken.has(`p${number}`)) number++
  return `p${number}`
}

const pageIds = (pages: DraftPage[]) => new Set(pages.map(({ pageId }) => pageId))

/** A name for a further picture of the story. */
export function freePictureName(story: StoryDraft): string {
  return freeName(new Set(Object.keys(story.pictures)))
}

/** The pages with an empty one, or a copy of `like`, at a place from 0; and its id. */
export function withNewPage(
  pages: DraftPage[],
  at: number,
  like: Omit<DraftPage, 'pageId'> = emptyPage,
): { pages: DraftPage[]; pageId: string } {
  const pageId = freeName(pageIds(pages))
  return { pages: pages.toSpliced(at, 0, { ...like, pageId }), pageId }
}

/** The pages with one put back to its place from 0, unless it is there. */
export function withPageBack(pages: DraftPage[], at: number, page: DraftPage): DraftPage[] {
  return pageIds(pages).has(page.pageId) ? pages : pages.toSpliced(at, 0, page)
}

/** The pages in the order of these ids; pages that are not named keep to the end. */
export function inOrder(pages: DraftPage[], order: readonly string[]): DraftPage[] {
  const byId = new Map(pages.map((page) => [page.pageId, page]))
  const named = order.flatMap((pageId) => byId.get(pageId) ?? [])
  return [...named, ...pages.filter((page) => !named.includes(page))]
}

/** The pages after a PDF's proposed text has been taken over. */
export function withProposal(
  pages: DraftPage[],
  proposed: readonly (readonly string[])[],
  how: 'replace' | 'append',
): DraftPage[] {
  const kept = how === 'replace' ? [] : pages
  return proposed
    .filter((paragraphs) => paragraphs.length > 0)
    .reduce(
      (all, paragraphs) =>
        withNewPage(all, all.length, { ...emptyPage, paragraphs: [...paragraphs] }).pages,
      kept,
    )
}

/** The story with the files of a picture. */
export function withPicture(story: StoryDraft, name: string, sources: PictureSources): StoryDraft {
  const files = sources.map(({ widthPx, key }) => ({ widthPx, key }))
  return { ...story, pictures: { ...story.pictures, [name]: files } }
}

/** The story without the pictures that neither a cover nor a page shows. */
export function withoutUnusedPictures(story: StoryDraft): StoryDraft {
  const shown = new Set(
    Object.values(story.texts).flatMap((text) => text?.pages.map(({ picture }) => picture) ?? []),
  )
  const kept = Object.entries(story.pictures).filter(
    ([name]) => name.startsWith('cover.') || shown.has(name),
  )
  if (kept.length === Object.keys(story.pictures).length) return story
  return { ...story, pictures: Object.fromEntries(kept) }
}
