import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { appRole } from '../../src/server/db/app-role.ts'
import type { DatabaseConnection } from '../../src/server/db/embedded.ts'
import { databaseName } from '../../src/server/db/embedded-cluster.ts'
import { commandFor, listIdentities } from '../../src/server/db/embedded-identity.ts'

const port = 6432

/**
 * Starts PgBouncer in transaction mode before a cluster. `command` is the program, with its loader and its
 * arguments where it needs them; its files are in `directory`.
 */
export async function startPgBouncer(
  command: string,
  { host, database }: DatabaseConnection,
  directory: string,
): Promise<{ connection: DatabaseConnection; stop(): Promise<void> }> {
  mkdirSync(directory)
  const users = path.join(directory, 'users.txt')
  const settings = path.join(directory, 'pgbouncer.ini')
  writeFileSync(users, [appRole, databaseName].map((role) => `"${role}" ""\n`).join(''))
  writeFileSync(
    settings,
    `[databases]
* = host=${host}
[pgbouncer]
listen_addr =
listen_port = ${port}
unix_socket_dir = ${directory}
auth_type = trust
auth_file = ${users}
logfile = ${path.join(directory, 'pgbouncer.log')}
pool_mode = transaction
max_prepared_statements = 200
max_client_conn = 1000
default_pool_size = 20
server_idle_timeout = 5
`,
  )
  // PgBouncer refuses to run as root, like PostgreSQL.
  const [identity] = listIdentities()
  if (!identity) throw new Error('PgBouncer cannot run here')
  chmodSync(directory, 0o700)
  const [program = '', ...args] = command.split(' ')
  const { options, ...run } = commandFor(identity, program, [...args, settings])
  const child = spawn(run.command, run.args, { ...options, stdio: 'ignore' })
  const connection = { host: directory, port, user: appRole, database }
  await answers(connection)
  return {
    connection,
    async stop() {
      child.kill('SIGINT')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

async function answers(connection: DatabaseConnection): Promise<void> {
  const deadlineMs = performance.now() + 10_000
  while (true) {
    const client = new pg.Client(connection)
    try {
      await client.connect()
      return
    } catch (error) {
      if (performance.now() > deadlineMs) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    } finally {
      await client.end()
    }
  }
}
