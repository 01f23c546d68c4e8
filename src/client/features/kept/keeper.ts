import type { QueryClient } from '@tanstack/react-query'
import type { OpenedStory, Progress } from '../../../contract/reading.ts'
import { query } from '../../data/api.ts'
import type { Keeping } from '../../data/keeping.ts'
import { productQuery } from '../../data/query-client.ts'
import { keysOf } from '../../data/store.ts'
import { keepStory } from './keep-story.ts'
import type { Shelf } from './kept-list.ts'
import {
  noticeLoss,
  putKept,
  showEverywhere,
  showKept,
  sweep,
  takeKept,
  tellLost,
  withTurn,
} from './kept-list.ts'
import { surplus } from './kept-rules.ts'
import type { Keeper } from './kept-state.ts'
import { nothingKept, setKeptState } from './kept-state.ts'
import { createSaveQueue } from './save-queue.ts'
import { readWishes } from './wishes.ts'

const undoMs = 10_000

/** Begins to keep stories for the account until it is left. */
export async function startKeeper(keeping: Keeping, client: QueryClient): Promise<void> {
  const { uid, store, tabs, signal } = keeping
  if (!store || !('caches' in globalThis) || !('serviceWorker' in navigator)) return
  const shelf: Shelf = { uid, store, keeping }
  await noticeLoss(shelf)
  await showKept(shelf)
  if (signal.aborted) return
  const queue = createSaveQueue(shelf, client)

  const remove: Keeper['remove'] = async (storyIds) => {
    queue.cancel(storyIds)
    const taken = await takeKept(shelf, storyIds)
    const sweeping = setTimeout(() => sweep(shelf).catch(() => undefined), undoMs)
    return () => {
      clearTimeout(sweeping)
      void putKept(shelf, taken).then(() => showEverywhere(shelf))
    }
  }

  const keepAutomatically = async (story: OpenedStory) => {
    const { storyId } = story
    const before = await store.get('kept', [uid, storyId])
    if ((!before && isDataSaved()) || queue.has(storyId)) return
    const card = await client.fetchQuery({
      ...query.story.get.queryOptions({ input: { storyId } }),
      ...productQuery,
    })
    const given = { story, card, isSaved: before?.isSaved ?? false }
    await withTurn({ signal }, () => keepStory(shelf, given, { client, signal }))
    const old = surplus(await store.getAll('kept', keysOf(uid)))
    await takeKept(
      shelf,
      old.map((each) => each.storyId),
    )
    await sweep(shelf)
  }

  const keepPlace = async (storyId: string, childId: string, place: Progress) => {
    const known = await store.get('kept', [uid, storyId])
    if (!known || signal.aborted) return
    await putKept(shelf, [{ ...known, places: { ...known.places, [childId]: place } }])
  }

  setKeptState({
    keeper: {
      save: queue.save,
      cancel: queue.cancel,
      remove,
      // What cannot be kept is read all the same.
      noteOpened: (story) => void keepAutomatically(story).catch(() => undefined),
      notePlace: (...given) => void keepPlace(...given).catch(() => undefined),
      dismissLost: () => tellLost([]),
    },
  })
  signal.addEventListener('abort', () => setKeptState(nothingKept))
  tabs.hear(({ kind }) => {
    if (kind === 'kept' && !signal.aborted) void showKept(shelf).catch(() => undefined)
  })
  queue.save(readWishes(uid).map(({ card }) => card))
  await sweep(shelf)
}

const isDataSaved = () =>
  'connection' in navigator &&
  (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true
