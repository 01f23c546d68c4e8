import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import type { Narration } from '../narration.ts'
import { narrationFiles, readNarration } from '../narration.ts'
import type { StoryArt } from '../story-art.ts'
import { loadArt } from '../story-jobs.ts'
import type { Language, StorySource } from '../story-source.ts'
import { generatedDirectory, languages, readStory } from '../story-source.ts'
import { filmFiles, filmsDirectory } from './files.ts'
import { onStage } from './pictures.ts'
import { shootFilm } from './shoot.ts'
import { filmCues } from './timetable.ts'
import { webVtt } from './web-vtt.ts'

/** A story's film in one language; the unit of caching. */
export interface FilmJob {
  key: string
  source: StorySource
  art: StoryArt
  narration: Narration
}

/** Raise when the camera, the music or the codecs change, so that films are shot again. */
const filmVersion = 3

/** The largest a film may be. */
export const maxFilmBytes = 8_000_000

const filmKey = (source: StorySource, { cover, scenes }: StoryArt, narration: Narration) => {
  const pictures = source.pages.map(({ scene }) => {
    const draw = scenes[scene]
    return draw ? onStage(draw).toString() : null
  })
  return createHash('sha256')
    .update(JSON.stringify([filmVersion, source.title, source.subtitle, narration]))
    .update(JSON.stringify([cover().toString(), pictures]))
    .digest('hex')
}

/** The film of a story, not yet shot; null where its text asks for none or nothing is spoken. */
export const filmJob = async (id: string, language: Language): Promise<FilmJob | null> => {
  const source = await readStory(id, language)
  if (!source.film) return null
  const narration = await readNarration(id, language)
  if (!narration) return null
  const art = await loadArt(id)
  return { key: filmKey(source, art, narration), source, art, narration }
}

/** A film that a story's text asks for. */
export interface StoryFilm extends FilmJob {
  language: Language
  files: ReturnType<typeof filmFiles>
  /** Whether it is there, made from what it is to be made from now. */
  isMade: boolean
}

/** All films that a story's texts ask for, made or not. */
export const filmsOf = async (id: string): Promise<StoryFilm[]> => {
  const films: StoryFilm[] = []
  for (const language of languages) {
    const job = await filmJob(id, language)
    if (!job) continue
    const files = filmFiles(id, language)
    const isThere = Object.values(files).every((file) => existsSync(file))
    const isMade = isThere && (await readFile(files.key, 'utf8')) === job.key
    films.push({ ...job, language, files, isMade })
  }
  return films
}

/** Makes a film and its captions; returns a line about them. */
export const makeFilm = async ({ key, source, art, narration }: FilmJob) => {
  const { id, lang } = source
  const files = filmFiles(id, lang)
  const sound = `${generatedDirectory}/${narrationFiles(id, lang).sound}`
  await mkdir(filmsDirectory, { recursive: true })
  await rm(files.key, { force: true })
  const limits = { narration: sound, video: files.video, maxBytes: maxFilmBytes }
  await shootFilm(source, art, narration, limits)
  await writeFile(files.captions, webVtt(filmCues(source, narration)))
  await writeFile(files.key, key)
  return `${Math.round((await stat(files.video)).size / 1024)} KB`
}
