import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { type Cost, measureCosts, prepareAccounts, prepareWorkloads } from './costs.ts'
import type { Figure } from './figures/figures.ts'
import type { LibrarySize } from './pages/landing.ts'
import { measureLighthouse } from './pages/lighthouse.ts'
import { measurePages } from './pages/pages.ts'
import { profileWorkload } from './profile.ts'
import { printCosts, printFigures, printLibraries } from './report.ts'
import { prepareServer, type ServerUnderTest } from './server-under-test.ts'
import { measureStarts } from './starts.ts'
import { measureStreams } from './streams.ts'

/**
 * Measures speed and size against a floor of the same run, compares with the committed run, and writes the
 * figures. It is not a test. docs/bench.md says how to read it.
 */
const resultsFile = 'bench/results.json'

const parts = ['starts', 'pages', 'lighthouse', 'costs', 'streams'] as const
type Part = (typeof parts)[number]

const { values: options } = parseArgs({
  options: {
    /** Records a CPU profile under one workload, instead of measuring. */
    profile: { type: 'string' },
    /** Measures one part and writes nothing. */
    only: { type: 'string' },
  },
})

if (options.profile !== undefined) await profileWorkload(options.profile)
else await bench(options.only === undefined ? [...parts] : [partNamed(options.only)])

function partNamed(name: string): Part {
  const part = parts.find((one) => one === name)
  if (!part) throw new Error(`There is no part "${name}". There are: ${parts.join(', ')}`)
  return part
}

async function bench(wanted: Part[]) {
  const startedAt = performance.now()
  const before: { figures: Figure[] } = JSON.parse(await readFile(resultsFile, 'utf8'))
  const server = await prepareServer()
  try {
    const { figures, costs, libraries } = await measureAll(server, wanted)
    const machine = { cores: cpus().length, node: process.version }
    console.log(`\n\n${machine.cores} cores, Node ${machine.node}`)
    printCosts(costs)
    printLibraries(libraries)
    printFigures(figures, before.figures)
    console.log(`\ntook ${minutesSince(startedAt)}`)
    if (wanted.length < parts.length) return
    const results = { machine, figures, costs, libraries }
    await writeFile(resultsFile, `${JSON.stringify(results, null, 2)}\n`)
    console.log(`written to ${resultsFile}`)
  } finally {
    await server.remove()
  }
}

interface Results {
  figures: Figure[]
  costs: Cost[]
  libraries: LibrarySize[]
}

async function measureAll(server: ServerUnderTest, wanted: Part[]): Promise<Results> {
  const results: Results = { figures: [], costs: [], libraries: [] }
  const isWanted = (part: Part) => wanted.includes(part)
  if (isWanted('starts')) results.figures.push(...(await measureStarts(server)))
  const running = await server.start()
  let cookie: string
  try {
    const accounts = await prepareAccounts(server, running)
    const [account] = accounts
    cookie = account.cookie
    if (isWanted('pages')) {
      const { figures, libraries } = await measurePages(running.baseUrl, account.cookie)
      results.libraries = libraries
      results.figures.push(...figures)
    }
    if (isWanted('lighthouse')) results.figures.push(...(await measureLighthouse(running.baseUrl)))
    // Last, as it fills the library.
    if (isWanted('costs')) {
      const workloads = await prepareWorkloads(server, running, accounts)
      const { costs, figures } = await measureCosts(server, running, workloads)
      results.costs = costs
      results.figures.push(...figures)
    }
  } finally {
    await running.stop()
  }
  if (isWanted('streams')) results.figures.push(...(await measureStreams(server, cookie)))
  return results
}

function minutesSince(startedAt: number): string {
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`
}
