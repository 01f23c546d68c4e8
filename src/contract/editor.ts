import { z } from 'zod'
import { editorCall, ReferenceNumber, Timestamp } from './base.ts'

/** A queued side effect, without its content and recipient. */
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

/** A cancellation or withdrawal. */
export const Declaration = z.object({
  number: z.string(),
  kind: z.enum(['cancellation', 'withdrawal']),
  receivedAt: Timestamp,
  name: z.string(),
  email: z.string(),
  /** What was declared, as in the receipt. */
  content: z.string(),
  /** `for-staff` where no contract was found, or it asks for more than happens automatically. */
  state: z.enum(['received', 'carried-out', 'for-staff', 'settled']),
})
export type Declaration = z.infer<typeof Declaration>

/** Counts of one day in Berlin. */
const StatisticsDay = z.object({
  day: z.iso.date(),
  reads: z.number().int(),
  likes: z.number().int(),
  accounts: z.number().int(),
})

/** Statistics for editors; they contain nothing personal. */
export const Statistics = z.object({
  /** The last 90 days, oldest first. */
  days: z.array(StatisticsDay),
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
export type Statistics = z.infer<typeof Statistics>

/** Actions of editors: noun and verb. */
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
  /** Null where the editor's account was deleted. */
  editor: z.string().nullable(),
  action: ChangeAction,
  /** Id of the changed object. */
  subject: z.string(),
  /** Its current name; null where it was deleted or has no name. */
  name: z.string().nullable(),
})
export type EditorChange = z.infer<typeof EditorChange>

export const editor = {
  statistics: editorCall
    .route({ method: 'GET', path: '/editor/figures', summary: 'Zahlen', tags: ['editor'] })
    .output(Statistics),

  /** Changes made by editors, newest first. */
  listChanges: editorCall
    .route({ method: 'GET', path: '/editor/changes', summary: 'Protokoll', tags: ['editor'] })
    .input(
      z.strictObject({
        limit: z.coerce.number().int().min(1).max(100).default(50),
        /** Returns only changes older than this id. */
        before: z.coerce.number().int().positive().optional(),
      }),
    )
    .output(z.array(EditorChange)),

  /** The newest 100 side effects; waiting and failed ones first. */
  listEffects: editorCall
    .route({ method: 'GET', path: '/editor/effects', summary: 'Ausgang', tags: ['editor'] })
    .output(z.array(Effect)),

  /** Retries a waiting or failed effect immediately. */
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

  /** Marks a declaration as settled by staff. */
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
