import { query } from '../../data/api.ts'
import { productQuery } from '../../data/query-client.ts'

/** Asked again that often while the page is in sight. */
const watchEveryMs = 15_000

const watched = { ...productQuery, staleTime: 0, refetchInterval: watchEveryMs }

/** The outbox. */
export const effectsQuery = () => ({ ...query.editor.listEffects.queryOptions(), ...watched })

/** Cancellations and withdrawals. */
export const declarationsQuery = () => ({
  ...query.editor.listDeclarations.queryOptions(),
  ...watched,
})
