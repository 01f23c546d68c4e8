import { fileURLToPath } from 'node:url'
import type { Language } from '../story-source.ts'

/** Where films are made and kept; unlike pictures and narrations they are not committed. */
export const filmsDirectory = fileURLToPath(new URL('../../films', import.meta.url))

/** A film's files: the third says what the other two were made from and is written last. */
export const filmFiles = (id: string, language: Language) => ({
  video: `${filmsDirectory}/${id}.${language}.mp4`,
  captions: `${filmsDirectory}/${id}.${language}.vtt`,
  key: `${filmsDirectory}/${id}.${language}.key`,
})
