import { eq, sql } from 'drizzle-orm'
import type { OpenedText, RecordingMedium } from '../../contract/reading.ts'
import { OpenedStory } from '../../contract/reading.ts'
import type { Database } from '../db/client.ts'
import { prepared } from '../db/client.ts'
import type { storyText } from '../db/story-schema.ts'
import { story } from '../db/story-schema.ts'

interface PictureFile {
  widthPx: number
  key: string
}

type StoryText = Pick<
  typeof storyText.$inferSelect,
  | 'language'
  | 'title'
  | 'subtitle'
  | 'questions'
  | 'glossary'
  | 'pages'
  | 'pdfKey'
  | 'prints'
  | 'audio'
  | 'film'
>

/** A story's whole content with the keys of its files; the same for every reader. */
export interface StoryContent {
  storyId: string
  contentHash: string
  coverImageUrl: string | null
  isSample: boolean
  texts: StoryText[]
  /** Files of the pages' pictures by name, narrow to wide. */
  pictures: Record<string, PictureFile[]>
}

/** Content of one hash, whole or still being read. */
interface Kept {
  contentHash: string
  content: Promise<StoryContent | null>
}

/** Some hundred kilobytes each; a family reads a handful of stories a day. */
const maxKept = 100
const keptByDatabase = new WeakMap<Database, Map<string, Kept>>()

/**
 * Everything a reader shows of a story; null where it does not exist. What one hash names never
 * changes, so it is read, checked and kept in memory once, however many open it at the same time.
 */
export async function findStoryContent(
  db: Database,
  { storyId, contentHash }: { storyId: string; contentHash: string },
): Promise<StoryContent | null> {
  const kept = keptByDatabase.get(db) ?? new Map<string, Kept>()
  keptByDatabase.set(db, kept)
  const known = kept.get(storyId)
  if (known?.contentHash === contentHash) return known.content
  const content = readChecked(db, storyId)
  kept.delete(storyId)
  if (kept.size >= maxKept) kept.delete(kept.keys().next().value ?? '')
  const mine = { contentHash, content }
  kept.set(storyId, mine)
  // What failed, was not there, or is newer than what was asked for, is not kept under this hash.
  const found = await content.catch(() => null)
  if (found?.contentHash !== contentHash && kept.get(storyId) === mine) kept.delete(storyId)
  return content
}

async function readChecked(db: Database, storyId: string): Promise<StoryContent | null> {
  const content = await readStoryContent(db, storyId)
  if (!content) return null
  OpenedStory.shape.texts.parse(
    toOpenedTexts(
      content,
      (key) => key,
      () => true,
    ),
  )
  return content
}

async function readStoryContent(db: Database, storyId: string): Promise<StoryContent | null> {
  const statement = prepared(db, 'story_content', () =>
    db
      .select({
        storyId: story.storyId,
        contentHash: story.contentHash,
        coverImageUrl: story.coverImageUrl,
        isSample: story.isSample,
        // Tables are named by hand; see profile/queries.ts.
        texts: sql<StoryContent['texts']>`(
        select json_agg(json_build_object(
          'language', t.language, 'title', t.title, 'subtitle', t.subtitle,
          'questions', t.questions, 'glossary', t.glossary, 'pages', t.pages, 'pdfKey', t.pdf_key,
          'prints', t.prints, 'audio', t.audio, 'film', t.film))
        from story_text t where t.story_id = story.story_id)`,
        pictures: sql<StoryContent['pictures'] | null>`(
        select json_object_agg(p.name, p.files) from (
          select name, json_agg(json_build_object('widthPx', width_px, 'key', file_key)
            order by width_px) files
          from story_picture where story_picture.story_id = story.story_id
            and name not like 'cover.%' group by name) p)`,
      })
      .from(story)
      .where(eq(story.storyId, sql.placeholder('storyId')))
      .prepare('story_content'),
  )
  const [row] = await statement.execute({ storyId })
  return row ? { ...row, pictures: row.pictures ?? {} } : null
}

/** A narration or film of a story, in one language. */
export interface Recording {
  language: string
  medium: RecordingMedium
}

/**
 * The story as one reader gets it: texts by language, every file as a signed address, but recordings
 * only where `isPlayable`.
 */
export function toOpenedTexts(
  { texts, pictures }: Pick<StoryContent, 'texts' | 'pictures'>,
  sign: (key: string) => string,
  isPlayable: (recording: Recording) => boolean,
): OpenedStory['texts'] {
  // Languages share their pictures, so each is signed once.
  const sourcesOf = new Map(
    Object.entries(pictures).map(([name, files]) => [
      name,
      files.map(({ widthPx, key }) => ({ width: widthPx, url: sign(key) })),
    ]),
  )
  const entries = texts.map((text): [string, OpenedText] => [
    text.language,
    {
      title: text.title,
      subtitle: text.subtitle,
      questions: text.questions,
      glossary: text.glossary,
      pdfUrl: text.pdfKey ? sign(text.pdfKey) : null,
      audio: text.audio && {
        url: isPlayable({ language: text.language, medium: 'audio' }) ? sign(text.audio.key) : null,
        timesUrl: text.audio.timesKey && sign(text.audio.timesKey),
        voice: text.audio.voice,
        durationMs: text.audio.durationMs,
      },
      film: text.film && {
        url: isPlayable({ language: text.language, medium: 'video' }) ? sign(text.film.key) : null,
        captionsUrl: text.film.captionsKey && sign(text.film.captionsKey),
        durationMs: text.film.durationMs,
      },
      prints: text.prints.map(({ kind, key, fileName }) => ({ kind, url: sign(key), fileName })),
      pages: text.pages.map(({ picture, alt, paragraphs }) => {
        const sources = sourcesOf.get(picture ?? '') ?? []
        return { pictureUrl: sources.at(-1)?.url ?? '', picture: { alt, sources }, paragraphs }
      }),
    },
  ])
  return Object.fromEntries(entries) as OpenedStory['texts']
}
