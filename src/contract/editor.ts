import { z } from 'zod'
import { editorCall, ReferenceNumber, Timestamp } from './base.ts'

/** A side effect in the queue; what it says and to whom stays unseen. */
export const Effect = z.object({
  id: z.number().int(),
  kind: z.string(),
  state: z.enum(['waiting', 'done', 'failed']),
  attempts: z.number().int(),
  createdAt: Timestamp,
  nextAttemptAt: Timestamp,
  lastError: z.string().nullable(),
})
export type Effect = z.infer<typeof Effect>

/** A cancellation or withdrawal that no contract was found for, or that asks for more than we do by ourselves. */
export const Declaration = z.object({
  number: z.string(),
  kind: z.enum(['cancellation', 'withdrawal']),
  receivedAt: Timestamp,
  name: z.string(),
  email: z.string(),
  /** What was declared, as in the receipt. */
  content: z.string(),
  state: z.enum(['received', 'carried-out', 'for-staff', 'settled']),
})
export type Declaration = z.infer<typeof Declaration>

/** A day in Berlin with what happened on it. */
const FiguresDay = z.object({
  day: z.iso.date(),
  reads: z.number().int(),
  likes: z.number().int(),
  accounts: z.number().int(),
})

/** What the content manager plots; nothing in it leads to a person. */
export const Figures = z.object({
  /** The last 90 days, the oldest first. */
  days: z.array(FiguresDay),
  stories: z.object({
    published: z.number().int(),
    drafts: z.number().int(),
    review: z.number().int(),
    withdrawn: z.number().int(),
  }),
  accounts: z.number().int(),
  /** Running contracts by item. */
  subscriptions: z.record(z.string(), z.number().int()),
  likes: z.number().int(),
  reads: z.number().int(),
  storage: z.object({ files: z.number().int(), bytes: z.number().int() }),
  topStories: z.array(
    z.object({ storyId: z.string(), title: z.string(), reads: z.number().int() }),
  ),
})
export type Figures = z.infer<typeof Figures>

/** What an editor can have done: noun and verb. */
const ChangeAction = z.enum([
  'story-created',
  'story-saved',
  'story-imported',
  'story-removed',
  'story-restored',
  'story-review-asked',
  'story-review-taken-back',
  'story-published',
  'story-scheduled',
  'story-unscheduled',
  'story-withdrawn',
  'file-uploaded',
  'import-started',
  'import-cancelled',
  'poll-saved',
  'poll-removed',
  'roadmap-created',
  'roadmap-saved',
  'roadmap-removed',
  'news-saved',
  'news-removed',
  'message-answered',
  'message-closed',
  'message-reopened',
  'report-settled',
  'report-reopened',
  'declaration-settled',
  'effect-retried',
])
export type ChangeAction = z.infer<typeof ChangeAction>

/** Who changed what, and when. */
export const EditorChange = z.object({
  id: z.number().int(),
  at: Timestamp,
  /** Null where the editor's account is gone. */
  editor: z.string().nullable(),
  action: ChangeAction,
  /** Id of what was changed. */
  subject: z.string(),
  /** What it is called now; null where it is gone or has no name. */
  name: z.string().nullable(),
})
export type EditorChange = z.infer<typeof EditorChange>

export const editor = {
  figures: editorCall
    .route({ method: 'GET', path: '/editor/figures', summary: 'Zahlen', tags: ['editor'] })
    .output(Figures),

  /** Everything editors changed, the newest first. */
  listChanges: editorCall
    .route({ method: 'GET', path: '/editor/changes', summary: 'Protokoll', tags: ['editor'] })
    .input(
      z.strictObject({
        limit: z.coerce.number().int().min(1).max(100).default(50),
        /** Only older ones than this. */
        before: z.coerce.number().int().positive().optional(),
      }),
    )
    .output(z.array(EditorChange)),

  /** The newest 100 side effects; those that wait or failed come first. */
  listEffects: editorCall
    .route({ method: 'GET', path: '/editor/effects', summary: 'Ausgang', tags: ['editor'] })
    .output(z.array(Effect)),

  /** Tries a waiting or failed one again at once. */
  retryEffect: editorCall
    .route({
      method: 'POST',
      path: '/editor/effects/{id}/retry',
      summary: 'Noch einmal versuchen',
      tags: ['editor'],
    })
    .input(z.strictObject({ id: z.coerce.number().int().positive() }))
    .output(z.array(Effect)),

  listDeclarations: editorCall
    .route({
      method: 'GET',
      path: '/editor/declarations',
      summary: 'Kündigungen und Widerrufe',
      tags: ['editor'],
    })
    .output(z.array(Declaration)),

  /** Notes that somebody has taken care of it. */
  settleDeclaration: editorCall
    .route({
      method: 'POST',
      path: '/editor/declarations/{number}/settle',
      summary: 'Erledigt',
      tags: ['editor'],
    })
    .input(z.strictObject({ number: ReferenceNumber }))
    .output(z.array(Declaration)),
}
