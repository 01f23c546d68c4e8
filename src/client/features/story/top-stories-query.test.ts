import { expect, test } from 'vitest'
import { messageOf } from './top-stories-query.ts'

test('an error without a message is an unexpected error', () => {
  expect(messageOf(new Error('Der Igel ist krank.'))).toBe('Der Igel ist krank.')
  for (const error of [new Error(''), null, 'x', {}])
    expect(messageOf(error)).toBe('Unexpected error')
})
