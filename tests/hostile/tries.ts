import fc from 'fast-check'
import { isForEditors } from '../support/operations.ts'
import type { Call } from './calls.ts'
import { inputOf, type KnownValues } from './inputs.ts'
import { oddHeaders, rawBodies, spoiled } from './spoiled.ts'

const roles = ['guest', 'parent', 'editor'] as const
export type Role = (typeof roles)[number]

/** A hostile call as an HTTP request. */
export interface Try {
  call: string
  role: Role
  method: string
  /** Path and query. */
  address: string
  body: string | undefined
  headers: Record<string, string>
}

/** Tries of a call; the same seed makes the same tries. */
export function triesOf(
  call: Call,
  known: KnownValues,
  { seed, count }: { seed: number; count: number },
) {
  return fc.sample(tryOf(call, known), { seed, numRuns: count })
}

function tryOf(call: Call, known: KnownValues): fc.Arbitrary<Try> {
  const valid = call.input ? inputOf(call.input, known) : fc.constant(undefined)
  const input = fc.oneof(
    { weight: 1, arbitrary: valid },
    { weight: 6, arbitrary: valid.chain(spoiled) },
  )
  return fc
    .record({
      input,
      role: fc.oneof(
        { weight: 7, arbitrary: fc.constant(rightRole(call)) },
        { weight: 3, arbitrary: fc.constantFrom(...roles) },
      ),
      isRest: fc.boolean(),
      raw: fc.oneof(
        { weight: 12, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: fc.constantFrom(...rawBodies) },
      ),
      headers: fc.oneof(
        { weight: 12, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: fc.constantFrom(...oddHeaders) },
      ),
    })
    .map(({ input, role, isRest, raw, headers }) => {
      const request = isRest ? restRequest(call, input) : rpcRequest(call, input)
      const body = request.method === 'GET' ? undefined : (raw ?? request.body)
      return { call: call.name, role, headers, ...request, body }
    })
}

function rightRole(call: Call): Role {
  if (isForEditors(call)) return 'editor'
  return call.access === 'gast' ? 'guest' : 'parent'
}

type Request = Pick<Try, 'method' | 'address' | 'body'>

/** Reading calls use GET. */
function rpcRequest({ name, method }: Call, input: unknown): Request {
  const address = `/rpc/${name.replace('.', '/')}`
  const body = JSON.stringify({ json: input })
  return method === 'GET'
    ? { method, address: `${address}?data=${encode(body)}`, body: undefined }
    : { method: 'POST', address, body }
}

/** Parameters go into the path, the rest into the query or the body. */
function restRequest({ method, path }: Call, input: unknown): Request {
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input)
  const rest: Record<string, unknown> = isObject ? { ...input } : {}
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    // No server accepts longer paths.
    return encode(toText(value).slice(0, 2_000)) || '%20'
  })
  if (method !== 'GET') {
    const body = isObject ? rest : input
    return { method, address: `/api${filled}`, body: JSON.stringify(body) }
  }
  const query = Object.entries(rest).map(
    ([name, value]) => `${encode(name)}=${encode(toText(value))}`,
  )
  const address = `/api${filled}${query.length > 0 ? '?' : ''}${query.join('&')}`
  return { method, address: address.slice(0, 8_000), body: undefined }
}

const toText = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')

/** Addresses cannot contain unpaired surrogates. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed())
