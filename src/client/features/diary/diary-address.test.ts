import { expect, test } from 'vitest'
import { diaryAddress, readDiaryAddress } from './diary-address.ts'

const read = (search: string) => readDiaryAddress(new URLSearchParams(search))

test('an address contains a week, a child, both or neither', () => {
  for (const address of [
    { week: '2026-W47', childId: 'default' },
    { week: '2026-W47', childId: null },
    { week: null, childId: 'aB3-_' },
    { week: null, childId: null },
  ]) {
    expect(read(diaryAddress(address).split('?')[1] ?? '')).toEqual(address)
  }
})

test('invalid parameters are ignored', () => {
  expect(read('view=tagebuch&week=2026-W54&child=a%20b')).toEqual({ week: null, childId: null })
  expect(read('week=2026-W47')).toBe(null)
  expect(read('view=anders')).toBe(null)
})
