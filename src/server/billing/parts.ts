import type { CallContext } from '../platform/context.ts'

/** What billing works with, in calls as in webhooks and timed tasks. */
export type BillingParts = Pick<CallContext, 'db' | 'clock' | 'mail' | 'payments' | 'operator'>
