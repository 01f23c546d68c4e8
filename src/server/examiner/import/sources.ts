import { parse as parseCsv } from 'csv-parse/sync'
import { parse as parseYaml } from 'yaml'
import { readFields } from './fields.ts'
import { type GivenStory, problem } from './given.ts'

/** An uploaded file, alone or in an archive. */
export interface SourceFile {
  name: string
  bytes: Uint8Array
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** UTF-8 text with or without a byte order mark; null for other encodings. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes).replaceAll('\r\n', '\n')
  } catch {
    return null
  }
}

function unreadable(
  row: number,
  file: string,
  given = '',
  reason: 'not-readable' | 'too-long' = 'not-readable',
): GivenStory {
  return {
    row,
    file,
    storyId: null,
    language: null,
    title: '',
    facts: {},
    text: {},
    pages: [],
    pdf: null,
    problems: [problem('file', reason, given)],
  }
}

/** A story in Markdown: YAML front matter between two lines of `---`, then its pages. */
export function readMarkdown({ name, bytes }: SourceFile, row: number): GivenStory {
  const text = textOf(bytes)
  if (text === null) return unreadable(row, name)
  const [whole, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(text) ?? []
  if (whole === undefined) return unreadable(row, name, text)
  if (front.length > frontMaxCharacters) return unreadable(row, name, front, 'too-long')
  const fields = readYaml(front)
  if (!fields) return unreadable(row, name, front)
  return readFields({ ...fields, text: body }, { row, file: name })
}

/** Enough for a glossary; parsing time grows faster than the length. */
const frontMaxCharacters = 64 * 1024

/** No aliases: a few lines of them can expand to gigabytes. */
function readYaml(text: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = parseYaml(text, { maxAliasCount: 0, logLevel: 'error' })
    const isRecord = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
    return isRecord ? (parsed as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** A table with a header and one story per line; `,`, `;` or tabs separate the cells. */
export function readTable(
  { name, bytes }: SourceFile,
  firstRow: number,
  maxRows: number,
): GivenStory[] | null {
  const text = textOf(bytes)
  if (text === null) return null
  try {
    const records: Record<string, unknown>[] = parseCsv(text, {
      bom: true,
      columns: true,
      delimiter: delimiterOf(text),
      relaxColumnCount: true,
      skipEmptyLines: true,
      to: maxRows,
    })
    return records.map((record, index) => readFields(record, { row: firstRow + index, file: name }))
  } catch {
    return null
  }
}

/** The most frequent separator in the header. */
function delimiterOf(text: string): string {
  const [names = ''] = text.split('\n', 1)
  const count = (mark: string) => names.split(mark).length
  return [';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best), ',')
}

/** A PDF without a text file: its file name is the title, and its text is read later. */
export function readBook(name: string, row: number): GivenStory {
  const fileName = name.split('/').at(-1) ?? name
  const title = fileName.replaceAll('_', ' ').replace(/\.pdf$/i, '')
  const given = readFields({ title, filename: fileName }, { row, file: name })
  return {
    ...given,
    pdf: name,
    problems: given.problems.filter(({ field }) => field !== 'text'),
  }
}
