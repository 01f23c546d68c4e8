import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { describeError } from './log.ts'

test('a logged error describes what happened, without personal data', () => {
  const cause = Object.assign(new Error('duplicate key for mia@example.org'), {
    code: '23505',
    detail: 'Key (email)=(mia@example.org) already exists.',
  })
  const query = 'insert into child (name) values ($1)'
  const facts = describeError(new DrizzleQueryError(query, ['Mia', 'secret-token'], cause))
  expect(facts).toMatchObject({ message: `Failed query: ${query}`, cause: { code: '23505' } })
  expect(facts.stack[0]).toMatch(/log\.test\.ts/)
  expect(JSON.stringify(facts)).not.toMatch(/Mia|mia@|secret-token/)
})

test('any thrown value can be described', () => {
  expect(describeError('text')).toEqual({ name: 'string', message: '', stack: [] })
})
