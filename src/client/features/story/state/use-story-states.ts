import { skipToken, useQuery } from '@tanstack/react-query'
import { sampleStoryId, unverifiedReads } from '../../../../contract/plan.ts'
import { unverifiedReadsLeft } from '../../../../contract/rules.ts'
import type { StoryCard } from '../../../../contract/story-card.ts'
import { query } from '../../../data/core/api.ts'
import { productQuery } from '../../../data/queries/query-client.ts'
import { useAuth } from '../../../data/session/session.tsx'
import { now } from '../../../lib/clock.ts'
import { useIsOnline } from '../../../lib/use-is-online.ts'
import { useFamily } from '../../child/use-family.ts'
import { useIsDeviceOnly } from '../../offline-stories/use-is-device-only.ts'
import { useOfflineForReader } from '../../offline-stories/use-offline-for-reader.ts'
import { readGuestProgress } from './guest-progress.ts'
import { guestState, type StoryState, stateIn, usedUpUntil } from './story-state.ts'

/** How far the reading child has come in its stories; a guest's places are in the browser. */
export function useStoryStates(): (storyId: string) => StoryState {
  const { user } = useAuth()
  const { activeChild } = useFamily()
  const reader = user && activeChild ? { uid: user.uid, childId: activeChild.childId } : null
  const { data } = useQuery({
    ...query.reading.listStates.queryOptions({ input: reader ?? skipToken }),
    ...productQuery,
  })
  return (storyId) => (user ? stateIn(data, storyId) : guestState(readGuestProgress(storyId)))
}

export interface MonthStories {
  /** When the month's stories are used up: the time from which others open again; else null. */
  usedUpUntil: string | null
  /** Stories that open before the mailbox is verified; null where that is no limit, or unknown. */
  confirmLeft: number | null
  /** What the account opened this month, latest first; only known where a limit asks for it. */
  opened: readonly StoryCard[] | undefined
  /** False until `opened` has loaded. */
  isKnown: boolean
  /** Whether only the stories of this device open: offline, in a browser that stores stories. */
  isDeviceOnly: boolean
  /** Whether a story opens; true where nothing is known to the contrary. */
  isOpen: (story: { storyId: string }) => boolean
}

/** Which stories still open this month. Offline, the stories on the device decide instead. */
export function useMonthStories(): MonthStories {
  const { user, profile } = useAuth()
  const isOnline = useIsOnline()
  const isDeviceOnly = useIsDeviceOnly()
  const stored = useOfflineForReader()
  const until = isOnline ? usedUpUntil(profile, now()) : null
  const isUnverified = isOnline && until === null && user?.emailVerified === false
  const used = isUnverified ? (profile?.usage.pdfReadsThisMonth ?? 0) : 0
  const { data: opened, error } = useQuery({
    ...query.reading.listMonth.queryOptions({
      input: user && (until !== null || used > 0) ? { uid: user.uid } : skipToken,
    }),
    ...productQuery,
  })
  const hasOpened = (storyId: string) => opened?.some((story) => story.storyId === storyId) ?? false
  const confirmLeft = isUnverified ? unverifiedReadsLeft(used) : null
  const opensOnServer = (storyId: string) =>
    (until === null && confirmLeft !== 0) ||
    opened === undefined ||
    storyId === sampleStoryId ||
    hasOpened(storyId)
  const isKnown =
    (until === null && used < unverifiedReads) || opened !== undefined || error !== null
  const isStored = (storyId: string) => stored.some((entry) => entry.storyId === storyId)
  return {
    usedUpUntil: until,
    confirmLeft,
    opened,
    isKnown,
    isDeviceOnly,
    isOpen: ({ storyId }) => (isDeviceOnly ? isStored : opensOnServer)(storyId),
  }
}
