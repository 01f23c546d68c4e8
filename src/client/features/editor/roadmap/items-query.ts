import { query } from '../../../data/api.ts'
import { productQuery } from '../../../data/query-client.ts'

/** All items, asked for anew whenever the area is shown. */
export const itemsQuery = () => ({
  ...query.roadmap.listAll.queryOptions(),
  ...productQuery,
  staleTime: 0,
})
