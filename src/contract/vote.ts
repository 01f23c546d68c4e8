import { z } from 'zod'
import {
  editorCall,
  guestCall,
  lineOfText,
  provenCall,
  StoryId,
  Timestamp,
  Version,
} from './base.ts'

/** Public id of a poll: the month it runs in, in Berlin. */
export const Month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/)

/** A text in the languages it has; German is always there. */
const words = (maxLength: number) =>
  z.strictObject({ de: lineOfText(maxLength).min(1), en: lineOfText(maxLength).optional() })

/** What a poll asks for: the next story, a theme or a value. */
const PollKind = z.enum(['story', 'theme', 'value'])

const Candidate = z.object({
  candidateId: z.uuid(),
  title: words(80),
  teaser: words(300),
  /** A story of the library that gives an idea of it: its cover is shown and its sheet opens. */
  storyId: StoryId.nullable(),
  coverImageUrl: z.string().nullable(),
  /** Null until the account has voted, and while the poll runs for everybody else (no herd effect). */
  votes: z.number().int().nonnegative().nullable(),
})
export type Candidate = z.infer<typeof Candidate>

export const Poll = z.object({
  month: Month,
  kind: PollKind,
  question: words(120),
  candidates: z.array(Candidate),
  startsAt: Timestamp,
  endsAt: Timestamp,
  /** The candidate this account voted for. */
  ownVote: z.uuid().nullable(),
  /** Of the account that has voted, and of everybody once the poll is over. */
  totalVotes: z.number().int().nonnegative().nullable(),
})
export type Poll = z.infer<typeof Poll>

/** A poll that is over, with its winner; null where nobody voted. */
export const Outcome = z.object({
  poll: Poll,
  winnerId: z.uuid().nullable(),
  /** What becomes of it, in the editors' words: „ab 1.12. in der Bibliothek“. */
  note: words(200).nullable(),
})
export type Outcome = z.infer<typeof Outcome>

const NewCandidate = z.strictObject({
  /** Left out for one that is new; kept, its votes stay. */
  candidateId: z.uuid().optional(),
  title: words(80),
  teaser: words(300),
  storyId: StoryId.nullable(),
})

export const PollChange = z.strictObject({
  month: Month,
  kind: PollKind,
  question: words(120),
  note: words(200).nullable(),
  candidates: z.array(NewCandidate).min(3).max(6),
  /** Of the poll it changes; 0 for a new one. */
  version: Version.min(0),
})
export type PollChange = z.infer<typeof PollChange>

/** A poll as editors see it, also before it starts. */
export const EditedPoll = z.object({
  month: Month,
  kind: PollKind,
  question: words(120),
  note: words(200).nullable(),
  candidates: z.array(Candidate.extend({ votes: z.number().int().nonnegative() })),
  startsAt: Timestamp,
  endsAt: Timestamp,
  state: z.enum(['planned', 'running', 'over']),
  winnerId: z.uuid().nullable(),
  /** Counts the saves; a save names the one it began with. */
  version: z.number().int(),
})
export type EditedPoll = z.infer<typeof EditedPoll>

const voteTag = { tags: ['vote'] }

export const vote = {
  /** The running poll and the last one that is over; guests see the candidates. */
  get: guestCall
    .route({ method: 'GET', path: '/polls/current', summary: 'Abstimmung', ...voteTag })
    .output(
      z.object({
        running: Poll.nullable(),
        last: Outcome.nullable(),
        /** When this was answered, to count down from. */
        serverTime: Timestamp,
      }),
    ),

  /** Casts or changes the account's one vote; however often it is sent, it counts once. */
  cast: provenCall
    .route({ method: 'PUT', path: '/polls/{month}/vote', summary: 'Abstimmen', ...voteTag })
    .errors({ POLL_OVER: { status: 409, message: 'Diese Abstimmung läuft nicht.' } })
    .input(z.strictObject({ month: Month, candidateId: z.uuid() }))
    .output(Poll),

  list: editorCall
    .route({ method: 'GET', path: '/editor/polls', summary: 'Abstimmungen', ...voteTag })
    .output(z.array(EditedPoll)),

  /**
   * Makes or changes the poll of a month. Once it has begun, candidates with votes cannot be taken away;
   * once it is over, only its note changes.
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

  /** Takes back a poll that has not begun. */
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
