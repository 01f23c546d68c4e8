import { filePrefix, type Manifest } from './format.ts'

const number = new Intl.NumberFormat('de-DE')
const time = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
})

/** What an archive contains, for the operator. */
export function describeContent({ createdAt, tables, parts }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const files = parts.filter(({ name }) => name.startsWith(filePrefix)).length
  return (
    `Stand ${time.format(new Date(createdAt))}, ${number.format(rows)} Zeilen in ` +
    `${number.format(tables.length)} Tabellen und ${number.format(files)} Dateien`
  )
}

/** Warns of files that the database names and the store does not have. */
export function warnOfMissingFiles(
  { missingFiles }: Manifest,
  output: { write(text: string): unknown },
): void {
  if (missingFiles.length === 0) return
  const named = missingFiles.slice(0, 5).join(', ')
  output.write(
    `Achtung: ${number.format(missingFiles.length)} Dateien nennt die Datenbank, aber der Speicher hat ` +
      `sie nicht: ${named}${missingFiles.length > 5 ? ', …' : ''}\n`,
  )
}
