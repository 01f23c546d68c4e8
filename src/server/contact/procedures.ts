import { findAuthUser, pseudonym } from '../auth/users.ts'
import { clientNetwork } from '../http/client-address.ts'
import { limit } from '../http/rate-limit.ts'
import type { CallContext } from '../platform/context.ts'
import { anyone, editors } from '../platform/context.ts'
import { berlinTimestamp } from '../profile/rules.ts'
import {
  answerMessage,
  pretendToReceive,
  receiveMessage,
  setTicketState,
  settleReport,
} from './commands.ts'
import { listReports, listTickets } from './queries.ts'

/** More than anybody has to say; whoever names a stranger's address sends ten copies a day there. */
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
    const allowed = await mayWrite(context, input.email)
    if (!allowed.ok) throw errors.TOO_MANY_REQUESTS({ data: allowed })
    const { website, ...message } = input
    const { number, receivedAt } = website
      ? pretendToReceive(context.clock.now())
      : await receiveMessage(context, {
          ...message,
          isFromAccount: await isOwnAddress(context, input.email),
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

async function mayWrite({ db, clock, clientIp }: CallContext, email: string) {
  const now = clock.now()
  const { network, address } = messageLimits
  const networkKey = `contact:${pseudonym(clientNetwork(clientIp))}`
  const allowed = await limit(db, networkKey, { ...network, now })
  if (!allowed.ok) return allowed
  // Whatever stands behind a plus sign comes to the same mailbox.
  const mailbox = email.toLowerCase().replace(/\+[^@]*/, '')
  return limit(db, `contact:${pseudonym(mailbox)}`, { ...address, now })
}

/** Whether whoever writes is signed in with this address and has proven that it is theirs. */
async function isOwnAddress({ db, getSession }: CallContext, email: string): Promise<boolean> {
  const session = await getSession()
  if (!session || session.isKidsMode) return false
  const owner = await findAuthUser(db, session.uid)
  return owner?.emailVerified === true && owner.email.toLowerCase() === email.toLowerCase()
}
