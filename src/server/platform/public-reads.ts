import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { clientConfig, type Database } from '../db/client.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import type { Log } from './log.ts'
import { atMost } from './timer.ts'

/** Where calls read what is the same for all guests. */
export interface PublicReads {
  /** For reading only. */
  db: Database
  /** Call after every change of what guests see, on any server. */
  changed(): void
  stop(): Promise<void>
}

/** Reads from the same database as everything else. */
export const readFromWriter = (db: Database): PublicReads => ({
  db,
  changed() {},
  stop: async () => {},
})

/** For each server; PostgreSQL needs one for each processor at most. */
const maxConnections = 5
const connectTimeoutMs = 1_000
/** Shorter than a guest waits, as the writer is asked after it. */
const queryTimeoutMs = 2_000
/** How long the writer may take to say its position. */
const positionTimeoutMs = 1_000

/** The end of the writer's log: a standby that has replayed it has every change. */
const positionQuery = 'select pg_current_wal_insert_lsn() as position'
/** Every standby has replayed it. */
const firstPosition = '0/0'
const replayedQuery = {
  name: 'has_replayed',
  text: 'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as "hasReplayed"',
}

type Query = [config: pg.QueryConfig, values?: unknown[]]

/**
 * Reads from the hot standby at `address`, and from the writer what the standby cannot answer: while it lacks
 * the last change of what guests see, and while it is unreachable or is no standby. While the writer does not
 * answer, guests see what the standby has.
 */
export function createPublicReads(writer: Database, address: string, log: Log): PublicReads {
  const standby = new pg.Pool({
    ...clientConfig(address),
    application_name: 'fabelhain-public-reads',
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
  })
  // Without listeners a broken connection would end the process.
  standby.on('connect', (client) => client.on('error', () => {}))
  standby.on('error', () => {})
  const breaker = createCircuitBreaker({ maxFailures: 3, openMs: 5_000 })
  /** What the writer said; null until it is asked, and after it has failed. */
  let position: Promise<string> | null = null

  async function askWriter(): Promise<string> {
    try {
      const { rows } = await writer.$client.query(positionQuery)
      return rows[0].position
    } catch (error) {
      position = null
      throw error
    }
  }

  /** What the standby must have replayed. */
  async function findPosition(): Promise<string> {
    position ??= askWriter()
    let found = firstPosition
    const answered = position.then(
      (answer) => {
        found = answer
      },
      () => {},
    )
    await atMost(positionTimeoutMs, answered)
    return found
  }

  /** The answer of the standby, or null where it has not replayed `position`. */
  async function askStandby(position: string, query: Query): Promise<pg.QueryResult | null> {
    const client = await standby.connect()
    let failure: unknown
    try {
      // On the same connection, as the address may lead to several standbys.
      const { rows } = await client.query({ ...replayedQuery, values: [position] })
      return rows[0].hasReplayed ? await client.query(...query) : null
    } catch (error) {
      failure = error
      throw error
    } finally {
      client.release(failure !== undefined)
    }
  }

  async function tryStandby(position: string, query: Query): Promise<pg.QueryResult | null> {
    if (breaker.isOpen()) return null
    try {
      const answer = await askStandby(position, query)
      breaker.succeeded()
      return answer
    } catch (error) {
      breaker.failed()
      log.warn({ err: error }, 'the standby did not answer, the writer does')
      return null
    }
  }

  const client = {
    async query(...query: Query) {
      const needed = await findPosition()
      return (await tryStandby(needed, query)) ?? writer.$client.query(...query)
    },
  }
  return {
    // Without transactions Drizzle uses nothing else of a pool.
    db: drizzle({ client: client as unknown as pg.Pool }),
    changed() {
      position = null
    },
    stop: () => standby.end(),
  }
}
