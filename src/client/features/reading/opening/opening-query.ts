import { ORPCError } from '@orpc/client'
import type { QueryClient } from '@tanstack/react-query'
import { sampleStoryId } from '../../../../contract/plan.ts'
import type { OpenedStory } from '../../../../contract/reading.ts'
import { api, query } from '../../../data/core/api.ts'
import { findPendingPlaces, type PendingPlace } from '../../../data/outbox/pending-places.ts'
import { isRefusal, productQuery } from '../../../data/queries/query-client.ts'
import { nextPauseSignal } from '../../../data/queries/query-pause.ts'
import { hasSessionHint } from '../../../data/session/session-hint.ts'
import { hasStoredAccount } from '../../../data/storage/account-hint.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { findOfflineStory, removeWithdrawn } from '../../offline-stories/open-offline.ts'
import { prefetchPicture } from '../page/picture-sources.ts'
import { findResumePage } from '../progress/use-resume.ts'
import { localizeStory } from '../shared/localized-story.ts'
import { hasPage, parseAddress } from '../shared/reader-address.ts'
import { refusalOf } from './refusal.ts'
import { visitKey } from './visit.ts'

/** The query that opens a story; a repeat in the same visit has the same idempotency key. */
export function openingQuery(storyId: string, visit: string) {
  return {
    ...productQuery,
    queryKey: [...query.reading.open.key(), { storyId, visit }],
    // Without the query's signal: a call that spends must not be aborted and sent again.
    queryFn: async ({ client }: { client: QueryClient }) => {
      // Without an account on this device there are no places that the server does not have.
      const pendingPlaces = hasStoredAccount() ? findPendingPlaces(storyId) : []
      const opened = await openOnlineOrOffline(client, storyId, visit)
      return withNewestPlace(opened, await pendingPlaces)
    },
  } as const
}

/** Refuses guests all stories but samples, and unknown ones, without a call that the server would refuse. */
async function precheckGuest(client: QueryClient, storyId: string): Promise<void> {
  if (storyId === sampleStoryId || hasSessionHint() || hasStoredAccount()) return
  if ((await api.session.get()) !== null) return
  const options = query.story.get.queryOptions({ input: { storyId } })
  const card = await client.fetchQuery({ ...options, ...productQuery }).catch((error: unknown) => {
    if (refusalOf(error, true).kind === 'unavailable') throw error
    return null
  })
  if (!card?.isSample) throw new ORPCError('UNAUTHORIZED')
}

/** How long to wait for the server before the offline copy is used. */
const serverTimeoutMs = 5000

/** The story from the server or, where that is unreachable or slow, from its offline copy. */
async function openOnlineOrOffline(
  client: QueryClient,
  storyId: string,
  visit: string,
): Promise<OpenedStory> {
  await precheckGuest(client, storyId)
  const opening = api.reading.open(
    { storyId },
    { context: { idempotencyKey: visit }, signal: nextPauseSignal(client) },
  )
  if (!hasStoredAccount()) return opening
  const answer = await Promise.race([
    opening.catch((error: unknown) => ({ error })),
    new Promise<null>((resolve) => setTimeout(resolve, serverTimeoutMs, null)),
  ])
  if (answer !== null && !('error' in answer)) return answer
  if (answer !== null && isRefusal(answer.error)) {
    if (refusalOf(answer.error, true).kind === 'unavailable') await removeWithdrawn(client, storyId)
    throw answer.error
  }
  return (await findOfflineStory(client, storyId)) ?? opening
}

/** Opens the story of an address and loads its first picture, before the reader renders. */
export function prefetchStory(client: QueryClient, params: URLSearchParams): void {
  const storyId = params.get('story')
  if (!storyId) return
  client.fetchQuery(openingQuery(storyId, visitKey(storyId))).then(
    (story) => prefetchFirstPicture(story, params),
    // The reader uses the same query and shows the error.
    () => undefined,
  )
}

/** The opened story with the newest place, which may not have reached the server yet. */
function withNewestPlace(opened: OpenedStory, pendingPlaces: PendingPlace[]): OpenedStory {
  const savedAtMs = Date.parse(opened.progress?.savedAt ?? '')
  const newer = pendingPlaces.filter(
    ({ childId, place }) => childId === opened.childId && !(Date.parse(place.savedAt) <= savedAtMs),
  )
  const place = newer.at(-1)?.place
  if (!place) return opened
  const { fromStart, ...progress } = place
  const isFinished = progress.isFinished || (opened.progress?.isFinished ?? false)
  return { ...opened, progress: { ...progress, isFinished } }
}

function prefetchFirstPicture(story: OpenedStory, params: URLSearchParams): void {
  const { view, language, page } = parseAddress(params)
  const localized = localizeStory(story, language, getLocale())
  if (view !== 'book' || !localized) return
  const pageNumber = hasPage(params) ? page : (findResumePage(localized) ?? 1)
  const firstPage = localized.text.pages[pageNumber - 1]
  if (firstPage?.pictureUrl) prefetchPicture(firstPage, 'high')
}
