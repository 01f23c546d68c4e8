import type { CallContext } from '../platform/context.ts'

/** Injected dependencies of calls, webhooks and timed tasks. */
export type BillingDependencies = Pick<
  CallContext,
  'db' | 'clock' | 'mail' | 'payments' | 'operator'
>

/** Also signs the link by which the account's owner confirms a withdrawal. */
export type DeclarationDependencies = BillingDependencies & Pick<CallContext, 'withdrawalLinks'>
