import { implement, ORPCError } from '@orpc/server'
import { gateClosed, publishersOnly, unverified } from '../../contract/base.ts'
import { contract } from '../../contract/index.ts'
import type { PagePath } from '../../contract/page.ts'
import type { AuthUser } from '../../contract/profile.ts'
import type { TraceBatch } from '../../contract/trace.ts'
import type { Database, Transaction } from '../db/client.ts'
import type { Examiner } from '../examiner/examiner.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Scratch } from '../files/scratch.ts'
import type { FileSigner } from '../files/signature.ts'
import type { Clock } from './clock.ts'
import type { Live } from './live.ts'
import type { Log } from './log.ts'
import type { Mail } from './mailer.ts'
import type { Payments } from './payment-provider.ts'
import { logSecurityEvent } from './security-log.ts'
import type { Session } from './session.ts'
import type { SignedLinks } from './signed-links.ts'

/** Verifies passwords and PINs; null where too many calls wait. */
export interface Secrets {
  /** Whether this is the account's password; false for an account that has none. */
  isPassword(userId: string, password: string): Promise<boolean | null>
  /** A hash of a PIN, peppered with the server's secret. */
  hashPin(userId: string, pin: string): Promise<string | null>
  isPin(userId: string, pin: string, pinHash: string): Promise<boolean | null>
}

/** How calls send mail. */
export interface Mailing {
  /** Queues a mail in the caller's transaction; the same key twice is one mail. */
  queue(tx: Database | Transaction, mail: Mail & { idempotencyKey: string }): Promise<void>
  /** Call after the commit of that transaction. */
  wake(): void
  /** The public address of a page, for a link in a mail. */
  linkTo(page: PagePath, query: Record<string, string>): string
}

/** Counts measurements of browsers in memory, without their senders. */
interface Traces {
  /** Counts one call of a client's network and returns whether it is allowed. */
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
  /** Legal representative (§ 5 DDG). */
  representative: string
  /** Court and number, or that there is none. */
  register: string
  /** Number for VAT or business identification, or that there is none. */
  taxId: string
  /** Person responsible for the content (§ 18 Abs. 2 MStV), with address. */
  responsible: string
  /** Data protection officer or, where none is required, the contact for questions. */
  privacyContact: string
  /** Supervisory authority for data protection. */
  privacyAuthority: string
  /** Hosting company and location of the servers. */
  hosting: string
  /** Company that delivers the mails. */
  mailService: string
}

/** Dependencies of every call. The session is looked up at most once, by calls that need it. */
export interface CallContext {
  db: Database
  clock: Clock
  live: Live
  signer: FileSigner
  files: FileStore
  scratch: Scratch
  /** Examines uploads before they are stored. */
  examiner: Examiner
  /** Runs story imports in the background. */
  storyImports: { run(importId: string): void }
  headers: Headers
  /** Pseudonym of the client's network, for rate limits. */
  network: () => string
  requestId: string
  log: Log
  getSession: () => Promise<Session | null>
  /** The signed-in user; also extends the session, which only `session.get` does. */
  refreshSession: () => Promise<AuthUser | null>
  /** Clears the cached public answers after a like or an edit. */
  publicAnswersChanged: () => void
  /** Notifies the account's open pages of a change in the family. */
  familyChanged: (uid: string) => void
  secrets: Secrets
  mail: Mailing
  payments: Payments
  operator: Operator
  unsubscribeLinks: SignedLinks
  withdrawalLinks: SignedLinks
  traces: Traces
  /** Whether the parents' area is open in the browser of this session. */
  isGateOpen: (session: Session) => boolean
  /** Whether the owner has just signed in or confirmed the password. */
  isFreshSignIn: (session: Session) => boolean
  /** Whether the session's account has the role of an editor now, and its gate is open. */
  isEditor: (session: Session) => Promise<boolean>
  /** Whether the account may publish stories. */
  isPublisher: (uid: string) => Promise<boolean>
}

/** Calls that guests may make. */
export const anyone = implement(contract, {
  // Off: `http/checked-answers.ts` checks answers, more strictly and only where it costs no family time.
  initialOutputValidationIndex: Number.NaN,
}).$context<CallContext>()

const signedOut = () => new ORPCError('UNAUTHORIZED', { message: 'Bitte melde dich an.' })

/** Calls that need an account: `context.uid`, `context.session`. */
export const signedIn = anyone.use(async ({ context, next }) => {
  const session = await context.getSession()
  if (!session) throw signedOut()
  return next({ context: { session, uid: session.uid } })
})

/** Calls whose effect everybody sees: they need a verified mailbox. */
export const verified = signedIn.use(({ context, next }) => {
  if (!context.session.isVerified)
    throw new ORPCError('EMAIL_UNVERIFIED', unverified.EMAIL_UNVERIFIED)
  return next()
})

/** Calls of the parents' area: refused in kids mode, and until the PIN is given. */
export const parents = signedIn.use(({ context, next }) => {
  if (!context.isGateOpen(context.session)) throw gateIsClosed()
  return next()
})

const gateIsClosed = () => new ORPCError('GATE_CLOSED', gateClosed.GATE_CLOSED)

/** Calls with far-reaching effects: they need a fresh sign-in. */
export const freshParents = parents.use(({ context, next }) => {
  if (!context.isFreshSignIn(context.session)) {
    throw new ORPCError('FRESH_SIGN_IN_NEEDED', { status: 403, message: notFreshMessage })
  }
  return next()
})

/** Calls of editors. A closed gate refuses them too. */
export const editors = signedIn.use(async ({ context, next }) => {
  const { session, uid, log } = context
  if (await context.isEditor(session)) return next()
  logSecurityEvent(log, 'editor-refused', uid)
  throw context.isGateOpen(session)
    ? new ORPCError('FORBIDDEN', { message: notEditorMessage })
    : gateIsClosed()
})

/** Calls that change what readers see of stories. */
export const publishers = editors.use(async ({ context, next }) => {
  if (!(await context.isPublisher(context.uid))) throw notPublisher()
  return next()
})

export const notPublisher = () =>
  new ORPCError('PUBLISHERS_ONLY', { defined: true, ...publishersOnly.PUBLISHERS_ONLY })

const notEditorMessage = 'Für diesen Bereich fehlt dir die Berechtigung.'
const notFreshMessage = 'Bitte bestätige kurz, dass du es bist.'
