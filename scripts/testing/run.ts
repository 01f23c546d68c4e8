import type { Outcome } from './outcome.ts'
import type { Part, PartResult } from './part.ts'
import { browserPart, codePart, isGreen, runPart, scriptPart } from './part.ts'
import { showEnd, showFailures, showProgress, showTable } from './report.ts'

/** What is true of the sources without running them; each is an npm script, too. */
const checks: Part[] = [
  ...['types', 'content:check', 'imports', 'unused', 'lint'],
  ...['messages:check', 'packages:check', 'promises:check'],
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

/** Checks fill the time in which code tests wait; browser tests need the processors for themselves. */
const turns: PartName[][] = [['checks', 'code'], ['browser']]

const wanted = process.argv.slice(2)
const isWanted = (name: PartName) => wanted.length === 0 || wanted.includes(name)

async function runToItsEnd(name: PartName): Promise<PartResult> {
  const result = await parts[name]()
  showEnd(result)
  return result
}

const results: PartResult[] = []
for (const turn of turns) {
  results.push(...(await Promise.all(turn.filter(isWanted).map(runToItsEnd))))
}
for (const result of results) showFailures(result)
showTable(results)
process.exitCode = results.every(isGreen) ? 0 : 1
