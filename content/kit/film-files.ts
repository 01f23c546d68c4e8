import type { Language } from './story-source.ts'

/** Names of a film's two files below `content/generated`. */
export const filmFiles = (id: string, language: Language) => ({
  video: `stories/${id}/film.${language}.mp4`,
  captions: `stories/${id}/film.${language}.vtt`,
})
