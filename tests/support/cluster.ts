import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { availableParallelism, tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { appRole } from '../../src/server/db/app-role.ts'
import { type DatabaseConnection, startEmbedded } from '../../src/server/db/embedded.ts'
import { databaseName } from '../../src/server/db/embedded-cluster.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { findPostmaster, isProcess } from '../../src/server/db/postmaster.ts'
import { startPgBouncer } from './pgbouncer.ts'

/** The database server of the tests: the run's own cluster, or the one at `TEST_DATABASE_URL`. */
export type DatabaseServer = string | DatabaseConnection

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: DatabaseServer
    /** PgBouncer before it, where `TEST_PGBOUNCER` names the program. */
    databasePooler: DatabaseConnection | null
  }
}

/** The migrated database that every test file copies. */
export const templateName = 'fabelhain_template'

const silentLog = { info() {}, warn() {}, error() {} }
const directoryPrefix = 'fabelhain-test-'

/** Vitest's global setup: one cluster per run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startDatabaseServer()
  const pooler = await startPooler(server.connection)
  project.provide('databaseServer', server.connection)
  project.provide('databasePooler', pooler?.connection ?? null)
  return async () => {
    await pooler?.stop()
    await server.stop()
  }
}

async function startPooler(server: DatabaseServer) {
  const command = process.env.TEST_PGBOUNCER
  if (!command) return null
  if (typeof server === 'string') throw new Error('TEST_PGBOUNCER needs the cluster of the run')
  return startPgBouncer(command, server, path.join(server.host, '../pgbouncer'))
}

/** Starts a cluster unless `TEST_DATABASE_URL` names a server; creates the migrated template. */
export async function startDatabaseServer(): Promise<{
  connection: DatabaseServer
  stop(): Promise<void>
}> {
  const externalUrl = process.env.TEST_DATABASE_URL
  const server = externalUrl
    ? { connection: externalUrl, stop: async () => {} }
    : await startCluster()
  try {
    await createTemplate(server.connection)
  } catch (error) {
    await server.stop()
    throw error
  }
  return server
}

/** The connection to another database of the server. */
export function withDatabase(server: DatabaseServer, database: string): DatabaseServer {
  if (typeof server !== 'string') return { ...server, database }
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

/** The setting DATABASE_URL of a process. */
export function urlOf(server: DatabaseServer): string {
  if (typeof server === 'string') return server
  const { host, user, database, port = 5432, password = '' } = server
  const query = new URLSearchParams({ host, user, port: String(port), password })
  return `postgresql:///${database}?${query}`
}

/** The connection as superuser. */
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

/** A fast cluster without durability. */
async function startCluster() {
  removeAbandonedClusters()
  const dataDir = mkdtempSync(path.join(tmpdir(), `${directoryPrefix}${process.pid}-`))
  // Each worker has the pool of its file and the closing pool of the previous file.
  const maxConnections = Math.max(100, 25 * availableParallelism())
  const options = { dataDir, log: silentLog, durable: false, maxConnections }
  const embedded = await startEmbedded(options)
  const superuser = asSuperuser(embedded.connection)
  // In tests only: every test file creates a database.
  await runOnServer(superuser, `alter role ${appRole} createdb`)
  // The role of the tests may not drop a database in which a process of autovacuum is at work.
  await runOnServer(superuser, 'alter system set autovacuum = off')
  await runOnServer(superuser, 'select pg_reload_conf()')
  return {
    connection: embedded.connection,
    async stop() {
      await embedded.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Removes clusters of killed runs. */
function removeAbandonedClusters(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(name.slice(directoryPrefix.length).split('-')[0])
    if (!name.startsWith(directoryPrefix) || isProcess(pid)) continue
    const directory = path.join(tmpdir(), name)
    // Another run may remove it, too.
    if (statSync(directory, { throwIfNoEntry: false })?.uid !== userInfo().uid) continue
    const postmaster = findPostmaster(path.join(directory, 'pg'))
    if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function createTemplate(server: DatabaseServer): Promise<void> {
  await runOnServer(server, `drop database if exists ${templateName} with (force)`)
  await runOnServer(server, `create database ${templateName}`)
  const migrationsDir = path.join(import.meta.dirname, '../../drizzle')
  await migrate(withDatabase(server, templateName), { migrationsDir })
}
