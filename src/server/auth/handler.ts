import type { Database } from '../db/client.ts'
import { preferredLanguage } from '../http/language.ts'
import type { Counter } from '../http/rate-limit.ts'
import { limitEach } from '../http/rate-limit.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import type { SecurityEvent } from '../platform/security-log.ts'
import { noteSecurity } from '../platform/security-log.ts'
import type { Session } from '../platform/session.ts'
import { createTurnstile } from '../platform/turnstile.ts'
import type { AuthRefusal, RefusalData } from './answers.ts'
import { popupPage, readPopupOutcome, refusalOf, refuse } from './answers.ts'
import type { AuthEndpoint, AuthLimits } from './endpoints.ts'
import { authEndpoints } from './endpoints.ts'
import type { AuthGuard, SignedInCaller } from './guard.ts'
import { refusalOfCaller } from './guard.ts'
import { isFromOwnSite, readAuthInput } from './input.ts'
import { isLockedAddress } from './lock.ts'
import type { MailedClaims } from './mailed-claims.ts'
import { readMailedClaims } from './mailed-claims.ts'
import type { NamingCall } from './taken-address.ts'
import { isTakenAddress } from './taken-address.ts'
import type { PasswordTry } from './tries.ts'
import { countersOfTry, forgetTriesFromHere } from './tries.ts'
import { pseudonym } from './users.ts'

/** What is known of a request besides itself. */
export interface AuthCaller {
  /** Address of the client as the socket or a trusted proxy gives it. */
  clientIp?: string | undefined
  requestId?: string | undefined
}

type Fields = Record<string, unknown>

/** A call that may go on: its input is checked, and who needs a session has one. */
interface Opened {
  path: string
  endpoint: AuthEndpoint
  input: Fields
  /** What a mailed link says; null for other calls, and for a token that was not made here. */
  claims: MailedClaims | null
  /** Null for guests, and where nobody needs to be signed in. */
  caller: SignedInCaller | null
  /** Whose tries are counted: the account's id, or the address that a guest names. */
  who: unknown
  /** Name of the client's network. */
  network: string
}

const basePath = '/api/auth'
const popupStart = '/oauth-popup/start'

/** Checks and counts every call before the library sees it, and puts its answers into our shape. */
export function createAuthHandler({
  db,
  clock,
  log,
  limits,
  baseUrl,
  nameNetwork,
  secret,
  handleByLibrary,
  discreetly,
  guard,
  findCaller,
  endReplaced,
}: {
  db: Database
  clock: Clock
  log: Log
  limits: AuthLimits
  baseUrl: string
  nameNetwork: (address: string | undefined) => string
  /** What mailed links are signed with. */
  secret: string
  handleByLibrary: (request: Request) => Promise<Response>
  /** Has a call answered so that nobody learns who has an account. */
  discreetly: (call: NamingCall, answer: () => Promise<Response>) => Promise<Response>
  guard: AuthGuard
  findCaller: (headers: Headers) => Promise<SignedInCaller | null>
  endReplaced: (request: Headers, answer: Headers, known: Session | null) => Promise<void>
}) {
  const origin = new URL(baseUrl).origin
  // Hashing takes 16 MB and a tenth of a second; two at a time leave room for everything else.
  const passwordWork = createTurnstile(2, 50)

  /** What counts a call, for the client and for the account. */
  function countersOf(opened: Opened): Counter[] {
    const { perClient, perAccount } = opened.endpoint
    const tried = triedPassword(opened)
    const counter = (name: keyof AuthLimits | null, subject: unknown): Counter[] =>
      name !== null && typeof subject === 'string' ? [[`${name}:${subject}`, limits[name]]] : []
    return [
      ...counter(perClient, opened.network),
      ...counter(perAccount, pseudonymOf(opened.who)),
      ...(tried ? countersOfTry(tried, limits) : []),
      // No number of accounts may fill a stranger's mailbox.
      ...counter('mailToOther', pseudonymOf(mailedAddress(opened))),
    ]
  }

  /** A mailed link counts only when opened by the account it is for, signed in (no hijack ahead). */
  async function linkRefusal({ claims, ...opened }: Opened): Promise<AuthRefusal | null> {
    if (!claims) return 'INVALID_TOKEN'
    if (claims.email !== emailOf(opened)) return 'OTHER_ACCOUNT'
    // Before the new mailbox is proven, nobody hears whether it has an account.
    if (claims.requestType === 'change-email-confirmation') return null
    return (await isTaken(claims.updateTo)) ? 'USER_ALREADY_EXISTS' : null
  }

  async function isTaken(email: string | undefined): Promise<boolean> {
    return email !== undefined && isTakenAddress(db, email)
  }

  /** The request as the library gets it: only what was checked, from the one public origin. */
  function forward(request: Request, path: string, input: Fields): Promise<Response> {
    const headers = new Headers({ origin, 'content-type': 'application/json' })
    const cookie = request.headers.get('cookie')
    if (cookie) headers.set('cookie', cookie)
    headers.set('user-agent', (request.headers.get('user-agent') ?? '').slice(0, 300))
    headers.set('accept-language', preferredLanguage(request.headers))
    const url = new URL(basePath + path, baseUrl)
    // The library verifies by GET; to the outside it is a POST, as mail scanners open links.
    if (request.method === 'POST' && path !== '/verify-email') {
      const body = JSON.stringify(input)
      return handleByLibrary(new Request(url, { method: 'POST', headers, body }))
    }
    for (const [name, value] of Object.entries(input)) {
      if (value !== undefined) url.searchParams.set(name, String(value))
    }
    return handleByLibrary(new Request(url, { headers }))
  }

  async function present(response: Response, requestId: string | undefined): Promise<Response> {
    const headers = new Headers(response.headers)
    headers.set('cache-control', 'no-store')
    headers.delete('content-length')
    if (headers.has('location') && response.status >= 300 && response.status < 400) {
      return new Response(null, { status: response.status, headers })
    }
    const text = await response.text()
    if (headers.get('content-type')?.startsWith('text/html')) {
      return popupPage(readPopupOutcome(text), headers)
    }
    const body = parseFields(text)
    if (!response.ok) {
      if (response.status >= 500)
        log.error({ requestId, status: response.status }, 'sign-in failed')
      return refuse(refusalOf(response.status, body.code), lockIn(body), requestId)
    }
    // The session lives in a cookie that scripts cannot read; its token stays out of their reach.
    return Response.json({ ...body, token: undefined }, { headers })
  }

  /** Counts the call and looks at a mailed link; the refusal, or null when all is well. */
  async function refusalAtTheDoor(
    opened: Opened,
    requestId: string | undefined,
  ): Promise<Response | null> {
    const counted = await limitEach(db, countersOf(opened), clock.now())
    if (!counted.ok) {
      const { retryAfterSeconds } = counted
      log.warn({ event: 'too-many-sign-in-calls', requestId }, 'too many sign-in calls')
      return refuse('TOO_MANY_REQUESTS', { retryAfterSeconds }, requestId)
    }
    const refusal = await refusalOfClaim(opened)
    return refusal && refuse(refusal, {}, requestId)
  }

  async function refusalOfClaim(opened: Opened): Promise<AuthRefusal | null> {
    const { endpoint, input } = opened
    if (endpoint.isMailedLink) return linkRefusal(opened)
    const isLocked = endpoint.createsAccount && (await isLockedAddress(db, String(input.email)))
    return isLocked ? 'ACCOUNT_LOCKED' : null
  }

  function claimsOf({ isMailedLink }: AuthEndpoint, { token }: Fields): MailedClaims | null {
    return isMailedLink ? readMailedClaims(String(token), secret) : null
  }

  /** Whose session it is, or why it may not be used for that. */
  async function admit(
    headers: Headers,
    endpoint: AuthEndpoint,
  ): Promise<SignedInCaller | AuthRefusal> {
    const caller = await findCaller(headers)
    if (!caller) return 'UNAUTHORIZED'
    return (await refusalOfCaller(guard, endpoint, caller)) ?? caller
  }

  /** The endpoint that is meant and its checked input, or the refusal. */
  async function open(
    request: Request,
    { clientIp, requestId }: AuthCaller,
  ): Promise<Opened | Response> {
    const path = new URL(request.url).pathname.slice(basePath.length)
    const endpoint = authEndpoints[`${request.method} ${path}`]
    if (!endpoint) return refuseUnknown(request.method, path, requestId)
    if (!isFromOwnSite(request, origin)) return refuse('INVALID_ORIGIN', {}, requestId)
    const read = await readAuthInput(request, endpoint, requestId)
    if ('refusal' in read) return read.refusal
    const caller = endpoint.needsSession ? await admit(request.headers, endpoint) : null
    if (typeof caller === 'string') return refuse(caller, {}, requestId)
    const who = caller?.user.uid ?? read.value.email
    const input = read.value
    const network = nameNetwork(clientIp)
    return { path, endpoint, input, claims: claimsOf(endpoint, input), caller, who, network }
  }

  /** Has the library do it and puts its answer into our shape. */
  async function carryOut(
    request: Request,
    opened: Opened,
    requestId: string | undefined,
  ): Promise<Response> {
    const { path, endpoint, input, caller } = opened
    const fields = endpoint.forLibrary?.(input, emailOf(opened)) ?? input
    const { headers } = request
    const work = () =>
      discreetly({ path, input, headers, caller }, () => forward(request, path, fields))
    const done = endpoint.isCostly ? await passwordWork.pass(work) : { value: await work() }
    if (!done) return refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: 5 }, requestId)
    await endReplaced(request.headers, done.value.headers, caller?.session ?? null)
    if (done.value.ok) await followUp(opened)
    return inPopup(path, input, await present(done.value, requestId))
  }

  async function followUp(opened: Opened): Promise<void> {
    const tried = triedPassword(opened)
    if (tried) await forgetTriesFromHere(db, tried)
    const changed = changeIn(opened)
    if (changed && opened.caller) noteSecurity(log, changed, opened.caller.user.uid)
  }

  return async (request: Request, caller: AuthCaller = {}): Promise<Response> => {
    const { requestId } = caller
    const opened = await open(request, caller)
    if (opened instanceof Response) return opened
    const refusal = await refusalAtTheDoor(opened, requestId)
    if (refusal) return refusal
    const claimed = claimedAddress(opened)
    try {
      const answer = await carryOut(request, opened, requestId)
      if (answer.status < 500 || !(await isTaken(claimed))) return answer
    } catch (error) {
      if (!(await isTaken(claimed))) throw error
    }
    // Somebody who wanted the same address at the same time was faster.
    return refuse('USER_ALREADY_EXISTS', {}, requestId)
  }
}

/** Address of the session; empty for guests. */
const emailOf = ({ caller }: Pick<Opened, 'caller'>) => caller?.user.email ?? ''

/** The address that the account will have after this call, if the call gives it one. */
function claimedAddress({ endpoint, input, claims }: Opened): string | undefined {
  return endpoint.createsAccount ? String(input.email) : claims?.updateTo
}

/** What of an account this call changes; null where it changes nothing. */
function changeIn(opened: Opened): SecurityEvent | null {
  if (opened.endpoint.changesPassword) return 'password-changed'
  return claimedAddress(opened) && !mailedAddress(opened) ? 'address-changed' : null
}

/** Whose password this call compares; null where it compares none. */
function triedPassword({ endpoint, who, network }: Opened): PasswordTry | null {
  return endpoint.comparesPassword && typeof who === 'string' ? { who, network } : null
}

const pseudonymOf = (subject: unknown) =>
  typeof subject === 'string' ? pseudonym(subject) : undefined

/** Another address than the account's own that this call sends a mail to. */
function mailedAddress({ endpoint, input, claims }: Opened): unknown {
  if (!endpoint.isMailedLink) return input.newEmail
  return claims?.requestType === 'change-email-confirmation' ? claims.updateTo : undefined
}

/** HEAD runs nothing here: what a GET does to a sign-in, no link preview may do ahead of it. */
function refuseUnknown(method: string, path: string, requestId: string | undefined): Response {
  const allowed = ['GET', 'POST'].find((other) => authEndpoints[`${other} ${path}`])
  if (method !== 'HEAD' || !allowed) return refuse('NOT_FOUND', {}, requestId)
  const answer = refuse('METHOD_NOT_SUPPORTED', {}, requestId)
  answer.headers.set('allow', allowed)
  return answer
}

/** A pop-up that Google cannot fill must not stand there with JSON in it. */
function inPopup(path: string, { popupNonce }: Fields, answer: Response): Response {
  if (path !== popupStart || answer.status < 500) return answer
  const outcome = { nonce: String(popupNonce), error: 'GOOGLE_UNAVAILABLE', next: '/login' }
  return popupPage(outcome, new Headers())
}

function lockIn({ dueAt }: Fields): RefusalData {
  return typeof dueAt === 'string' ? { dueAt } : {}
}

function parseFields(text: string): Fields {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? { ...body } : {}
  } catch {
    return {}
  }
}
