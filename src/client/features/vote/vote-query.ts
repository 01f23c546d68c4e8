import { query } from '../../data/api.ts'
import { productQuery } from '../../data/query-client.ts'

/** The running poll and the last one that is over. */
export const voteQuery = () => ({ ...query.vote.get.queryOptions(), ...productQuery })
