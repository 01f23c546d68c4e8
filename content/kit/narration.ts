import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Language } from './story-source.ts'
import { generatedDirectory } from './story-source.ts'

/** Offsets in the paragraph's text (UTF-16) and milliseconds from the beginning of the sound. */
type NarratedWord = [from: number, to: number, startMs: number, endMs: number]

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

/** What `narration.<language>.json` holds: when which words of a story are heard. */
export interface Narration {
  voice: 'computer' | 'human'
  durationMs: number
  pages: NarratedPage[]
}

/** Names of a narration's two files below `content/generated`. */
export const narrationFiles = (id: string, language: Language) => ({
  sound: `stories/${id}/narration.${language}.m4a`,
  times: `stories/${id}/narration.${language}.json`,
})

/** Reads the word times of a story; null where it has no narration. */
export const readNarration = async (id: string, language: Language): Promise<Narration | null> => {
  const { sound, times } = narrationFiles(id, language)
  const file = `${generatedDirectory}/${times}`
  if (!existsSync(file) || !existsSync(`${generatedDirectory}/${sound}`)) return null
  return JSON.parse(await readFile(file, 'utf8')) as Narration
}
