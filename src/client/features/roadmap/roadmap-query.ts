import { query } from '../../data/api.ts'
import { productQuery } from '../../data/query-client.ts'

/** The public roadmap, with the account's own ideas. */
export const roadmapQuery = () => ({ ...query.roadmap.list.queryOptions(), ...productQuery })

/** One item with its history. */
export const itemQuery = (itemId: string) => ({
  ...query.roadmap.get.queryOptions({ input: { itemId } }),
  ...productQuery,
})
