import type { Database } from '../db/client.ts'
import { type Counter, limitEach } from '../http/rate-limit.ts'
import type { Clock } from '../platform/clock.ts'
import { createConcurrencyLimit } from '../platform/concurrency-limit.ts'
import type { Log } from '../platform/log.ts'
import { logSecurityEvent } from '../platform/security-log.ts'
import type { Session } from '../platform/session.ts'
import { type AddressCall, isTakenAddress } from './account-enumeration.ts'
import { isLockedAddress } from './account-lock.ts'
import { type AuthRefusal, refuse } from './answers.ts'
import {
  type AuthCall,
  claimedAddress,
  mailedAddress,
  passwordAttempt,
  pseudonymOf,
  securityEvent,
  sessionEmail,
} from './auth-call.ts'
import { basePath, createBetterAuthCalls } from './better-auth-calls.ts'
import { type AuthEndpoint, type AuthLimits, authEndpoints } from './endpoints.ts'
import { type AuthGuard, refusalOfCaller, type SignedInCaller } from './guard.ts'
import { isFromOwnSite, readAuthInput } from './input.ts'
import { type MailedClaims, readMailedClaims } from './mailed-claims.ts'
import { attemptCounters, resetLocalAttempts } from './password-attempts.ts'

/** Details that the request itself does not contain. */
export interface RequestDetails {
  /** Address of the client as the socket or a trusted proxy gives it. */
  clientIp?: string | undefined
  requestId?: string | undefined
}

interface HandlerDependencies {
  db: Database
  clock: Clock
  log: Log
  limits: AuthLimits
  baseUrl: string
  nameNetwork: (address: string | undefined) => string
  /** Signs mailed links. */
  secret: string
  handleByBetterAuth: (request: Request) => Promise<Response>
  /** Answers a call so that the answer does not reveal who has an account. */
  hideAccounts: (call: AddressCall, answer: () => Promise<Response>) => Promise<Response>
  guard: AuthGuard
  findCaller: (headers: Headers) => Promise<SignedInCaller | null>
  endReplacedSession: (request: Headers, answer: Headers, previous: Session | null) => Promise<void>
}

/** Checks and counts every sign-in call before Better Auth gets it. */
export function createAuthHandler(dependencies: HandlerDependencies) {
  const { db, clock, log, limits, baseUrl, nameNetwork, secret } = dependencies
  const { hideAccounts, guard, findCaller, endReplacedSession } = dependencies
  const { origin } = new URL(baseUrl)
  const betterAuth = createBetterAuthCalls(dependencies)
  // Hashing takes 16 MB and a tenth of a second; two at a time leave room for everything else.
  const passwordWork = createConcurrencyLimit(2, 50)

  /** Counters of a call, for the client and for the account. */
  function countersOf(call: AuthCall): Counter[] {
    const { perClient, perAccount } = call.endpoint
    const attempt = passwordAttempt(call)
    const counter = (name: keyof AuthLimits | null, subject: unknown): Counter[] =>
      name !== null && typeof subject === 'string' ? [[`${name}:${subject}`, limits[name]]] : []
    return [
      ...counter(perClient, call.network),
      ...counter(perAccount, pseudonymOf(call.subject)),
      ...(attempt ? attemptCounters(attempt, limits) : []),
      // Many accounts together must not fill one stranger's mailbox.
      ...counter('mailToOther', pseudonymOf(mailedAddress(call))),
    ]
  }

  /** A mailed link works only in a session of its own account, against account pre-hijacking. */
  async function linkRefusal({ claims, ...call }: AuthCall): Promise<AuthRefusal | null> {
    if (!claims) return 'INVALID_TOKEN'
    if (claims.email !== sessionEmail(call)) return 'OTHER_ACCOUNT'
    // Before the new mailbox is verified, the answer must not reveal whether it has an account.
    if (claims.requestType === 'change-email-confirmation') return null
    return (await isTaken(claims.updateTo)) ? 'USER_ALREADY_EXISTS' : null
  }

  async function isTaken(email: string | undefined): Promise<boolean> {
    return email !== undefined && isTakenAddress(db, email)
  }

  /** Counts the call and checks a mailed link or a locked address; null where the call may go on. */
  async function precheck(call: AuthCall, requestId: string | undefined): Promise<Response | null> {
    const counted = await limitEach(db, countersOf(call), clock.now())
    if (!counted.ok) {
      const { retryAfterSeconds } = counted
      log.warn({ event: 'too-many-sign-in-calls', requestId }, 'too many sign-in calls')
      return refuse('TOO_MANY_REQUESTS', { retryAfterSeconds }, requestId)
    }
    const refusal = await refusalOfCall(call)
    return refusal && refuse(refusal, {}, requestId)
  }

  async function refusalOfCall(call: AuthCall): Promise<AuthRefusal | null> {
    const { endpoint, input } = call
    if (endpoint.isMailedLink) return linkRefusal(call)
    const isLocked = endpoint.createsAccount && (await isLockedAddress(db, String(input.email)))
    return isLocked ? 'ACCOUNT_LOCKED' : null
  }

  function claimsOf(
    { isMailedLink }: AuthEndpoint,
    { token }: AuthCall['input'],
  ): MailedClaims | null {
    return isMailedLink ? readMailedClaims(String(token), secret) : null
  }

  /** The signed-in caller, or why this endpoint refuses the session. */
  async function authorize(
    headers: Headers,
    endpoint: AuthEndpoint,
  ): Promise<SignedInCaller | AuthRefusal> {
    const caller = await findCaller(headers)
    if (!caller) return 'UNAUTHORIZED'
    return refusalOfCaller(guard, endpoint, caller) ?? caller
  }

  /** The call with its checked input, or the refusal. */
  async function readCall(
    request: Request,
    { clientIp, requestId }: RequestDetails,
  ): Promise<AuthCall | Response> {
    const path = new URL(request.url).pathname.slice(basePath.length)
    const endpoint = authEndpoints[`${request.method} ${path}`]
    if (!endpoint) return refuseUnknown(request.method, path, requestId)
    if (!isFromOwnSite(request, origin)) return refuse('INVALID_ORIGIN', {}, requestId)
    const parsed = await readAuthInput(request, endpoint, requestId)
    if ('refusal' in parsed) return parsed.refusal
    const caller = endpoint.needsSession ? await authorize(request.headers, endpoint) : null
    if (typeof caller === 'string') return refuse(caller, {}, requestId)
    const input = parsed.value
    const subject = caller?.user.uid ?? input.email
    const network = nameNetwork(clientIp)
    return { path, endpoint, input, claims: claimsOf(endpoint, input), caller, subject, network }
  }

  async function execute(
    request: Request,
    call: AuthCall,
    requestId: string | undefined,
  ): Promise<Response> {
    const { path, endpoint, input, caller } = call
    const fields = endpoint.toBetterAuth?.(input, sessionEmail(call)) ?? input
    const { headers } = request
    const work = () =>
      hideAccounts({ path, input, headers, caller }, () =>
        betterAuth.forward(request, path, fields),
      )
    const result = endpoint.isCostly ? await passwordWork.run(work) : { value: await work() }
    if (!result) return refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: 5 }, requestId)
    await endReplacedSession(request.headers, result.value.headers, caller?.session ?? null)
    if (result.value.ok) await recordSuccess(call)
    return betterAuth.toAnswer(call, result.value, requestId)
  }

  async function recordSuccess(call: AuthCall): Promise<void> {
    const attempt = passwordAttempt(call)
    if (attempt) await resetLocalAttempts(db, attempt)
    const event = securityEvent(call)
    if (event && call.caller) logSecurityEvent(log, event, call.caller.user.uid)
  }

  return async (request: Request, details: RequestDetails = {}): Promise<Response> => {
    const { requestId } = details
    const call = await readCall(request, details)
    if (call instanceof Response) return call
    const refusal = await precheck(call, requestId)
    if (refusal) return refusal
    const address = claimedAddress(call)
    try {
      const answer = await execute(request, call, requestId)
      if (answer.status < 500 || !(await isTaken(address))) return answer
    } catch (error) {
      if (!(await isTaken(address))) throw error
    }
    // Another call took the same address at the same time.
    return refuse('USER_ALREADY_EXISTS', {}, requestId)
  }
}

/** HEAD runs nothing: a link preview must not carry out the GET of a sign-in. */
function refuseUnknown(method: string, path: string, requestId: string | undefined): Response {
  const allowed = ['GET', 'POST'].find((other) => authEndpoints[`${other} ${path}`])
  if (method !== 'HEAD' || !allowed) return refuse('NOT_FOUND', {}, requestId)
  const answer = refuse('METHOD_NOT_SUPPORTED', {}, requestId)
  answer.headers.set('allow', allowed)
  return answer
}
