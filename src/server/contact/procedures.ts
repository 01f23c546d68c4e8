import { callerWithAddress } from '../auth/users.ts'
import { type Counter, limitEach } from '../http/rate-limit.ts'
import { berlinTimestamp } from '../platform/berlin-time.ts'
import { anyone, type CallContext, editors } from '../platform/context.ts'
import { pseudonym } from '../platform/pseudonym.ts'
import {
  answerMessage,
  pretendToReceive,
  receiveMessage,
  setTicketState,
  settleReport,
} from './commands.ts'
import { listReports, listTickets } from './queries.ts'

/** A stranger's address gets at most ten copies a day. */
const messageLimits = {
  network: { max: 20, windowSeconds: 3600 },
  address: { max: 10, windowSeconds: 86_400 },
}

const byEditor = ({ uid, clock }: CallContext & { uid: string }) => ({
  editorId: uid,
  now: clock.now(),
})

export const contactProcedures = {
  send: anyone.contact.send.handler(async ({ context, input, errors }) => {
    const owner = await callerWithAddress(context, input.email)
    const allowed = await mayWrite(context, owner ?? mailboxOf(input.email))
    if (!allowed.ok) throw errors.TOO_MANY_REQUESTS({ data: allowed })
    const { website, ...message } = input
    const { number, receivedAt } = website
      ? pretendToReceive(context.clock.now())
      : await receiveMessage(context, {
          ...message,
          isFromAccount: owner !== null,
        })
    return { number, receivedAt: berlinTimestamp(receivedAt) }
  }),

  list: editors.contact.list.handler(({ context: { db }, input }) => listTickets(db, input)),

  answer: editors.contact.answer.handler(async ({ context, input, errors }) => {
    const ticket = await answerMessage(context, input, byEditor(context))
    if (!ticket) throw errors.NOT_FOUND()
    return ticket
  }),

  setState: editors.contact.setState.handler(async ({ context, input, errors }) => {
    const ticket = await setTicketState(context.db, input, byEditor(context))
    if (!ticket) throw errors.NOT_FOUND()
    return ticket
  }),

  listReports: editors.contact.listReports.handler(({ context: { db } }) => listReports(db)),

  settleReport: editors.contact.settleReport.handler(async ({ context, input, errors }) => {
    if (!(await settleReport(context.db, input, byEditor(context)))) throw errors.NOT_FOUND()
    return listReports(context.db)
  }),
}

/** Addresses with a plus sign lead to the same mailbox. */
const mailboxOf = (email: string) => email.toLowerCase().replace(/\+[^@]*/, '')

/** Counts by account where the caller owns the address, so that strangers cannot use up its limit. */
function mayWrite({ db, clock, network }: CallContext, writer: string) {
  const now = clock.now()
  const counters: Counter[] = [
    [`contact:${network()}`, messageLimits.network],
    [`contact:${pseudonym(writer)}`, messageLimits.address],
  ]
  return limitEach(db, counters, now)
}
