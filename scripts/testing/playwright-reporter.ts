import path from 'node:path'
import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter'
import { plain, tell } from './outcome.ts'

const longestMessage = 1000
const root = path.join(import.meta.dirname, '../..')

function describe({ message = '', location }: TestError): string {
  const place = location ? `at ${path.relative(root, location.file)}:${location.line}` : ''
  // What was expected and what was there, without the log of each try.
  const said = message.split('\n\n').slice(0, 2).join('\n')
  return plain(`${said.slice(0, longestMessage)}\n${place}`)
}

/** What stood on the page, as the fixtures noted it. */
function seenBy({ attachments }: TestResult): string {
  return attachments
    .filter(({ name }) => name === 'seen')
    .map(({ body }) => String(body))
    .join('\n')
}

/** Sends every outcome to the program that started Playwright. */
export default class implements Reporter {
  onBegin(_: FullConfig, suite: Suite): void {
    tell({ kind: 'total', count: suite.allTests().length })
  }
  onTestEnd(test: TestCase, result: TestResult): void {
    const [, , ...names] = test.titlePath()
    const file = path.relative(root, test.location.file)
    const status = test.outcome() === 'skipped' ? 'skipped' : test.ok() ? 'passed' : 'failed'
    const errors = status === 'failed' ? [seenBy(result), ...result.errors.map(describe)] : []
    const name = [`${file}:${test.location.line}`, ...names.slice(1)].join(' › ')
    tell({ kind: 'outcome', test: name, status, error: errors.filter(Boolean).join('\n') })
  }
  onError(error: TestError): void {
    tell({
      kind: 'outcome',
      test: 'outside of the tests',
      status: 'failed',
      error: describe(error),
    })
  }
  printsToStdio(): boolean {
    return false
  }
}
