import type { MiddlewareHandler } from 'hono'

interface Caller {
  host: string | undefined
  origin: string | undefined
}

/** Refuses requests that another site makes a browser send to the stand-ins. */
export interface OwnSite {
  allows(caller: Caller): boolean
  middleware: MiddlewareHandler
}

/**
 * Checks requests against DNS rebinding: Host must be one of the `addresses`, and Origin, which pages
 * send and programs do not, as well.
 */
export function createOwnSite(...addresses: string[]): OwnSite {
  const sites = addresses.map((address) => new URL(address))
  const allows = ({ host, origin }: Caller) =>
    sites.some((site) => site.host === host) &&
    (origin === undefined || sites.some((site) => site.origin === origin))
  return {
    allows,
    middleware: async (c, next) => {
      if (allows({ host: c.req.header('host'), origin: c.req.header('origin') })) return next()
      return c.text(foreignMessage(addresses[0]), 403)
    },
  }
}

/** The message for refused requests; `address` is the correct one. */
export const foreignMessage = (address = '') =>
  `Diese Anfrage kommt nicht von der Demo. Bitte öffne sie unter ${address}.`
