import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { Child } from '../../../contract/child.ts'
import type { Device } from '../../../contract/device.ts'
import { initialAids } from '../../../contract/reader-choices.ts'
import type { OpenedStory } from '../../../contract/reading.ts'
import { isSignOutPending } from '../../data/storage/account-hint.ts'
import {
  type OfflineStory,
  openStore,
  type Store,
  writeForAccount,
} from '../../data/storage/store.ts'
import { childrenQuery, deviceQuery } from '../child/family-query.ts'
import { mayRead } from './offline-rules.ts'

/** Keys of stories that were opened from their offline copies; place and aids are not part of a key. */
const offlineKeys = new Set<string>()
const keyOf = ({ storyId, addressesExpireAt }: OpenedStory) => `${storyId} ${addressesExpireAt}`

/** Whether a story comes from this device, not from the server. */
export const isOfflineCopy = (story: OpenedStory) => offlineKeys.has(keyOf(story))

/** The offline copy of a story for the active child; null where there is none for it. */
export async function findOfflineStory(
  client: QueryClient,
  storyId: string,
): Promise<OpenedStory | null> {
  const found = await readCopy(client, storyId)
  if (!found?.reader || !mayRead(found.copy, found.reader)) return null
  const { copy, reader } = found
  const story: OpenedStory = {
    ...copy.story,
    childId: reader.childId,
    progress: copy.places[reader.childId] ?? null,
    aids: copy.story.childId === reader.childId ? copy.story.aids : initialAids,
  }
  offlineKeys.add(keyOf(story))
  return story
}

/**
 * Removes the copy of a story that the server does not find. Where the story is only beyond the limits
 * of the active child, the copy stays for the others.
 */
export async function removeWithdrawn(client: QueryClient, storyId: string): Promise<void> {
  const found = await readCopy(client, storyId)
  if (!found?.reader || !mayRead(found.copy, found.reader)) return
  const { copy, reader } = found
  const releasedFor = copy.releasedFor.filter((childId) => childId !== reader.childId)
  const wasReleased = releasedFor.length < copy.releasedFor.length
  await withStore((store) =>
    writeForAccount(store, { uid: copy.uid, table: 'kept' }, (table) =>
      wasReleased ? table.put({ ...copy, releasedFor }) : table.delete([copy.uid, storyId]),
    ),
  )
}

interface FoundCopy {
  copy: OfflineStory
  reader: Child | null
}

function readCopy(client: QueryClient, storyId: string): Promise<FoundCopy | null> {
  return withStore(async (store) => {
    const account = await store.get('account', 'current')
    const copy = account && (await store.get('kept', [account.uid, storyId]))
    if (!copy || isSignOutPending()) return null
    return { copy, reader: await findReader(client, store, account.uid) }
  })
}

/** The active child, from what is known without the server. */
async function findReader(client: QueryClient, store: Store, uid: string): Promise<Child | null> {
  const readCached = async <Data>(queryKey: readonly unknown[]): Promise<Data | undefined> =>
    client.getQueryData<Data>(queryKey) ??
    // Its age does not matter: offline there is no newer one.
    ((await store.get('queries', [uid, hashKey(queryKey)]))?.data as Data | undefined)
  const user = { uid }
  const device = await readCached<Device>(deviceQuery(user).queryKey)
  const children = await readCached<Child[]>(childrenQuery(user).queryKey)
  if (!device || !children) return null
  const activeChildId = device.activeChildId ?? 'default'
  return children.find(({ childId }) => childId === activeChildId) ?? null
}

async function withStore<Answer>(work: (store: Store) => Promise<Answer>): Promise<Answer | null> {
  try {
    const store = await openStore()
    try {
      return await work(store)
    } finally {
      store.close()
    }
  } catch {
    // A browser that denies its database stores no copy.
    return null
  }
}
