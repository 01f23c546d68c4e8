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
