import { expect, test } from 'vitest'
import { type KidsView, kidsAddress, readKidsView } from './kids-address.ts'

test.each<KidsView>([
  { kind: 'start' },
  { kind: 'unfinished' },
  { kind: 'favorites' },
  { kind: 'values' },
  { kind: 'value', value: 'mut' },
])('$kind is read from its address', (view) => {
  expect(readKidsView(new URL(kidsAddress(view), 'http://x').searchParams)).toEqual(view)
})

test('an unknown address is the start page', () => {
  expect(readKidsView(new URLSearchParams('regal=toString'))).toEqual({ kind: 'start' })
})
