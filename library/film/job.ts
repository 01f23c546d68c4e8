import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { loadArt } from '../draw/jobs/story-jobs.ts'
import { drawWide } from '../draw/stage/camera.ts'
import type { StoryArt } from '../draw/stage/story-art.ts'
import { filmsDirectory, generatedDirectory } from '../paths.ts'
import { type Narration, narrationFiles, readNarration } from '../sound/narration.ts'
import { type Language, languages, readStory, type StorySource } from '../text/story-source.ts'
import { filmFiles } from './files.ts'
import { shootFilm } from './shoot.ts'
import { listCues } from './timetable.ts'
import { formatWebVtt } from './web-vtt.ts'

/** A story's film in one language; the unit of caching. */
export interface FilmJob {
  key: string
  source: StorySource
  art: StoryArt
  narration: Narration
}

/** Raise when the camera, the music or the codecs change, to make all films again. */
const filmVersion = 3

/** Largest size of a film. */
export const maxFilmBytes = 8_000_000

const filmKey = (source: StorySource, { cover, scenes }: StoryArt, narration: Narration) => {
  const pictures = source.pages.map(({ scene }) => {
    const draw = scenes[scene]
    return draw ? drawWide(draw).toString() : null
  })
  return createHash('sha256')
    .update(JSON.stringify([filmVersion, source.title, source.subtitle, narration]))
    .update(JSON.stringify([cover().toString(), pictures]))
    .digest('hex')
}

/** Prepares the film of a story; null if its text asks for none or it has no narration. */
export const createFilmJob = async (id: string, language: Language): Promise<FilmJob | null> => {
  const source = await readStory(id, language)
  if (!source.film) return null
  const narration = await readNarration(id, language)
  if (!narration) return null
  const art = await loadArt(id)
  return { key: filmKey(source, art, narration), source, art, narration }
}

/** A film that a story asks for. */
export interface StoryFilm extends FilmJob {
  language: Language
  files: ReturnType<typeof filmFiles>
  /** Whether it exists and is up to date. */
  isMade: boolean
}

/** Lists all films that a story asks for, made or not. */
export const listFilms = async (id: string): Promise<StoryFilm[]> => {
  const films: StoryFilm[] = []
  for (const language of languages) {
    const job = await createFilmJob(id, language)
    if (!job) continue
    const files = filmFiles(id, language)
    const isComplete = Object.values(files).every((file) => existsSync(file))
    const isMade = isComplete && (await readFile(files.key, 'utf8')) === job.key
    films.push({ ...job, language, files, isMade })
  }
  return films
}

/** Makes a film and its captions; returns a line for the log. */
export const makeFilm = async ({ key, source, art, narration }: FilmJob) => {
  const { id, lang } = source
  const files = filmFiles(id, lang)
  const audio = `${generatedDirectory}/${narrationFiles(id, lang).audio}`
  await mkdir(filmsDirectory, { recursive: true })
  await rm(files.key, { force: true })
  const output = { narration: audio, video: files.video, maxBytes: maxFilmBytes }
  await shootFilm(source, art, narration, output)
  await writeFile(files.captions, formatWebVtt(listCues(source, narration)))
  await writeFile(files.key, key)
  return `${Math.round((await stat(files.video)).size / 1024)} KB`
}
