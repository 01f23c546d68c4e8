import dns from 'node:dns'

/**
 * Loaded by `--import`: the program finds no other machine, so that a server in production mode asks nothing of Google
 * and Stripe.
 */
const lookup = dns.lookup
const isHere = (host: string) => host === 'localhost' || host.startsWith('127.')

Object.assign(dns, {
  lookup(host: string, ...rest: unknown[]) {
    const answer = rest.at(-1)
    if (isHere(host) || typeof answer !== 'function') {
      return Reflect.apply(lookup, dns, [host, ...rest])
    }
    answer(Object.assign(new Error(`${host} is another machine`), { code: 'ENOTFOUND' }))
  },
})
