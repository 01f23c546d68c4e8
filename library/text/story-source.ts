import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { storiesDirectory } from '../paths.ts'
import { findWords } from './words.ts'

export const languages = ['de', 'en'] as const
export type Language = (typeof languages)[number]

export interface SourcePage {
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
  /** Topics, situations and animals that the search finds, with commas between them. */
  tags: string
  /** Names of its children, which a story of no other series gives to a child. */
  children: string[]
  /** What stories with the same children have in common; null for a story on its own. */
  series: string | null
  /** 0 (not frightening) to 3 (quite frightening). */
  scare: number
  /** Reading level 1 to 4 if set by hand; null if it is computed. */
  level: number | null
  /** Origin of an old tale; null for our own stories. */
  source: string | null
  /** May be read without an account. */
  sample: boolean
  /** ISO date. */
  published: string
  fileName: string
  questions: string[]
  glossary: Record<string, string>
  /** Spellings for words that the computer voice mispronounces. */
  pronounce: Record<string, string>
  /** Characters with a voice of their own: a name, one word, as the text has it. */
  speakers: Record<string, 'man' | 'child'>
  /** Whether the story gets a film in this language. */
  film: boolean
  /** German words divided by hand: `Theater: The-a-ter`. */
  syllables: Record<string, string>
  /** Short texts for the six panels of the mini book, by the scene that each shows. */
  mini: Record<string, string>
}

export interface StorySource extends StoryFrontMatter {
  pages: SourcePage[]
}

/** A PDF for families to download and print. */
export interface LibraryPrint {
  kind: 'book' | 'large' | 'syllables' | 'mini'
  /** Name in the story's folder of the built library. */
  file: string
  /** Suggested file name for the download. */
  fileName: string
  pages: number
  bytes: number
}

/** One language of a story in `story.json`. */
export interface LibraryText {
  title: string
  subtitle: string
  teaser: string
  about: string | null
  contentNote: string | null
  tags: string
  source: string | null
  fileName: string
  questions: string[]
  glossary: { word: string; meaning: string }[]
  /** The story's exceptions; the server divides all other words by rule. */
  syllables: Record<string, string>
  pages: SourcePage[]
  /** The picture book is the first. */
  prints: LibraryPrint[]
  /** `narration.<language>.m4a` and its word times in `.json`; null without a narration. */
  narration: { voice: 'computer' | 'human'; durationMs: number } | null
  /** `film.<language>.mp4` and its captions in `.vtt`; null without a film. */
  film: { durationMs: number } | null
}

/** What answers a touch, and how. */
export type SurpriseKind =
  | 'eyes'
  | 'owl'
  | 'sleeper'
  | 'light'
  | 'sun'
  | 'moon'
  | 'stars'
  | 'cloud'
  | 'leaves'
  | 'snow'
  | 'flower'
  | 'shine'
  | 'water'
  | 'bubbles'

/** A thing in a picture that answers a touch; `x` and `r` in per cent of the picture's width, `y` of its height. */
export interface Surprise {
  kind: SurpriseKind
  x: number
  y: number
  r: number
  /** The colour there, `#rrggbb`; of the fur around eyes. */
  color: string
  /** The eyes that blink, in the same units. */
  eyes?: [x: number, y: number, r: number][]
}

/** The surprises of a story's pictures by scene: p1, p2, … */
export type StorySurprises = Record<string, Surprise[]>

/** The content of `story.json`: everything that the server needs of a story. */
export interface LibraryStory {
  id: string
  author: string
  value: string
  kind: 'maerchen' | 'fabel'
  age: [from: number, to: number]
  scare: number
  level: number | null
  sample: boolean
  published: string
  texts: Record<Language, LibraryText>
  surprises: StorySurprises
}

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

const requiredFields = [
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

const toIsoDate = (value: unknown) =>
  value instanceof Date ? value.toISOString().slice(0, 10) : String(value)

const optionalFieldDefaults = {
  about: null,
  contentNote: null,
  tags: '',
  children: [],
  series: null,
  scare: 0,
  level: null,
  source: null,
  sample: false,
  questions: [],
  glossary: {},
  pronounce: {},
  speakers: {},
  film: false,
  syllables: {},
  mini: {},
}

const withDefaults = (fields: Partial<StoryFrontMatter>): StoryFrontMatter => {
  const presentFields = Object.entries(fields).filter(([, value]) => value !== null)
  const allFields: Partial<StoryFrontMatter> = {
    ...optionalFieldDefaults,
    ...Object.fromEntries(presentFields),
  }
  return { ...(allFields as StoryFrontMatter), published: toIsoDate(fields.published ?? '') }
}

/**
 * Parses a story's Markdown: YAML front matter, then pages divided by lines of `---`. Throws with the
 * name `file`.
 */
export const parseStory = (markdown: string, file: string): StorySource => {
  const [whole, front = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown.replaceAll('\r\n', '\n')) ?? []
  if (whole === undefined) throw new Error(`${file}: no front matter between two lines of ---`)
  const fields = parse(front) as Partial<StoryFrontMatter>
  const missing = requiredFields.filter((key) => !(key in fields))
  if (missing.length > 0) throw new Error(`${file}: front matter lacks ${missing.join(', ')}`)
  return {
    ...withDefaults(fields),
    pages: body.split(/\n---\n/).map((page, i) => parsePage(page, file, i)),
  }
}

const hasScenes = (id: string) => existsSync(`${storiesDirectory}/${id}/scenes.ts`)

const listFolders = async () => {
  const entries = await readdir(storiesDirectory, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

/** Lists the ids of all stories (their folders' names) in alphabetical order. */
export const listStories = async () => (await listFolders()).filter(hasScenes)

/** Lists the ids of stories whose pictures are not drawn yet: they have texts, but no `scenes.ts`. */
export const listUndrawnStories = async () => (await listFolders()).filter((id) => !hasScenes(id))

/** Reads one story in one language; throws when the file is missing or malformed. */
export const readStory = async (id: string, language: Language) => {
  const file = `${storiesDirectory}/${id}/story.${language}.md`
  return parseStory(await readFile(file, 'utf8'), file)
}

/** Counts the words of all paragraphs. */
export const countWords = (story: Pick<StorySource, 'pages'>) =>
  story.pages
    .flatMap((page) => page.paragraphs)
    .reduce((sum, paragraph) => sum + findWords(paragraph).length, 0)
