import { spawn, spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import type { Outcome } from './outcome.ts'
import { codePart, journeyPart, type Part, runPart } from './part.ts'
import { formatDuration, showFailures, showProgress } from './report.ts'

const usage = `npm run test:flakes -- [options] [file or folder …]
Runs tests again and again and says which of them do not pass every time.
  --runs N     how often (5)
  --browser    the browser tests of these files instead of code tests
  --busy N     so many busy loops beside them (0)
  --one-core   everything on one processor (Linux)
  --delay MS   browser tests: a network with this round trip (0)
  --in-order   code tests in their usual order instead of a random one`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    browser: { type: 'boolean', default: false },
    busy: { type: 'string', default: '0' },
    'one-core': { type: 'boolean', default: false },
    delay: { type: 'string', default: '0' },
    'in-order': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

interface TestRecord {
  runs: number
  failures: number
  firstError: string
}

function startBusyLoops(count: number) {
  const loops = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  )
  return () => {
    for (const loop of loops) loop.kill()
  }
}

function partOf(run: number): Part {
  if (values.browser) {
    const part = journeyPart(...positionals)
    return { ...part, env: { E2E_DELAY_MS: values.delay } }
  }
  const order = ['--sequence.shuffle', `--sequence.seed=${Date.now() + run}`]
  return codePart('code tests', ...(values['in-order'] ? [] : order), ...positionals)
}

function add(records: Map<string, TestRecord>, { test, status, error }: Outcome): void {
  const record = records.get(test) ?? { runs: 0, failures: 0, firstError: '' }
  record.runs += 1
  if (status !== 'passed') {
    record.failures += 1
    record.firstError ||= error
  }
  records.set(test, record)
}

function show(records: ReadonlyMap<string, TestRecord>): void {
  const flaky = [...records].filter(([, { failures }]) => failures > 0)
  console.log(`\n${'runs'.padStart(5)}${'failed'.padStart(8)}  test, first error`)
  for (const [test, { runs, failures, firstError }] of flaky) {
    console.log(`${String(runs).padStart(5)}${String(failures).padStart(8)}  ${test}`)
    console.log(firstError.replace(/^/gm, ' '.repeat(15)))
  }
  console.log(`\n${records.size - flaky.length} tests passed every time, ${flaky.length} did not`)
}

async function findFlakes(): Promise<void> {
  const records = new Map<string, TestRecord>()
  const runs = Number(values.runs)
  const stopLoops = startBusyLoops(Number(values.busy))
  if (values['one-core']) {
    // Programs that this one starts from here on inherit the processor.
    spawnSync('taskset', ['-cp', '0', String(process.pid)])
  }
  try {
    for (let run = 1; run <= runs; run++) {
      const name = `run ${run} of ${runs}`
      const result = await runPart(partOf(run), (progress) => showProgress(name, progress))
      for (const outcome of result.outcomes) add(records, outcome)
      const failed = result.outcomes.filter(({ status }) => status !== 'passed').length
      console.log(
        `${name}: ${result.outcomes.length} tests, ${failed} failed, ${formatDuration(result.seconds)}`,
      )
      showFailures(result)
    }
  } finally {
    stopLoops()
  }
  show(records)
  process.exitCode = [...records.values()].some(({ failures }) => failures > 0) ? 1 : 0
}

if (values.help) console.log(usage)
else await findFlakes()
