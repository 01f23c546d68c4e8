import { query } from '../../../data/api.ts'

/** All items, asked for anew whenever the area is shown. */
export const itemsQuery = () => ({
  ...query.roadmap.listAll.queryOptions(),
})
