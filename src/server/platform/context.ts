import { implement, ORPCError } from '@orpc/server'
import { unproven } from '../../contract/base.ts'
import { contract } from '../../contract/index.ts'
import type { PagePath } from '../../contract/page.ts'
import type { AuthUser } from '../../contract/profile.ts'
import type { TraceBatch } from '../../contract/trace.ts'
import type { Database, Transaction } from '../db/client.ts'
import type { Examiner } from '../examiner/examiner.ts'
import type { FileStore } from '../files/local.ts'
import type { FileSigner } from '../files/signature.ts'
import type { UploadFolder } from '../files/upload-folder.ts'
import type { Clock } from './clock.ts'
import type { LastingLinks } from './lasting-links.ts'
import type { Live } from './live.ts'
import type { Log } from './log.ts'
import type { Mail } from './mailer.ts'
import type { Payments } from './payment-provider.ts'
import { noteSecurity } from './security-log.ts'
import type { Session } from './session.ts'

/** Compares what people know by heart; null where too many are waiting for it. */
export interface Secrets {
  /** Whether this is the account's password; false for an account that has none. */
  isPassword(userId: string, password: string): Promise<boolean | null>
  /** A hash of a PIN that is worth nothing without the server's secret. */
  hashPin(userId: string, pin: string): Promise<string | null>
  isPin(userId: string, pin: string, pinHash: string): Promise<boolean | null>
}

/** How calls send mail. */
export interface Mailing {
  /** Queues a mail in the transaction that wants it; the same key twice is one mail. */
  queue(tx: Database | Transaction, mail: Mail & { idempotencyKey: string }): Promise<void>
  /** To be called after that transaction's commit. */
  wake(): void
  /** The public address of a page, for a link in a mail. */
  linkTo(page: PagePath, query: Record<string, string>): string
}

/** Counts what browsers measured, in memory; who sent it is known to nobody. */
interface Traces {
  /** Counts one call of a client's network and says whether it is still allowed. */
  mayAdd(network: string): { ok: true } | { ok: false; retryAfterSeconds: number }
  add(batch: TraceBatch): void
}

/** Who offers the product, for contracts and the legal pages. */
export interface Operator {
  name: string
  /** On one line. */
  address: string
  email: string
  phone: string
  /** Who speaks for the operator (§ 5 DDG). */
  representative: string
  /** Court and number, or that there is none. */
  register: string
  /** Number for VAT or business identification, or that there is none. */
  taxId: string
  /** Who answers for what is written (§ 18 Abs. 2 MStV), with address. */
  responsible: string
  /** Data protection officer or, where there need not be one, who answers questions. */
  privacyContact: string
  /** The authority that watches over the operator's data protection. */
  privacyAuthority: string
  /** Who runs the servers, and where they stand. */
  hosting: string
  /** Who delivers the mails. */
  mailService: string
}

/** What every call can reach. The session is looked up once, and only by calls that ask for it. */
export interface CallContext {
  db: Database
  clock: Clock
  live: Live
  signer: FileSigner
  files: FileStore
  uploadFolder: UploadFolder
  /** Looks at uploads before they are stored. */
  examiner: Examiner
  /** Imports in the background, and where their files lie. */
  intakes: { run(intakeId: string): void; workDir: string }
  headers: Headers
  /** Name of the client's network, for counting its tries; it leads back to no address. */
  network: string
  requestId: string
  log: Log
  getSession: () => Promise<Session | null>
  /** Who is signed in; also prolongs the session, which only `session.get` does. */
  refreshSession: () => Promise<AuthUser | null>
  /** Drops the cached public answers after a like or an edit. */
  publicAnswersChanged: () => void
  /** Tells the account's open pages, within a moment, that something of the family changed. */
  familyChanged: (uid: string) => void
  secrets: Secrets
  mail: Mailing
  payments: Payments
  operator: Operator
  unsubscribeLinks: LastingLinks
  withdrawalLinks: LastingLinks
  traces: Traces
  /** Whether the parents' area stands open in the browser of this session. */
  isGateOpen: (session: Session) => Promise<boolean>
  /** Whether somebody has just proven to be the account's owner. */
  isFreshSignIn: (session: Session) => boolean
  /** Whether somebody has proven that the mailbox of this account is theirs; null where it is gone. */
  isProven: (uid: string) => Promise<boolean | null>
  /** Whether the session's account has the role of an editor now, and its gate is open. */
  isEditor: (session: Session) => Promise<boolean>
}

/** Calls that guests may make. */
export const anyone = implement(contract).$context<CallContext>()

const signedOut = () => new ORPCError('UNAUTHORIZED', { message: 'Bitte melde dich an.' })

/** Calls that need an account: `context.uid`, `context.session`. */
export const signedIn = anyone.use(async ({ context, next }) => {
  const session = await context.getSession()
  if (!session) throw signedOut()
  return next({ context: { session, uid: session.uid } })
})

/** Calls whose effect everybody sees: an invented address must not decide what others read. */
export const proven = signedIn.use(async ({ context, next }) => {
  const isProven = await context.isProven(context.uid)
  if (isProven === null) throw signedOut()
  if (!isProven) throw new ORPCError('EMAIL_UNPROVEN', unproven.EMAIL_UNPROVEN)
  return next()
})

/** Calls of the parents' area: not in Kindermodus, and where there is a PIN only past it. */
export const parents = signedIn.use(async ({ context, next }) => {
  if (!(await context.isGateOpen(context.session))) {
    throw gateClosed()
  }
  return next()
})

const gateClosed = () => new ORPCError('GATE_CLOSED', { status: 403, message: gateClosedMessage })

/** Calls that undo a lot, or hand out all there is: whoever makes them has just proven who it is. */
export const freshParents = parents.use(({ context, next }) => {
  if (!context.isFreshSignIn(context.session)) {
    throw new ORPCError('FRESH_SIGN_IN_NEEDED', { status: 403, message: notFreshMessage })
  }
  return next()
})

/** Calls of the editors, who are parents too: a closed gate shuts them out as well. */
export const editors = signedIn.use(async ({ context, next }) => {
  const { session, uid, log } = context
  if (await context.isEditor(session)) return next()
  noteSecurity(log, 'editor-refused', uid)
  throw (await context.isGateOpen(session))
    ? new ORPCError('FORBIDDEN', { message: notEditorMessage })
    : gateClosed()
})

const notEditorMessage = 'Für diesen Bereich fehlt dir die Berechtigung.'
const notFreshMessage = 'Bitte bestätige kurz, dass du es bist.'
const gateClosedMessage = 'Das ist der Elternbereich. Bitte schließ ihn erst auf.'
