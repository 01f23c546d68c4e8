import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { closeDatabase, createDatabase, type Database } from '../../src/server/db/client.ts'
import { type DatabaseServer, runOnServer, templateName, withDatabase } from './cluster.ts'

/** A migrated, empty database of one test file. */
export interface TestDatabase {
  db: Database
  connection: DatabaseServer
  /** Closes the pool and drops the database with its remaining connections. */
  drop(): Promise<void>
}

export interface TestDatabaseOptions {
  /** Database server; the test run's by default. */
  server?: DatabaseServer | undefined
  maxConnections?: number
  /** For tests that cut connections: a lost one does not fail the run. */
  losesConnections?: boolean
}

/** Copies the template database; a lost connection fails the test run. */
export async function createTestDatabase({
  losesConnections = false,
  server = inject('databaseServer'),
  ...options
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const name = `fabelhain_test_${randomBytes(6).toString('hex')}`
  await runOnServer(server, `create database ${name} template ${templateName}`)
  const connection = withDatabase(server, name)
  let isDropping = false
  const error = (details: unknown) => {
    // Closing connections may be lost.
    if (!isDropping && !losesConnections) failOnLostConnection(details)
  }
  const db = createDatabase(connection, { error }, options)
  return {
    db,
    connection,
    async drop() {
      isDropping = true
      await closeDatabase(db)
      await runOnServer(server, `drop database if exists ${name} with (force)`)
    },
  }
}

function failOnLostConnection(details: unknown): void {
  throw new Error('a database connection was lost', { cause: details })
}
