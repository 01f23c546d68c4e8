import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { specTexts } from '../e2e/spec-texts.ts'

interface Statement {
  number: string
  says: string
}

interface Coverage {
  number: string
  /** Tests as `file › title`. */
  tests: string[]
  /** Why tests are missing or incomplete; '' if nothing is said. */
  reason: string
}

/** Numbered statements of docs/spec.md; a statement may continue on the next lines. */
function readStatements(): Statement[] {
  const source = readFileSync('docs/spec.md', 'utf8')
  return [...source.matchAll(/^- \*\*(\d+\.\d+)\*\* (.+(?:\n {2}.+)*)/gm)].map(
    ([, number = '', says = '']) => ({ number, says }),
  )
}

/** Rows of docs/spec-coverage.md. */
function readCoverage(): Coverage[] {
  const source = readFileSync('docs/spec-coverage.md', 'utf8')
  return [...source.matchAll(/^\| (\d+\.\d+) \| (.+) \|$/gm)].map(
    ([, number = '', heldBy = '']) => ({
      number,
      tests: [...heldBy.matchAll(/`([^`]+ › [^`]+)`/g)].map(([, name = '']) => name),
      reason: heldBy.replaceAll(/`[^`]+ › [^`]+`(<br>)?/g, '').trim(),
    }),
  )
}

const statements = readStatements()
const coverage = readCoverage()
const sources = new Map<string, string>()

function sourceOf(file: string): string {
  const cachedSource = sources.get(file)
  if (cachedSource !== undefined) return cachedSource
  const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
  sources.set(file, source)
  return source
}

/** Whether the file has a test with that title, between quotation marks. */
function isTest(name: string): boolean {
  const [file = '', title = ''] = name.split(' › ')
  return ["'", '"', '`'].some((mark) => sourceOf(file).includes(`${mark}${title}${mark}`))
}

test('the statements of each section are numbered from 1, without a gap', () => {
  const sections = Map.groupBy(statements, ({ number }) => number.split('.')[0] ?? '')
  expect([...sections.keys()]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  for (const [section, rows] of sections) {
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => `${section}.${at + 1}`))
  }
  expect(statements.length).toBeGreaterThan(300)
})

test('every statement has a row in the coverage, and every row a statement', () => {
  expect(coverage.map(({ number }) => number)).toEqual(statements.map(({ number }) => number))
})

test('every statement names tests that exist, or says why it has none', () => {
  const missingTests = coverage.flatMap(({ number, tests }) =>
    tests.filter((name) => !isTest(name)).map((name) => `${number}: ${name}`),
  )
  expect(missingTests).toEqual([])
  const invalidRows = coverage.filter(
    ({ tests, reason }) =>
      (tests.length === 0 || reason !== '') && !/^(by design|in part): ./.test(reason),
  )
  expect(invalidRows).toEqual([])
})

test('every text that a statement quotes is checked on a page', () => {
  const quoted = statements.flatMap(({ says }) =>
    [...says.matchAll(/“([^”]+)”/g)].map(([, text = '']) => text),
  )
  expect(quoted.filter((text) => specTexts[text] === undefined)).toEqual([])
})
