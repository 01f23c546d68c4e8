import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { productQuery } from './data/query-client.ts'
import { billingQuery } from './features/billing/billing-query.ts'
import {
  shelfQuery,
  suggestionQuery,
  unfinishedQuery,
} from './features/dashboard/dashboard-queries.ts'
import type { DiaryAddress } from './features/diary/diary-address.ts'
import { diaryQuery } from './features/diary/diary-query.ts'
import { openingQuery } from './features/reading/opening.ts'
import { roadmapQuery } from './features/roadmap/roadmap-query.ts'
import { voteQuery } from './features/vote/vote-query.ts'

test('what families see is asked as product queries are', () => {
  const reader = { uid: 'u', childId: 'default' }
  const address = { week: null, childId: null } as DiaryAddress
  const queries = [
    openingQuery('bruno-honig', 'visit'),
    unfinishedQuery(reader),
    suggestionQuery(reader, 5, 0),
    shelfQuery(reader, 'favorites'),
    diaryQuery('u', address),
    roadmapQuery(),
    voteQuery(),
    billingQuery(null),
  ]
  for (const options of queries) expect(options).toMatchObject(productQuery)
})

/** What asks otherwise, and why. */
const others = {
  'features/billing/order-query.ts': 'an open order is asked for until it is paid',
  'features/device/use-is-wait-over.ts': 'a clock, which asks nobody',
  'features/settings/sign-in-section.tsx': 'takes the name of a query, and asks nothing',
  'features/story/use-like.ts': 'holds a wish, and is never asked',
}

test('whatever asks outside the editors’ area is a product query, or has a reason not to be', () => {
  const asks = /\.(query|infinite)Options\(|\bqueryFn\b/
  const files = globSync('**/*.{ts,tsx}', {
    cwd: import.meta.dirname,
    exclude: ['features/editor/**', 'paraglide/**', '**/*.test.*'],
  })
  const askers = files.filter((file) => {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8').replace(
      /^ *(\/\/|\/?\*).*$/gm,
      '',
    )
    return asks.test(source) && !source.includes('productQuery')
  })
  expect(askers.sort()).toEqual(Object.keys(others).sort())
})
