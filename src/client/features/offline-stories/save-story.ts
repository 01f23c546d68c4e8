import type { QueryClient } from '@tanstack/react-query'
import type { Child } from '../../../contract/child.ts'
import type { OpenedStory } from '../../../contract/reading.ts'
import type { StoryCard } from '../../../contract/story-card.ts'
import type { OfflineStory } from '../../data/storage/store.ts'
import { now } from '../../lib/clock.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { childrenQuery } from '../child/family-query.ts'
import { fetchFiles, offlineCacheName } from './offline-files.ts'
import { type OfflineAccount, putStories } from './offline-list.ts'
import { neededPictureWidth, planOfflineCopy } from './offline-plan.ts'
import { fitsChild } from './offline-rules.ts'

interface SaveOptions {
  client: QueryClient
  signal: AbortSignal
  /** Called with the numbers of stored files and of all files, and the stored bytes. */
  onProgress?: (done: number, total: number, bytes: number) => void
}

interface StoryToSave {
  story: OpenedStory
  card: StoryCard
  isSaved: boolean
}

/**
 * Saves an opened story with its files; cached files are not fetched again. Rejects with the errors of
 * `fetchFiles`, or with an `AbortError` where the account has signed out.
 */
export async function saveStory(
  account: OfflineAccount,
  { story, card, isSaved }: StoryToSave,
  { client, signal, onProgress }: SaveOptions,
): Promise<void> {
  const { uid, store } = account
  const { storyId, childId } = story
  const reader = await findReader(client, account, childId)
  const before = await store.get('kept', [uid, storyId])
  const plan = planOfflineCopy(story, {
    neededWidth: neededPictureWidth(screenSize()),
    languages: [...new Set([getLocale(), ...(reader?.languages ?? [])])],
    isWhole: isSaved,
  })
  const cache = await openAccountCache(account)
  const total = plan.files.length
  onProgress?.(0, total, 0)
  const bytes = await fetchFiles(plan.files, {
    cache,
    signal,
    onProgress: (done, bytes) => onProgress?.(done, total, bytes),
  })
  signal.throwIfAborted()
  const isNewlySaved = isSaved && !before?.isSaved
  const copy: OfflineStory = {
    uid,
    storyId,
    story: plan.story,
    card,
    isSaved,
    files: plan.files.map(({ path }) => path),
    size: bytes + JSON.stringify(plan.story).length,
    places: {
      ...before?.places,
      ...(childId !== null && story.progress && { [childId]: story.progress }),
    },
    releasedFor: releasedFor(before, card, reader),
    // A saved story keeps its date; an automatic one gets the date of its last opening.
    keptAt: before && !isNewlySaved && isSaved ? before.keptAt : now().getTime(),
  }
  if (!(await putStories(account, [copy]))) await abandon(account)
}

async function findReader(client: QueryClient, { uid }: OfflineAccount, childId: string | null) {
  const children = await client.fetchQuery(childrenQuery({ uid })).catch(() => [] as Child[])
  return children.find((each) => each.childId === childId) ?? null
}

/** The server opened the story for this child: beyond its limits, its parents released it. */
function releasedFor(before: OfflineStory | undefined, card: StoryCard, reader: Child | null) {
  const others = (before?.releasedFor ?? []).filter((childId) => childId !== reader?.childId)
  return reader && !fitsChild(card, reader) ? [...others, reader.childId] : others
}

/** The account's cache; rejects where another tab has just signed out and deleted it. */
async function openAccountCache(account: OfflineAccount): Promise<Cache> {
  const cache = await caches.open(offlineCacheName(account.uid))
  const owner = await account.store.get('account', 'current')
  if (owner?.uid !== account.uid) await abandon(account)
  return cache
}

/** Deletes the cache of an account that has signed out, and rejects. */
async function abandon({ uid }: OfflineAccount): Promise<never> {
  await caches.delete(offlineCacheName(uid))
  throw new DOMException('The account was left', 'AbortError')
}

function screenSize() {
  const { width, height } = screen
  return { width, height, density: devicePixelRatio }
}
