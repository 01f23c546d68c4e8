import { OpenAPIGenerator } from '@orpc/openapi'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import type { Router } from '@orpc/server'
import { ORPCError, ValidationError } from '@orpc/server'
import { RPCHandler } from '@orpc/server/fetch'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { Context } from 'hono'
import type { Contract } from '../../contract/index.ts'
import { contract } from '../../contract/index.ts'
import { isUnreachable } from '../db/unreachable.ts'
import type { CallContext } from '../platform/context.ts'
import type { Log } from '../platform/log.ts'
import { PaymentsUnavailable, paymentsUnavailableMessage } from '../platform/payment-provider.ts'
import {
  unexpectedMessage,
  unreachableMessage,
  unreachableRetrySeconds,
  wrongMethodMessage,
} from './errors.ts'

type CallRouter = Router<Contract, CallContext>

/** A refusal that knows which request it answers. */
class CallRefusal extends ORPCError<string, unknown> {
  requestId = ''
}

const malformed = { message: 'Bitte prüfe deine Angaben.', data: { fields: [] as unknown[] } }

/** German for what the library itself refuses. */
const libraryMessages: Record<string, string> = {
  METHOD_NOT_SUPPORTED: wrongMethodMessage,
}

/** The same calls in two forms: `/rpc` for the client, `/api` as REST. */
export function createCalls(router: CallRouter, log: Log) {
  // Requests whose input could be read; what fails before is the sender's fault, whatever is thrown.
  // Contexts are copied on the way, headers are not.
  const read = new WeakSet<Headers>()
  const noteRead = <T>(options: CalledProcedure & { next: () => Promise<T> }) => {
    const { context, procedure, input } = options
    if (!procedure['~orpc'].inputSchema && saysSomething(input)) {
      throw new Error('a call without input was given some')
    }
    read.add(context.headers)
    return options.next()
  }
  const interceptors = [
    async <T>(options: { context: CallContext; next: () => Promise<T> }) => {
      try {
        return await options.next()
      } catch (error) {
        const { requestId, headers } = options.context
        const isReadable = read.has(headers) || error instanceof ORPCError
        const refusal = isReadable ? toRefusal(error) : unreadable()
        refusal.requestId = requestId
        if (!isReadable) log.warn({ requestId, err: error }, 'a call could not be read')
        if (refusal.status >= 500) log.error({ requestId, err: error }, 'call failed')
        throw refusal
      }
    },
  ]
  const intercepting = {
    rootInterceptors: [takeObjectsOnly],
    interceptors,
    clientInterceptors: [noteRead],
  }
  const rpc = new RPCHandler(router, intercepting)
  const rest = new OpenAPIHandler(router, {
    ...intercepting,
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
      const handler = prefix === '/rpc' ? rpc : rest
      const { request, leave } = asGet(c.req.raw)
      const { matched, response } = await handler.handle(request, { prefix, context })
      if (!matched) return null
      completeHeaders(response)
      leave()
      return response
    },
  }
}

interface CalledProcedure {
  context: CallContext
  procedure: { '~orpc': { inputSchema?: unknown } }
  input: unknown
}

/** An address without query and a body of `{}` both come as an empty object. */
const saysSomething = (input: unknown) =>
  input !== undefined && !(isObject(input) && Object.keys(input).length === 0)

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The library treats a body that is no object as no body. */
function takeObjectsOnly<
  Options extends { request: { method: string; body(): Promise<unknown> } },
  T,
>(options: Options & { next: () => Promise<T> }) {
  const { request, next } = options
  const read = request.body
  request.body = async () => {
    const body = await read()
    if (body !== undefined && !isObject(body)) throw new Error('a body is no object')
    return body
  }
  return next()
}

/** HEAD is a GET whose body Hono leaves away; a stream that nobody reads is left at once. */
function asGet(request: Request): { request: Request; leave: () => void } {
  if (request.method !== 'HEAD') return { request, leave: () => {} }
  const reader = new AbortController()
  return {
    request: new Request(request, { method: 'GET', signal: reader.signal }),
    leave: () => reader.abort(),
  }
}

function completeHeaders({ status, headers }: Response) {
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  headers.set('x-accel-buffering', 'no')
  // Every call of /rpc goes by POST; only what reads goes by GET too.
  if (status === 405) headers.set('allow', 'POST')
  if (status === 503) headers.set('retry-after', unreachableRetrySeconds)
}

/**
 * Every answer of the contract is plain JSON. The library would copy it value by value, which costs
 * as much as a query; it leaves what is no plain object alone.
 */
class Verbatim {
  // No private field: the library wraps the values of a stream in a proxy.
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
      error.status >= 500 ? unexpectedMessage : (libraryMessages[error.code] ?? error.message)
    return new CallRefusal(error.code, { ...options, message, data: error.data })
  }
  const gone = findGone(error)
  if (gone) return gone
  if (isUnreachable(error)) {
    return new CallRefusal('SERVICE_UNAVAILABLE', { status: 503, message: unreachableMessage })
  }
  if (error instanceof PaymentsUnavailable) {
    const message = paymentsUnavailableMessage
    return new CallRefusal('PROVIDER_UNAVAILABLE', { defined: true, status: 503, message })
  }
  return new CallRefusal('INTERNAL_SERVER_ERROR', { status: 500, message: unexpectedMessage })
}

/**
 * What a call wrote for has been deleted while it was under way: a foreign key stops it. Null for
 * whatever else went wrong.
 */
function findGone(error: unknown): CallRefusal | null {
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

/** No JSON, or JSON that only pretends to be input (dates, sets and the like where none are). */
function unreadable(): CallRefusal {
  return new CallRefusal('BAD_REQUEST', { status: 400, defined: true, ...malformed })
}

function segmentName(segment: PropertyKey | { key: PropertyKey }): string {
  return String(typeof segment === 'object' ? segment.key : segment)
}

/** The OpenAPI document of all calls. */
export function describeCalls(baseUrl: string) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  return generator.generate(contract, {
    info: { title: 'Fabelhain', version: '1' },
    servers: [{ url: `${baseUrl}/api` }],
  })
}
