import { z } from 'zod'
import {
  ChosenTime,
  changesSomething,
  editorCall,
  Language,
  maxInteger,
  multiLine,
  publisherCall,
  publishersOnly,
  StoryId,
  searchText,
  singleLine,
  Timestamp,
  Version,
} from './base.ts'
import { StoryValue, TitleSyllables } from './story-card.ts'
import { Check, DraftText, FileKey, StoryDraft } from './story-draft.ts'

/** On the pages: Entwurf, In Prüfung, Veröffentlicht, Zurückgezogen. */
export const DraftState = z.enum(['draft', 'review', 'published', 'withdrawn'])
export type DraftState = z.infer<typeof DraftState>

export const EditedDraft = z.object({
  storyId: StoryId,
  story: StoryDraft,
  state: DraftState,
  /** When it is published automatically. */
  scheduledAt: Timestamp.nullable(),
  /** Counts the saves; a save names the version that it is based on. */
  version: z.number().int(),
  updatedAt: Timestamp,
  /** Name of the last editor; null for a story loaded from the library. */
  updatedBy: z.string().nullable(),
  /** The version that readers see; null where none is published. */
  publishedVersion: z.number().int().nullable(),
  checks: z.array(Check),
  /** Reading level computed from words and sentences. */
  computedLevel: z.number().int().min(1).max(4),
  /** Signed addresses of the draft's files by their keys. */
  fileUrls: z.record(FileKey, z.string()),
})
export type EditedDraft = z.infer<typeof EditedDraft>

/** A story in the table of the content manager. */
export const DraftRow = z.object({
  storyId: StoryId,
  title: z.string(),
  titleSyllables: TitleSyllables,
  coverUrl: z.string().nullable(),
  state: DraftState,
  scheduledAt: Timestamp.nullable(),
  ageFrom: z.number().int(),
  ageTo: z.number().int(),
  level: z.number().int(),
  values: z.array(StoryValue),
  languages: z.array(Language),
  words: z.number().int(),
  minutes: z.number().int(),
  likes: z.number().int(),
  reads: z.number().int(),
  updatedAt: Timestamp,
  updatedBy: z.string().nullable(),
  /** How many checks still fail before it can be published. */
  missing: z.number().int(),
  /** Whether it was saved after the last publication. */
  hasUnpublished: z.boolean(),
})
export type DraftRow = z.infer<typeof DraftRow>

export const DraftFilter = z.strictObject({
  search: searchText(100).optional(),
  state: DraftState.optional(),
  value: StoryValue.optional(),
  language: Language.optional(),
  level: z.coerce.number().int().min(1).max(4).optional(),
  sort: z
    .enum(['title', 'state', 'age', 'level', 'words', 'likes', 'reads', 'updated'])
    .default('updated'),
  order: z.enum(['asc', 'desc']).default('desc'),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
})

export const Revision = z.object({
  version: z.number().int(),
  reason: z.enum(['saved', 'published', 'withdrawn', 'restored', 'imported', 'library']),
  savedAt: Timestamp,
  savedBy: z.string().nullable(),
})
export type Revision = z.infer<typeof Revision>

const draftTag = { tags: ['draft'] }
const OneStory = z.strictObject({ storyId: StoryId })
/** Version of the draft when it was loaded. */
const version = Version.min(1)

const editedMeanwhile = {
  EDITED_MEANWHILE: {
    status: 409,
    message: 'Jemand anderes hat inzwischen gespeichert.',
    data: z.object({ current: EditedDraft }),
  },
}
const notReady = {
  NOT_READY: {
    status: 409,
    message: 'Es fehlt noch etwas, bevor die Geschichte veröffentlicht werden kann.',
    data: z.object({ checks: z.array(Check) }),
  },
}

export const draft = {
  list: editorCall
    .route({ method: 'GET', path: '/editor/stories', summary: 'Alle Geschichten', ...draftTag })
    .input(DraftFilter)
    .output(
      z.object({
        rows: z.array(DraftRow),
        total: z.number().int(),
        byState: z.record(DraftState, z.number().int()),
      }),
    ),

  get: editorCall
    .route({
      method: 'GET',
      path: '/editor/stories/{storyId}',
      summary: 'Eine Geschichte',
      ...draftTag,
    })
    .input(OneStory)
    .output(EditedDraft),

  /** Creates an empty draft; its id is derived from the title. */
  create: editorCall
    .route({ method: 'POST', path: '/editor/stories', summary: 'Neu anlegen', ...draftTag })
    .input(z.strictObject({ title: singleLine(120).trim().min(1) }))
    .output(EditedDraft),

  save: editorCall
    .meta({ hasLongInput: true })
    .route({
      method: 'PUT',
      path: '/editor/stories/{storyId}',
      summary: 'Speichern',
      ...draftTag,
    })
    .errors({
      ...editedMeanwhile,
      ...publishersOnly,
      FILE_UNKNOWN: { status: 409, message: 'Eine Datei der Geschichte ist nicht (mehr) da.' },
    })
    .input(OneStory.extend({ story: StoryDraft, version }))
    .output(EditedDraft),

  /** Requests a review, or withdraws the request. */
  setState: editorCall
    .route({
      method: 'PUT',
      path: '/editor/stories/{storyId}/state',
      summary: 'Zur Prüfung geben',
      ...draftTag,
    })
    .errors(editedMeanwhile)
    .input(OneStory.extend({ state: z.enum(['draft', 'review']), version }))
    .output(EditedDraft),

  /** Publishes this version now, or plans that the newest one is published at a future time. */
  publish: publisherCall
    .route({
      method: 'POST',
      path: '/editor/stories/{storyId}/publish',
      summary: 'Veröffentlichen',
      ...draftTag,
    })
    .errors({ ...editedMeanwhile, ...notReady })
    .input(OneStory.extend({ version, at: ChosenTime.nullable() }))
    .output(EditedDraft),

  /**
   * Withdraws a story from readers and cancels its schedule; `isPlanOnly` cancels the schedule alone.
   * Families keep their lists and diary entries of the story.
   */
  withdraw: publisherCall
    .route({
      method: 'POST',
      path: '/editor/stories/{storyId}/withdraw',
      summary: 'Zurückziehen',
      ...draftTag,
    })
    .input(OneStory.extend({ isPlanOnly: z.boolean().default(false) }))
    .output(EditedDraft),

  /** Deletes a draft that was never published. */
  remove: editorCall
    .route({
      method: 'DELETE',
      path: '/editor/stories/{storyId}',
      summary: 'Entwurf löschen',
      ...draftTag,
    })
    .errors({
      ...publishersOnly,
      WAS_PUBLISHED: {
        status: 409,
        message: 'Das war schon einmal veröffentlicht und wird zurückgezogen, nicht gelöscht.',
      },
    })
    .input(OneStory)
    .output(z.object({ isRemoved: z.literal(true) })),

  listRevisions: editorCall
    .route({
      method: 'GET',
      path: '/editor/stories/{storyId}/revisions',
      summary: 'Fassungen',
      ...draftTag,
    })
    .input(OneStory)
    .output(z.array(Revision)),

  getRevision: editorCall
    .route({
      method: 'GET',
      path: '/editor/stories/{storyId}/revisions/{version}',
      summary: 'Eine Fassung',
      ...draftTag,
    })
    .input(OneStory.extend({ version: z.coerce.number().int().min(1).max(maxInteger) }))
    .output(Revision.extend({ story: StoryDraft })),

  /** Makes an old version the newest draft; publishes nothing. */
  restore: editorCall
    .route({
      method: 'POST',
      path: '/editor/stories/{storyId}/restore',
      summary: 'Fassung zurückholen',
      ...draftTag,
    })
    .errors({ ...editedMeanwhile, ...publishersOnly })
    .input(OneStory.extend({ version, revision: version }))
    .output(EditedDraft),

  /** Applies one change to many stories; each succeeds or fails independently. */
  changeMany: editorCall
    .route({ method: 'POST', path: '/editor/stories/bulk', summary: 'Viele ändern', ...draftTag })
    .errors(publishersOnly)
    .input(
      z.strictObject({
        storyIds: z.array(StoryId).min(1).max(100),
        change: z
          .strictObject({
            value: StoryValue,
            age: z
              .tuple([StoryDraft.shape.ageFrom, StoryDraft.shape.ageTo])
              .refine(([from, to]) => from <= to),
            action: z.enum(['publish', 'withdraw']),
          })
          .partial()
          .refine((change) => changesSomething(change)),
      }),
    )
    .output(
      z.array(
        z.object({
          storyId: StoryId,
          outcome: z.enum(['done', 'not-ready', 'planned', 'not-found']),
        }),
      ),
    ),

  /** Stories as Markdown, in the format that the import reads. */
  export: editorCall
    .route({ method: 'POST', path: '/editor/stories/export', summary: 'Exportieren', ...draftTag })
    .input(z.strictObject({ storyIds: z.array(StoryId).min(1).max(100) }))
    .output(z.array(z.object({ fileName: z.string(), markdown: z.string() }))),

  /** Texts with soft hyphens (U+00AD) between spoken syllables, as a preview. */
  syllabify: editorCall
    .route({ method: 'POST', path: '/editor/syllables', summary: 'Silben prüfen', ...draftTag })
    .input(
      z.strictObject({
        paragraphs: z.array(multiLine(4000)).max(60),
        syllables: DraftText.shape.syllables,
      }),
    )
    .output(z.array(z.string())),
}
