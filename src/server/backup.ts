import { stat } from 'node:fs/promises'
import { openArchive, readAbout, verifyArchive } from './backup/archive-reader.ts'
import { createBackup } from './backup/create-backup.ts'
import { describeContent, warnOfMissingFiles } from './backup/describe.ts'
import { connect, reachDatabase, runCommand, UsageError } from './command.ts'
import { openFiles } from './open-files.ts'
import { systemClock } from './platform/clock.ts'
import { readCommandConfig, storageSettings } from './platform/env.ts'
import { createProgress, formatBytes } from './platform/progress.ts'

const help = `Sichert Datenbank und Dateien, auch während der Server läuft

  npm run backup -- <Datei>            schreibt eine Sicherung
  npm run backup -- --verify <Datei>   prüft eine Sicherung; dazu braucht es keine Datenbank

Mit BACKUP_PASSPHRASE wird sie verschlüsselt. Zurück kommt sie mit „npm run restore -- <Datei>“.
Im Container heißt der Befehl „node dist/server/backup.js <Datei>“.
`

/** `npm run backup`: writes an archive of the database and the files, or verifies one. */
async function backup(args: string[], signal: AbortSignal): Promise<boolean> {
  const shouldVerify = args[0] === '--verify'
  const [file, ...others] = shouldVerify ? args.slice(1) : args
  if (file === undefined || file.startsWith('-') || others.length > 0) {
    const isAsked = ['help', '--help', '-h', undefined].includes(args[0])
    if (!isAsked) throw new UsageError(help)
    process.stdout.write(help)
    return true
  }
  await (shouldVerify ? verify(file, signal) : create(file, signal))
  return true
}

async function create(target: string, signal: AbortSignal): Promise<void> {
  const config = readCommandConfig()
  const passphrase = config.BACKUP_PASSPHRASE
  const { connection, release } = await reachDatabase(config, { mayCreate: false })
  try {
    const manifest = await createBackup({
      connect: () => connect(connection),
      files: await openFiles(storageSettings(config)),
      target,
      passphrase,
      now: systemClock.now(),
      progress: createProgress(process.stderr),
      signal,
    })
    const { size } = await stat(target)
    process.stdout.write(
      `Gesichert in ${target} (${formatBytes(size)}): ${describeContent(manifest)}.\n`,
    )
    warnOfMissingFiles(manifest, process.stderr)
    if (!passphrase) {
      process.stderr.write(
        'Achtung: Die Sicherung ist nicht verschlüsselt und enthält die Daten der Familien. Mit ' +
          'BACKUP_PASSPHRASE wird sie es.\n',
      )
    }
  } finally {
    await release()
  }
}

async function verify(file: string, signal: AbortSignal): Promise<void> {
  const { BACKUP_PASSPHRASE } = readCommandConfig()
  const archive = await openArchive(file, BACKUP_PASSPHRASE)
  const progress = createProgress(process.stderr)
  await readAbout(archive, signal)
  progress.begin('Prüfung', archive.sizeBytes)
  const manifest = await verifyArchive(archive, { signal, onBytes: progress.add })
  progress.end()
  process.stdout.write(`${file} ist in Ordnung: ${describeContent(manifest)}.\n`)
  warnOfMissingFiles(manifest, process.stderr)
}

await runCommand((signal) => backup(process.argv.slice(2), signal))
