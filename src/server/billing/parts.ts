import type { CallContext } from '../platform/context.ts'

/** What billing works with, in calls as in webhooks and timed tasks. */
export type BillingParts = Pick<CallContext, 'db' | 'clock' | 'mail' | 'payments' | 'operator'>

/** What a declaration is received with: its link proves that the account's owner made it. */
export type DeclarationParts = BillingParts & Pick<CallContext, 'withdrawalLinks'>
