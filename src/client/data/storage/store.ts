import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb'
import type { AuthUser, Profile } from '../../../contract/profile.ts'
import type { OpenedStory, Progress } from '../../../contract/reading.ts'
import type { StoryCard } from '../../../contract/story-card.ts'
import type { Tabs } from '../core/tabs.ts'

/** The owner of everything that is stored in this browser. */
export interface StoredAccount {
  uid: string
  user: AuthUser
  /** The newest user document, and its version. */
  profile: Profile | null
  version: number
}

/** The last answer of a call. */
export interface StoredAnswer {
  uid: string
  /** Hash of the query key. */
  hash: string
  data: unknown
  /** Unix time in ms. */
  updatedAt: number
}

/** A story that can be read offline; its files are in the cache `kept-<uid>`. */
export interface OfflineStory {
  uid: string
  storyId: string
  story: OpenedStory
  card: StoryCard
  /** Whether a user saved it; otherwise it is one of the last opened stories. */
  isSaved: boolean
  /** Paths of its files in the cache. */
  files: string[]
  /** Text and files, in bytes. */
  size: number
  /** Last known reading place of each child, by its id. */
  places: Record<string, Progress>
  /** Ids of the children whose parents allowed the story beyond their limits. */
  releasedFor: string[]
  /** When it was saved, as Unix time in ms. */
  keptAt: number
}

/** A change that waits to be sent; `outbox/parse-change.ts` checks its kind and input. */
export interface StoredChange {
  uid: string
  idempotencyKey: string
  kind: string
  input: unknown
  /** Unix time in ms. */
  queuedAt: number
}

interface Tables extends DBSchema {
  account: { key: 'current'; value: StoredAccount }
  queries: { key: [uid: string, hash: string]; value: StoredAnswer }
  kept: { key: [uid: string, storyId: string]; value: OfflineStory }
  outbox: { key: number; value: StoredChange }
}

export type Store = IDBPDatabase<Tables>

/** The signed-in account, and what its services in this tab share. */
export interface SignedInAccount {
  uid: string
  /** Null if this tab stores nothing; everything then works from memory. */
  store: Store | null
  tabs: Tabs
  /** Aborted when the account signs out. */
  signal: AbortSignal
}

/** `worker/stored-account.ts` reads it, too. */
const databaseName = 'fabelhain'

/** Opens the database; rejects if the browser denies it. */
export function openStore(): Promise<Store> {
  return openDB<Tables>(databaseName, 1, {
    upgrade: (store) => {
      store.createObjectStore('account')
      store.createObjectStore('queries', { keyPath: ['uid', 'hash'] })
      store.createObjectStore('kept', { keyPath: ['uid', 'storyId'] })
      store.createObjectStore('outbox', { autoIncrement: true })
    },
    // A newer release in another tab upgrades the database; this tab continues from memory.
    blocking: (_current, _next, { target }) => (target as IDBDatabase).close(),
  })
}

/** Writes to a table for an account; false if the database belongs to another account or to none. */
export async function writeForAccount<Table extends 'queries' | 'kept' | 'outbox'>(
  store: Store,
  { uid, table }: { uid: string; table: Table },
  write: (table: IDBPObjectStore<Tables, ('account' | Table)[], Table, 'readwrite'>) => unknown,
): Promise<boolean> {
  const transaction = store.transaction(['account', table], 'readwrite')
  const owner = await transaction.objectStore('account').get('current')
  const isOwn = owner?.uid === uid
  if (isOwn) await write(transaction.objectStore(table))
  await transaction.done
  return isOwn
}

/** The range of an account's keys in a table whose keys start with its id. */
export const accountKeys = (uid: string) => IDBKeyRange.bound([uid], [uid, []])
