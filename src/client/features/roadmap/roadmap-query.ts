import { query } from '../../data/core/api.ts'
import { productQuery } from '../../data/queries/query-client.ts'

/** The public roadmap, with all ideas of the account. */
export const roadmapQuery = () => ({ ...query.roadmap.list.queryOptions(), ...productQuery })

/** One item with its history. */
export const itemQuery = (itemId: string) => ({
  ...query.roadmap.get.queryOptions({ input: { itemId } }),
  ...productQuery,
})
