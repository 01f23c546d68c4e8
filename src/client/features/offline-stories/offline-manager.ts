import type { QueryClient } from '@tanstack/react-query'
import type { OpenedStory, Progress } from '../../../contract/reading.ts'
import { query } from '../../data/core/api.ts'
import { productQuery } from '../../data/queries/query-client.ts'
import type { AccountServices } from '../../data/session/account-services.ts'
import { accountKeys } from '../../data/storage/store.ts'
import {
  detectLoss,
  type OfflineAccount,
  putStories,
  removeStories,
  removeUnusedFiles,
  showEverywhere,
  showLost,
  showStored,
  withDownloadLock,
} from './offline-list.ts'
import { findSurplus } from './offline-rules.ts'
import { emptyState, type OfflineManager, setOfflineState } from './offline-state.ts'
import { createSaveQueue } from './save-queue.ts'
import { readSaveRequests } from './save-requests.ts'
import { saveStory } from './save-story.ts'

const undoMs = 10_000

/** Starts storing stories for the account, until it signs out. */
export async function startOfflineManager(
  services: AccountServices,
  client: QueryClient,
): Promise<void> {
  const { uid, store, tabs, signal } = services
  if (!store || !('caches' in globalThis) || !('serviceWorker' in navigator)) return
  const account: OfflineAccount = { uid, store, tabs, signal }
  await detectLoss(account)
  await showStored(account)
  if (signal.aborted) return
  const queue = createSaveQueue(account, client)

  const remove: OfflineManager['remove'] = async (storyIds) => {
    queue.cancel(storyIds)
    const removed = await removeStories(account, storyIds)
    const removal = setTimeout(() => removeUnusedFiles(account).catch(() => undefined), undoMs)
    return () => {
      clearTimeout(removal)
      void putStories(account, removed).then(() => showEverywhere(account))
    }
  }

  const storeAutomatically = async (story: OpenedStory) => {
    const { storyId } = story
    const before = await store.get('kept', [uid, storyId])
    if ((!before && isDataSaverOn()) || queue.has(storyId)) return
    const card = await client.fetchQuery({
      ...query.story.get.queryOptions({ input: { storyId } }),
      ...productQuery,
    })
    const toSave = { story, card, isSaved: before?.isSaved ?? false }
    await withDownloadLock({ signal }, () => saveStory(account, toSave, { client, signal }))
    const surplus = findSurplus(await store.getAll('kept', accountKeys(uid)))
    await removeStories(
      account,
      surplus.map((story) => story.storyId),
    )
    await removeUnusedFiles(account)
  }

  const updatePlace = async (storyId: string, childId: string, place: Progress) => {
    const copy = await store.get('kept', [uid, storyId])
    if (!copy || signal.aborted) return
    await putStories(account, [{ ...copy, places: { ...copy.places, [childId]: place } }])
  }

  setOfflineState({
    manager: {
      save: queue.save,
      cancel: queue.cancel,
      remove,
      // A story that cannot be stored can still be read.
      storeOpened: (story) => void storeAutomatically(story).catch(() => undefined),
      storePlace: (...place) => void updatePlace(...place).catch(() => undefined),
      dismissLost: () => showLost([]),
    },
  })
  signal.addEventListener('abort', () => setOfflineState(emptyState))
  tabs.onMessage(({ kind }) => {
    if (kind === 'kept' && !signal.aborted) void showStored(account).catch(() => undefined)
  })
  queue.save(readSaveRequests(uid).map(({ card }) => card))
  await removeUnusedFiles(account)
}

const isDataSaverOn = () =>
  'connection' in navigator &&
  (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true
