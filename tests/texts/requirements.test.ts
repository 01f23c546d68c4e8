import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { specTexts } from '../e2e/spec-texts.ts'

interface Requirement {
  no: string
  section: string
  says: string
  /** Tests as `file › title`. */
  tests: string[]
  /** What is said beside them. */
  why: string
}

/** The table of docs/requirements.md, row by row. */
function readRequirements(): Requirement[] {
  let section = ''
  return readFileSync('docs/requirements.md', 'utf8')
    .split('\n')
    .flatMap((line) => {
      section = /^## (\d+) /.exec(line)?.[1] ?? section
      const [, no = '', says = '', held = ''] =
        /^\| (\d+\.\d+) \| (.+?) \| (.+) \|$/.exec(line) ?? []
      if (no === '') return []
      const tests = [...held.matchAll(/`([^`]+ › [^`]+)`/g)].map(([, name = '']) => name)
      const why = held.replaceAll(/`[^`]+ › [^`]+`(<br>)?/g, '').trim()
      return [{ no, section, says, tests, why }]
    })
}

const requirements = readRequirements()
const sources = new Map<string, string>()

function sourceOf(file: string): string {
  const known = sources.get(file)
  if (known !== undefined) return known
  const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
  sources.set(file, source)
  return source
}

/** Whether a file has a test of that title, as it stands there between quotation marks. */
function isTest(name: string): boolean {
  const [file = '', title = ''] = name.split(' › ')
  return ["'", '"', '`'].some((mark) => sourceOf(file).includes(`${mark}${title}${mark}`))
}

test('the requirements are all there, each with a number of its section, once and in order', () => {
  const bySection = Map.groupBy(requirements, ({ section }) => section)
  expect([...bySection.keys()]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  for (const [section, rows] of bySection) {
    expect(rows.map(({ no }) => no)).toEqual(rows.map((_, at) => `${section}.${at + 1}`))
  }
  expect(requirements.length).toBeGreaterThan(300)
})

test('every requirement names tests that exist, or says why it has none', () => {
  const lost = requirements.flatMap(({ no, tests }) =>
    tests.filter((name) => !isTest(name)).map((name) => `${no}: ${name}`),
  )
  expect(lost).toEqual([])
  const unheld = requirements.filter(
    ({ tests, why }) => (tests.length === 0 || why !== '') && !/^(by design|in part): ./.test(why),
  )
  expect(unheld).toEqual([])
})

test('every text that a requirement quotes is looked for on a page', () => {
  const quoted = requirements.flatMap(({ says }) =>
    [...says.matchAll(/“([^”]+)”/g)].map(([, text = '']) => text),
  )
  expect(quoted.filter((text) => specTexts[text] === undefined)).toEqual([])
})
