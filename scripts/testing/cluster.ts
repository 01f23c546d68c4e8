import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { backUpAndRestore } from '../../tests/cluster/backup.ts'
import { type Campaign, prepareCampaign, type Round } from '../../tests/cluster/campaign.ts'
import { startCluster } from '../../tests/cluster/cluster.ts'
import { type FaultName, faults } from '../../tests/cluster/faults.ts'
import { NotHereError } from '../../tests/cluster/packages.ts'

const faultNames = Object.keys(faults) as FaultName[]

const usage = `npm run test:cluster -- [options]
Starts two servers on a cluster of PostgreSQL, PgBouncer, HAProxy and an S3 store, breaks one part after the
other under load, and compares what the families were told with what the database has. Then backs up under load,
and restores into an empty database and store. Fetches Debian's packages and installs nothing.
  --fault NAME  only this fault; may be repeated: ${faultNames.join(', ')}
  --rounds N    how often each (1)
  --out FILE    writes every round as JSON
  --keep        keeps the folder with the logs`

const { values } = parseArgs({
  options: {
    fault: { type: 'string', multiple: true, default: faultNames },
    rounds: { type: 'string', default: '1' },
    out: { type: 'string' },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const root = path.join(import.meta.dirname, '../..')
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const worst = (numbers: number[]) => Math.round(Math.max(0, ...numbers))

/** One row for all rounds of a fault. */
function summarize(fault: FaultName, rounds: Round[]) {
  const answers = rounds.map((round) => round.answers)
  return {
    fault,
    rounds: rounds.length,
    changes: sum(rounds.map(({ changes }) => changes)),
    lost: sum(rounds.map(({ losses }) => losses.length)),
    failed: sum(answers.map(({ failed }) => failed)),
    refused: sum(answers.map(({ unexpected }) => unexpected.length)),
    'try again': sum(answers.map(({ retry }) => retry)),
    broken: sum(answers.map(({ broken }) => broken)),
    'change ms': worst(rounds.map(({ longestChangeMs }) => longestChangeMs)),
    'read ms': worst(rounds.map(({ longestReadMs }) => longestReadMs)),
    'guest ms': worst(rounds.map(({ longestGuestMs }) => longestGuestMs)),
    'part ms': worst(rounds.map(({ brokenMs }) => brokenMs)),
    'news ms': worst(rounds.map(({ newsMs }) => newsMs)),
  }
}

const isGood = ({ losses, answers, newsMs }: Round) =>
  losses.length === 0 && answers.failed === 0 && answers.unexpected.length === 0 && newsMs <= 5_000

function findFaults(): FaultName[] {
  const unknown = values.fault.filter((name) => !faultNames.some((known) => known === name))
  if (unknown.length > 0)
    throw new NotHereError(`There is no fault ${unknown.join(', ')}.\n${usage}`)
  return faultNames.filter((name) => values.fault.includes(name))
}

type Say = (text: string) => void

async function runRounds(campaign: Campaign, chosen: FaultName[], say: Say): Promise<Round[]> {
  const rounds: Round[] = []
  const numbers = Array.from({ length: Number(values.rounds) }, (_, index) => index + 1)
  for (const fault of chosen)
    for (const number of numbers) {
      const round = await campaign.round(fault)
      rounds.push(round)
      say(`${fault} ${number}: ${isGood(round) ? 'good' : 'BAD'}, ${round.changes} changes`)
      for (const finding of [...round.losses, ...round.answers.unexpected])
        console.log(`         ${finding}`)
      if (values.out) writeFileSync(values.out, JSON.stringify(rounds, null, 2))
    }
  return rounds
}

async function runCampaign(): Promise<void> {
  const dir = mkdtempSync(path.join(tmpdir(), 'fabelhain-cluster-'))
  const startMs = performance.now()
  const say = (text: string) =>
    console.log(`${((performance.now() - startMs) / 1000).toFixed(0).padStart(5)} s  ${text}`)
  const chosen = findFaults()
  const cluster = await startCluster({ cacheDir: path.join(root, '.cache/cluster'), dir }, say)
  process.once('SIGINT', () => void cluster.stop().finally(() => process.exit(1)))
  try {
    const campaign = await prepareCampaign(cluster)
    const rounds = await runRounds(campaign, chosen, say)
    const roundsOf = (fault: FaultName) => rounds.filter((round) => round.fault === fault)
    console.table(chosen.map((fault) => summarize(fault, roundsOf(fault))))
    const [restored = ''] = (await backUpAndRestore(cluster, campaign, dir)).split('\n')
    say(`backed up under load. ${restored}`)
    process.exitCode = rounds.every(isGood) ? 0 : 1
  } finally {
    await cluster.stop()
    if (values.keep) say(`logs: ${dir}/logs`)
    else rmSync(dir, { recursive: true, force: true })
  }
}

if (values.help) console.log(usage)
else {
  await runCampaign().catch((error: unknown) => {
    if (!(error instanceof NotHereError)) throw error
    console.log(error.message)
  })
}
