import { syllabify } from './syllables.ts'

interface SyllablePiece {
  text: string
  /** The syllable's place in its word; null for signs. */
  syllable: number | null
}

/** What stands between two spaces. */
const piecesOf = (chunk: string) =>
  chunk.split(/([\p{L}\u00ad]+)/u).flatMap((piece, i): SyllablePiece[] => {
    if (piece === '') return []
    if (i % 2 === 0) return [{ text: piece, syllable: null }]
    return piece.split('\u00ad').map((text, syllable) => ({ text, syllable }))
  })

/** German text for print with marked syllables; `own` are the story's own divisions. */
export const syllablePieces = (text: string, own: Readonly<Record<string, string>>) =>
  syllabify(text, own).split(/\s+/).map(piecesOf)
