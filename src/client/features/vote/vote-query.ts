import { query } from '../../data/core/api.ts'
import { productQuery } from '../../data/queries/query-client.ts'

/** The running poll and the last finished one. */
export const voteQuery = () => ({ ...query.vote.get.queryOptions(), ...productQuery })
