import { html, raw } from 'hono/html'
import { columnLabels, valueLabels, withheldLabels } from './labels.ts'
import { readableStyle } from './readable-style.ts'

type Row = Record<string, unknown>

/** The copied rows of one table. */
export interface CopiedTable {
  name: string
  title: string
  rows: Row[]
  /** Names of secret columns that are omitted. */
  withheld: readonly string[]
}

/** The content of the readable page. */
export interface ReadableCopy {
  name: string
  email: string
  madeAt: Date
  tables: CopiedTable[]
  /** Titles of stories and names of children by their ids. */
  storyTitles: Map<string, string>
  childNames: Map<string, string>
}

const time = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
})
const longDay = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' })

/** A German page without external resources, which opens from disk and prints well. */
export function readablePage(copy: ReadableCopy): string {
  const filled = copy.tables.filter(({ rows }) => rows.length > 0)
  const empty = copy.tables.filter(({ rows }) => rows.length === 0)
  const page = html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Deine Daten im Fabelhain</title>
<style>${raw(readableStyle)}</style>
</head>
<body>
<main>
<header>
<p class="mark">Fabelhain</p>
<h1>Deine Daten im Fabelhain</h1>
<p>Alles, was wir am ${longDay.format(copy.madeAt)} zu eurem Konto gespeichert hatten – für ${copy.name} (${copy.email}). Dieselben Daten liegen als JSON-Dateien daneben: im Ordner „tabellen“ jede Tabelle, im Ordner „users“ die Dokumente des Kontos und der Kinder. So kannst du sie auch anderswo weiterverwenden.</p>
</header>
<nav aria-label="Inhalt"><ul>${filled.map(
    ({ name, title }) => html`<li><a href="#${name}">${title}</a></li>`,
  )}</ul></nav>
${filled.map((table) => section(table, copy))}
<section>
<h2>Hier war nichts gespeichert</h2>
<p>${empty.length > 0 ? `${empty.map(({ title }) => title).join(', ')}.` : 'Es gibt zu allem etwas.'}</p>
</section>
<footer><p>Fragen dazu? Unter „Kontakt“ im Fabelhain erreichst du uns. Über dein Recht auf Auskunft und darauf, deine Daten mitzunehmen, steht mehr in der Datenschutzerklärung (Art. 15 und 20 DSGVO).</p></footer>
</main>
</body>
</html>
`
  return String(page)
}

function section(table: CopiedTable, copy: ReadableCopy) {
  const { name, title, rows, withheld } = table
  const omitted = withheld.map((column) => withheldLabels[column] ?? column)
  return html`<section id="${name}">
<h2>${title}</h2>
${isNarrow(rows) ? grid(rows, copy) : rows.map((row) => list(row, copy))}
${omitted.length > 0 ? html`<p class="left">Aus Sicherheitsgründen nicht dabei: ${omitted.join(', ')}.</p>` : ''}
</section>
`
}

const maxColumns = 9

/** Whether the rows fit into a table; else each becomes a list. */
const isNarrow = (rows: Row[]) => rows.length > 1 && namesOf(rows[0] ?? {}).length <= maxColumns

const namesOf = (row: Row) => Object.keys(row).filter((name) => name !== 'userId')
const labelOf = (name: string) => columnLabels[name] ?? name

function list(row: Row, copy: ReadableCopy) {
  return html`<dl>${namesOf(row).map(
    (name) =>
      html`<div><dt>${labelOf(name)}</dt><dd>${formatValue(name, row[name], copy)}</dd></div>`,
  )}</dl>`
}

function grid(rows: Row[], copy: ReadableCopy) {
  const names = namesOf(rows[0] ?? {})
  return html`<div class="wide" tabindex="0"><table>
<thead><tr>${names.map((name) => html`<th scope="col">${labelOf(name)}</th>`)}</tr></thead>
<tbody>${rows.map(
    (row) =>
      html`<tr>${names.map((name) => html`<td>${formatValue(name, row[name], copy)}</td>`)}</tr>
`,
  )}</tbody>
</table></div>`
}

/** A value as text; the page escapes it. */
function formatValue(name: string, value: unknown, copy: ReadableCopy): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  if (value instanceof Date) return time.format(value)
  if (Array.isArray(value)) return value.join(', ') || '–'
  if (typeof value === 'object') return formatObject(value)
  const text = String(value)
  return namesById(name, copy)?.get(text) ?? valueLabels[name]?.[text] ?? text
}

function formatObject(value: object): string {
  const parts = Object.entries(value).map(([key, part]) => `${key}: ${JSON.stringify(part)}`)
  return parts.join(', ') || '–'
}

function namesById(name: string, copy: ReadableCopy): Map<string, string> | null {
  if (name === 'storyId') return copy.storyTitles
  return name === 'childId' || name === 'activeChildId' ? copy.childNames : null
}
