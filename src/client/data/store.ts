import type { DBSchema, IDBPDatabase, IDBPObjectStore } from 'idb'
import { openDB } from 'idb'
import type { AuthUser, Profile } from '../../contract/profile.ts'
import type { OpenedStory, Progress } from '../../contract/reading.ts'
import type { StoryCard } from '../../contract/story.ts'

/** Whom everything kept in this browser belongs to. */
export interface KeptAccount {
  uid: string
  user: AuthUser
  /** The newest user document that came, and its version. */
  profile: Profile | null
  version: number
}

/** An answer of a call as it was last seen. */
export interface KeptQuery {
  uid: string
  /** Of the query's key. */
  hash: string
  data: unknown
  /** Unix time in ms. */
  updatedAt: number
}

/** A story that can be read without a network: its content; its files lie in `kept-<uid>`. */
export interface KeptStory {
  uid: string
  storyId: string
  story: OpenedStory
  /** As the lists show it. */
  card: StoryCard
  /** Saved on purpose, or one of the last that were opened. */
  isSaved: boolean
  /** Paths under which its files lie in `kept-<uid>`. */
  files: string[]
  /** Of text and files, in bytes. */
  size: number
  /** Where each child is in it, as last read here or told by the server. */
  places: Record<string, Progress>
  /** Children whom their parents allowed it beyond their limits. */
  releasedFor: string[]
  /** Unix time in ms. */
  keptAt: number
}

/** A change that waits to be sent, under the key that makes it count once. */
export interface Queued {
  uid: string
  idempotencyKey: string
  /** What is called, and with what: `outbox/wish.ts` knows. */
  kind: string
  input: unknown
  /** Unix time in ms. */
  queuedAt: number
}

interface Contents extends DBSchema {
  account: { key: 'current'; value: KeptAccount }
  queries: { key: [uid: string, hash: string]; value: KeptQuery }
  kept: { key: [uid: string, storyId: string]; value: KeptStory }
  outbox: { key: number; value: Queued }
}

export type Store = IDBPDatabase<Contents>

/** `worker/account.ts` looks into it too. */
const storeName = 'fabelhain'

/** Opens what this browser keeps for an account; rejects where it keeps nothing. */
export function openStore(): Promise<Store> {
  return openDB<Contents>(storeName, 1, {
    upgrade: (store) => {
      store.createObjectStore('account')
      store.createObjectStore('queries', { keyPath: ['uid', 'hash'] })
      store.createObjectStore('kept', { keyPath: ['uid', 'storyId'] })
      store.createObjectStore('outbox', { autoIncrement: true })
    },
    // A newer release in another tab goes first; this tab goes on from memory.
    blocking: (_current, _next, { target }) => (target as IDBDatabase).close(),
  })
}

/**
 * Writes something of an account; false where this browser has forgotten the account meanwhile, by
 * this tab or another.
 */
export async function writeOwn<Table extends 'queries' | 'kept' | 'outbox'>(
  store: Store,
  { uid, table }: { uid: string; table: Table },
  write: (table: IDBPObjectStore<Contents, ('account' | Table)[], Table, 'readwrite'>) => unknown,
): Promise<boolean> {
  const transaction = store.transaction(['account', table], 'readwrite')
  const owner = await transaction.objectStore('account').get('current')
  const isOwn = owner?.uid === uid
  if (isOwn) await write(transaction.objectStore(table))
  await transaction.done
  return isOwn
}

/** Every key of an account in a store whose keys begin with its id. */
export const keysOf = (uid: string) => IDBKeyRange.bound([uid], [uid, []])
