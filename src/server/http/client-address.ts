import { createHmac } from 'node:crypto'
import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'

/**
 * Address of the client: the socket's, or, where that belongs to a configured proxy, the last entry
 * of X-Forwarded-For that does not. Undefined without a socket.
 */
export function clientAddress(
  headers: Headers,
  bindings: Partial<HttpBindings> | undefined,
  trustedProxies: string[],
): string | undefined {
  const remote = bindings?.incoming?.socket.remoteAddress
  if (remote === undefined) return undefined
  // Entries that the client has forged come before those of our proxies.
  const forwarded = headers.get('x-forwarded-for')?.split(',') ?? []
  const hops = [...forwarded, remote].map(bareAddress)
  const client = hops.findLast((hop) => !trustedProxies.includes(hop)) ?? ''
  return isIP(client) > 0 ? client : bareAddress(remote)
}

/** The address without a port, and IPv4 without its IPv6 mapping. */
function bareAddress(hop: string): string {
  const [, bracketed, ipv4] = /^\s*(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)\s*$/.exec(hop) ?? []
  return (bracketed ?? ipv4 ?? hop).trim().replace(/^::ffff:(?=[\d.]+$)/i, '')
}

/**
 * The network by which attempts are counted: an IPv4 address, or the first 64 bits of an IPv6 address,
 * because one client usually has all addresses of such a network.
 */
export function clientNetwork(address: string): string {
  if (isIP(address) !== 6) return address
  const url = URL.parse(`http://[${address.split('%')[0]}]/`)
  const [head = '', tail] = (url?.hostname.slice(1, -1) ?? '').split('::')
  const [left, right] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean))
  const gap = Array.from({ length: 8 - (left?.length ?? 0) - (right?.length ?? 0) }, () => '0')
  return `${[...(left ?? []), ...gap, ...(right ?? [])].slice(0, 4).join(':')}::/64`
}

/**
 * Pseudonyms of client networks for keys of counters. They use the server's secret, because hashes of
 * all addresses could be precomputed.
 */
export function createNetworkNames(secret: string): (address: string | undefined) => string {
  return (address = 'unknown') =>
    createHmac('sha256', secret)
      .update(`network\n${clientNetwork(address)}`)
      .digest('base64url')
      .slice(0, 22)
}
