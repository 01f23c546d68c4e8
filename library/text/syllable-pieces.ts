import { syllabify } from './syllables.ts'

interface SyllablePiece {
  text: string
  /** Index of the syllable in its word; null for punctuation. */
  syllable: number | null
}

/** Divides the text between two spaces. */
const piecesOf = (chunk: string) =>
  chunk.split(/([\p{L}\u00ad]+)/u).flatMap((piece, i): SyllablePiece[] => {
    if (piece === '') return []
    if (i % 2 === 0) return [{ text: piece, syllable: null }]
    return piece.split('\u00ad').map((text, syllable) => ({ text, syllable }))
  })

/**
 * Splits German text into pieces for print, one list per chunk between spaces; `exceptions` are the
 * story's.
 */
export const splitSyllables = (text: string, exceptions: Readonly<Record<string, string>>) =>
  syllabify(text, exceptions).split(/\s+/).map(piecesOf)
