import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { availableParallelism, tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { appRole } from '../../src/server/db/app-role.ts'
import { closeDatabase, createDatabase } from '../../src/server/db/client.ts'
import type { DatabaseConnection } from '../../src/server/db/embedded.ts'
import { startEmbedded } from '../../src/server/db/embedded.ts'
import { databaseName } from '../../src/server/db/embedded-cluster.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { findPostmaster, isProcess } from '../../src/server/db/postmaster.ts'

/** A server to make databases on: the run's own cluster, or the one at `TEST_DATABASE_URL`. */
export type DatabaseServer = string | DatabaseConnection

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: DatabaseServer
  }
}

/** The migrated database that every test file copies. */
export const templateName = 'fabelhain_template'

const silentLog = { info() {}, warn() {}, error() {} }
const directoryPrefix = 'fabelhain-test-'

/** Vitest's global setup: one cluster per run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startDatabaseServer()
  project.provide('databaseServer', server.connection)
  return server.stop
}

/** A fast, forgetful cluster with a migrated template. */
export async function startDatabaseServer(): Promise<{
  connection: DatabaseServer
  stop(): Promise<void>
}> {
  const externalUrl = process.env.TEST_DATABASE_URL
  const server = externalUrl ? { connection: externalUrl, stop: async () => {} } : await start()
  try {
    await makeTemplate(server.connection)
  } catch (error) {
    await server.stop()
    throw error
  }
  return server
}

/** The same server, another database. */
export function withDatabase(server: DatabaseServer, database: string): DatabaseServer {
  if (typeof server !== 'string') return { ...server, database }
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

/** The same server, for what the application's role may not do. */
export function asSuperuser(server: DatabaseConnection): DatabaseConnection {
  return { ...server, user: databaseName }
}

/** Runs one statement on the server, outside of any test database. */
export async function runOnServer(server: DatabaseServer, statement: string): Promise<void> {
  const config = typeof server === 'string' ? { connectionString: server } : server
  const client = new pg.Client(config)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function start() {
  removeAbandonedClusters()
  const dataDir = mkdtempSync(path.join(tmpdir(), `${directoryPrefix}${process.pid}-`))
  // A pool for each worker's file, and that of the file before, whose connections still close.
  const maxConnections = Math.max(100, 25 * availableParallelism())
  const options = { dataDir, log: silentLog, durable: false, maxConnections }
  const embedded = await startEmbedded(options)
  // The one right that it has in tests only: every test file has a database of its own.
  await runOnServer(asSuperuser(embedded.connection), `alter role ${appRole} createdb`)
  return {
    connection: embedded.connection,
    async stop() {
      await embedded.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A run that was killed leaves its cluster behind, for adoption that never comes. */
function removeAbandonedClusters(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(name.slice(directoryPrefix.length).split('-')[0])
    if (!name.startsWith(directoryPrefix) || isProcess(pid)) continue
    const directory = path.join(tmpdir(), name)
    // Another run may remove the same.
    if (statSync(directory, { throwIfNoEntry: false })?.uid !== userInfo().uid) continue
    const postmaster = findPostmaster(path.join(directory, 'pg'))
    if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function makeTemplate(server: DatabaseServer): Promise<void> {
  await runOnServer(server, `drop database if exists ${templateName} with (force)`)
  await runOnServer(server, `create database ${templateName}`)
  const db = createDatabase(withDatabase(server, templateName), silentLog)
  try {
    const migrationsDir = path.join(import.meta.dirname, '../../drizzle')
    await migrate(db, { migrationsDir })
  } finally {
    await closeDatabase(db)
  }
}
