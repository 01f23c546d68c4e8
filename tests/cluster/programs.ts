import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Roots } from './packages.ts'

/** How to start one program: its command line and what its environment adds. */
export interface Command {
  program: string
  args: string[]
  env?: Record<string, string>
  /** Whether it runs as the caller and not as the engines' user. */
  isCallers?: boolean
}

/** Builds the command lines of unpacked programs, which find their own libraries and modules. */
export interface Programs {
  /** Folder of the unpacked Debian 12. */
  root: string
  /** PostgreSQL's programs. */
  postgresDir: string
  /** A program of Debian 12 by its path in the package. */
  of(file: string, args: string[]): Command
  haproxy(args: string[], env: Record<string, string>): Command
  ceph(args: string[]): Command
  patroni(args: string[], env: Record<string, string>): Command
  pgbouncer(args: string[]): Command
}

export function findPrograms({ bookworm, forky }: Roots): Programs {
  const libraries = path.join(bookworm, 'usr/lib/x86_64-linux-gnu')
  const LD_LIBRARY_PATH = [
    libraries,
    path.join(bookworm, 'lib/x86_64-linux-gnu'),
    `${libraries}/ceph`,
  ].join(':')
  const postgresDir = path.join(forky, 'usr/lib/postgresql/18/bin')
  const of: Programs['of'] = (file, args) => ({
    program: path.join(bookworm, file),
    args,
    env: { LD_LIBRARY_PATH },
  })
  const python = (root: string, script: string, args: string[]): Command => ({
    program: path.join(root, 'usr/bin', findPython(root)),
    args: [path.join(root, 'usr/bin', script), ...args],
    env: {
      PYTHONHOME: path.join(root, 'usr'),
      PYTHONPATH: path.join(root, 'usr/lib/python3/dist-packages'),
      PYTHONDONTWRITEBYTECODE: '1',
    },
  })
  return {
    root: bookworm,
    postgresDir,
    of,
    haproxy(args, env) {
      const command = of('usr/sbin/haproxy', args)
      return { ...command, env: { ...command.env, ...env } }
    },
    ceph(args) {
      const command = python(bookworm, 'ceph', args)
      return { ...command, env: { ...command.env, LD_LIBRARY_PATH } }
    },
    patroni(args, env) {
      const command = python(forky, 'patroni', args)
      return { ...command, env: { ...command.env, ...env } }
    },
    pgbouncer: (args) => ({ program: path.join(forky, 'usr/sbin/pgbouncer'), args }),
  }
}

/** The release's own Python, as python3.14. */
function findPython(root: string): string {
  const name = readdirSync(path.join(root, 'usr/bin')).find((file) => /^python3[.]\d+$/.test(file))
  if (!name) throw new Error(`no Python in ${root}`)
  return name
}
