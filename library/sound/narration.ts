import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { generatedDirectory } from '../paths.ts'
import type { Language } from '../text/story-source.ts'

/**
 * UTF-16 offsets in the paragraph (the end is exclusive), and milliseconds from the start of the audio.
 */
export type NarratedWord = [from: number, to: number, startMs: number, endMs: number]

export interface NarratedSentence {
  from: number
  to: number
  startMs: number
  endMs: number
  words: NarratedWord[]
}

export interface NarratedPage {
  startMs: number
  endMs: number
  paragraphs: { sentences: NarratedSentence[] }[]
}

/** The content of `narration.<language>.json`: the times of all words of a story. */
export interface Narration {
  voice: 'computer' | 'human'
  durationMs: number
  /** Highest peak between the samples of the encoded audio, in dB of full scale (dBTP). */
  truePeak: number
  pages: NarratedPage[]
}

/** How long a word is highlighted at least: from its start to its end. */
export const minWordMs = 120

/** Names of a narration's two files below `content/generated`. */
export const narrationFiles = (id: string, language: Language) => ({
  audio: `stories/${id}/narration.${language}.m4a`,
  times: `stories/${id}/narration.${language}.json`,
})

/** Reads the word times of a story; null without a narration. */
export const readNarration = async (id: string, language: Language): Promise<Narration | null> => {
  const { audio, times } = narrationFiles(id, language)
  const file = `${generatedDirectory}/${times}`
  if (!existsSync(file) || !existsSync(`${generatedDirectory}/${audio}`)) return null
  return JSON.parse(await readFile(file, 'utf8')) as Narration
}
