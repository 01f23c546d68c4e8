import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import {
  call,
  changesSomething,
  Language,
  parentCall,
  StoryId,
  singleLine,
  Timestamp,
  UserId,
  unverified,
} from './base.ts'
import { readerChoices } from './reader-choices.ts'

const count = z.number().int().nonnegative()

/** Who is signed in (spec 3.66, auth user). */
export const AuthUser = z.object({
  uid: UserId,
  email: z.string(),
  displayName: z.string(),
  photoURL: z.string().nullable(),
  emailVerified: z.boolean(),
  phoneNumber: z.string().nullable(),
  providerData: z.array(z.object({ providerId: z.string(), uid: z.string() })),
  /** Everyone is a parent; an editor also works in the content manager, a publisher also publishes. */
  role: z.enum(['parent', 'editor', 'publisher']),
  /** Version of the user document; null while there is none. A higher version means changes. */
  profileVersion: z.int().nullable(),
})
export type AuthUser = z.infer<typeof AuthUser>

export const ProfilePreferences = z.object({
  prefDesign: z.string(),
  prefEmail: z.boolean(),
  prefLanguage: z.string(),
  prefMessage: z.boolean(),
})
export type ProfilePreferences = z.infer<typeof ProfilePreferences>

export const ReaderSettings = z.object({
  readerDesign: z.string(),
  readerLanguage: z.string(),
  readerTextSize: z.string(),
  readerTextStyle: z.string(),
})
export type ReaderSettings = z.infer<typeof ReaderSettings>

/** Choices of the reader's settings; 'default' is „Standard“. */
export const ReaderChoice = z.strictObject({
  readerDesign: z.enum(readerChoices.readerDesign),
  readerLanguage: z.enum(readerChoices.readerLanguage),
  readerTextSize: z.enum(readerChoices.readerTextSize),
  readerTextStyle: z.enum(readerChoices.readerTextStyle),
})
export type ReaderChoice = z.infer<typeof ReaderChoice>

export const ReaderChange = ReaderChoice.partial()
export type ReaderChange = z.infer<typeof ReaderChange>

/** Choices of the preferences; 'default' leaves the choice to each browser. */
const PreferenceChange = z
  .strictObject({
    prefDesign: z.enum(['default', 'light', 'dark', 'fantasy']),
    prefLanguage: z.enum(['default', ...Language.options]),
    /** `true` only mails a link; opening it subscribes (double opt-in). */
    prefEmail: z.boolean(),
    prefMessage: z.boolean(),
  })
  .partial()
export type PreferenceChange = z.infer<typeof PreferenceChange>

/** The user document of spec 3.1, every field by its name. */
export const Profile = z.object({
  checkoutSessionId: z.string(),
  counterReset: Timestamp,
  createdAt: Timestamp,
  updatedAt: Timestamp,
  lastLoginAt: Timestamp,
  displayName: z.string(),
  email: z.string(),
  lastPaymentDate: Timestamp.nullable(),
  hasVoted: z.boolean(),
  votingReset: Timestamp,
  lastVote: z.string().nullable(),
  likedStories: z.array(StoryId),
  readStories: z.array(StoryId),
  stripeCustomerId: z.string(),
  preferences: ProfilePreferences,
  reader: ReaderSettings,
  subscription: z.object({
    basePlan: z.string(),
    addOns: z.array(z.string()),
    status: z.enum(['active', 'trialing', 'past_due', 'canceled', 'incomplete', 'paused']),
    cancelAtPeriodEnd: z.boolean(),
    expiry: Timestamp.nullable(),
    quotas: z.object({ pdfReads: count, audioMinutes: count, videoMinutes: count }),
  }),
  usage: z.object({
    pdfReadsThisMonth: count,
    audioMinutesThisMonth: z.number().nonnegative(),
    videoMinutesThisMonth: z.number().nonnegative(),
  }),
})
export type Profile = z.infer<typeof Profile>

const OwnUser = z.strictObject({ uid: UserId })

export const profile = {
  get: call
    .route({ method: 'GET', path: '/users/{uid}', summary: 'Nutzerdokument', tags: ['profile'] })
    .input(OwnUser)
    .output(Profile),

  /** Creates document and default child where absent; called after every sign-in (spec 4.5). */
  create: call
    .route({
      method: 'PUT',
      path: '/users/{uid}',
      summary: 'Nutzerdokument anlegen',
      tags: ['profile'],
    })
    .input(
      OwnUser.extend({
        email: singleLine(320).optional(),
        displayName: singleLine(100).optional(),
      }),
    )
    .output(z.object({ profile: Profile, created: z.boolean() })),

  /** Changes the nickname: 2 to 30 characters after trimming. */
  update: parentCall
    .meta({ mayWaitOffline: true })
    .route({
      method: 'PATCH',
      path: '/users/{uid}',
      summary: 'Spitznamen ändern',
      tags: ['profile'],
    })
    .input(OwnUser.extend({ displayName: singleLine(30).trim().min(2) }))
    .output(Profile),

  /** Changes some of the preferences. */
  updatePreferences: parentCall
    .route({
      method: 'PATCH',
      path: '/users/{uid}/preferences',
      summary: 'Vorlieben ändern',
      tags: ['profile'],
    })
    .errors(unverified)
    .input(OwnUser.extend(PreferenceChange.shape).refine((input) => changesSomething(input, 'uid')))
    .output(Profile),

  /** Changes some of the reader's settings. */
  updateReader: call
    .meta({ mayWaitOffline: true })
    .route({
      method: 'PATCH',
      path: '/users/{uid}/reader',
      summary: 'Leseeinstellungen ändern',
      tags: ['profile'],
    })
    .input(OwnUser.extend(ReaderChange.shape).refine((input) => changesSomething(input, 'uid')))
    .output(Profile),

  /**
   * The whole document immediately and after each change; null while it does not exist.
   * Event id = version; a client ignores a snapshot that is not newer than its own.
   * Where streams are unavailable, `get` returns the document.
   */
  live: call
    .meta({ isStream: true })
    .route({
      method: 'GET',
      path: '/users/{uid}/live',
      summary: 'Nutzerdokument, live',
      tags: ['profile'],
    })
    .input(OwnUser)
    .errors({
      TOO_MANY_STREAMS: {
        status: 503,
        message: 'Gerade sind sehr viele Familien da. Bitte versuche es gleich noch einmal.',
      },
    })
    .output(eventIterator(Profile.nullable())),
}
