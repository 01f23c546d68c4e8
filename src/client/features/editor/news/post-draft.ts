import type { Language } from '../../../../contract/base.ts'
import type { EditedPost, NewsKind } from '../../../../contract/news.ts'
import { m } from '../../../paraglide/messages.js'
import { fromBerlinField, toBerlinField } from '../shared/berlin-time.ts'

/** Form state of a post's text in one language. */
export interface PostText {
  title: string
  summary: string
  markdown: string
}

/** Form state of a picture. */
export interface DraftPicture {
  fileKey: string
  /** Null if the server gave no address. */
  url: string | null
  alt: Record<Language, string>
}

/** Form state of a post. */
export interface PostDraft {
  slug: string
  kind: NewsKind
  isPinned: boolean
  publish: 'draft' | 'now' | 'at'
  /** Value of the `datetime-local` field, in Berlin. */
  publishAt: string
  picture: DraftPicture | null
  texts: Record<Language, PostText>
  /** Version of the post that it changes; 0 for a new one. */
  version: number
}

const emptyText: PostText = { title: '', summary: '', markdown: '' }

export const newDraft: PostDraft = {
  slug: '',
  kind: 'features',
  isPinned: false,
  publish: 'draft',
  publishAt: '',
  picture: null,
  texts: { de: emptyText, en: emptyText },
  version: 0,
}

/** Form state of a saved post. */
export function toPostDraft(post: EditedPost): PostDraft {
  const { slug, kind, isPinned, publishAt, picture, pictureUrl, texts, version } = post
  return {
    slug,
    kind,
    isPinned,
    publish: publishAt === null ? 'draft' : 'at',
    publishAt: publishAt === null ? '' : toBerlinField(publishAt),
    picture: picture && {
      fileKey: picture.fileKey,
      url: pictureUrl,
      alt: { de: picture.alt.de, en: picture.alt.en ?? '' },
    },
    texts: { de: texts.de, en: texts.en ?? emptyText },
    version,
  }
}

/** Makes a slug from a title: „Über die Füchse“ becomes `ueber-die-fuechse`. */
export function toSlug(title: string): string {
  const replacements: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
  return title
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => replacements[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')
}

const isComplete = ({ title, summary, markdown }: PostText) =>
  [title, summary, markdown].every((text) => text.trim() !== '')
const isStarted = ({ title, summary, markdown }: PostText) =>
  [title, summary, markdown].some((text) => text.trim() !== '')

/** Messages about what must be corrected before saving. */
export function findProblems({ slug, texts, publish, publishAt, picture }: PostDraft): string[] {
  const { de, en } = texts
  const checks: [isInvalid: boolean, text: string][] = [
    [de.title.trim() === '', m.editor_news_problem_title()],
    [!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug), m.editor_news_problem_slug()],
    [de.summary.trim() === '', m.editor_news_problem_summary()],
    [de.markdown.trim() === '', m.editor_news_problem_markdown()],
    [isStarted(en) && !isComplete(en), m.editor_news_problem_english()],
    [publish === 'at' && fromBerlinField(publishAt) === null, m.editor_news_problem_moment()],
    [picture !== null && picture.alt.de.trim() === '', m.editor_news_problem_alt()],
  ]
  return checks.flatMap(([isInvalid, text]) => (isInvalid ? [text] : []))
}

/** Input of the call `news.save`; `now` is the current time. */
export function toNewsInput(
  { publish, publishAt, picture, texts: { de, en }, ...rest }: PostDraft,
  now: Date,
) {
  const publicationTimes = { draft: null, now: now.toISOString(), at: fromBerlinField(publishAt) }
  return {
    ...rest,
    publishAt: publicationTimes[publish],
    picture: picture && {
      fileKey: picture.fileKey,
      alt: {
        de: picture.alt.de.trim(),
        ...(picture.alt.en.trim() && { en: picture.alt.en.trim() }),
      },
    },
    texts: { de, ...(isComplete(en) && { en }) },
  }
}

export const isSameDraft = (a: PostDraft, b: PostDraft) => JSON.stringify(a) === JSON.stringify(b)
