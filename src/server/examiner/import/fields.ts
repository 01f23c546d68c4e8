import { z } from 'zod'
import { Language, StoryId } from '../../../contract/base.ts'
import { StoryCard, StoryKind, StoryValue } from '../../../contract/story-card.ts'
import { DraftText, StoryDraft } from '../../../contract/story-draft.ts'
import { type GivenStory, plainLine, problem } from './given.ts'
import { splitPages } from './pages.ts'

/** German names of columns and fields for our English ones. */
const synonyms: Record<string, string> = {
  kennung: 'id',
  sprache: 'lang',
  titel: 'title',
  untertitel: 'subtitle',
  inhalt: 'about',
  inhaltshinweis: 'contentnote',
  schlagwörter: 'tags',
  autor: 'author',
  'autor/in': 'author',
  quelle: 'source',
  lizenz: 'license',
  wert: 'value',
  werte: 'value',
  values: 'value',
  art: 'kind',
  alter: 'age',
  gruselfaktor: 'scare',
  lesestufe: 'level',
  fragen: 'questions',
  worterklärungen: 'glossary',
  silben: 'syllables',
  datei: 'filename',
}

/** Normalizes the spelling of field names. */
function normalizeNames(record: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(record).map(([name, value]) => {
    const normalized = name
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_-]/g, '')
    return [synonyms[normalized] ?? normalized, value] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => !isBlank(value)))
}

const isBlank = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

/** A YAML list, or one cell with `|` between the items. */
const list = (given: unknown): unknown[] =>
  Array.isArray(given)
    ? given
    : String(given)
        .split('|')
        .map((part) => part.trim())
        .filter((part) => part !== '')

/** `{ Wort: Bedeutung }`, or one cell `Wort: Bedeutung | Wort: Bedeutung`. */
function pairs(given: unknown): [string, string][] {
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) {
    return Object.entries(given).map(([word, meaning]) => [word, String(meaning)])
  }
  return list(given).map((part) => {
    const [word = '', ...rest] = String(part).split(':')
    return [word.trim(), rest.join(':').trim()]
  })
}

/** `[4, 7]`, `4-7`, `4–7` or `4 bis 7`. */
const ages = (given: unknown): unknown[] =>
  Array.isArray(given) ? given : String(given).split(/-|–|bis/)

const number = z.coerce.number<unknown>().int()

/** More than a novel; two languages still fit one call of the content manager. */
const storyMaxCharacters = 900_000

const fieldParsers = {
  subtitle: [DraftText.shape.subtitle, String],
  teaser: [DraftText.shape.teaser, String],
  about: [DraftText.shape.about, String],
  contentnote: [DraftText.shape.contentNote, String],
  tags: [DraftText.shape.tags.unwrap(), String],
  source: [DraftText.shape.source, String],
  filename: [DraftText.shape.fileName, String],
  questions: [DraftText.shape.questions, list],
  glossary: [
    DraftText.shape.glossary,
    (given: unknown) => pairs(given).map(([word, meaning]) => ({ word, meaning })),
  ],
  syllables: [DraftText.shape.syllables, (given: unknown) => Object.fromEntries(pairs(given))],
  author: [StoryDraft.shape.author, String],
  license: [StoryDraft.shape.license, String],
  value: [z.array(StoryValue).min(1).max(3), list],
  kind: [StoryKind, (given: unknown) => String(given).trim().toLowerCase()],
  age: [z.tuple([number.min(0).max(18), number.min(0).max(18)]), ages],
  scare: [number.pipe(StoryDraft.shape.scare), (given: unknown) => given],
  level: [number.pipe(StoryCard.shape.level), (given: unknown) => given],
} as const satisfies Record<string, readonly [z.ZodType, (given: unknown) => unknown]>

/** The story of a record; invalid fields become problems. */
export function readFields(
  record: Record<string, unknown>,
  { row, file }: { row: number; file: string },
): GivenStory {
  const fields = normalizeNames(record)
  const problems: GivenStory['problems'] = []

  function read<Name extends keyof typeof fieldParsers>(
    name: Name,
  ): z.output<(typeof fieldParsers)[Name][0]> | undefined {
    if (!(name in fields)) return undefined
    const [schema, prepare] = fieldParsers[name]
    const given = fields[name]
    const parsed = schema.safeParse(prepare(given))
    if (parsed.success) return parsed.data as z.output<(typeof fieldParsers)[Name][0]>
    problems.push(problem(name, reasonOf(parsed.error), given))
    return undefined
  }

  const { title, language, storyId } = readHead(fields, problems)
  const age = read('age')
  if (age && age[0] > age[1]) problems.push(problem('age', 'unknown-value', fields.age))
  const body = String(fields.text ?? '')
  const isTooLong = body.length > storyMaxCharacters
  if (isTooLong) problems.push(problem('text', 'too-long', body))
  const pages = isTooLong ? [] : splitPages(body, problems)
  const values = read('value')
  const facts = { values, kind: read('kind'), ageFrom: age?.[0], ageTo: age?.[1] }
  const grades = { scare: read('scare'), level: read('level') }
  const credits = { author: read('author'), license: read('license') }
  const notes = { contentNote: read('contentnote'), tags: read('tags') }
  const about = { about: read('about'), ...notes, source: read('source') }
  const lists = {
    questions: read('questions'),
    glossary: read('glossary'),
    syllables: read('syllables'),
  }
  const head = { subtitle: read('subtitle'), teaser: read('teaser'), fileName: read('filename') }
  return {
    row,
    file,
    storyId,
    language,
    title,
    facts: omitUndefined({ ...facts, ...grades, ...credits }),
    text: omitUndefined({ title, ...head, ...about, ...lists }),
    pages,
    pdf: null,
    problems,
  }
}

const titleMaxCharacters = 120

/** Title and language of a row. Without a title or in an unknown language it cannot be imported. */
function readHead(fields: Record<string, unknown>, problems: GivenStory['problems']) {
  const fullTitle = plainLine(String(fields.title ?? '')).trim()
  // A longer title is refused, but shown.
  const title = plainLine(fullTitle.slice(0, titleMaxCharacters))
  if (title === '') problems.push(problem('title', 'missing'))
  else if (fullTitle.length > titleMaxCharacters)
    problems.push(problem('title', 'too-long', fullTitle))
  const language = Language.safeParse(String(fields.lang ?? 'de').toLowerCase()).data ?? null
  if (!language) problems.push(problem('lang', 'unknown-value', fields.lang))
  const id = String(fields.id ?? '').trim()
  const storyId = StoryId.safeParse(id).data ?? null
  if (id !== '' && !storyId) problems.push(problem('id', 'unknown-value', id))
  return { title, language, storyId }
}

/** Omits undefined fields. */
function omitUndefined<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>
  }
}

function reasonOf({ issues }: z.ZodError): 'too-long' | 'not-a-number' | 'unknown-value' {
  if (issues.some(({ code }) => code === 'too_big')) return 'too-long'
  const isNumber = issues.some(
    (issue) => issue.code === 'invalid_type' && issue.expected === 'number',
  )
  return isNumber ? 'not-a-number' : 'unknown-value'
}
