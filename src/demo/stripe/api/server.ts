import { once } from 'node:events'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import { newId } from '../ledger/ids.ts'
import { apiVersion, type Ledger } from '../ledger/ledger.ts'
import { catalogueOperations } from './catalogue.ts'
import { checkoutOperations } from './checkouts.ts'
import { customerOperations } from './customers.ts'
import { eventOperations } from './events.ts'
import { expand } from './expand.ts'
import { Failure } from './failure.ts'
import { type Fault, faultAnswer, takeFault } from './faults.ts'
import { type Answer, failureAnswer, runOnce } from './idempotency.ts'
import { invoiceOperations } from './invoices.ts'
import type { Operation } from './operation.ts'
import { parseForm } from './params.ts'
import { portalOperations } from './portal.ts'
import { subscriptionOperations } from './subscriptions.ts'

/** A recorded request and its answer; `status` is 0 where a fault prevented the work. */
export interface RecordedRequest {
  method: string
  path: string
  query: string
  body: string
  status: number
  answer: unknown
}

const maxRequests = 2000

type Env = { Bindings: HttpBindings }

/** Stripe's API under /v1. */
export function createApi(
  ledger: Ledger,
  { faults, requests }: { faults: Fault[]; requests: RecordedRequest[] },
): Hono<Env> {
  const app = new Hono<Env>()

  async function handle(c: Context<Env>, operation: Operation | null): Promise<Response> {
    const url = new URL(c.req.url)
    const query = url.search.slice(1)
    const body = await c.req.text()
    const record = (status: number, answer: string) => {
      const { method, path } = c.req
      requests.push({ method, path, query, body, status, answer: answer && JSON.parse(answer) })
      requests.splice(0, requests.length - maxRequests)
    }
    const fault = takeFault(faults, c.req.path)
    if (fault && !fault.afterWork) {
      record(0, '')
      return fail(c, fault)
    }
    const answer = work(c, operation, [query, body].filter(Boolean).join('&'))
    await ledger.store.save()
    record(answer.status, answer.body)
    return fault ? fail(c, fault) : respond(answer)
  }

  function work(c: Context<Env>, operation: Operation | null, form: string): Answer {
    try {
      checkKey(c.req.header('authorization'), ledger.store.state.secretKey)
      if (!operation) {
        throw new Failure(
          404,
          { type: 'invalid_request_error' },
          `Unrecognized request URL (${c.req.method}: ${c.req.path}).`,
        )
      }
      const prepared = operation.prepare(parseForm(form), c.req.param('id') ?? '')
      const key = c.req.method === 'POST' ? c.req.header('idempotency-key') : undefined
      const request = `${c.req.method} ${c.req.path} ${form}`
      return runOnce(ledger.store, { key, request }, () =>
        JSON.stringify(expand(ledger.store, prepared.run(), prepared.expand)),
      )
    } catch (error) {
      return failureAnswer(error)
    }
  }

  const operations = [
    ...customerOperations(ledger),
    ...checkoutOperations(ledger),
    ...subscriptionOperations(ledger),
    ...invoiceOperations(ledger),
    ...eventOperations(ledger),
    ...catalogueOperations(ledger),
    ...portalOperations(ledger),
  ]
  for (const operation of operations) {
    app.on(operation.method, operation.path, (c) => handle(c, operation))
  }
  app.all('/v1/*', (c) => handle(c, null))
  return app
}

function checkKey(authorization: string | undefined, secretKey: string) {
  const key = authorization?.replace(/^Bearer /, '')
  if (key === secretKey) return
  throw new Failure(
    401,
    { type: 'invalid_request_error' },
    key ? `Invalid API Key provided: ${key.slice(0, 8)}****` : 'You did not provide an API key.',
  )
}

function respond({ status, body, isReplayed }: Answer): Response {
  return new Response(body, {
    status,
    headers: {
      'content-type': 'application/json',
      'request-id': newId('req', 14),
      'stripe-version': apiVersion,
      ...(isReplayed && { 'idempotent-replayed': 'true' }),
    },
  })
}

/** Answers with a fault, or not at all. */
async function fail(c: Context<Env>, fault: Fault): Promise<Response> {
  const answer = faultAnswer(fault)
  if (answer) return respond(answer)
  const { socket } = c.env.incoming
  if (fault.kind === 'down') socket.destroy()
  else if (!socket.destroyed) await once(socket, 'close')
  return RESPONSE_ALREADY_SENT
}
