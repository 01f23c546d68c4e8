import type { Account } from './accounts.ts'
import type { Workload } from './load.ts'

/** Copies of a story in the measured library. */
export const storyCount = 2000

/** What a signed-in family does, the request of the floor that it is compared with, and its budget. */
export interface FamilyWorkload extends Workload {
  floorPath: string
  /** CPU time per request, as a multiple of the floor's. */
  budget: number
}

interface Served {
  baseUrl: string
  accounts: Account[]
  /** A signed address of the first account. */
  bookUrl: string
  /** The stories of the library, without their copies. */
  storyIds: string[]
}

/** The workloads of budgets 1 to 7. */
export function listWorkloads({ baseUrl, accounts, bookUrl, storyIds }: Served): FamilyWorkload[] {
  const account = (turn: number) => accounts[turn % accounts.length] as Account
  const signed = { origin: baseUrl, cookie: account(0).cookie }
  /** Each account opens the same story, then each the next one. */
  const opening = (
    name: string,
    storyOf: (round: number) => string | undefined,
  ): FamilyWorkload => ({
    name,
    floorPath: '/like',
    path: '/api/reading/open',
    method: 'POST',
    headers: signed,
    vary: (turn) => ({
      headers: { cookie: account(turn).cookie, 'idempotency-key': crypto.randomUUID() },
      body: { storyId: storyOf(Math.floor(turn / accounts.length)) },
    }),
    budget: 5,
  })
  return [
    { name: 'top-stories', floorPath: '/top', path: '/api/stories/top', budget: 1 },
    {
      name: 'own-document',
      floorPath: '/profile',
      path: `/api/users/${account(0).uid}`,
      headers: signed,
      budget: 3,
    },
    {
      name: 'nickname',
      floorPath: '/nickname',
      path: '/',
      method: 'PATCH',
      headers: signed,
      vary: (turn) => ({
        path: `/api/users/${account(turn).uid}`,
        headers: { cookie: account(turn).cookie },
        body: { displayName: `Name ${turn % 100}` },
      }),
      budget: 3.5,
    },
    {
      name: 'like',
      floorPath: '/like',
      path: '/',
      method: 'PUT',
      headers: signed,
      vary: (turn) => ({
        path: `/api/stories/bench-${Math.floor(turn / accounts.length) % 200}/like`,
        headers: { cookie: account(turn).cookie },
        body: { liked: Math.floor(turn / (accounts.length * 200)) % 2 === 0 },
      }),
      budget: 3.5,
    },
    opening('open-story', (round) => `bench-${round % storyCount}`),
    // Of the library's own stories, whose content is in memory, as for nearly every family.
    opening('open-known-story', (round) => storyIds[round % storyIds.length]),
    { name: 'book', floorPath: '/file', path: bookUrl, headers: signed, budget: 1.2 },
    {
      name: 'range',
      floorPath: '/range',
      path: bookUrl,
      headers: { ...signed, range: 'bytes=0-65535' },
      budget: 1.5,
    },
  ]
}
