import { z } from 'zod'
import {
  editorCall,
  guestCall,
  StoryId,
  singleLine,
  Timestamp,
  Version,
  verifiedCall,
} from './base.ts'

/** Public id of a poll: the month in Berlin in which it runs, as YYYY-MM. */
export const Month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/)

/** A text by language; German is required. */
const localizedText = (maxLength: number) =>
  z.strictObject({ de: singleLine(maxLength).min(1), en: singleLine(maxLength).optional() })

/** What a poll asks for: the next story, a theme or a value. */
export const PollKind = z.enum(['story', 'theme', 'value'])
export type PollKind = z.infer<typeof PollKind>

const Candidate = z.object({
  candidateId: z.uuid(),
  title: localizedText(80),
  teaser: localizedText(300),
  /** A story of the library that resembles the candidate. */
  storyId: StoryId.nullable(),
  /** Null while the poll runs, except for accounts that have voted (avoids a herd effect). */
  votes: z.number().int().nonnegative().nullable(),
})
export type Candidate = z.infer<typeof Candidate>

export const Poll = z.object({
  month: Month,
  kind: PollKind,
  question: localizedText(120),
  candidates: z.array(Candidate),
  startsAt: Timestamp,
  endsAt: Timestamp,
  /** The candidate this account voted for. */
  ownVote: z.uuid().nullable(),
  /** Null where the votes of the candidates are null. */
  totalVotes: z.number().int().nonnegative().nullable(),
})
export type Poll = z.infer<typeof Poll>

/** A poll that is over; its winner is null where nobody voted. */
export const Outcome = z.object({
  poll: Poll,
  winnerId: z.uuid().nullable(),
  /** What follows from it, as the editors put it: „ab 1.12. in der Bibliothek“. */
  note: localizedText(200).nullable(),
})
export type Outcome = z.infer<typeof Outcome>

const CandidateChange = z.strictObject({
  /** Omitted for a new candidate; an existing one keeps its votes. */
  candidateId: z.uuid().optional(),
  title: localizedText(80),
  teaser: localizedText(300),
  storyId: StoryId.nullable(),
})

export const PollChange = z.strictObject({
  month: Month,
  kind: PollKind,
  question: localizedText(120),
  note: localizedText(200).nullable(),
  candidates: z.array(CandidateChange).min(3).max(6),
  /** Version of the poll when it was loaded; 0 for a new poll. */
  version: Version.min(0),
})
export type PollChange = z.infer<typeof PollChange>

/** A poll as editors see it, also before it starts. */
export const EditedPoll = z.object({
  month: Month,
  kind: PollKind,
  question: localizedText(120),
  note: localizedText(200).nullable(),
  candidates: z.array(Candidate.extend({ votes: z.number().int().nonnegative() })),
  startsAt: Timestamp,
  endsAt: Timestamp,
  state: z.enum(['planned', 'running', 'over']),
  winnerId: z.uuid().nullable(),
  /** Counts the saves; a save names the version that it is based on. */
  version: z.number().int(),
})
export type EditedPoll = z.infer<typeof EditedPoll>

const voteTag = { tags: ['vote'] }

export const vote = {
  /** The running poll and the last closed one; guests see the candidates. */
  get: guestCall
    .meta({ isPubliclyCached: true, isStoredInBrowser: true })
    .route({ method: 'GET', path: '/polls/current', summary: 'Abstimmung', ...voteTag })
    .output(
      z.object({
        running: Poll.nullable(),
        last: Outcome.nullable(),
        /** Server time of this answer, from which the page counts down. */
        serverTime: Timestamp,
      }),
    ),

  /** Casts or changes the account's one vote; idempotent. */
  cast: verifiedCall
    .route({ method: 'PUT', path: '/polls/{month}/vote', summary: 'Abstimmen', ...voteTag })
    .errors({ POLL_OVER: { status: 409, message: 'Diese Abstimmung läuft nicht.' } })
    .input(z.strictObject({ month: Month, candidateId: z.uuid() }))
    .output(Poll),

  list: editorCall
    .route({ method: 'GET', path: '/editor/polls', summary: 'Abstimmungen', ...voteTag })
    .output(z.array(EditedPoll)),

  /**
   * Creates or changes the poll of a month. In a running poll candidates with votes cannot be removed;
   * in a closed poll only the note can change.
   */
  save: editorCall
    .route({
      method: 'PUT',
      path: '/editor/polls/{month}',
      summary: 'Abstimmung speichern',
      ...voteTag,
    })
    .errors({
      EDITED_MEANWHILE: {
        status: 409,
        message: 'Jemand anderes hat inzwischen gespeichert.',
        data: z.object({ current: EditedPoll.nullable() }),
      },
      POLL_BEGUN: {
        status: 409,
        message: 'Die Abstimmung hat schon begonnen. Was Stimmen hat, muss bleiben.',
      },
    })
    .input(PollChange)
    .output(EditedPoll),

  /** Deletes a poll that has not begun. */
  remove: editorCall
    .route({
      method: 'DELETE',
      path: '/editor/polls/{month}',
      summary: 'Abstimmung löschen',
      ...voteTag,
    })
    .errors({ POLL_BEGUN: { status: 409, message: 'Die Abstimmung hat schon begonnen.' } })
    .input(z.strictObject({ month: Month }))
    .output(z.array(EditedPoll)),
}
