import type { MiddlewareHandler } from 'hono'

interface Caller {
  host: string | undefined
  origin: string | undefined
}

/** Refuses requests that another site lets a browser send to the stand-ins. */
export interface OwnSite {
  admits(caller: Caller): boolean
  middleware: MiddlewareHandler
}

/**
 * A name of another site may lead to this machine (DNS rebinding): the Host must be one of ours. What
 * a page sends carries its Origin, which must be ours too; programs send none.
 */
export function createOwnSite(...addresses: string[]): OwnSite {
  const sites = addresses.map((address) => new URL(address))
  const admits = ({ host, origin }: Caller) =>
    sites.some((site) => site.host === host) &&
    (origin === undefined || sites.some((site) => site.origin === origin))
  return {
    admits,
    middleware: async (c, next) => {
      if (admits({ host: c.req.header('host'), origin: c.req.header('origin') })) return next()
      return c.text(foreignMessage(addresses[0]), 403)
    },
  }
}

/** What people read who used another name; `address` is the one that works. */
export const foreignMessage = (address = '') =>
  `Diese Anfrage kommt nicht von der Demo. Bitte öffne sie unter ${address}.`
