import type { Language } from '../../../../contract/base.ts'
import type { EditedPost, NewsKind } from '../../../../contract/news.ts'
import { m } from '../../../paraglide/messages.js'
import { berlinField, berlinMoment } from '../berlin-time.ts'

export interface DraftText {
  title: string
  summary: string
  markdown: string
}

export interface DraftPicture {
  fileKey: string
  /** Null where no address is known to look at it. */
  url: string | null
  alt: Record<Language, string>
}

/** A post as it stands in the form. */
export interface PostDraft {
  slug: string
  kind: NewsKind
  isPinned: boolean
  publish: 'draft' | 'now' | 'at'
  /** As the date field holds it, in Berlin. */
  publishAt: string
  picture: DraftPicture | null
  texts: Record<Language, DraftText>
  /** Of the post it changes; 0 for a new one. */
  version: number
}

const emptyText: DraftText = { title: '', summary: '', markdown: '' }

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

/** What is saved, in the form. */
export function draftOf(post: EditedPost): PostDraft {
  const { slug, kind, isPinned, publishAt, picture, pictureUrl, texts, version } = post
  return {
    slug,
    kind,
    isPinned,
    publish: publishAt === null ? 'draft' : 'at',
    publishAt: publishAt === null ? '' : berlinField(publishAt),
    picture: picture && {
      fileKey: picture.fileKey,
      url: pictureUrl,
      alt: { de: picture.alt.de, en: picture.alt.en ?? '' },
    },
    texts: { de: texts.de, en: texts.en ?? emptyText },
    version,
  }
}

/** An address made from a title: „Über die Füchse“ becomes `ueber-die-fuechse`. */
export function slugOf(title: string): string {
  const plain: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
  return title
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => plain[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')
}

const hasAll = ({ title, summary, markdown }: DraftText) =>
  [title, summary, markdown].every((text) => text.trim() !== '')
const hasSome = ({ title, summary, markdown }: DraftText) =>
  [title, summary, markdown].some((text) => text.trim() !== '')

/** What keeps a draft from being saved, in words; empty while nothing does. */
export function problemsOf({ slug, texts, publish, publishAt, picture }: PostDraft): string[] {
  const { de, en } = texts
  const checks: [isWrong: boolean, text: string][] = [
    [de.title.trim() === '', m.editor_news_problem_title()],
    [!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug), m.editor_news_problem_slug()],
    [de.summary.trim() === '', m.editor_news_problem_summary()],
    [de.markdown.trim() === '', m.editor_news_problem_markdown()],
    [hasSome(en) && !hasAll(en), m.editor_news_problem_english()],
    [publish === 'at' && berlinMoment(publishAt) === null, m.editor_news_problem_moment()],
    [picture !== null && picture.alt.de.trim() === '', m.editor_news_problem_alt()],
  ]
  return checks.flatMap(([isWrong, text]) => (isWrong ? [text] : []))
}

/** What is sent to be saved; `now` is the present moment. */
export function toSave(
  { publish, publishAt, picture, texts: { de, en }, ...rest }: PostDraft,
  now: Date,
) {
  const moments = { draft: null, now: now.toISOString(), at: berlinMoment(publishAt) }
  return {
    ...rest,
    publishAt: moments[publish],
    picture: picture && {
      fileKey: picture.fileKey,
      alt: {
        de: picture.alt.de.trim(),
        ...(picture.alt.en.trim() && { en: picture.alt.en.trim() }),
      },
    },
    texts: { de, ...(hasAll(en) && { en }) },
  }
}

/** Whether two drafts would be saved alike. */
export const isSame = (a: PostDraft, b: PostDraft) => JSON.stringify(a) === JSON.stringify(b)
