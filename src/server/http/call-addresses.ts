import type { MiddlewareHandler } from 'hono'
import type { CallDescription, CallTraits } from '../../contract/traits.ts'

/** The addresses of all calls: `/rpc/<noun>/<verb>`, and the REST path below `/api`. */
export interface CallAddresses {
  /** The call that answers a request, or null. Over RPC the method makes no difference. */
  find(method: string, pathname: string): CallDescription | null
  /** Methods of a REST address, HEAD with every GET; empty where it is unknown (RFC 9110 section 15.5.6). */
  allowedMethods(pathname: string): string[]
}

interface Template {
  segments: string[]
  call: CallDescription
}

export function createCallAddresses(calls: CallDescription[]): CallAddresses {
  const rpc = new Map(calls.map((call) => [`/rpc/${call.name.replace('.', '/')}`, call]))
  const rest = calls
    .map((call): Template => ({ segments: `/api${call.path}`.split('/'), call }))
    // The plain address first: /stories/top before /stories/{storyId}.
    .sort((a, b) => countParameters(a) - countParameters(b))
  const byLength = Map.groupBy(rest, ({ segments }) => segments.length)

  function matching(pathname: string): Template[] {
    const segments = pathname.replace(/\/$/, '').split('/')
    return byLength.get(segments.length)?.filter((template) => matches(template, segments)) ?? []
  }

  return {
    find(method, pathname) {
      const rpcCall = rpc.get(pathname)
      if (rpcCall) return rpcCall
      const restMethod = method === 'HEAD' ? 'GET' : method
      return matching(pathname).find(({ call }) => call.method === restMethod)?.call ?? null
    },
    allowedMethods(pathname) {
      const found = matching(pathname).map(({ call }) => call.method)
      return methodOrder.filter((method) => found.includes(method === 'HEAD' ? 'GET' : method))
    },
  }
}

const methodOrder = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

const isParameter = (segment: string) => segment.startsWith('{')
const countParameters = ({ segments }: Template) => segments.filter(isParameter).length

const matches = ({ segments }: Template, given: string[]) =>
  segments.every((segment, index) =>
    isParameter(segment) ? given[index] !== '' : segment === given[index],
  )

/** A yes-or-no trait of a call. */
type Flag = {
  [Trait in keyof CallTraits]: CallTraits[Trait] extends boolean ? Trait : never
}[keyof CallTraits]

/** What the middleware knows of a request: the call that answers it, or null. */
export interface CallVariables {
  call: CallDescription | null
}

/** Runs one middleware for the calls that have a trait, and another one for everything else. */
export function byTrait(
  trait: Flag,
  middleware: MiddlewareHandler,
  otherwise: MiddlewareHandler = (_c, next) => next(),
): MiddlewareHandler<{ Variables: CallVariables }> {
  return (c, next) => (c.get('call')?.[trait] ? middleware : otherwise)(c, next)
}
