import { availableParallelism } from 'node:os'
import type { Outcome } from './outcome.ts'
import type { Part, PartResult } from './part.ts'
import { browserPart, codePart, isGreen, runPart } from './part.ts'
import { showEnd, showFailures, showProgress, showTable } from './report.ts'

const npm = process.env.npm_execpath ?? ''

/** What is true of the sources without running them; each is an npm script, too. */
const checks: Part[] = [
  ...['types', 'content:check', 'imports', 'unused', 'lint'],
  ...['messages:check', 'packages:check', 'promises:check'],
].map((script) => ({ name: script, args: [npm, 'run', '--silent', script] }))

/** All checks as one part, as many at once as there are processors. */
async function runChecks(): Promise<PartResult> {
  const startedMs = performance.now()
  const waiting = [...checks]
  const outcomes: Outcome[] = []
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      outcomes.push(...(await runPart(check)).outcomes)
      const failed = outcomes.filter(({ status }) => status === 'failed').length
      showProgress('checks', { done: outcomes.length, failed, total: checks.length })
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return { name: 'checks', outcomes, seconds: (performance.now() - startedMs) / 1000 }
}

const runTests = (part: Part) => runPart(part, (progress) => showProgress(part.name, progress))

const parts = {
  checks: runChecks,
  code: () => runTests(codePart('code tests')),
  browser: () => runTests(browserPart()),
}

const wanted = Object.entries(parts).filter(
  ([name]) => process.argv.length === 2 || process.argv.slice(2).includes(name),
)
const results: PartResult[] = []
for (const [, run] of wanted) {
  const result = await run()
  results.push(result)
  showEnd(result)
}
for (const result of results) showFailures(result)
showTable(results)
process.exitCode = results.every(isGreen) ? 0 : 1
