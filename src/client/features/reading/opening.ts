import { ORPCError } from '@orpc/client'
import type { QueryClient } from '@tanstack/react-query'
import { sampleStoryId } from '../../../contract/plan.ts'
import type { OpenedStory } from '../../../contract/reading.ts'
import { api, query } from '../../data/api.ts'
import { untilPaused } from '../../data/asking.ts'
import { isAnyKept } from '../../data/kept-hint.ts'
import type { WaitingPlace } from '../../data/outbox/waiting-places.ts'
import { findWaitingPlaces } from '../../data/outbox/waiting-places.ts'
import { isRefusal, productQuery } from '../../data/query-client.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { isMarkedSignedIn } from '../../shell/session-mark.ts'
import { findKeptStory, forgetWithdrawn } from '../kept/open-kept.ts'
import { fetchPicture } from './picture-sources.ts'
import { pageToResume } from './progress/use-resume.ts'
import { parseAddress, saysPage } from './reader-address.ts'
import { refusalOf } from './refusal.ts'
import { textToRead } from './story-language.ts'
import { visitKey } from './visit.ts'

/** The opening of a story during one visit; a repeat carries the same key. */
export function openingQuery(storyId: string, visit: string) {
  return {
    ...productQuery,
    queryKey: [...query.reading.open.key(), { storyId, visit }],
    // Not bound to the query's signal: a spending call is not to be broken off and sent again.
    queryFn: async ({ client }: { client: QueryClient }) => {
      // Where nobody was signed in there are no places that the server may not know yet.
      const waiting = isAnyKept() ? findWaitingPlaces(storyId) : []
      const opened = await openOrRead(client, storyId, visit)
      return withNewestPlace(opened, await waiting)
    },
  } as const
}

/** A guest reads only what is free: for another story the server need not be asked to say no. */
async function refuseGuest(client: QueryClient, storyId: string): Promise<void> {
  if (storyId === sampleStoryId || isMarkedSignedIn() || isAnyKept()) return
  if ((await api.session.get()) !== null) return
  const options = query.story.get.queryOptions({ input: { storyId } })
  const card = await client.fetchQuery({ ...options, ...productQuery }).catch(() => null)
  if (!card?.isSample) throw new ORPCError('UNAUTHORIZED')
}

/** How long a family waits for the server where the story is on its device. */
const patienceMs = 5000

/** The story from the server; where that cannot be asked, or says nothing, from this device. */
async function openOrRead(
  client: QueryClient,
  storyId: string,
  visit: string,
): Promise<OpenedStory> {
  await refuseGuest(client, storyId)
  const opening = api.reading.open(
    { storyId },
    { context: { idempotencyKey: visit }, signal: untilPaused(client) },
  )
  if (!isAnyKept()) return opening
  const answer = await Promise.race([
    opening.catch((error: unknown) => ({ error })),
    new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null)),
  ])
  if (answer !== null && !('error' in answer)) return answer
  if (answer !== null && isRefusal(answer.error)) {
    if (refusalOf(answer.error, true).kind === 'unavailable') await forgetWithdrawn(client, storyId)
    throw answer.error
  }
  return (await findKeptStory(client, storyId)) ?? opening
}

/** Opens the story of an address one is going to, and asks for its first picture: drawing follows. */
export function openAhead(client: QueryClient, params: URLSearchParams): void {
  const storyId = params.get('story')
  if (!storyId) return
  client.fetchQuery(openingQuery(storyId, visitKey(storyId))).then(
    (story) => fetchFirstPicture(story, params),
    // The reader, which asks the same query, tells.
    () => undefined,
  )
}

function withNewestPlace(opened: OpenedStory, waiting: WaitingPlace[]): OpenedStory {
  const known = Date.parse(opened.progress?.savedAt ?? '')
  const newer = waiting.filter(
    ({ childId, place }) => childId === opened.childId && !(Date.parse(place.savedAt) <= known),
  )
  const place = newer.at(-1)?.place
  if (!place) return opened
  const { fromStart, ...progress } = place
  const isFinished = progress.isFinished || (opened.progress?.isFinished ?? false)
  return { ...opened, progress: { ...progress, isFinished } }
}

function fetchFirstPicture(story: OpenedStory, params: URLSearchParams): void {
  const { view, language, page } = parseAddress(params)
  const read = textToRead(story, language, getLocale())
  if (view !== 'book' || !read) return
  const first = saysPage(params) ? page : (pageToResume(read) ?? 1)
  const shown = read.text.pages[first - 1]
  if (shown?.pictureUrl) fetchPicture(shown, 'high')
}
