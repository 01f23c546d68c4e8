import { ORPCError } from '@orpc/server'
import { tooManyMessage } from '../../contract/base.ts'
import { callerWithAddress } from '../auth/users.ts'
import { preferredLanguage } from '../http/language.ts'
import { type Counter, limit, limitEach } from '../http/rate-limit.ts'
import { anyone, type CallContext, parents } from '../platform/context.ts'
import { pseudonym } from '../platform/pseudonym.ts'
import { cancelContract, openPortal } from './commands.ts'
import { confirmWithdrawal } from './confirm-withdrawal.ts'
import { changeContract, withoutCancellation, withoutPause, withPause } from './contracts.ts'
import { declare } from './declarations.ts'
import { placeOrder, reconcileOrder } from './orders.ts'
import { findOrder, getOverview, toOrder } from './queries.ts'

/** More than a user needs, and too few to flood a mailbox. */
const declarationLimits = {
  network: { max: 20, windowSeconds: 3600 },
  address: { max: 5, windowSeconds: 3600 },
}
/** Limits of calls that send requests to the provider; the payment page polls about every 15 seconds. */
const callLimits = {
  order: { max: 30, windowSeconds: 600 },
  confirm: { max: 120, windowSeconds: 600 },
  portal: { max: 30, windowSeconds: 600 },
  change: { max: 30, windowSeconds: 600 },
}

type ParentContext = CallContext & { uid: string }

/** The base of calls that send requests to the provider. */
const limitedBy = (kind: keyof typeof callLimits) =>
  parents.use(async ({ context, next }) => {
    const { db, uid, clock } = context
    const key = `${kind}:${pseudonym(uid)}`
    const allowed = await limit(db, key, { ...callLimits[kind], now: clock.now() })
    if (allowed.ok) return next()
    throw new ORPCError('TOO_MANY_REQUESTS', {
      status: 429,
      message: tooManyMessage,
      data: allowed,
    })
  })

function refuseUnlessChanged(
  changed: 'changed' | 'cancelled' | 'not-found' | 'not-possible',
  errors: { NOT_FOUND: () => Error; NOT_POSSIBLE: () => Error },
): void {
  if (changed === 'not-found') throw errors.NOT_FOUND()
  if (changed === 'not-possible') throw errors.NOT_POSSIBLE()
}

const overviewOf = ({ db, uid, clock }: ParentContext) =>
  getOverview(db, { userId: uid, now: clock.now() })

export const billingProcedures = {
  get: parents.billing.get.handler(({ context }) => overviewOf(context)),

  order: limitedBy('order').billing.order.handler(async ({ context, input, errors }) => {
    const { uid: userId, headers } = context
    const language = preferredLanguage(headers)
    const result = await placeOrder(context, { userId, item: input.item, language })
    switch (result.kind) {
      case 'placed':
        return { orderNumber: result.orderNumber, url: result.url }
      case 'already-subscribed':
        throw errors.ALREADY_SUBSCRIBED()
      case 'unverified':
        throw errors.EMAIL_UNVERIFIED()
      case 'not-found':
        throw errors.NOT_FOUND()
    }
  }),

  getOrder: parents.billing.getOrder.handler(async ({ context, input, errors }) => {
    const { db, uid, clock } = context
    const order = await findOrder(db, uid, input)
    if (!order) throw errors.NOT_FOUND()
    return toOrder(db, order, clock.now())
  }),

  confirm: limitedBy('confirm').billing.confirm.handler(async ({ context, input, errors }) => {
    const { db, uid, clock } = context
    const order = await findOrder(db, uid, input)
    if (!order) throw errors.NOT_FOUND()
    await reconcileOrder(context, order)
    const reconciled = await findOrder(db, uid, input)
    return toOrder(db, reconciled ?? order, clock.now())
  }),

  openPortal: limitedBy('portal').billing.openPortal.handler(async ({ context, input, errors }) => {
    const { uid: userId, headers } = context
    const language = preferredLanguage(headers)
    const url = await openPortal(context, { ...input, userId, language })
    if (url === null) throw errors.NOT_POSSIBLE()
    return { url }
  }),

  cancel: limitedBy('change').billing.cancel.handler(async ({ context, input, errors }) => {
    const { uid: userId, headers } = context
    const cancellation = { ...input, userId, language: preferredLanguage(headers) }
    refuseUnlessChanged(await cancelContract(context, cancellation), errors)
    return overviewOf(context)
  }),

  takeBackCancellation: limitedBy('change').billing.takeBackCancellation.handler(
    async ({ context, input, errors }) => {
      const changed = await changeContract(context, ownOf(context, input), withoutCancellation)
      refuseUnlessChanged(changed, errors)
      return overviewOf(context)
    },
  ),

  pause: limitedBy('change').billing.pause.handler(async ({ context, input, errors }) => {
    const changed = await changeContract(context, ownOf(context, input), withPause(input.months))
    refuseUnlessChanged(changed, errors)
    return overviewOf(context)
  }),

  resume: limitedBy('change').billing.resume.handler(async ({ context, input, errors }) => {
    const changed = await changeContract(context, ownOf(context, input), withoutPause)
    refuseUnlessChanged(changed, errors)
    return overviewOf(context)
  }),

  declareCancellation: anyone.billing.declareCancellation.handler(
    async ({ context, input, errors }) => {
      const allowed = await mayDeclare(context, input)
      if (!allowed.ok) throw errors.TOO_MANY_REQUESTS({ data: allowed })
      const { kind, ...form } = input
      const declarer = await declarerOf(context)
      const isExtraordinary = kind === 'extraordinary'
      return declare(context, { ...form, ...declarer, kind: 'cancellation', isExtraordinary })
    },
  ),

  declareWithdrawal: anyone.billing.declareWithdrawal.handler(
    async ({ context, input, errors }) => {
      const allowed = await mayDeclare(context, input)
      if (!allowed.ok) throw errors.TOO_MANY_REQUESTS({ data: allowed })
      return declare(context, { ...input, ...(await declarerOf(context)), kind: 'withdrawal' })
    },
  ),

  confirmWithdrawal: anyone.billing.confirmWithdrawal.handler(
    async ({ context, input, errors }) => {
      const { db, clock, network } = context
      const key = `declare-confirm:${network()}`
      const allowed = await limit(db, key, { ...declarationLimits.network, now: clock.now() })
      if (!allowed.ok) throw errors.TOO_MANY_REQUESTS({ data: allowed })
      const receipt = await confirmWithdrawal(context, input.token)
      if (!receipt) throw errors.LINK_EXPIRED()
      return receipt
    },
  ),
}

const ownOf = ({ uid }: ParentContext, { subscriptionId }: { subscriptionId: string }) => ({
  userId: uid,
  subscriptionId,
})

/** A parent declares for their own account; for guests, and behind a closed gate, the address decides. */
async function declarerOf(context: CallContext) {
  const session = await context.getSession()
  const isParent = session !== null && context.isGateOpen(session)
  return { userId: isParent ? session.uid : null, language: preferredLanguage(context.headers) }
}

/** Counts by account where the caller owns the address, so that strangers cannot use up its limit. */
async function mayDeclare(
  context: CallContext,
  { email, receiptEmail = email }: { email: string; receiptEmail?: string | undefined },
) {
  const { db, clock, network } = context
  const mailboxes = [...new Set([email.toLowerCase(), receiptEmail.toLowerCase()])]
  const declarers = mailboxes.map(async (one) => (await callerWithAddress(context, one)) ?? one)
  const counters: Counter[] = [
    [`declare:${network()}`, declarationLimits.network],
    ...(await Promise.all(declarers)).map(
      (one): Counter => [`declare:${pseudonym(one)}`, declarationLimits.address],
    ),
  ]
  return limitEach(db, counters, clock.now())
}
