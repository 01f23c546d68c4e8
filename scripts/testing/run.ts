import type { Outcome } from './outcome.ts'
import {
  browserPart,
  codePart,
  isGreen,
  type Part,
  type PartResult,
  runPart,
  scriptPart,
} from './part.ts'
import { showEnd, showFailures, showProgress, showTable } from './report.ts'

/** Checks of the sources; each is an npm script, too. */
const checks: Part[] = [
  ...['types', 'content:check', 'imports', 'unused', 'lint'],
  ...['styles:check', 'messages:check', 'packages:check', 'promises:check', 'citations:check'],
].map(scriptPart)

/** All checks as one part. */
async function runChecks(): Promise<PartResult> {
  const startedMs = performance.now()
  const outcomes: Outcome[] = []
  for (const check of checks) {
    outcomes.push(...(await runPart(check)).outcomes)
    const failed = outcomes.filter(({ status }) => status === 'failed').length
    showProgress('checks', { done: outcomes.length, failed, total: checks.length })
  }
  return { name: 'checks', outcomes, seconds: (performance.now() - startedMs) / 1000 }
}

const runTests = (part: Part) => runPart(part, (progress) => showProgress(part.name, progress))

const parts = {
  checks: runChecks,
  code: () => runTests(codePart('code tests')),
  browser: () => runTests(browserPart()),
}
type PartName = keyof typeof parts

/**
 * Parts of a stage run at the same time. Checks use the time in which code tests wait; browser tests
 * need all processors.
 */
const stages: PartName[][] = [['checks', 'code'], ['browser']]

const requestedParts = process.argv.slice(2)
const isRequested = (name: PartName) => requestedParts.length === 0 || requestedParts.includes(name)

async function runAndShow(name: PartName): Promise<PartResult> {
  const result = await parts[name]()
  showEnd(result)
  return result
}

const results: PartResult[] = []
for (const stage of stages) {
  results.push(...(await Promise.all(stage.filter(isRequested).map(runAndShow))))
}
for (const result of results) showFailures(result)
showTable(results)
process.exitCode = results.every(isGreen) ? 0 : 1
