import { z } from 'zod'
import {
  ChosenTime,
  editorCall,
  guestCall,
  Language,
  multiLine,
  singleLine,
  Timestamp,
  Version,
} from './base.ts'
import { FileKey } from './story-draft.ts'

/** Public id of a post: lower-case words joined by hyphens. */
export const Slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

export const NewsKind = z.enum(['stories', 'features', 'offers'])
export type NewsKind = z.infer<typeof NewsKind>

const NewsText = z.object({
  title: z.string(),
  /** One or two sentences for the list and the feed. */
  summary: z.string(),
  /** Sanitized HTML of the editors' Markdown. */
  html: z.string(),
})

export const NewsPost = z.object({
  slug: Slug,
  kind: NewsKind,
  isPinned: z.boolean(),
  publishedAt: Timestamp,
  picture: z.object({ url: z.string(), alt: z.partialRecord(Language, z.string()) }).nullable(),
  texts: z.partialRecord(Language, NewsText),
})
export type NewsPost = z.infer<typeof NewsPost>

/** Rendering Markdown takes quadratic time; this length takes one second. */
const Markdown = multiLine(10_000)

const NewsSource = z.strictObject({
  title: singleLine(120).trim().min(1),
  summary: singleLine(300).trim().min(1),
  markdown: Markdown.trim().min(1),
})

const editableFields = {
  kind: NewsKind,
  isPinned: z.boolean(),
  /** Null for a draft; a future time schedules it. */
  publishAt: ChosenTime.nullable(),
  /** A checked upload of the kind `picture` with its alternative text; null for none. */
  picture: z
    .strictObject({
      fileKey: FileKey,
      alt: z.strictObject({ de: singleLine(300).min(1), en: singleLine(300).optional() }),
    })
    .nullable(),
  texts: z.strictObject({ de: NewsSource, en: NewsSource.optional() }),
}

/** A post as editors write it. */
export const EditedPost = z.object({
  slug: Slug,
  ...editableFields,
  state: z.enum(['draft', 'scheduled', 'published']),
  pictureUrl: z.string().nullable(),
  updatedAt: Timestamp,
  version: z.number().int(),
})
export type EditedPost = z.infer<typeof EditedPost>

const newsTag = { tags: ['news'] }

export const news = {
  /** Published posts, pinned ones first, then the newest. */
  list: guestCall
    .meta({ isPubliclyCached: true, isStoredInBrowser: true, hasLongAnswer: true })
    .route({ method: 'GET', path: '/news', summary: 'Neuigkeiten', ...newsTag })
    .input(
      z.strictObject({
        kind: NewsKind.optional(),
        limit: z.coerce.number().int().min(1).max(50).default(20),
        offset: z.coerce.number().int().min(0).max(10_000).default(0),
      }),
    )
    .output(z.object({ posts: z.array(NewsPost), total: z.number().int() })),

  get: guestCall
    .meta({ isPubliclyCached: true, isStoredInBrowser: true, hasLongAnswer: true })
    .route({ method: 'GET', path: '/news/{slug}', summary: 'Eine Neuigkeit', ...newsTag })
    .input(z.strictObject({ slug: Slug }))
    .output(NewsPost),

  listAll: editorCall
    .route({ method: 'GET', path: '/editor/news', summary: 'Alle Neuigkeiten', ...newsTag })
    .output(z.array(EditedPost)),

  /** Renders a text without storing it. */
  preview: editorCall
    .route({ method: 'POST', path: '/editor/news/preview', summary: 'Vorschau', ...newsTag })
    .input(z.strictObject({ markdown: Markdown }))
    .output(z.object({ html: z.string() })),

  save: editorCall
    .route({ method: 'PUT', path: '/editor/news/{slug}', summary: 'Speichern', ...newsTag })
    .errors({
      EDITED_MEANWHILE: {
        status: 409,
        message: 'Jemand anderes hat inzwischen gespeichert.',
        data: z.object({ current: EditedPost.nullable() }),
      },
    })
    .input(
      z.strictObject({
        slug: Slug,
        ...editableFields,
        /** Version of the post when it was loaded; 0 for a new post. */
        version: Version.min(0),
      }),
    )
    .output(EditedPost),

  remove: editorCall
    .route({ method: 'DELETE', path: '/editor/news/{slug}', summary: 'Löschen', ...newsTag })
    .input(z.strictObject({ slug: Slug }))
    .output(z.array(EditedPost)),
}
