import { keepPreviousData } from '@tanstack/react-query'
import type { Ticket } from '../../../../contract/contact.ts'
import { query } from '../../../data/api.ts'

const mostShown = 100
/** Asked again that often while the page is in sight. */
const watchEveryMs = 30_000

const watched = { refetchInterval: watchEveryMs }

/** The inbox, or what stands in one state. */
export const inboxQuery = (state: Ticket['state'] | null) => ({
  ...query.contact.list.queryOptions({ input: { limit: mostShown, ...(state && { state }) } }),
  // The choice stays where it is while another state is on its way.
  placeholderData: keepPreviousData,
  ...watched,
})

/** What families found wrong with stories. */
export const reportsQuery = () => ({ ...query.contact.listReports.queryOptions(), ...watched })
