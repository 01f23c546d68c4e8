import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { findPorts, type Program, type Workplace } from './processes.ts'
import type { Programs } from './programs.ts'

const sharedSettings = path.join(import.meta.dirname, '../../deploy/pgbouncer/pgbouncer.ini')

/** The PgBouncer beside one server. */
export interface Pooler {
  program: Program
  port: number
}

/** Starts PgBouncer in transaction mode before the database's writer, as deploy/pgbouncer/pgbouncer.ini says. */
export async function startPooler(
  workplace: Workplace,
  programs: Programs,
  { name, writerPort, password }: { name: string; writerPort: number; password: string },
): Promise<Pooler> {
  const { port } = await findPorts(['port'])
  const dir = workplace.folder(name)
  const users = path.join(dir, 'users.txt')
  const settings = path.join(dir, 'place.ini')
  writeFileSync(users, `"fabelhain_app" "${password}"\n`, { mode: 0o644 })
  writeFileSync(
    settings,
    `[databases]
fabelhain = host=127.0.0.1 port=${writerPort} dbname=fabelhain
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_file = ${users}
%include ${sharedSettings}
`,
  )
  const program = workplace.program(name, () => programs.pgbouncer([settings]))
  program.start()
  return { program, port }
}
