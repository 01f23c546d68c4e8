import { keepPreviousData } from '@tanstack/react-query'
import type { Ticket } from '../../../../contract/contact.ts'
import { query } from '../../../data/core/api.ts'

const maxTickets = 100
const polled = { refetchInterval: 30_000 }

/** The tickets of one state, or of all. */
export const inboxQuery = (state: Ticket['state'] | null) => ({
  ...query.contact.list.queryOptions({ input: { limit: maxTickets, ...(state && { state }) } }),
  // The filter stays in place while another state loads.
  placeholderData: keepPreviousData,
  ...polled,
})

/** Problems with stories that families reported. */
export const reportsQuery = () => ({ ...query.contact.listReports.queryOptions(), ...polled })
