import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { StoryFilm } from '../film/job.ts'
import { readNarration } from '../sound/narration.ts'
import type { StoryMedia } from '../text/library-story.ts'
import type { Language } from '../text/story-source.ts'
import { parseMp4DurationMs } from './mp4.ts'

/** Duration of an MP4 or M4A file in milliseconds; null without the file. Throws when it is damaged. */
export const readDurationMs = async (file: string) =>
  existsSync(file) ? parseMp4DurationMs(await readFile(file)) : null

/** Facts on the narration and the film of a story in one language; null where there is none. */
export const readMedia = async (
  id: string,
  language: Language,
  film: StoryFilm | undefined,
): Promise<Pick<StoryMedia, 'narration' | 'film'>> => {
  const narration = await readNarration(id, language)
  const durationMs = film?.isMade ? await readDurationMs(film.files.video) : null
  return {
    narration: narration && { voice: narration.voice, durationMs: narration.durationMs },
    film: durationMs === null ? null : { durationMs },
  }
}
