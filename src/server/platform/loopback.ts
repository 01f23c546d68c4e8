import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** Whether only this machine is reached by a host's name or address, as it stands in a setting or URL. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  if (isIP(name) === 0) return /(^|\.)localhost$/.test(name)
  return loopback.check(name, isIP(name) === 6 ? 'ipv6' : 'ipv4')
}
