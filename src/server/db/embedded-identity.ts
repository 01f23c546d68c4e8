import { type SpawnOptions, spawnSync } from 'node:child_process'
import { chownSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** A way to run a PostgreSQL program as a user other than root. */
export interface Identity {
  label: string
  /** Put in front of the command. */
  prefix: string[]
  /** Owner that the files of the cluster need; absent on Windows. */
  owner?: { uid: number; gid: number }
  /** Set when the process itself changes to `owner` before it starts the command. */
  switchesUser: boolean
}

/**
 * Identities worth trying, best first. PostgreSQL refuses to run as root, so root uses a user
 * namespace, else an unprivileged user, else that user with the one capability that lets it enter
 * directories that only root may enter.
 */
export function listIdentities(clusterOwner?: { uid: number; gid: number }): Identity[] {
  const uid = process.getuid?.()
  const gid = process.getgid?.()
  if (uid === undefined || gid === undefined) {
    return [{ label: 'as is', prefix: [], switchesUser: false }]
  }
  const nobody = findNobody()
  const namespace: Identity = {
    label: 'user namespace',
    prefix: ['unshare', '--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`, '--'],
    owner: { uid, gid },
    switchesUser: false,
  }
  if (uid !== 0) {
    const asIs: Identity = { label: 'as is', prefix: [], owner: { uid, gid }, switchesUser: false }
    // initdb refuses a uid that is missing in /etc/passwd, which is common in containers.
    return [asIs, namespace]
  }
  const isForeign = clusterOwner !== undefined && clusterOwner.uid !== 0
  const owner = isForeign ? clusterOwner : nobody
  const unprivileged: Identity[] = [
    { label: `uid ${owner.uid}`, prefix: [], owner, switchesUser: true },
    {
      label: `uid ${owner.uid} with dac_override`,
      prefix: [
        'setpriv',
        `--reuid=${owner.uid}`,
        `--regid=${owner.gid}`,
        '--clear-groups',
        '--inh-caps=+dac_override',
        '--ambient-caps=+dac_override',
        '--',
      ],
      owner,
      switchesUser: false,
    },
  ]
  return isForeign ? unprivileged : [namespace, ...unprivileged]
}

/** Command, arguments and options for `spawn`. The environment contains nothing of the caller's. */
export function commandFor(identity: Identity, program: string, args: string[]) {
  const [command = program, ...rest] = [...identity.prefix, program, ...args]
  const options: Pick<SpawnOptions, 'env' | 'uid' | 'gid'> = {}
  // PGDATA, PGPORT and the like would change what PostgreSQL does.
  if (process.platform !== 'win32') options.env = { PATH: searchPath, LC_ALL: 'C', TZ: 'UTC' }
  if (identity.switchesUser && identity.owner) Object.assign(options, identity.owner)
  return { command, args: rest, options }
}

/** Runs a program to its end; returns null on success, else the last line of its error output. */
export function runProgram(identity: Identity, program: string, args: string[]): string | null {
  const { command, args: rest, options } = commandFor(identity, program, args)
  const result = spawnSync(command, rest, { ...options, encoding: 'utf8', timeout: 120_000 })
  if (result.status === 0) return null
  const lastLine = result.stderr?.trim().split('\n').at(-1)
  return result.error?.message ?? (lastLine || `exit code ${result.status}`)
}

/** Makes the identity's user the owner of a directory and everything in it, if it is not the owner yet. */
export function changeOwner(identity: Identity, directory: string): void {
  const owner = identity.owner
  if (!owner || process.getuid?.() !== 0 || statSync(directory).uid === owner.uid) return
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    lchownSync(path.join(directory, name), owner.uid, owner.gid)
  }
  // The directory comes last: after a kill halfway, its old owner shows that the change must be repeated.
  chownSync(directory, owner.uid, owner.gid)
}

const searchPath =
  '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/run/current-system/sw/bin'

function findNobody(): { uid: number; gid: number } {
  try {
    const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m)
    if (line) return { uid: Number(line[1]), gid: Number(line[2]) }
  } catch {
    // Some minimal containers have no /etc/passwd.
  }
  return { uid: 65_534, gid: 65_534 }
}
