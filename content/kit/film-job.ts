import { createHash } from 'node:crypto'
import { stat, writeFile } from 'node:fs/promises'
import { filmCues, shootFilm } from './film.ts'
import { filmFiles } from './film-files.ts'
import type { Narration } from './narration.ts'
import { narrationFiles, readNarration } from './narration.ts'
import type { StoryArt } from './story-art.ts'
import { loadArt } from './story-jobs.ts'
import type { Language, StorySource } from './story-source.ts'
import { generatedDirectory, readStory } from './story-source.ts'
import { webVtt } from './web-vtt.ts'

/** A story's film in one language; the unit of caching. */
export interface FilmJob {
  name: string
  key: string
  outputs: string[]
  source: StorySource
  art: StoryArt
  narration: Narration
}

/** Raise when the camera, the music or the codecs change, so that films are shot again. */
const filmVersion = 1

/** The largest a film may be; they are committed. */
export const maxFilmBytes = 6 * 1024 * 1024

const filmKey = (source: StorySource, { cover, scenes }: StoryArt, narration: Narration) => {
  const pictures = source.pages.map(({ scene }) => scenes[scene]?.().toString() ?? null)
  return createHash('sha256')
    .update(JSON.stringify([filmVersion, source.title, source.subtitle, narration]))
    .update(JSON.stringify([cover().toString(), pictures]))
    .digest('hex')
}

/** The film of a story, not yet shot; null where its text asks for none or nothing is spoken. */
export const filmJob = async (id: string, language: Language): Promise<FilmJob | null> => {
  const source = await readStory(id, language)
  const narration = await readNarration(id, language)
  if (!source.film || !narration) return null
  const art = await loadArt(id)
  return {
    name: `stories/${id}/film.${language}`,
    key: filmKey(source, art, narration),
    outputs: Object.values(filmFiles(id, language)),
    source,
    art,
    narration,
  }
}

/** Makes a film and its captions; returns a line about them. */
export const makeFilm = async ({ source, art, narration }: FilmJob) => {
  const { id, lang } = source
  const { video, captions } = filmFiles(id, lang)
  const target = `${generatedDirectory}/${video}`
  const sound = `${generatedDirectory}/${narrationFiles(id, lang).sound}`
  await shootFilm(source, art, narration, { narration: sound, video: target })
  await writeFile(`${generatedDirectory}/${captions}`, webVtt(filmCues(source, narration)))
  return `${Math.round((await stat(target)).size / 1024)} KB`
}
