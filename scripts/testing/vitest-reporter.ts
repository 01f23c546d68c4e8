import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node'
import type { Outcome } from './outcome.ts'
import { plain, tell } from './outcome.ts'

interface Failure {
  message: string
  stack?: string
}

const ownLines = /^\s+at .*\/(src|tests|scripts|content)\//

function describe({ message, stack = '' }: Failure): string {
  const place = stack.split('\n').find((line) => ownLines.test(line)) ?? ''
  return plain(`${message}\n${place}`)
}

const failed = (test: string, errors: readonly Failure[]): Outcome => ({
  test,
  status: 'failed',
  error: errors.map(describe).join('\n'),
})

function endOfCase(test: TestCase): Outcome {
  const { state, errors } = test.result()
  const name = `${test.module.relativeModuleId} › ${test.fullName}`
  if (state === 'failed') return failed(name, errors ?? [])
  return { test: name, status: state === 'passed' ? 'passed' : 'skipped', error: '' }
}

/** What a file or a group says when its own set-up fails: its tests have not run then. */
function endOfGroup(name: string, group: TestModule | TestSuite): void {
  const errors = group.errors()
  if (errors.length > 0) tell({ kind: 'outcome', ...failed(name, errors) })
}

/** Sends every outcome to the program that started Vitest. */
export default class implements Reporter {
  onTestModuleCollected(module: TestModule): void {
    tell({ kind: 'total', count: [...module.children.allTests()].length })
  }
  onTestCaseResult(test: TestCase): void {
    tell({ kind: 'outcome', ...endOfCase(test) })
  }
  onTestSuiteResult(suite: TestSuite): void {
    endOfGroup(`${suite.module.relativeModuleId} › ${suite.fullName}`, suite)
  }
  onTestModuleEnd(module: TestModule): void {
    endOfGroup(module.relativeModuleId, module)
  }
  onTestRunEnd(_: readonly TestModule[], errors: readonly Failure[]): void {
    if (errors.length > 0) tell({ kind: 'outcome', ...failed('outside of the tests', errors) })
  }
}
