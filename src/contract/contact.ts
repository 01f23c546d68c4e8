import { z } from 'zod'
import {
  editorCall,
  guestCall,
  Language,
  multiLine,
  ReferenceNumber,
  StoryId,
  singleLine,
  Timestamp,
  visibleCharacter,
} from './base.ts'
import { ReportReason } from './story-card.ts'

/** Topics of a message; cancellation and withdrawal have their own forms (§§ 312k, 356a BGB). */
export const ContactTopic = z.enum([
  'plan',
  'sign-in',
  'reading',
  'privacy',
  'accessibility',
  'other',
])
export type ContactTopic = z.infer<typeof ContactTopic>

export const Ticket = z.object({
  number: ReferenceNumber,
  topic: ContactTopic,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  receivedAt: Timestamp,
  state: z.enum(['open', 'answered', 'closed']),
  /** Whether it was written from a signed-in account of this address. */
  isFromAccount: z.boolean(),
  answers: z.array(z.object({ text: z.string(), at: Timestamp })),
})
export type Ticket = z.infer<typeof Ticket>

/** A reader's report about a mistake in a story. */
export const StoryReport = z.object({
  reportId: z.uuid(),
  storyId: StoryId,
  title: z.string(),
  language: Language,
  reason: ReportReason,
  page: z.number().int(),
  note: z.string(),
  createdAt: Timestamp,
  isSettled: z.boolean(),
})
export type StoryReport = z.infer<typeof StoryReport>

const contactTag = { tags: ['contact'] }

export const contact = {
  /** Sends a message to the team; a copy goes to the sender's address. */
  send: guestCall
    .route({ method: 'POST', path: '/contact', summary: 'Nachricht schreiben', ...contactTag })
    .input(
      z.strictObject({
        topic: ContactTopic,
        name: singleLine(80).trim(),
        email: z.email().max(320),
        message: multiLine(2000).trim().min(10).regex(visibleCharacter),
        language: Language,
        /** Honeypot, seen by programs only: a message that fills it is answered as usual and not stored. */
        website: singleLine(200).optional(),
        /** Created once for each message, so that a repeated request is the same message. */
        messageId: z.uuid(),
      }),
    )
    .output(z.object({ number: ReferenceNumber, receivedAt: Timestamp })),

  /** The inbox: open messages first, then the newest. */
  list: editorCall
    .route({ method: 'GET', path: '/editor/messages', summary: 'Posteingang', ...contactTag })
    .input(
      z.strictObject({
        state: Ticket.shape.state.optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
        offset: z.coerce.number().int().min(0).max(100_000).default(0),
      }),
    )
    .output(z.object({ tickets: z.array(Ticket), total: z.number().int() })),

  /** Answers by mail. */
  answer: editorCall
    .route({
      method: 'POST',
      path: '/editor/messages/{number}/answer',
      summary: 'Antworten',
      ...contactTag,
    })
    .input(
      z.strictObject({
        number: ReferenceNumber,
        text: multiLine(5000).trim().min(1),
        answerId: z.uuid(),
      }),
    )
    .output(Ticket),

  setState: editorCall
    .route({
      method: 'PUT',
      path: '/editor/messages/{number}/state',
      summary: 'Erledigt',
      ...contactTag,
    })
    .input(z.strictObject({ number: ReferenceNumber, state: z.enum(['open', 'closed']) }))
    .output(Ticket),

  /** Reports („Fehler melden“): open ones first, then the newest. */
  listReports: editorCall
    .route({ method: 'GET', path: '/editor/reports', summary: 'Meldungen', ...contactTag })
    .output(z.array(StoryReport)),

  settleReport: editorCall
    .route({
      method: 'PUT',
      path: '/editor/reports/{reportId}',
      summary: 'Meldung erledigt',
      ...contactTag,
    })
    .input(z.strictObject({ reportId: z.uuid(), isSettled: z.boolean() }))
    .output(z.array(StoryReport)),
}
