import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { StoryFilm } from './film/job.ts'
import type { StoryMedia } from './library-story.ts'
import { mp4DurationMs } from './mp4.ts'
import { readNarration } from './narration.ts'
import type { Language } from './story-source.ts'

/** Milliseconds of an MP4 or M4A file; null where it is missing. */
export const playingTimeMs = async (file: string) =>
  existsSync(file) ? mp4DurationMs(await readFile(file)) : null

/** What there is to hear and to see of a story in one language. */
export const recordedMedia = async (
  id: string,
  language: Language,
  film: StoryFilm | undefined,
): Promise<Pick<StoryMedia, 'narration' | 'film'>> => {
  const narration = await readNarration(id, language)
  const durationMs = film?.isMade ? await playingTimeMs(film.files.video) : null
  return {
    narration: narration && { voice: narration.voice, durationMs: narration.durationMs },
    film: durationMs === null ? null : { durationMs },
  }
}
