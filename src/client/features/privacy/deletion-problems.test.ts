import { afterEach, expect, test } from 'vitest'
import { baseLocale, overwriteGetLocale } from '../../paraglide/runtime.js'
import { deletionProblems } from './deletion-problems.ts'

afterEach(() => overwriteGetLocale(() => baseLocale))

test.each([
  ['de', 'LÖSCHEN', undefined],
  ['de', 'DELETE', 'Hier muss genau LÖSCHEN stehen, in Großbuchstaben.'],
  ['en', ' DELETE ', undefined],
  ['en', 'delete', 'Please type exactly DELETE, in capitals.'],
  ['en', 'LÖSCHEN', 'Please type exactly DELETE, in capitals.'],
] as const)('in %s, the word %j has the problem %j', (language, word, problem) => {
  overwriteGetLocale(() => language)
  const input = { word, password: 'sieben lila Löwen', hasPassword: true, isConfirmed: false }
  expect(deletionProblems(input).word).toBe(problem)
})
