import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** Whether a host name or address, as in a setting or URL, is a loopback address. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  if (isIP(name) === 0) return /(^|\.)localhost$/.test(name)
  return loopback.check(name, isIP(name) === 6 ? 'ipv6' : 'ipv4')
}
