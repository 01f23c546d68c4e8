import { expect, test } from 'vitest'
import { isNamed } from './child-name.ts'

const made = '2026-11-01T10:00:00.000Z'
const changed = '2026-11-02T10:00:00.000Z'

test.each([
  ['as registered', { updatedAt: made }, false],
  [
    'as registered, by a name that the account no longer has',
    { updatedAt: made, name: 'X' },
    false,
  ],
  ['with reading aids, but no answer', {}, false],
  ['answered without a name, or skipped', { name: 'Kind', ageBand: '3-4' }, false],
  ['named', { name: 'Mia' }, true],
  ['named like the account, with an age', { ageBand: '5-6' }, true],
  ['a second one called Kind', { childId: 'b2', name: 'Kind', updatedAt: made }, true],
] as const)('a child %s', (_, part, expected) => {
  const child = { childId: 'default', name: 'Familie Winter', ageBand: null, createdAt: made }
  expect(isNamed({ ...child, updatedAt: changed, ...part }, 'Familie Winter')).toBe(expected)
})
