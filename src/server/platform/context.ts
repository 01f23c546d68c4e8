import { implement, ORPCError } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import type { AuthUser } from '../../contract/profile.ts'
import type { Database } from '../db/client.ts'
import type { FileSigner } from '../files/signature.ts'
import type { Clock } from './clock.ts'
import type { Live } from './live.ts'

/** Whose call it is, with the session the request came with. */
export interface SignedIn {
  uid: string
  sessionId: string
}

/** What every call can reach. The session is looked up once, and only by calls that ask for it. */
export interface CallContext {
  db: Database
  clock: Clock
  live: Live
  signer: FileSigner
  headers: Headers
  requestId: string
  getSession: () => Promise<SignedIn | null>
  /** Who is signed in; also prolongs the session, which only `session.get` does. */
  refreshSession: () => Promise<AuthUser | null>
  /** Drops the cached public answers after a like or an edit. */
  publicAnswersChanged: () => void
}

/** Calls that guests may make. */
export const anyone = implement(contract).$context<CallContext>()

/** Calls that need an account: `context.uid`, `context.sessionId`. */
export const signedIn = anyone.use(async ({ context, next }) => {
  const session = await context.getSession()
  if (!session) throw new ORPCError('UNAUTHORIZED', { message: 'Bitte melde dich an.' })
  return next({ context: session })
})
