import { expect, test } from 'vitest'
import type { KidsPlace } from './kids-address.ts'
import { kidsAddress, kidsPlace } from './kids-address.ts'

test.each<KidsPlace>([
  { kind: 'doors' },
  { kind: 'unfinished' },
  { kind: 'favorites' },
  { kind: 'values' },
  { kind: 'value', value: 'mut' },
])('$kind is found again by its address', (place) => {
  expect(kidsPlace(new URL(kidsAddress(place), 'http://x').searchParams)).toEqual(place)
})

test('an unknown shelf is the doors', () => {
  expect(kidsPlace(new URLSearchParams('regal=toString'))).toEqual({ kind: 'doors' })
})
