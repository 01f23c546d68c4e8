import type { HttpBindings } from '@hono/node-server'
import { expect, test } from 'vitest'
import { clientAddress, clientNetwork } from './client-address.ts'

const socket = (remoteAddress: string) =>
  ({ incoming: { socket: { remoteAddress } } }) as unknown as HttpBindings

test.each([
  ['203.0.113.9', '198.51.100.1', [], '203.0.113.9'],
  ['::ffff:10.0.0.2', '1.2.3.4, 198.51.100.1', ['10.0.0.2'], '198.51.100.1'],
  ['10.0.0.2', '', ['10.0.0.2'], '10.0.0.2'],
  // Two proxies of ours, one behind the other.
  ['10.0.0.2', '6.6.6.6, 198.51.100.1, 10.0.0.3', ['10.0.0.2', '10.0.0.3'], '198.51.100.1'],
  ['10.0.0.2', '10.0.0.3', ['10.0.0.2', '10.0.0.3'], '10.0.0.2'],
  // A port would make a new client of every connection.
  ['10.0.0.2', '198.51.100.1:50123', ['10.0.0.2'], '198.51.100.1'],
  ['10.0.0.2', '[2001:db8::7]:50123', ['10.0.0.2'], '2001:db8::7'],
  ['10.0.0.2', '::ffff:198.51.100.1', ['10.0.0.2'], '198.51.100.1'],
  ['10.0.0.2', '6.6.6.6, unknown', ['10.0.0.2'], '10.0.0.2'],
  ['::1', '198.51.100.1', ['::1'], '198.51.100.1'],
])('socket %s with forwarded %j behind %j is %s', (address, forwarded, proxies, expected) => {
  const headers = new Headers(forwarded ? { 'x-forwarded-for': forwarded } : {})
  expect(clientAddress(headers, socket(address), proxies)).toBe(expected)
})

test('without a socket there is no address', () => {
  expect(clientAddress(new Headers(), undefined, [])).toBeUndefined()
})

test.each([
  ['198.51.100.1', '198.51.100.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network)
})
