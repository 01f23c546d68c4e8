import { ORPCError } from '@orpc/server'
import { tooManyMessage } from '../../contract/base.ts'
import { ownerOfAddress } from '../auth/own-address.ts'
import { pseudonym } from '../auth/users.ts'
import { preferredLanguage } from '../http/language.ts'
import type { Counter } from '../http/rate-limit.ts'
import { limit, limitEach } from '../http/rate-limit.ts'
import type { CallContext } from '../platform/context.ts'
import { anyone, parents } from '../platform/context.ts'
import { cancelContract, openPortal } from './commands.ts'
import { confirmWithdrawal } from './confirm-withdrawal.ts'
import { changeContract, continuing, pausing, resuming } from './contracts.ts'
import { declare } from './declarations.ts'
import { placeOrder, reconcileOrder } from './orders.ts'
import { findOrder, getOverview, toOrder } from './queries.ts'

/** Far more than anybody needs, and too few to flood a mailbox. */
const declarationLimits = {
  network: { max: 20, windowSeconds: 3600 },
  address: { max: 5, windowSeconds: 3600 },
}
/** Calls that the provider works for; the page of a payment asks about every 15 seconds. */
const callLimits = {
  order: { max: 30, windowSeconds: 600 },
  confirm: { max: 120, windowSeconds: 600 },
  portal: { max: 30, windowSeconds: 600 },
  change: { max: 30, windowSeconds: 600 },
}

type Own = CallContext & { uid: string }

/** The base of calls that the provider works for. */
const limited = (kind: keyof typeof callLimits) =>
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

const overviewOf = ({ db, uid, clock }: Own) => getOverview(db, { userId: uid, now: clock.now() })

export const billingProcedures = {
  get: parents.billing.get.handler(({ context }) => overviewOf(context)),

  order: limited('order').billing.order.handler(async ({ context, input, errors }) => {
    const { uid: userId, headers } = context
    const language = preferredLanguage(headers)
    const placed = await placeOrder(context, { userId, item: input.item, language })
    switch (placed.kind) {
      case 'placed':
        return { orderNumber: placed.orderNumber, url: placed.url }
      case 'already-subscribed':
        throw errors.ALREADY_SUBSCRIBED()
      case 'unproven':
        throw errors.EMAIL_UNPROVEN()
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

  confirm: limited('confirm').billing.confirm.handler(async ({ context, input, errors }) => {
    const { db, uid, clock } = context
    const order = await findOrder(db, uid, input)
    if (!order) throw errors.NOT_FOUND()
    await reconcileOrder(context, order)
    const now = await findOrder(db, uid, input)
    return toOrder(db, now ?? order, clock.now())
  }),

  openPortal: limited('portal').billing.openPortal.handler(async ({ context, input, errors }) => {
    const { uid: userId, headers } = context
    const language = preferredLanguage(headers)
    const url = await openPortal(context, { ...input, userId, language })
    if (url === null) throw errors.NOT_POSSIBLE()
    return { url }
  }),

  cancel: limited('change').billing.cancel.handler(async ({ context, input, errors }) => {
    const { uid: userId, headers } = context
    const wanted = { ...input, userId, language: preferredLanguage(headers) }
    const cancelled = await cancelContract(context, wanted)
    refuseUnlessChanged(cancelled, errors)
    return overviewOf(context)
  }),

  takeBackCancellation: limited('change').billing.takeBackCancellation.handler(
    async ({ context, input, errors }) => {
      const changed = await changeContract(context, ownOf(context, input), continuing)
      refuseUnlessChanged(changed, errors)
      return overviewOf(context)
    },
  ),

  pause: limited('change').billing.pause.handler(async ({ context, input, errors }) => {
    const changed = await changeContract(context, ownOf(context, input), pausing(input.months))
    refuseUnlessChanged(changed, errors)
    return overviewOf(context)
  }),

  resume: limited('change').billing.resume.handler(async ({ context, input, errors }) => {
    const changed = await changeContract(context, ownOf(context, input), resuming)
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
      const key = `declare-confirm:${network}`
      const allowed = await limit(db, key, { ...declarationLimits.network, now: clock.now() })
      if (!allowed.ok) throw errors.TOO_MANY_REQUESTS({ data: allowed })
      const receipt = await confirmWithdrawal(context, input.token)
      if (!receipt) throw errors.LINK_EXPIRED()
      return receipt
    },
  ),
}

const ownOf = ({ uid }: Own, { subscriptionId }: { subscriptionId: string }) => ({
  userId: uid,
  subscriptionId,
})

/** A parent's own declaration is about the own account; a child's device or a guest's names it by mail. */
async function declarerOf(context: CallContext) {
  const session = await context.getSession()
  const isParent = session !== null && (await context.isGateOpen(session))
  return { userId: isParent ? session.uid : null, language: preferredLanguage(context.headers) }
}

/** The owner of an address has a counter of their own, so strangers cannot use it up. */
async function mayDeclare(
  context: CallContext,
  { email, receiptEmail = email }: { email: string; receiptEmail?: string | undefined },
) {
  const { db, clock, network } = context
  const mailboxes = [...new Set([email.toLowerCase(), receiptEmail.toLowerCase()])]
  const declarers = mailboxes.map(async (one) => (await ownerOfAddress(context, one)) ?? one)
  const counters: Counter[] = [
    [`declare:${network}`, declarationLimits.network],
    ...(await Promise.all(declarers)).map(
      (one): Counter => [`declare:${pseudonym(one)}`, declarationLimits.address],
    ),
  ]
  return limitEach(db, counters, clock.now())
}
