import { query } from '../../../data/api.ts'

/** All items. */
export const itemsQuery = () => query.roadmap.listAll.queryOptions()
