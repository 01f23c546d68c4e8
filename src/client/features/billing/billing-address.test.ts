import { expect, test } from 'vitest'
import { itemIn, orderNumberIn, orderPath, sessionIdIn } from './billing-address.ts'

const search = (query: string) => new URLSearchParams(query)

test('the order step is found again by its own address', () => {
  expect(itemIn(new URL(orderPath('audio-180'), 'https://a.test').searchParams)).toBe('audio-180')
})

test.each(['', 'bestellen=', 'bestellen=free', 'bestellen=toString'])(
  '%s orders nothing',
  (query) => {
    expect(itemIn(search(query))).toBeNull()
  },
)

test('only what could be a number or a checkout is asked for', () => {
  expect(orderNumberIn(search('bestellung=FH-26-AB12'))).toBe('FH-26-AB12')
  expect(orderNumberIn(search('bestellung=fh-26'))).toBeNull()
  expect(orderNumberIn(search(`bestellung=${'A'.repeat(41)}`))).toBeNull()
  expect(sessionIdIn(search('session_id=cs_test_a1B2'))).toBe('cs_test_a1B2')
  expect(sessionIdIn(search('session_id=%7BCHECKOUT_SESSION_ID%7D'))).toBeNull()
  expect(sessionIdIn(search(''))).toBeNull()
})
