import { fillPlaceholders, type SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Logger as PinoLogger } from 'pino'
import type { DatabaseConnection } from './embedded.ts'

/** The typed database; `$client` is its connection pool. */
export type Database = ReturnType<typeof createDatabase>

/** The argument of the callback of `db.transaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/**
 * Opens a connection pool on a `DATABASE_URL` or on the embedded PostgreSQL. Timeouts: 3 s for a
 * connection, 10 s for a statement.
 */
export function createDatabase(
  connection: string | DatabaseConnection,
  log: Pick<PinoLogger, 'error'>,
  options: { maxConnections?: number } = {},
) {
  const address =
    typeof connection === 'string'
      ? { connectionString: connection }
      : { ...connection, ssl: false }
  const pool = new pg.Pool({
    ...address,
    application_name: 'fabelhain',
    max: options.maxConnections ?? 20,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 10_000,
    keepAlive: true,
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
    try {
      return await drizzle(client).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return db
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
