import { expect, test } from 'vitest'
import { listAddress, postAddress, readNewsAddress } from './news-address.ts'

test.each([
  ['', { slug: null, kind: null }],
  ['kind=stories', { slug: null, kind: 'stories' }],
  ['kind=__proto__', { slug: null, kind: null }],
  ['post=ein-brief', { slug: 'ein-brief', kind: null }],
  ['post=', { slug: null, kind: null }],
])('„%s“', (search, expected) => {
  expect(readNewsAddress(new URLSearchParams(search))).toEqual(expected)
})

test('addresses can be read back', () => {
  for (const address of [listAddress('offers'), listAddress(null), postAddress('ein-brief')]) {
    const { slug, kind } = readNewsAddress(new URL(address, 'https://origin.invalid').searchParams)
    expect(slug === null ? listAddress(kind) : postAddress(slug)).toBe(address)
  }
})
