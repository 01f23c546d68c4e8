import { eq, sql } from 'drizzle-orm'
import { OpenedStory, type OpenedText } from '../../contract/reading.ts'
import type { RecordingMedium } from '../../contract/recording.ts'
import { type Database, preparedStatement } from '../db/client.ts'
import { story, type storyText } from '../db/story-schema.ts'

interface PictureFile {
  widthPx: number
  /** Null where it is unknown. */
  heightPx: number | null
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

/** A story's content with the keys of its files; the same for every reader. */
export interface StoryContent {
  storyId: string
  contentHash: string
  titleSyllables: string | null
  coverImageUrl: string | null
  isSample: boolean
  texts: StoryText[]
  /** Files of the pages' pictures by name, narrow to wide. */
  pictures: Record<string, PictureFile[]>
}

/** The content of one hash, loaded or still loading. */
interface CachedContent {
  contentHash: string
  content: Promise<StoryContent | null>
}

/** Stories of some hundred kilobytes each. */
const maxCached = 100
const cacheByDatabase = new WeakMap<Database, Map<string, CachedContent>>()

/**
 * The content that the reader shows; null where the story does not exist. The content of a hash never
 * changes, so it is loaded, checked and cached in memory once, also for concurrent calls.
 */
export async function findStoryContent(
  db: Database,
  { storyId, contentHash }: { storyId: string; contentHash: string },
): Promise<StoryContent | null> {
  const cache = cacheByDatabase.get(db) ?? new Map<string, CachedContent>()
  cacheByDatabase.set(db, cache)
  const cached = cache.get(storyId)
  if (cached?.contentHash === contentHash) return cached.content
  const content = loadChecked(db, storyId)
  cache.delete(storyId)
  if (cache.size >= maxCached) cache.delete(cache.keys().next().value ?? '')
  const entry = { contentHash, content }
  cache.set(storyId, entry)
  // A failure, a missing story or a newer content is not cached under this hash.
  const found = await content.catch(() => null)
  if (found?.contentHash !== contentHash && cache.get(storyId) === entry) cache.delete(storyId)
  return content
}

async function loadChecked(db: Database, storyId: string): Promise<StoryContent | null> {
  const content = await loadStoryContent(db, storyId)
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

async function loadStoryContent(db: Database, storyId: string): Promise<StoryContent | null> {
  const statement = preparedStatement(db, 'story_content', () =>
    db
      .select({
        storyId: story.storyId,
        contentHash: story.contentHash,
        titleSyllables: story.titleSyllables,
        coverImageUrl: story.coverImageUrl,
        isSample: story.isSample,
        // Tables are named explicitly; see profile/queries.ts.
        texts: sql<StoryContent['texts']>`(
        select json_agg(json_build_object(
          'language', t.language, 'title', t.title, 'subtitle', t.subtitle,
          'questions', t.questions, 'glossary', t.glossary, 'pages', t.pages, 'pdfKey', t.pdf_key,
          'prints', t.prints, 'audio', t.audio, 'film', t.film))
        from story_text t where t.story_id = story.story_id)`,
        pictures: sql<StoryContent['pictures'] | null>`(
        select json_object_agg(p.name, p.files) from (
          select name, json_agg(json_build_object('widthPx', width_px, 'heightPx', height_px,
            'key', file_key) order by width_px) files
          from story_picture, lateral (
            select key, height_px from stored_file where key = file_key offset 0) file
          where story_picture.story_id = story.story_id and name not like 'cover.%' group by name) p)`,
      })
      .from(story)
      .where(eq(story.storyId, sql.placeholder('storyId')))
      .prepare('story_content'),
  )
  const [row] = await statement.execute({ storyId })
  return row ? { ...row, pictures: row.pictures ?? {} } : null
}

const noPicture = { sources: [], aspectRatio: null }

/** The widest file has the least rounding. */
function aspectRatioOf(files: PictureFile[]): number | null {
  const { widthPx, heightPx } = files.at(-1) ?? {}
  return widthPx && heightPx ? widthPx / heightPx : null
}

/** A narration or film of a story, in one language. */
export interface Recording {
  language: string
  medium: RecordingMedium
}

/**
 * The texts of a story by language for one reader: with signed addresses of the files, of recordings
 * only where `isPlayable`.
 */
export function toOpenedTexts(
  { texts, pictures }: Pick<StoryContent, 'texts' | 'pictures'>,
  sign: (key: string) => string,
  isPlayable: (recording: Recording) => boolean,
): OpenedStory['texts'] {
  // Languages share their pictures, so each is signed once.
  const pictureOf = new Map(
    Object.entries(pictures).map(([name, files]) => [
      name,
      {
        sources: files.map(({ widthPx, key }) => ({ width: widthPx, url: sign(key) })),
        aspectRatio: aspectRatioOf(files),
      },
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
      pages: text.pages.map(({ picture, alt, paragraphs, surprises }) => {
        const shown = pictureOf.get(picture ?? '') ?? noPicture
        const pictureUrl = shown.sources.at(-1)?.url ?? ''
        return {
          pictureUrl,
          picture: { alt, ...shown },
          ...(surprises && { surprises }),
          paragraphs,
        }
      }),
    },
  ])
  return Object.fromEntries(entries) as OpenedStory['texts']
}
