import { expect, test } from 'vitest'
import {
  findOrder,
  orderPath,
  readItemId,
  readOrderNumber,
  readSessionId,
} from './billing-address.ts'

const search = (query: string) => new URLSearchParams(query)

test('the order page reads the item from its own address', () => {
  expect(readItemId(new URL(orderPath('audio-180'), 'https://a.test').searchParams)).toBe(
    'audio-180',
  )
})

test.each([
  [orderPath('family-year'), 'family-year'],
  ['/abo', null],
  ['/abo?bestellen=nichts', null],
  ['/reader?bestellen=family-year', null],
  [null, null],
])('the path %j orders %j', (path, item) => {
  expect(findOrder(path)).toBe(item)
})

test.each(['', 'bestellen=', 'bestellen=free', 'bestellen=toString'])(
  '%s orders nothing',
  (query) => {
    expect(readItemId(search(query))).toBeNull()
  },
)

test('only well-formed order numbers and session ids are read', () => {
  expect(readOrderNumber(search('bestellung=FH-26-AB12'))).toBe('FH-26-AB12')
  expect(readOrderNumber(search('bestellung=fh-26'))).toBeNull()
  expect(readOrderNumber(search(`bestellung=${'A'.repeat(41)}`))).toBeNull()
  expect(readSessionId(search('session_id=cs_test_a1B2'))).toBe('cs_test_a1B2')
  expect(readSessionId(search('session_id=%7BCHECKOUT_SESSION_ID%7D'))).toBeNull()
  expect(readSessionId(search(''))).toBeNull()
})
