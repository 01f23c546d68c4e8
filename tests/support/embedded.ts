import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import type { DatabaseConnection } from '../../src/server/db/embedded.ts'

/** Number of rows that `writeRows` writes. */
export const rowCount = 500

/**
 * A process that starts the database, takes the server's lock for `lock`, prints its connection and
 * runs until it is killed.
 */
export function spawnEmbedded(
  dataDir: string,
  task: 'start' | 'lock',
  prefix: string[] = [],
): ChildProcess {
  const urlOf = (name: string) =>
    JSON.stringify(pathToFileURL(path.join(import.meta.dirname, '../../src/server/db', name)).href)
  const script = `
    const { startEmbedded } = await import(${urlOf('embedded.ts')})
    const { acquireServerLock } = await import(${urlOf('server-lock.ts')})
    const log = { info() {}, warn() {}, error() {} }
    const { connection } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log })
    if (${task === 'lock'}) await acquireServerLock(connection)
    process.stdout.write(JSON.stringify(connection) + '\\n')
    setInterval(() => {}, 60_000)`
  const [command = '', ...args] = [...prefix, process.execPath, '--input-type=module', '-e', script]
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], cwd: dataDir })
  return child
}

export async function connectionOf(server: ChildProcess): Promise<DatabaseConnection> {
  if (!server.stdout) throw new Error('the server has no output')
  for await (const chunk of server.stdout) return JSON.parse(String(chunk))
  throw new Error('the server ended before it was ready')
}

export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

export async function query(connection: DatabaseConnection, text: string) {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

export async function writeRows(connection: DatabaseConnection): Promise<void> {
  await query(connection, 'create table if not exists sample (id int primary key)')
  await query(connection, `insert into sample select generate_series(1, ${rowCount})`)
}

export async function countRows(connection: DatabaseConnection): Promise<unknown> {
  const [row] = await query(connection, 'select count(*)::int as n from sample')
  return row?.n
}
