import { fillPlaceholders, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Logger as PinoLogger } from 'pino'
import type { DatabaseConnection } from './embedded.ts'
import { isUnreachable, readOnlyCode } from './unreachable.ts'

/** The typed database; `$client` is its connection pool. */
export type Database = ReturnType<typeof createDatabase>

/** The argument of the callback of `db.transaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** How to reach a database: an address, or the embedded PostgreSQL. */
export type DatabaseAddress = string | DatabaseConnection

/** The address as `pg` wants it. */
export function clientConfig(address: DatabaseAddress): pg.ClientConfig {
  return typeof address === 'string' ? { connectionString: address } : { ...address, ssl: false }
}

const connectTimeoutMs = 3_000

/**
 * Opens a connection pool. A connection has 3 s to open. The limit of a statement is a setting of the role
 * (`migrate`), because a pooler in transaction mode refuses it as a start-up parameter.
 */
export function createDatabase(
  address: DatabaseAddress,
  log: Pick<PinoLogger, 'error'>,
  options: { maxConnections?: number } = {},
) {
  const pool = new pg.Pool({
    ...clientConfig(address),
    // By this name the trigger knows that the pool announces changes (`watchChangedAccounts`).
    application_name: 'fabelhain-pool',
    max: options.maxConnections ?? 20,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    onConnect: refuseStandby,
  })
  // The pool replaces a broken idle connection. Without listeners either event would end the process;
  // a broken connection in use shows in the statement that fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', (error) => log.error({ err: error }, 'idle database connection lost'))
  const db = drizzle(pool)
  // Drizzle never releases a connection whose BEGIN failed (drizzle-orm, issue 6241), so that the pool
  // would lose it.
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    let failure: unknown
    try {
      return await drizzle(client).transaction(work, config)
    } catch (error) {
      failure = error
      throw error
    } finally {
      // The pool must not offer a connection to a standby again; of one statement it closes it by itself.
      client.release(isUnreachable(failure))
    }
  }
  return db
}

/** After a failover, a balancer may lead to the former primary: its answers are old, and it refuses writes. */
async function refuseStandby(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query('select pg_is_in_recovery() as "isStandby"')
  if (rows[0]?.isStandby) throw new StandbyError('the connection leads to a standby')
}

class StandbyError extends Error {
  override name = 'StandbyError'
  readonly code = readOnlyCode
}

/** Runs `work` on a connection of its own, outside of any pool. */
export async function withConnection<Result>(
  address: DatabaseAddress,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    ...clientConfig(address),
    application_name: 'fabelhain',
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
  })
  // A broken connection shows in the statement that fails.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Runs `work` in the given transaction, or in a new one. */
export function atomically<Result>(
  db: Database | Transaction,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return 'rollback' in db ? work(db) : db.transaction(work)
}

/** Waits for running queries and closes all connections. */
export async function closeDatabase(db: Database): Promise<void> {
  await db.$client.end()
}

const statementsByDatabase = new WeakMap<Database, Map<string, unknown>>()

/**
 * A prepared statement of a hot path, built once for each database, because the query builder costs more
 * than the query.
 */
export function preparedStatement<Statement>(
  db: Database,
  name: string,
  build: () => Statement,
): Statement {
  const statements = statementsByDatabase.get(db) ?? new Map<string, unknown>()
  statementsByDatabase.set(db, statements)
  if (!statements.has(name)) statements.set(name, build())
  return statements.get(name) as Statement
}

/** A statement written as SQL; PostgreSQL parses and plans it once for each connection. */
export interface NamedStatement {
  name: string
  text: string
  params: unknown[]
}

/** Names a statement whose values are `sql.placeholder`s. Call once, not for each query. */
export function namedStatement(name: string, statement: SQL): NamedStatement {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement)
  return { name, text, params }
}

/** The list of columns of a statement, each under the name that its row has here. */
export const columnsAs = (columns: Record<string, SQLWrapper>): SQL =>
  sql.join(
    Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
    sql`, `,
  )

/** Runs a named statement with the values of its placeholders; the rows are as PostgreSQL sends them. */
export async function runStatement<Row extends pg.QueryResultRow>(
  db: Database,
  { name, text, params }: NamedStatement,
  values: Record<string, unknown>,
): Promise<Row[]> {
  const { rows } = await db.$client.query<Row>({
    name,
    text,
    values: fillPlaceholders(params, values),
  })
  return rows
}
