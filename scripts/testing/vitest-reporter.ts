import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node'
import { type Outcome, plain, sendToParent } from './outcome.ts'

interface Failure {
  message: string
  stack?: string
  /** Of an error outside of the tests: the file that ran at that time. */
  VITEST_TEST_PATH?: string
}

const projectLine = /^\s+at .*\/(src|library|tests|scripts)\//

function describe({ message, stack = '', VITEST_TEST_PATH: file }: Failure): string {
  const place = stack.split('\n').find((line) => projectLine.test(line)) ?? stack
  return plain([message, place, ...(file ? [`while ${file} ran`] : [])].join('\n'))
}

const failed = (test: string, errors: readonly Failure[]): Outcome => ({
  test,
  status: 'failed',
  error: errors.map(describe).join('\n'),
})

function toOutcome(test: TestCase): Outcome {
  const { state, errors } = test.result()
  const name = `${test.module.relativeModuleId} › ${test.fullName}`
  if (state === 'failed') return failed(name, errors ?? [])
  return { test: name, status: state === 'passed' ? 'passed' : 'skipped', error: '' }
}

/** Sends the errors of a file's or group's own set-up, without which its tests did not run. */
function reportGroup(name: string, group: TestModule | TestSuite): void {
  const errors = group.errors()
  if (errors.length > 0) sendToParent({ kind: 'outcome', ...failed(name, errors) })
}

/** Sends every outcome to the program that started Vitest. */
export default class implements Reporter {
  onTestModuleCollected(module: TestModule): void {
    sendToParent({ kind: 'total', count: [...module.children.allTests()].length })
  }
  onTestCaseResult(test: TestCase): void {
    sendToParent({ kind: 'outcome', ...toOutcome(test) })
  }
  onTestSuiteResult(suite: TestSuite): void {
    reportGroup(`${suite.module.relativeModuleId} › ${suite.fullName}`, suite)
  }
  onTestModuleEnd(module: TestModule): void {
    reportGroup(module.relativeModuleId, module)
  }
  onTestRunEnd(_: readonly TestModule[], errors: readonly Failure[]): void {
    if (errors.length > 0)
      sendToParent({ kind: 'outcome', ...failed('outside of the tests', errors) })
  }
}
