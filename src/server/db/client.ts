import type { SQL } from 'drizzle-orm'
import { fillPlaceholders } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Logger as PinoLogger } from 'pino'
import type { DatabaseConnection } from './embedded.ts'

/** The typed database; `$client` is its connection pool. */
export type Database = ReturnType<typeof createDatabase>

/** What `db.transaction` hands to its callback. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/**
 * Opens a connection pool on a `DATABASE_URL` or a connection of the embedded PostgreSQL. Nothing
 * waits for ever: 3 s for a connection, 10 s for a statement.
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
  // The pool drops a broken idle connection and makes a new one. Unheard, either event ends the
  // process; whoever uses a connection that breaks learns of it by the statement that fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', (error) => log.error({ err: error }, 'idle database connection lost'))
  const db = drizzle(pool)
  // The library's own never gives a connection back whose BEGIN failed (drizzle-orm, issue 6241): each
  // one that broke just then would be missing from the pool until the server's end.
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

/** Runs `work` in a transaction of its own or, where one is open, in that. */
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
 * A statement of a hot path, built once for each database and known to PostgreSQL by its name: the
 * query builder costs more than the query.
 */
export function prepared<Statement>(db: Database, name: string, build: () => Statement): Statement {
  const statements = statementsByDatabase.get(db) ?? new Map<string, unknown>()
  statementsByDatabase.set(db, statements)
  if (!statements.has(name)) statements.set(name, build())
  return statements.get(name) as Statement
}

/** A statement written as SQL; PostgreSQL reads and plans it once for each connection. */
export interface NamedStatement {
  name: string
  text: string
  params: unknown[]
}

/** Names a statement whose values are `sql.placeholder`s; to be done once, not for each call. */
export function named(name: string, statement: SQL): NamedStatement {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement)
  return { name, text, params }
}

/** Runs a named statement with the values of its placeholders; the rows are as PostgreSQL sends them. */
export async function run<Row extends pg.QueryResultRow>(
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
