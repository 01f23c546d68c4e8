import path from 'node:path'
import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter'
import { plain, sendToParent } from './outcome.ts'

const maxMessageLength = 1000
const root = path.join(import.meta.dirname, '../..')

function describe({ message = '', location }: TestError): string {
  const place = location ? `at ${path.relative(root, location.file)}:${location.line}` : ''
  // The expected and the actual state, without the log of each try.
  const summary = message.split('\n\n').slice(0, 2).join('\n')
  return plain(`${summary.slice(0, maxMessageLength)}\n${place}`)
}

/** What the page showed, as the fixtures attached it. */
function pageContentOf({ attachments }: TestResult): string {
  return attachments
    .filter(({ name }) => name === 'page-content')
    .map(({ body }) => String(body))
    .join('\n')
}

/** Sends every outcome to the program that started Playwright. */
export default class implements Reporter {
  onBegin(_: FullConfig, suite: Suite): void {
    sendToParent({ kind: 'total', count: suite.allTests().length })
  }
  onTestEnd(test: TestCase, result: TestResult): void {
    const [, , ...names] = test.titlePath()
    const file = path.relative(root, test.location.file)
    const status = test.outcome() === 'skipped' ? 'skipped' : test.ok() ? 'passed' : 'failed'
    const errors =
      status === 'failed' ? [pageContentOf(result), ...result.errors.map(describe)] : []
    const name = [`${file}:${test.location.line}`, ...names.slice(1)].join(' › ')
    sendToParent({ kind: 'outcome', test: name, status, error: errors.filter(Boolean).join('\n') })
  }
  onError(error: TestError): void {
    sendToParent({
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
