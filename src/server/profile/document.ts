import type { InferSelectModel } from 'drizzle-orm'
import type { Profile, ProfilePreferences, ReaderSettings } from '../../contract/profile.ts'
import type { profile as profileTable } from '../db/schema.ts'
import { berlinTimestamp } from '../platform/berlin-time.ts'

export type ProfileRow = InferSelectModel<typeof profileTable> & {
  likedStories: string[]
  readStories: string[]
}

const initialPreferences: ProfilePreferences = {
  prefDesign: 'default',
  prefEmail: false,
  prefLanguage: 'default',
  prefMessage: false,
}

const initialReader: ReaderSettings = {
  readerDesign: 'default',
  readerLanguage: 'default',
  readerTextSize: 'default',
  readerTextStyle: 'default',
}

/** The wire document of spec 3.1 from its row and lists. */
export function toProfile(row: ProfileRow): Profile {
  return {
    checkoutSessionId: row.checkoutSessionId,
    counterReset: berlinTimestamp(row.counterReset),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    lastLoginAt: row.lastLoginAt.toISOString(),
    displayName: row.displayName,
    email: row.email,
    lastPaymentDate: row.lastPaymentDate?.toISOString() ?? null,
    hasVoted: row.hasVoted,
    votingReset: row.votingReset.toISOString(),
    lastVote: row.lastVote,
    likedStories: row.likedStories,
    readStories: row.readStories,
    stripeCustomerId: row.stripeCustomerId,
    preferences: { ...initialPreferences, ...row.preferences },
    reader: { ...initialReader, ...row.reader },
    subscription: {
      basePlan: row.basePlan,
      addOns: row.addOns,
      status: row.status,
      cancelAtPeriodEnd: row.cancelAtPeriodEnd,
      expiry: row.expiry?.toISOString() ?? null,
      quotas: {
        pdfReads: row.quotaPdfReads,
        audioMinutes: row.quotaAudioMinutes,
        videoMinutes: row.quotaVideoMinutes,
      },
    },
    usage: {
      pdfReadsThisMonth: row.usedPdfReads,
      audioMinutesThisMonth: row.usedAudioMinutes,
      videoMinutesThisMonth: row.usedVideoMinutes,
    },
  }
}
