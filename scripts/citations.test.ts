import { expect, test } from 'vitest'
import { type Citable, citationProblems } from './citations.ts'

const files = ['docs/spec.md', 'src/server/app.ts', 'docs/decisions/0007-a-voice.md']
const citable: Citable = {
  spec: new Set(['4.2', '4.20']),
  rule: new Set(['7']),
  budget: new Set(['3']),
  decision: new Set(['0007']),
  exists: (path) => files.includes(path.replace(/^docs\/\.\.\//, '').replace(/\/\.\//, '/')),
  hasSource: (end) => files.some((file) => `/${file}`.endsWith(`/${end}`)),
  hasDocument: (name) => ['spec.md', '0007-a-voice.md'].includes(name),
}
const problems = (text: string, file = 'docs/page.md') => citationProblems(file, text, citable)

test('numbers that exist may be cited', () => {
  expect(problems('spec 4.2, spec 4.20; rule 7, Budget 3 and decision 0007.')).toEqual([])
})

test.each([
  ['spec 4.3', 'there is no spec 4.3'],
  ['spec 4', 'there is no spec 4'],
  ['spec\n * 4.9', 'there is no spec 4.9'],
  ['rule 41', 'there is no rule 41'],
  ['budget 9', 'there is no budget 9'],
  ['decision 0099', 'there is no decision 0099'],
  ['spec section 4', 'spec section: cite a statement as spec 4.2'],
  ['as product.md says', 'there is no document product.md'],
  ['[a map](gone.png)', 'the link gone.png leads nowhere'],
  ['`src/server/gone/`', 'there is no src/server/gone/'],
  ['`server/gone.ts`', 'there is no server/gone.ts'],
  ['see docs/gone.jpg', 'there is no docs/gone.jpg'],
])('%j is a finding', (text, problem) => {
  expect(problems(text)).toEqual([`docs/page.md: ${problem}`])
})

test('links and paths that exist are no findings, nor are addresses elsewhere', () => {
  const text = '[spec](spec.md#4) [app](../src/server/app.ts) [x](https://x.test) `server/app.ts`'
  expect(problems(text)).toEqual([])
})

test('in code, documents are read in comments, and paths not at all', () => {
  expect(
    problems("// As gone.md says: `src/server/gone.ts`\nconst name = 'x.md'", 'src/a.ts'),
  ).toEqual(['src/a.ts: there is no document gone.md'])
})
