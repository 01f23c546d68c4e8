import { filmsDirectory } from '../paths.ts'
import type { Language } from '../text/story-source.ts'

/** Paths of a film's files. The key file contains the hash of the inputs and is written last. */
export const filmFiles = (id: string, language: Language) => ({
  video: `${filmsDirectory}/${id}.${language}.mp4`,
  captions: `${filmsDirectory}/${id}.${language}.vtt`,
  key: `${filmsDirectory}/${id}.${language}.key`,
})
