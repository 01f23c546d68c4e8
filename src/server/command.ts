import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { clientConfig, type DatabaseAddress } from './db/client.ts'
import { type DatabaseConnection, startEmbedded } from './db/embedded.ts'
import { describeForOperator } from './operator-errors.ts'
import type { CommandConfig } from './platform/env.ts'

/** A reason for which a command cannot work; the message is for the operator. */
class CommandError extends Error {
  override name = 'CommandError'
}

/** A mistake in the call of a command; the message is for the operator. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/**
 * Runs a command and ends the process: with 0, with 1 where it was refused or failed, with 2 for a
 * `UsageError`. SIGINT and SIGTERM abort the command, which then cleans up.
 */
export async function runCommand(work: (signal: AbortSignal) => Promise<boolean>): Promise<void> {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stop.abort(new CommandError('Abgebrochen.')))
  }
  try {
    process.exit((await work(stop.signal)) ? 0 : 1)
  } catch (error) {
    process.stderr.write(`\n${explain(error)}\n`)
    process.exit(error instanceof UsageError ? 2 : 1)
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return describeForOperator(error)
  const code = 'code' in error ? String(error.code) : ''
  const isLost = error instanceof pg.DatabaseError && /^(08|57)/.test(code)
  if (isLost || /Connection terminated/.test(error.message)) {
    return `Die Verbindung zur Datenbank ist abgebrochen (${error.message}). Starte den Befehl noch einmal.`
  }
  // The system says which file it could not use, and why.
  return 'syscall' in error ? error.message : describeForOperator(error)
}

/** The database of a command, as `pg` connects to it. */
export interface CommandDatabase {
  connection: DatabaseAddress
  /** Stops the embedded PostgreSQL if this command started it and nobody else uses it by now. */
  release(): Promise<void>
}

/**
 * Reaches the database at DATABASE_URL or the embedded one, whether the server runs or not. A missing
 * embedded one is created only where `mayCreate` says so: a wrong DATA_DIR must not look like an empty database.
 */
export async function reachDatabase(
  { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR }: CommandConfig,
  { mayCreate }: { mayCreate: boolean },
): Promise<CommandDatabase> {
  const connection = DATABASE_DIRECT_URL ?? DATABASE_URL
  if (connection) {
    if (!mayCreate) await assertSetUp(connection)
    return { connection, release: async () => {} }
  }
  const dataDir = path.resolve(DATA_DIR)
  if (!mayCreate && !existsSync(path.join(dataDir, 'pg'))) {
    throw new CommandError(
      `In ${dataDir} ist keine Datenbank. Starte zuerst den Server, oder nenne mit DATA_DIR sein ` +
        'Datenverzeichnis oder mit DATABASE_URL seine Datenbank.',
    )
  }
  const embedded = await startEmbedded({ dataDir, log: silentLog })
  const release = async () => {
    if (!embedded.adopted && !(await isInUse(embedded.connection))) await embedded.stop()
  }
  try {
    if (!mayCreate) await assertSetUp(embedded.connection)
  } catch (error) {
    await release()
    throw error
  }
  return { connection: embedded.connection, release }
}

const silentLog = { info() {}, warn() {}, error() {} }

/** A connection of a command; the error is for the operator. */
export async function connect(connection: DatabaseAddress): Promise<pg.Client> {
  const client = new pg.Client({
    ...clientConfig(connection),
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  })
  // The query that is running reports a lost connection.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError(`Die Datenbank antwortet nicht: ${reason}`, { cause: error })
  }
}

async function assertSetUp(connection: DatabaseAddress): Promise<void> {
  const client = await connect(connection)
  try {
    const { rows } = await client.query(`select to_regclass('public."user"') as found`)
    if (rows[0]?.found) return
    throw new CommandError(
      'In dieser Datenbank ist Fabelhain noch nicht. Starte zuerst den Server.',
    )
  } finally {
    await client.end()
  }
}

/** Whether a server or another command has connections to the embedded database. */
async function isInUse(connection: DatabaseConnection): Promise<boolean> {
  const client = await connect(connection)
  try {
    // A closed connection of this command goes when its statement has ended.
    for (let turn = 0; turn < 50; turn++) {
      const { rowCount } = await client.query(
        `select from pg_stat_activity
          where usename = current_user and pid <> pg_backend_pid() and leader_pid is null`,
      )
      if (rowCount === 0) return false
      await delay(100)
    }
    return true
  } finally {
    await client.end()
  }
}
