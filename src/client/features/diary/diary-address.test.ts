import { expect, test } from 'vitest'
import { diaryAddress, readDiaryAddress } from './diary-address.ts'

const read = (search: string) => readDiaryAddress(new URLSearchParams(search))

test('an address names a week, a child, both or neither', () => {
  for (const shown of [
    { week: '2026-W47', childId: 'default' },
    { week: '2026-W47', childId: null },
    { week: null, childId: 'aB3-_' },
    { week: null, childId: null },
  ]) {
    expect(read(diaryAddress(shown).split('?')[1] ?? '')).toEqual(shown)
  }
})

test('what makes no sense counts as not said', () => {
  expect(read('view=tagebuch&week=2026-W54&child=a%20b')).toEqual({ week: null, childId: null })
  expect(read('week=2026-W47')).toBe(null)
  expect(read('view=anders')).toBe(null)
})
