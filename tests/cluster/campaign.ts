import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Cluster } from './cluster.ts'
import { findLosses } from './compare.ts'
import { createGuest, type Family, registerFamily } from './family.ts'
import { type FaultName, faults } from './faults.ts'
import { type Load, prepareFamily, startLoad } from './load.ts'
import { type Answers, createObservations } from './observations.ts'
import { openStreams } from './streams.ts'
import { findMissingFiles } from './uploads.ts'

/** What one round showed. */
export interface Round {
  fault: FaultName
  changes: number
  reads: number
  answers: Answers
  /** Acknowledged and not in the database. */
  losses: string[]
  /** The longest time until a change, a read of a family, or one of a guest was answered, with its repetitions. */
  longestChangeMs: number
  longestReadMs: number
  longestGuestMs: number
  /** From the fault until the part works again. */
  brokenMs: number
  /** How late an open page showed a change, from its acknowledgement or from the return of the part. */
  newsMs: number
  reopenedStreams: number
}

export interface Campaign {
  round(fault: FaultName): Promise<Round>
  startLoad(): Load
}

const familyCount = 4
const quietMs = 1_500
/** Streams must show the newest within 5 s; one that never does is reported after this time. */
const settleMs = 30_000

/** Registers the families of the load. */
export async function prepareCampaign(cluster: Cluster): Promise<Campaign> {
  const observations = createObservations()
  const change = (statement: string) => runStatement(cluster.databaseUrl, statement)
  const register = async (): Promise<Family> => {
    const family = await registerFamily(cluster.balancer.address, observations)
    await change(`update "user" set email_verified = true where id = '${family.uid}'`)
    await prepareFamily(family)
    return family
  }
  const editor = await register()
  await change(`update "user" set role = 'editor' where id = '${editor.uid}'`)
  const guest = createGuest(cluster.balancer.address, observations)
  const families = await Promise.all(Array.from({ length: familyCount }, register))

  return {
    startLoad: () => startLoad(families, editor, guest),
    async round(fault) {
      await cluster.whole()
      // One editor uploads more than a person does in an hour.
      await change('delete from rate_limit')
      observations.take()
      const addresses = cluster.servers.map(({ address }) => address)
      const streams = openStreams(families, addresses, cluster.balancer.address)
      const load = startLoad(families, editor, guest)
      try {
        await delay(quietMs)
        const startMs = performance.now()
        await faults[fault](cluster)
        const returnMs = performance.now()
        await delay(quietMs)
        await load.stop()
        const { renamings } = load.log
        await streams.settle(renamings, settleMs)
        const answers = observations.take()
        await cluster.whole()
        const losses = [
          ...load.log.problems,
          ...(await findLosses(cluster.databaseUrl, load.log)),
          ...(await findMissingFiles(editor, load.log.files)),
        ]
        return {
          fault,
          changes: load.log.changes,
          reads: load.log.reads,
          answers,
          losses,
          longestChangeMs: load.log.longestChangeMs,
          longestReadMs: load.log.longestReadMs,
          longestGuestMs: load.log.longestGuestMs,
          brokenMs: returnMs - startMs,
          newsMs: streams.longestDelayMs(renamings, returnMs),
          reopenedStreams: streams.reopened(),
        }
      } finally {
        await load.stop()
        streams.close()
      }
    },
  }
}

export async function runStatement(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}
