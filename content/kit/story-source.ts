import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

export const languages = ['de', 'en'] as const
export type Language = (typeof languages)[number]

interface SourcePage {
  /** Key of the picture in the story's `scenes.ts`: p1, p2, … */
  scene: string
  alt: string
  paragraphs: string[]
}

interface StoryFrontMatter {
  id: string
  lang: Language
  title: string
  subtitle: string
  author: string
  value: string
  kind: 'maerchen' | 'fabel'
  /** Youngest and oldest age in years. */
  age: [from: number, to: number]
  teaser: string
  about: string | null
  contentNote: string | null
  /** 0 not at all frightening to 3 quite frightening. */
  scare: number
  /** Where an old tale comes from; null for our own. */
  source: string | null
  /** May be read without an account. */
  sample: boolean
  /** ISO date. */
  published: string
  fileName: string
  questions: string[]
  glossary: Record<string, string>
}

export interface StorySource extends StoryFrontMatter {
  pages: SourcePage[]
}

interface LibraryParagraph {
  text: string
  /** The text with soft hyphens between syllables; null where no rules exist for the language. */
  syllables: string | null
}

interface LibraryPage {
  scene: string
  alt: string
  paragraphs: LibraryParagraph[]
}

/** One language of a story in `story.json`. */
export interface LibraryText {
  title: string
  subtitle: string
  teaser: string
  about: string | null
  contentNote: string | null
  source: string | null
  fileName: string
  questions: string[]
  glossary: { word: string; meaning: string }[]
  words: number
  /** Reading time aloud at 130 words a minute. */
  minutes: number
  pages: LibraryPage[]
}

/** What `story.json` holds: everything the server needs to offer a story. */
export interface LibraryStory {
  id: string
  author: string
  value: string
  kind: 'maerchen' | 'fabel'
  age: [from: number, to: number]
  scare: number
  sample: boolean
  published: string
  texts: Record<Language, LibraryText>
}

const contentDirectory = fileURLToPath(new URL('..', import.meta.url))
export const storiesDirectory = `${contentDirectory}stories`
export const generatedDirectory = `${contentDirectory}generated`

const picturePattern = /^!\[([^\]]*)\]\(scene:(\w+)\)$/m

const parsePage = (text: string, file: string, index: number): SourcePage => {
  const picture = picturePattern.exec(text)
  if (!picture) throw new Error(`${file}: page ${index + 1} has no picture line ![alt](scene:p1)`)
  const [line, alt = '', scene = ''] = picture
  const paragraphs = text
    .replace(line, '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replaceAll(/\s*\n\s*/g, ' '))
    .filter((paragraph) => paragraph !== '')
  return { scene, alt: alt.trim(), paragraphs }
}

const required = [
  'id',
  'lang',
  'title',
  'subtitle',
  'author',
  'value',
  'kind',
  'age',
  'teaser',
  'fileName',
]

const dateText = (value: unknown) =>
  value instanceof Date ? value.toISOString().slice(0, 10) : String(value)

/** Reads a story's Markdown: YAML front matter, then pages divided by lines of `---`. */
export const parseStory = (markdown: string, file: string): StorySource => {
  const [whole, front = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown.replaceAll('\r\n', '\n')) ?? []
  if (whole === undefined) throw new Error(`${file}: no front matter between two lines of ---`)
  const fields = parse(front) as Partial<StoryFrontMatter>
  const missing = required.filter((key) => !(key in fields))
  if (missing.length > 0) throw new Error(`${file}: front matter lacks ${missing.join(', ')}`)
  const filled = { ...(fields as StoryFrontMatter) }
  return {
    ...filled,
    about: fields.about ?? null,
    contentNote: fields.contentNote ?? null,
    scare: fields.scare ?? 0,
    source: fields.source ?? null,
    sample: fields.sample ?? false,
    published: dateText(fields.published ?? ''),
    questions: fields.questions ?? [],
    glossary: fields.glossary ?? {},
    pages: body.split(/\n---\n/).map((page, i) => parsePage(page, file, i)),
  }
}

/** Ids of all stories, in order of their folders. */
export const listStories = async () => {
  const entries = await readdir(storiesDirectory, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

/** Reads one story in one language; throws when the file is missing or malformed. */
export const readStory = async (id: string, language: Language) => {
  const file = `${storiesDirectory}/${id}/story.${language}.md`
  return parseStory(await readFile(file, 'utf8'), file)
}

/** Words of all paragraphs. */
export const countWords = (story: Pick<StorySource, 'pages'>) =>
  story.pages
    .flatMap((page) => page.paragraphs)
    .reduce(
      (sum, paragraph) => sum + (paragraph.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []).length,
      0,
    )
