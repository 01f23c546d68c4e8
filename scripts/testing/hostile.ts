import { parseArgs } from 'node:util'
import { type Finding, type Hunt, hunt } from '../../tests/hostile/hunt.ts'
import { createWorld } from '../../tests/hostile/world.ts'
import { type DatabaseServer, startDatabaseServer } from '../../tests/support/cluster.ts'

const usage = `npm run hostile -- [options] [call …]
Makes hostile calls as guest, parent and editor, by /rpc and /api, and says which of them failed with
a 5xx, or changed something though they were refused. Ends after five minutes at the latest; each
seed has its share of them.
  --seed N     these calls and no others (without: 1, 2, 3, 4, 5 one after the other)
  --tries N    how often each call of the contract is tried (25)
  call …       only these, as draft.save`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', multiple: true },
    tries: { type: 'string', default: '25' },
    help: { type: 'boolean', default: false },
  },
})

/** For all seeds together; start and end take the rest of the five minutes. */
const huntingMs = 280_000

const column = (text: string | number, width: number) => String(text).padStart(width)

function showHead() {
  const names = ['calls', 'refused', 'accepted', 'findings', 'seconds']
  console.log(`${column('seed', 6)}${names.map((name) => column(name, 10)).join('')}`)
}

function showHunt(seed: number, { calls, refused, accepted, ...result }: Hunt, seconds: number) {
  const counts = [calls, refused, accepted, result.findings.length].map((count) =>
    column(count, 10),
  )
  const end = result.isComplete ? '' : '   its time was over'
  console.log(`${column(seed, 6)}${counts.join('')}${column(seconds.toFixed(1), 10)}${end}`)
}

const sentences: Record<Finding['kind'], string> = {
  failed: 'was answered with a failure',
  changed: 'was refused and changed something',
  silent: 'was not answered',
}

function showFinding(seed: number, { kind, evidence, tried }: Finding) {
  const { call, role, method, address, headers, body } = tried
  const sent = Object.entries(headers).map(([name, value]) => `  ${name}: ${JSON.stringify(value)}`)
  console.log(`\n✗ ${call}, seed ${seed}: ${sentences[kind]} (${evidence})`)
  console.log([`  as ${role}: ${method} ${address}`, ...sent].join('\n'))
  if (body !== undefined)
    console.log(`  ${body.length > 2_000 ? `${body.slice(0, 2_000)}…` : body}`)
  console.log(`  again: npm run hostile -- --seed ${seed} --tries ${values.tries} ${call}`)
}

/** Findings of one seed, on a server and database of its own. */
async function huntOnce(seed: number, server: DatabaseServer, maxMs: number) {
  const startMs = performance.now()
  const world = await createWorld(server)
  try {
    const result = await hunt(world, {
      seed,
      tries: Number(values.tries),
      only: positionals,
      isOver: () => performance.now() - startMs > maxMs,
    })
    showHunt(seed, result, (performance.now() - startMs) / 1000)
    return result.findings.map((finding) => ({ seed, finding }))
  } finally {
    await world.close()
  }
}

async function huntAll(): Promise<void> {
  const seeds = (values.seed ?? ['1', '2', '3', '4', '5']).map(Number)
  const found: { seed: number; finding: Finding }[] = []
  const server = await startDatabaseServer()
  showHead()
  try {
    for (const seed of seeds)
      found.push(...(await huntOnce(seed, server.connection, huntingMs / seeds.length)))
  } finally {
    await server.stop()
  }
  for (const { seed, finding } of found) showFinding(seed, finding)
  const summary =
    found.length === 0
      ? 'Nothing failed, and no refused call changed anything.'
      : `${found.length} findings`
  console.log(`\n${summary}`)
  process.exitCode = found.length > 0 ? 1 : 0
}

if (values.help) console.log(usage)
else await huntAll()
