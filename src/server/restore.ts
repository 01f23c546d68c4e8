import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describeContent, warnOfMissingFiles } from './backup/describe.ts'
import { openRestorable, restoreBackup } from './backup/restore-backup.ts'
import { connect, reachDatabase, runCommand, UsageError } from './command.ts'
import { readMigrationSteps } from './db/migration-steps.ts'
import { openFiles } from './open-files.ts'
import { readCommandConfig, storageSettings } from './platform/env.ts'
import { createProgress } from './platform/progress.ts'

const help = `Spielt eine Sicherung in eine leere Datenbank und in den Dateispeicher zurück

  npm run restore -- <Datei>

Ist sie verschlüsselt, gehört ihre Passphrase in BACKUP_PASSPHRASE. Der Server darf dabei nicht laufen.
Wird der Befehl unterbrochen, ist die Datenbank noch leer, und derselbe Befehl beginnt von vorn.
Im Container heißt er „node dist/server/restore.js <Datei>“.
`

/** `npm run restore`: restores an archive that `npm run backup` wrote. */
async function restore(args: string[], signal: AbortSignal): Promise<boolean> {
  const [file, ...others] = args
  if (file === undefined || file === 'help' || file.startsWith('-') || others.length > 0) {
    const isAsked = ['help', '--help', '-h', undefined].includes(file)
    if (!isAsked) throw new UsageError(help)
    process.stdout.write(help)
    return true
  }
  const config = readCommandConfig()
  const migrations = readMigrationSteps(findMigrations())
  const passphrase = config.BACKUP_PASSPHRASE
  const archive = await openRestorable(file, { passphrase, migrations, signal })
  const { connection, release } = await reachDatabase(config, { mayCreate: true })
  try {
    const { manifest, foreignTables } = await restoreBackup({
      archive,
      connect: () => connect(connection),
      files: await openFiles(storageSettings(config)),
      scratchDir: path.join(config.DATA_DIR, 'restoring'),
      migrations,
      progress: createProgress(process.stderr),
      signal,
    })
    if (foreignTables.length > 0) {
      process.stderr.write(
        `Nicht von Fabelhain und darum nicht zurückgespielt: ${foreignTables.join(', ')}\n`,
      )
    }
    warnOfMissingFiles(manifest, process.stderr)
    process.stdout.write(
      `Zurückgespielt: ${describeContent(manifest)}.\nNächster Schritt: den Server starten.\n`,
    )
    return true
  } finally {
    await release()
  }
}

/** Beside the built server, or those of the repository. */
function findMigrations(): string {
  const built = fileURLToPath(new URL('../migrations', import.meta.url))
  return existsSync(built) ? built : fileURLToPath(new URL('../../drizzle', import.meta.url))
}

await runCommand((signal) => restore(process.argv.slice(2), signal))
