import type { QueryClient } from '@tanstack/react-query'
import type { Child } from '../../../contract/child.ts'
import type { OpenedStory } from '../../../contract/reading.ts'
import type { StoryCard } from '../../../contract/story.ts'
import type { KeptStory } from '../../data/store.ts'
import { now } from '../../lib/clock.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { childrenQuery } from '../child/family-query.ts'
import { fetchFiles, keptCacheName } from './kept-cache.ts'
import type { Shelf } from './kept-list.ts'
import { putKept } from './kept-list.ts'
import { neededPictureWidth, planKeeping } from './kept-plan.ts'
import { fitsChild } from './kept-rules.ts'

interface KeepOptions {
  client: QueryClient
  signal: AbortSignal
  onProgress?: (done: number, total: number, bytes: number) => void
}

interface Given {
  story: OpenedStory
  card: StoryCard
  isSaved: boolean
}

/**
 * Keeps an opened story with its files; what is there already is not fetched again. Rejects with
 * what `fetchFiles` says, or the signal's reason where the account was left.
 */
export async function keepStory(
  shelf: Shelf,
  { story, card, isSaved }: Given,
  { client, signal, onProgress }: KeepOptions,
): Promise<void> {
  const { uid, store } = shelf
  const { storyId, childId } = story
  const reader = await findReader(client, shelf, childId)
  const before = await store.get('kept', [uid, storyId])
  const plan = planKeeping(story, {
    neededWidth: neededPictureWidth(screenSize()),
    languages: [...new Set([getLocale(), ...(reader?.languages ?? [])])],
    isWhole: isSaved,
  })
  const cache = await openOwnCache(shelf)
  const total = plan.files.length
  onProgress?.(0, total, 0)
  const bytes = await fetchFiles(plan.files, {
    cache,
    signal,
    onProgress: (done, bytes) => onProgress?.(done, total, bytes),
  })
  signal.throwIfAborted()
  const isNewlySaved = isSaved && !before?.isSaved
  const kept: KeptStory = {
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
    // A saved story keeps its day; of the others the one that was opened last is the newest.
    keptAt: before && !isNewlySaved && isSaved ? before.keptAt : now().getTime(),
  }
  if (!(await putKept(shelf, [kept]))) await leave(shelf)
}

async function findReader(client: QueryClient, { keeping }: Shelf, childId: string | null) {
  const children = await client
    .fetchQuery(childrenQuery({ uid: keeping.uid }))
    .catch(() => [] as Child[])
  return children.find((each) => each.childId === childId) ?? null
}

/** The server let this child in: where that is beyond its limits, its parents allowed it. */
function releasedFor(before: KeptStory | undefined, card: StoryCard, reader: Child | null) {
  const others = (before?.releasedFor ?? []).filter((childId) => childId !== reader?.childId)
  return reader && !fitsChild(card, reader) ? [...others, reader.childId] : others
}

/** The cache, only while the account is here: signing out in another tab may just have deleted it. */
async function openOwnCache(shelf: Shelf): Promise<Cache> {
  const cache = await caches.open(keptCacheName(shelf.uid))
  const owner = await shelf.store.get('account', 'current')
  if (owner?.uid !== shelf.uid) await leave(shelf)
  return cache
}

async function leave({ uid }: Shelf): Promise<never> {
  await caches.delete(keptCacheName(uid))
  throw new DOMException('The account was left', 'AbortError')
}

function screenSize() {
  const { width, height } = screen
  return { width, height, density: devicePixelRatio }
}
