import { expect, test } from 'vitest'
import { findWords, type Span } from '../../text/words.ts'
import { findQuotations } from './dialogue.ts'
import { findManner } from './manner.ts'

const mannerOf = (text: string) =>
  findManner(text, [0, text.length], findWords(text), findQuotations(text, 'de', { Opa: 'man' }))

const pitchesOf = (text: string) => mannerOf(text).map(({ pitch }) => pitch)
const gainsOf = (text: string) => mannerOf(text).map(({ gain }) => gain)

test('a statement falls, a question rises at its end', () => {
  const statement = pitchesOf('Der Mond hing über den Tannen.')
  expect(statement).toEqual(statement.toSorted((a, b) => b - a))
  expect(statement[0]).toBeGreaterThan(104)
  expect(statement.at(-1)).toBeLessThan(95)
  const question = pitchesOf('Wo ist er denn hin?')
  expect(question.at(-1)).toBeGreaterThan(Math.max(...question.slice(0, -1)))
})

test('speech is higher than its tag, which is softer', () => {
  const [eins, zwei, sagte, elsa] = mannerOf('„Eins, zwei“, sagte Elsa.')
  expect(Math.min(eins?.pitch ?? 0, zwei?.pitch ?? 0)).toBeGreaterThan(sagte?.pitch ?? 0)
  expect([sagte?.gain, elsa?.gain]).toEqual([-1, -1])
})

test.each<[string, number[]]>([
  ['Patsch!', [1.5]],
  ['RUMMS!', [3]],
  ['Da machte es RUMMS.', [0, 0, 0, 3]],
  ['„Halt!“, rief Ayla.', [3, -1, -1]],
  ['„Halt!“, flüsterte Ayla.', [-4, -1, -1]],
  ['„Komm“, sagte sie leise.', [-4, -1, -1, -1]],
  ['I am 100.', [0, 0, 0]],
])('%s is as loud as it is meant', (text, gains) => {
  expect(gainsOf(text)).toEqual(gains)
})

test('words have the roles of their speakers', () => {
  const roles = mannerOf('„Nein“, sagte Opa, „nie.“').map(({ role }) => role)
  expect(roles).toEqual(['man', 'narrator', 'narrator', 'man'])
})

test('a sentence in the middle of a paragraph uses its own words', () => {
  const text = '„Ja.“ Opa kam.'
  const span: Span = [5, 14]
  const words = findWords(text).filter(([from]) => from >= 5)
  expect(findManner(text, span, words, findQuotations(text, 'de', {}))).toHaveLength(2)
})
