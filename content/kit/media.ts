import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { filmFiles } from './film-files.ts'
import type { StoryMedia } from './library-story.ts'
import { mp4DurationMs } from './mp4.ts'
import { readNarration } from './narration.ts'
import type { Language } from './story-source.ts'
import { generatedDirectory } from './story-source.ts'

/** Milliseconds of an MP4 or M4A file below `content/generated`; null where it is missing. */
export const playingTimeMs = async (file: string) => {
  const path = `${generatedDirectory}/${file}`
  return existsSync(path) ? mp4DurationMs(await readFile(path)) : null
}

/** What there is to hear and to see of a story in one language. */
export const recordedMedia = async (
  id: string,
  language: Language,
): Promise<Pick<StoryMedia, 'narration' | 'film'>> => {
  const narration = await readNarration(id, language)
  const durationMs = await playingTimeMs(filmFiles(id, language).video)
  return {
    narration: narration && { voice: narration.voice, durationMs: narration.durationMs },
    film: durationMs === null ? null : { durationMs },
  }
}
