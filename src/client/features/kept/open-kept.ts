import type { QueryClient } from '@tanstack/react-query'
import { hashKey } from '@tanstack/react-query'
import type { Child } from '../../../contract/child.ts'
import type { Device } from '../../../contract/device.ts'
import { initialAids } from '../../../contract/reader-choices.ts'
import type { OpenedStory } from '../../../contract/reading.ts'
import { isSignOutPending } from '../../data/kept-hint.ts'
import type { KeptStory, Store } from '../../data/store.ts'
import { openStore, writeOwn } from '../../data/store.ts'
import { childrenQuery, deviceQuery } from '../child/family-query.ts'
import { mayRead } from './kept-rules.ts'

/** What was opened here, in a form that a change of the place or of the aids leaves as it is. */
const fromHere = new Set<string>()
const markOf = ({ storyId, addressesExpireAt }: OpenedStory) => `${storyId} ${addressesExpireAt}`

/** Whether a story comes from this device and not from the server. */
export const isFromHere = (story: OpenedStory) => fromHere.has(markOf(story))

/** The kept copy of a story, for the child that reads here; null where there is none for it. */
export async function findKeptStory(
  client: QueryClient,
  storyId: string,
): Promise<OpenedStory | null> {
  const found = await readKept(client, storyId)
  if (!found?.reader || !mayRead(found.kept, found.reader)) return null
  const { kept, reader } = found
  const story: OpenedStory = {
    ...kept.story,
    childId: reader.childId,
    progress: kept.places[reader.childId] ?? null,
    aids: kept.story.childId === reader.childId ? kept.story.aids : initialAids,
  }
  fromHere.add(markOf(story))
  return story
}

/**
 * Removes the copy of a story that the server says does not exist; where it only is not for the
 * child that reads here, the copy stays for the others.
 */
export async function forgetWithdrawn(client: QueryClient, storyId: string): Promise<void> {
  const found = await readKept(client, storyId)
  if (!found?.reader || !mayRead(found.kept, found.reader)) return
  const { kept, reader } = found
  const releasedFor = kept.releasedFor.filter((childId) => childId !== reader.childId)
  const isTakenBack = releasedFor.length < kept.releasedFor.length
  await withStore((store) =>
    writeOwn(store, { uid: kept.uid, table: 'kept' }, (table) =>
      isTakenBack ? table.put({ ...kept, releasedFor }) : table.delete([kept.uid, storyId]),
    ),
  )
}

interface Found {
  kept: KeptStory
  reader: Child | null
}

function readKept(client: QueryClient, storyId: string): Promise<Found | null> {
  return withStore(async (store) => {
    const account = await store.get('account', 'current')
    const kept = account && (await store.get('kept', [account.uid, storyId]))
    if (!kept || isSignOutPending()) return null
    return { kept, reader: await findReader(client, store, account.uid) }
  })
}

/** The child that reads in this browser, as far as is known without the server. */
async function findReader(client: QueryClient, store: Store, uid: string): Promise<Child | null> {
  const known = async <Data>(queryKey: readonly unknown[]): Promise<Data | undefined> =>
    client.getQueryData<Data>(queryKey) ??
    // What this browser was and who the children are lasts; nothing wider follows from its age.
    ((await store.get('queries', [uid, hashKey(queryKey)]))?.data as Data | undefined)
  const user = { uid }
  const device = await known<Device>(deviceQuery(user).queryKey)
  const children = await known<Child[]>(childrenQuery(user).queryKey)
  if (!device || !children) return null
  const chosen = device.activeChildId ?? 'default'
  return children.find(({ childId }) => childId === chosen) ?? null
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
    // Where nothing can be kept nothing is.
    return null
  }
}
