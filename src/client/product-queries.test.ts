import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { productQuery } from './data/queries/query-client.ts'
import { billingQuery } from './features/billing/shared/billing-query.ts'
import { listQuery, unfinishedQuery } from './features/dashboard/dashboard-queries.ts'
import type { DiaryAddress } from './features/diary/diary-address.ts'
import { diaryQuery } from './features/diary/diary-query.ts'
import { openingQuery } from './features/reading/opening/opening-query.ts'
import { roadmapQuery } from './features/roadmap/roadmap-query.ts'
import { suggestionQuery } from './features/suggestion/suggestion-query.ts'
import { voteQuery } from './features/vote/vote-query.ts'

test('queries of family pages have the options of product queries', () => {
  const reader = { uid: 'u', childId: 'default' }
  const address = { week: null, childId: null } as DiaryAddress
  const queries = [
    openingQuery('bruno-honig', 'visit'),
    unfinishedQuery(reader),
    suggestionQuery(reader, 5, 0),
    listQuery(reader, 'favorites'),
    diaryQuery('u', address),
    roadmapQuery(),
    voteQuery(),
    billingQuery(null),
  ]
  for (const options of queries) expect(options).toMatchObject(productQuery)
})

/** Files with queries that are no product queries, and why. */
const others = {
  'features/billing/order/order-query.ts': 'an open order is refetched until it is paid',
  'features/child/use-is-wait-over.ts': 'reads the clock, not the server',
  'features/settings/sign-in/sign-in-section.tsx': 'uses a query key and fetches nothing',
  'features/story/card/use-likes.ts': 'stores the last choices and fetches nothing',
}

test('every query outside the editors’ area is a product query, or has a reason not to be', () => {
  const queryPattern = /\.(query|infinite)Options\(|\bqueryFn\b/
  const files = globSync('**/*.{ts,tsx}', {
    cwd: import.meta.dirname,
    exclude: ['features/editor/**', 'paraglide/**', '**/*.test.*'],
  })
  const filesWithQueries = files.filter((file) => {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8').replace(
      /^ *(\/\/|\/?\*).*$/gm,
      '',
    )
    return queryPattern.test(source) && !source.includes('productQuery')
  })
  expect(filesWithQueries.sort()).toEqual(Object.keys(others).sort())
})
