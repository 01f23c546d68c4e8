import { z } from 'zod'
import {
  ChildId,
  call,
  changesSomething,
  guestCall,
  Language,
  StoryId,
  Timestamp,
  UserId,
  unverified,
} from './base.ts'
import { Child, OwnChild } from './child.ts'
import { aidChoices, speedRange } from './reader-choices.ts'
import { Audio, Film, Recording } from './recording.ts'
import { StoryCard, TitleSyllables } from './story-card.ts'
import { StoryPage } from './story-page.ts'

export const PrintKind = z.enum(['book', 'large', 'syllables', 'mini'])
export type PrintKind = z.infer<typeof PrintKind>

/** A PDF to print; a download is saved as `fileName`. */
const Print = z.object({ kind: PrintKind, url: z.string(), fileName: z.string() })

export const OpenedText = z.object({
  title: z.string(),
  subtitle: z.string(),
  pages: z.array(StoryPage),
  questions: z.array(z.string()),
  glossary: z.record(z.string(), z.string()),
  pdfUrl: z.string().nullable(),
  audio: Audio.nullable(),
  film: Film.nullable(),
  prints: z.array(Print),
})
export type OpenedText = z.infer<typeof OpenedText>

/** A child's position in a story. */
export const Progress = z.object({
  /** From 1; the page after the end is one more than the number of pages. */
  page: z.number().int().min(1).max(1000),
  /** Sentence on the page, from 0. */
  sentence: z.number().int().min(0).max(1000),
  isFinished: z.boolean(),
  /** When the child was there, by the browser's clock; a future time becomes the server's. */
  savedAt: Timestamp,
})
export type Progress = z.infer<typeof Progress>

/** A child's reading aids, beside the four settings of the user document. */
export const ReadingAids = z.strictObject({
  syllables: z.enum(aidChoices.syllables),
  ruler: z.enum(aidChoices.ruler),
  spacing: z.enum(aidChoices.spacing),
  isBilingual: z.boolean(),
  highlight: z.enum(aidChoices.highlight),
  /** Of the narration; 1 is as recorded. */
  speed: z.number().min(speedRange.min).max(speedRange.max),
  turnsItself: z.boolean(),
  /** Passages marked „Du“: how much the child reads, from 1 (a word) to 4 (a paragraph); 0 is off. */
  share: z.number().int().min(0).max(4),
})
export type ReadingAids = z.infer<typeof ReadingAids>

export const AidsChange = ReadingAids.partial()
export type AidsChange = z.infer<typeof AidsChange>

export const OpenedStory = z.object({
  storyId: StoryId,
  /** The child that reads; null for a guest. */
  childId: ChildId.nullable(),
  titleSyllables: TitleSyllables,
  texts: z.partialRecord(Language, OpenedText),
  coverImageUrl: z.string().nullable(),
  isSample: z.boolean(),
  /** Null for a guest and while a subscription is active. */
  remaining: z.number().int().nonnegative().nullable(),
  counterReset: Timestamp.nullable(),
  /** Where the child was; null at the first opening and for a guest. */
  progress: Progress.nullable(),
  aids: ReadingAids,
  /** Seconds left for narration and film; null where they are not counted. */
  audioSecondsLeft: z.number().nonnegative().nullable(),
  videoSecondsLeft: z.number().nonnegative().nullable(),
  /** When the signed addresses expire. */
  addressesExpireAt: Timestamp,
})
export type OpenedStory = z.infer<typeof OpenedStory>

/** A story that a child has opened in the reader and not finished; on page 1 if it was left there. */
export const UnfinishedStory = z.object({
  story: StoryCard,
  /** From 1. */
  page: z.number().int().min(1),
  pageCount: z.number().int().min(1),
  savedAt: Timestamp,
})
export type UnfinishedStory = z.infer<typeof UnfinishedStory>

/**
 * How far a child has come in the stories that it has opened in the reader, latest first. Each story is
 * in one list: only opened, begun, or read to the end.
 */
export const StoryStates = z.object({
  opened: z.array(StoryId),
  begun: z.array(
    UnfinishedStory.pick({ page: true, pageCount: true }).extend({ storyId: StoryId }),
  ),
  finished: z.array(StoryId),
})
export type StoryStates = z.infer<typeof StoryStates>

/** An `Idempotency-Key`: one for each action of the user; the same key never counts twice. */
export const IdempotencyKey = z
  .string()
  .min(8)
  .max(100)
  .regex(/^[\w-]+$/)

export const reading = {
  /**
   * Opens a story and spends one read if it was not yet opened this month. An account with an
   * unverified mailbox opens five stories a month beside the sample.
   * The idempotency key is in the header `Idempotency-Key`.
   */
  open: guestCall
    .meta({ hasLongAnswer: true })
    .route({
      method: 'POST',
      path: '/reading/open',
      summary: 'Geschichte öffnen',
      tags: ['reading'],
    })
    .errors({
      ...unverified,
      QUOTA_EXCEEDED: {
        status: 402,
        message: 'Dein Monatskontingent ist aufgebraucht.',
        data: z.object({ counterReset: Timestamp }),
      },
      CONFLICT: {
        status: 409,
        message: 'Dieser Schlüssel gehört schon zu einer anderen Geschichte.',
      },
    })
    .input(
      z.strictObject({
        storyId: StoryId,
        childId: ChildId.optional(),
        /** Whether the story is only saved for offline reading, and not shown yet. */
        forOffline: z.boolean().default(false),
      }),
    )
    .output(OpenedStory),

  /**
   * Stores a child's position; the newest `savedAt` wins. A finished story stays finished and is not
   * set back to its first page unless `fromStart` says that the reader began again.
   */
  saveProgress: call
    .meta({ mayWaitOffline: true })
    .route({
      method: 'PUT',
      path: '/users/{uid}/children/{childId}/progress/{storyId}',
      summary: 'Lesestand sichern',
      tags: ['reading'],
    })
    .input(
      OwnChild.extend({ storyId: StoryId, fromStart: z.boolean().optional() }).extend(
        Progress.shape,
      ),
    )
    .output(Progress),

  /** Stories opened and not finished, latest first; none beyond the child's limits. */
  listUnfinished: call
    .meta({ scope: 'child', isStoredInBrowser: true })
    .route({
      method: 'GET',
      path: '/users/{uid}/children/{childId}/unfinished',
      summary: 'Weiterlesen',
      tags: ['reading'],
    })
    .input(OwnChild.extend({ limit: z.coerce.number().int().min(1).max(24).default(3) }))
    .output(z.array(UnfinishedStory)),

  /** How far a child has come in each story; none beyond the child's limits. */
  listStates: call
    .meta({ scope: 'child', isStoredInBrowser: true })
    .route({
      method: 'GET',
      path: '/users/{uid}/children/{childId}/story-states',
      summary: 'Lesestände',
      tags: ['reading'],
    })
    .input(OwnChild)
    .output(StoryStates),

  /**
   * Stories that the account opened this month, by whichever child, latest first: opening them again
   * spends no read. None beyond the active child's limits.
   */
  listMonth: call
    .meta({ scope: 'family', isStoredInBrowser: true })
    .route({
      method: 'GET',
      path: '/users/{uid}/month-stories',
      summary: 'Diesen Monat geöffnet',
      tags: ['reading'],
    })
    .input(z.strictObject({ uid: UserId }))
    .output(z.array(StoryCard)),

  /**
   * Marks a story as already read by a child, or undoes that. Spends no read; a finished story leaves the
   * list `remember`.
   */
  markFinished: call
    .route({
      method: 'PUT',
      path: '/users/{uid}/children/{childId}/finished/{storyId}',
      summary: 'Schon gelesen',
      tags: ['reading'],
    })
    .input(OwnChild.extend({ storyId: StoryId, isFinished: z.boolean() }))
    .output(Child),

  updateAids: call
    .meta({ mayWaitOffline: true })
    .route({
      method: 'PATCH',
      path: '/users/{uid}/children/{childId}/reading-aids',
      summary: 'Lesehilfen einstellen',
      tags: ['reading'],
    })
    .input(
      OwnChild.extend(AidsChange.shape).refine((input) =>
        changesSomething(input, 'uid', 'childId'),
      ),
    )
    .output(ReadingAids),

  /** The recordings whose minutes are spent this month: they play for free until its end. */
  listRecordings: call
    .route({
      method: 'GET',
      path: '/reading/recordings',
      summary: 'Aufnahmen dieses Monats',
      tags: ['reading'],
    })
    .output(z.array(Recording)),

  /**
   * Returns the address of a narration or film of a story that the child has opened. Each recording
   * spends its length from the month's minutes once a month; a recording that has begun always plays to
   * its end. The sample spends nothing.
   */
  playRecording: call
    .route({
      method: 'POST',
      path: '/reading/recordings',
      summary: 'Aufnahme abspielen',
      tags: ['reading'],
    })
    .errors({
      QUOTA_EXCEEDED: {
        status: 402,
        message: 'Die Minuten dieses Monats sind aufgebraucht.',
        data: z.object({ counterReset: Timestamp }),
      },
    })
    .input(Recording)
    .output(
      z.object({
        /** A signed address. */
        url: z.string(),
        /** Seconds left for this medium; null where they are not counted. */
        secondsLeft: z.number().nonnegative().nullable(),
      }),
    ),
}
