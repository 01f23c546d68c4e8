import { createHash, randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { changeOwner, type Identity, listIdentities, runProgram } from './embedded-identity.ts'
import {
  assertDataVersion,
  EmbeddedDatabaseError,
  findPrograms,
  type Programs,
} from './embedded-programs.ts'
import { isProcess } from './postmaster.ts'

/** Location and settings of one embedded cluster. */
export interface Cluster {
  programs: Programs
  dataDir: string
  /** The PostgreSQL data directory, `<dataDir>/pg`. */
  clusterDir: string
  /** Directory of the unix socket; null on Windows, which connects by TCP and password. */
  socketDir: string | null
  durable: boolean
  maxConnections: number
}

/** Name of the cluster's superuser and of the database that contains all data. */
export const databaseName = 'fabelhain'

/** Finds programs and folders; throws `DataVersionError` or `EmbeddedDatabaseError`. */
export function describeCluster(options: {
  dataDir: string
  durable: boolean
  maxConnections: number
}): Cluster {
  mkdirSync(options.dataDir, { recursive: true })
  const dataDir = realpathSync(options.dataDir)
  const clusterDir = path.join(dataDir, 'pg')
  const programs = findPrograms()
  assertDataVersion(clusterDir, programs)
  const socketDir = process.platform === 'win32' ? null : chooseSocketDir(dataDir)
  return { ...options, programs, dataDir, clusterDir, socketDir }
}

/** Creates the cluster where it is missing and returns the identity that can run it. */
export function prepareCluster(cluster: Cluster): Identity {
  const refusals: string[] = []
  const clusterOwner = ownerOf(cluster.clusterDir)
  assertOwnCluster(cluster, clusterOwner)
  for (const identity of listIdentities(clusterOwner)) {
    const refusal = existsSync(cluster.clusterDir)
      ? tryCluster(cluster, identity)
      : initializeCluster(cluster, identity)
    if (refusal === null) {
      if (cluster.socketDir) prepareSocketDir(cluster.socketDir, identity)
      return identity
    }
    refusals.push(`${identity.label}: ${refusal}`)
  }
  throw new EmbeddedDatabaseError(
    'Das eingebaute PostgreSQL lässt sich hier nicht ausführen. Starte Fabelhain als ' +
      'gewöhnlicher Benutzer oder setze DATABASE_URL auf eine vorhandene PostgreSQL-Datenbank. ' +
      `(${refusals.join('; ')})`,
  )
}

/** The generated password of the TCP connection, stored with mode 0600 beside the cluster. */
export function readPassword(cluster: Cluster): string {
  return readFileSync(passwordFile(cluster), 'utf8').trim()
}

function chooseSocketDir(dataDir: string): string {
  const inside = path.join(dataDir, 'sock')
  // The kernel allows 103 (macOS) or 107 (Linux) bytes for the address of a socket.
  if (Buffer.byteLength(path.join(inside, '.s.PGSQL.5432')) <= 100) return inside
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  return path.join(tmpdir(), `fabelhain-${hash}`)
}

/** Access to this directory gives superuser rights, so a directory of another user is refused. */
function prepareSocketDir(socketDir: string, identity: Identity): void {
  mkdirSync(socketDir, { recursive: true, mode: 0o700 })
  const owner = identity.owner
  const found = lstatSync(socketDir)
  const isOwn = found.uid === owner?.uid || found.uid === process.getuid?.()
  if (!found.isDirectory() || !isOwn || (found.mode & 0o077) !== 0) {
    throw new EmbeddedDatabaseError(
      `Das Verzeichnis ${socketDir} für die Datenbankverbindung gehört jemand anderem oder steht ` +
        'anderen offen (nötig: eigenes Verzeichnis mit den Rechten 0700).',
    )
  }
  if (owner && found.uid !== owner.uid) chownSync(socketDir, owner.uid, owner.gid)
}

function assertOwnCluster(cluster: Cluster, owner: { uid: number } | undefined): void {
  const uid = process.getuid?.()
  if (!owner || uid === undefined || uid === 0 || owner.uid === uid) return
  throw new EmbeddedDatabaseError(
    `Die Datenbank in ${cluster.clusterDir} gehört einem anderen Benutzer (uid ${owner.uid}). ` +
      'Starte Fabelhain mit demselben Benutzer wie bisher, wähle mit DATA_DIR ein anderes ' +
      'Verzeichnis oder setze DATABASE_URL.',
  )
}

/** Runs PostgreSQL on the cluster; null on success, else the reason of the failure. */
function tryCluster(cluster: Cluster, identity: Identity): string | null {
  changeOwner(identity, cluster.clusterDir)
  const args = ['-D', cluster.clusterDir, '-C', 'data_directory']
  return runProgram(identity, cluster.programs.postgres, args)
}

/** Builds the cluster in a sibling directory and renames it, so that a kill leaves no partial cluster. */
function initializeCluster(cluster: Cluster, identity: Identity): string | null {
  let refusal: string | null = null
  for (const characterType of characterTypes[process.platform] ?? ['C']) {
    removeAbandonedTempDirs(cluster.dataDir)
    const tempDir = path.join(cluster.dataDir, `${tempDirPrefix}${process.pid}`)
    mkdirSync(tempDir, { mode: 0o700 })
    changeOwner(identity, tempDir)
    const args = listInitdbArguments(cluster, tempDir, characterType)
    refusal = runProgram(identity, cluster.programs.initdb, args)
    if (refusal === null) moveIntoPlace(cluster, tempDir)
    rmSync(tempDir, { recursive: true, force: true })
    if (!refusal?.includes('locale')) break
  }
  return refusal
}

/** ICU sorts titles, but pg_trgm asks the system which bytes are letters: under C, umlauts are not. */
const characterTypes: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['C.UTF-8', 'en_US.UTF-8', 'C'],
  darwin: ['en_US.UTF-8', 'C'],
}

function listInitdbArguments(cluster: Cluster, tempDir: string, characterType: string): string[] {
  return [
    ...['-D', tempDir, '-U', databaseName, '--encoding=UTF8', '--data-checksums'],
    ...['--locale-provider=icu', '--icu-locale=de-DE', '--locale=C', `--lc-ctype=${characterType}`],
    ...['--auth-local=trust', ...hostAuthentication(cluster), '--no-instructions'],
    ...(cluster.durable ? [] : ['--no-sync']),
  ]
}

function hostAuthentication(cluster: Cluster): string[] {
  if (cluster.socketDir) return ['--auth-host=reject']
  const file = passwordFile(cluster)
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  return ['--auth-host=scram-sha-256', `--pwfile=${file}`]
}

function passwordFile(cluster: Cluster): string {
  return path.join(cluster.dataDir, 'pg-password')
}

function moveIntoPlace(cluster: Cluster, tempDir: string): void {
  try {
    renameSync(tempDir, cluster.clusterDir)
  } catch (error) {
    // Another process was faster: its cluster is used.
    if (existsSync(path.join(cluster.clusterDir, 'PG_VERSION'))) return
    throw error
  }
  if (!cluster.durable || process.platform === 'win32') return
  const directory = openSync(cluster.dataDir, 'r')
  fsyncSync(directory)
  closeSync(directory)
}

const tempDirPrefix = 'pg.new-'

function removeAbandonedTempDirs(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (!name.startsWith(tempDirPrefix)) continue
    const pid = Number(name.slice(tempDirPrefix.length))
    if (pid === process.pid || !isProcess(pid)) {
      rmSync(path.join(dataDir, name), { recursive: true, force: true })
    }
  }
}

function ownerOf(directory: string): { uid: number; gid: number } | undefined {
  if (!existsSync(directory)) return undefined
  const { uid, gid } = statSync(directory)
  return { uid, gid }
}
