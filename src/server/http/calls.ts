import { OpenAPIGenerator } from '@orpc/openapi'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { ORPCError, type Router, ValidationError } from '@orpc/server'
import { RPCHandler } from '@orpc/server/fetch'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { Context } from 'hono'
import { type Contract, contract } from '../../contract/index.ts'
import { isUnreachable } from '../db/unreachable.ts'
import { FileStoreUnavailable } from '../files/file-store.ts'
import type { CallContext } from '../platform/context.ts'
import type { Log } from '../platform/log.ts'
import { PaymentsUnavailable, paymentsUnavailableMessage } from '../platform/payment-provider.ts'
import type { CallVariables } from './call-addresses.ts'
import { checkAnswer } from './checked-answers.ts'
import {
  unexpectedMessage,
  unreachableMessage,
  unreachableRetrySeconds,
  wrongMethodMessage,
} from './errors.ts'
import { eventStream, isEvents } from './event-stream.ts'
import { withCurrentName } from './renamed-calls.ts'

type CallRouter = Router<Contract, CallContext>

/** A refusal with the id of the request that it answers. */
class CallRefusal extends ORPCError<string, unknown> {
  requestId = ''
}

const malformed = { message: 'Bitte prüfe deine Angaben.', data: { fields: [] as unknown[] } }

/** German messages for refusals by oRPC itself. */
const orpcMessages: Record<string, string> = {
  METHOD_NOT_SUPPORTED: wrongMethodMessage,
}

/** The same calls in two forms: `/rpc` for the client, `/api` as REST. */
export function createCalls(
  router: CallRouter,
  { log, checksAnswers }: { log: Log; checksAnswers: boolean },
) {
  // Headers of requests whose input could be read; an earlier failure is the sender's fault. oRPC copies
  // contexts, but not headers.
  const readRequests = new WeakSet<Headers>()
  const markAsRead = <T>(options: CalledProcedure & { next: () => Promise<T> }) => {
    const { context, procedure, input } = options
    if (!procedure['~orpc'].inputSchema && hasFields(input)) {
      throw new Error('a call without input was given some')
    }
    readRequests.add(context.headers)
    return options.next()
  }
  const interceptors = [
    async <T>(options: { context: CallContext; next: () => Promise<T> }) => {
      try {
        return await options.next()
      } catch (error) {
        const { requestId, headers } = options.context
        const isReadable = readRequests.has(headers) || error instanceof ORPCError
        const refusal = isReadable ? toRefusal(error) : unreadable()
        refusal.requestId = requestId
        if (!isReadable) log.warn({ requestId, err: error }, 'a call could not be read')
        if (refusal.status >= 500) log.error({ requestId, err: error }, 'call failed')
        throw refusal
      }
    },
  ]
  const interception = (toJson: (value: unknown) => unknown) => ({
    rootInterceptors: [requireObjectBody],
    interceptors,
    clientInterceptors: [
      async ({ next }: { next: () => Promise<unknown> }) => {
        const answer = await next()
        return isEvents(answer) ? eventStream(answer, toJson) : answer
      },
      ...(checksAnswers ? [checkAnswer] : []),
      markAsRead,
    ],
  })
  const rpc = new RPCHandler(
    router,
    interception((json) => ({ json })),
  )
  const rest = new OpenAPIHandler(router, {
    ...interception((value) => value),
    customJsonSerializers: [verbatim],
    customErrorResponseBodyEncoder: (error) => ({
      code: error.code,
      status: error.status,
      message: error.message,
      data: error.data ?? null,
      requestId: error instanceof CallRefusal ? error.requestId : '',
    }),
  })

  return {
    /** Answers a request under `/rpc` or `/api`, or null where no call has that address. */
    async answer(c: Context, prefix: '/rpc' | '/api', context: CallContext) {
      const call: CallVariables['call'] = c.get('call')
      const handler = prefix === '/rpc' ? rpc : rest
      const current = prefix === '/rpc' ? await withCurrentName(c.req.raw) : c.req.raw
      const { request, close } = asGet(current)
      const { matched, response } = await handler.handle(request, { prefix, context })
      if (!matched) return null
      if (call?.isStream && response.ok) response.headers.set('content-type', 'text/event-stream')
      completeHeaders(response)
      close()
      return response
    },
  }
}

interface CalledProcedure {
  context: CallContext
  procedure: { '~orpc': { inputSchema?: unknown } }
  input: unknown
}

/** An address without query and a body of `{}` both arrive as an empty object. */
const hasFields = (input: unknown) =>
  input !== undefined && !(isObject(input) && Object.keys(input).length === 0)

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** oRPC would treat a body that is no object as no body. */
function requireObjectBody<
  Options extends { request: { method: string; body(): Promise<unknown> } },
  T,
>(options: Options & { next: () => Promise<T> }) {
  const { request, next } = options
  const readBody = request.body
  request.body = async () => {
    const body = await readBody()
    if (body !== undefined && !isObject(body)) throw new Error('a body is no object')
    return body
  }
  return next()
}

/** HEAD is a GET whose body Hono omits; `close` aborts a stream that nobody reads. */
function asGet(request: Request): { request: Request; close: () => void } {
  if (request.method !== 'HEAD') return { request, close: () => {} }
  const controller = new AbortController()
  return {
    request: new Request(request, { method: 'GET', signal: controller.signal }),
    close: () => controller.abort(),
  }
}

function completeHeaders({ status, headers }: Response) {
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  headers.set('x-accel-buffering', 'no')
  // Every call of /rpc accepts POST; only reading calls also accept GET.
  if (status === 405) headers.set('allow', 'POST')
  if (status === 503) headers.set('retry-after', unreachableRetrySeconds)
}

/**
 * Every answer of the contract is plain JSON. oRPC would copy it value by value, which costs as much
 * as a query; it does not copy instances of classes.
 */
class Verbatim {
  // No private field: oRPC wraps the values of a stream in a proxy.
  readonly value: unknown
  constructor(value: unknown) {
    this.value = value
  }
  toJSON(): unknown {
    return this.value
  }
}

const verbatim = {
  condition: (data: unknown) =>
    typeof data === 'object' && data !== null && !(data instanceof Verbatim),
  serialize: (data: unknown) => new Verbatim(data),
}

function toRefusal(error: unknown): CallRefusal {
  if (error instanceof ORPCError) {
    const options = { defined: error.defined, status: error.status, cause: error }
    const { cause } = error
    if (error.code === 'BAD_REQUEST' && cause instanceof ValidationError) {
      const fields = cause.issues.map((issue) => ({
        path: (issue.path ?? []).map(segmentName).join('.'),
        reason: 'code' in issue ? String(issue.code) : 'invalid',
      }))
      return new CallRefusal('BAD_REQUEST', { ...options, ...malformed, data: { fields } })
    }
    const message =
      error.status >= 500 ? unexpectedMessage : (orpcMessages[error.code] ?? error.message)
    return new CallRefusal(error.code, { ...options, message, data: error.data })
  }
  const deleted = refusalOfDeletedOwner(error)
  if (deleted) return deleted
  if (isUnreachable(error) || error instanceof FileStoreUnavailable) {
    return new CallRefusal('SERVICE_UNAVAILABLE', { status: 503, message: unreachableMessage })
  }
  if (error instanceof PaymentsUnavailable) {
    const message = paymentsUnavailableMessage
    return new CallRefusal('PROVIDER_UNAVAILABLE', { defined: true, status: 503, message })
  }
  return new CallRefusal('INTERNAL_SERVER_ERROR', { status: 500, message: unexpectedMessage })
}

/**
 * The refusal where a foreign key shows that the account or object was deleted during the call; null
 * for other errors.
 */
function refusalOfDeletedOwner(error: unknown): CallRefusal | null {
  const { cause } = error instanceof Error ? error : {}
  const failed = [error, cause].find(isForeignKeyViolation)
  if (!failed) return null
  return /_user_id_fk$/.test(failed.constraint)
    ? new CallRefusal('UNAUTHORIZED', { status: 401, message: 'Bitte melde dich an.' })
    : new CallRefusal('NOT_FOUND', { status: 404, message: 'Das haben wir nicht gefunden.' })
}

function isForeignKeyViolation(error: unknown): error is { constraint: string } {
  if (typeof error !== 'object' || error === null || !('constraint' in error)) return false
  return 'code' in error && error.code === '23503'
}

/** The body is no JSON, or JSON that oRPC cannot deserialize. */
function unreadable(): CallRefusal {
  return new CallRefusal('BAD_REQUEST', { status: 400, defined: true, ...malformed })
}

function segmentName(segment: PropertyKey | { key: PropertyKey }): string {
  return String(typeof segment === 'object' ? segment.key : segment)
}

/** The OpenAPI document of all calls. */
export function describeApi(baseUrl: string) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  return generator.generate(contract, {
    info: { title: 'Fabelhain', version: '1' },
    servers: [{ url: `${baseUrl}/api` }],
  })
}
