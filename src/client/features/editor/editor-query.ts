import { query } from '../../data/api.ts'

/** Asked again that often while the page is in sight. */
const watchEveryMs = 15_000

const watched = { refetchInterval: watchEveryMs }

/** The outbox. */
export const effectsQuery = () => ({ ...query.editor.listEffects.queryOptions(), ...watched })

/** Cancellations and withdrawals. */
export const declarationsQuery = () => ({
  ...query.editor.listDeclarations.queryOptions(),
  ...watched,
})
