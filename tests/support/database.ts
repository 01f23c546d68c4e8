import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { closeDatabase, createDatabase, type Database } from '../../src/server/db/client.ts'
import { type DatabaseServer, runOnServer, templateName, withDatabase } from './cluster.ts'

/** A migrated, empty database of one test file. */
export interface TestDatabase {
  db: Database
  /** Leads past a pooler. */
  directAddress: DatabaseServer
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
  server,
  ...options
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const name = `fabelhain_test_${randomBytes(6).toString('hex')}`
  const directServer = server ?? inject('databaseServer')
  await runOnServer(
    directServer,
    `create database ${name} template ${templateName} strategy file_copy`,
  )
  const pooler = server ? null : inject('databasePooler')
  const address = withDatabase(pooler ?? directServer, name)
  let isDropping = false
  const error = (details: unknown) => {
    // Closing connections may be lost.
    if (!isDropping && !losesConnections) failOnLostConnection(details)
  }
  const db = createDatabase(address, { error }, options)
  return {
    db,
    directAddress: withDatabase(directServer, name),
    async drop() {
      isDropping = true
      await closeDatabase(db)
      await runOnServer(directServer, `drop database if exists ${name} with (force)`)
    },
  }
}

function failOnLostConnection(details: unknown): void {
  throw new Error('a database connection was lost', { cause: details })
}
