const softHyphen = '\u00ad'

/** A piece of a paragraph: a word with its spoken syllables, or the characters between two words. */
export interface TextPiece {
  /** Index of its first character in the paragraph without soft hyphens. */
  at: number
  text: string
  /** Null if the piece is not a word. */
  syllables: string[] | null
}

/** Splits a paragraph with soft hyphens between its syllables. */
export function splitIntoPieces(paragraph: string): TextPiece[] {
  let at = 0
  return (paragraph.match(/[\p{L}\u00ad]+|[^\p{L}\u00ad]+/gu) ?? []).map((piece) => {
    const isWord = /\p{L}/u.test(piece)
    const text = piece.replaceAll(softHyphen, '')
    const textPiece = { at, text, syllables: isWord ? piece.split(softHyphen) : null }
    at += text.length
    return textPiece
  })
}

/**
 * Groups the pieces that stay on one line: a word with its punctuation. Otherwise a line could break
 * between a word, which is a button, and its comma. Spaces are groups of their own.
 */
export function groupUnbreakable(pieces: readonly TextPiece[]): TextPiece[][] {
  const parts: TextPiece[][] = [[]]
  for (const piece of pieces) {
    if (piece.syllables) {
      parts.at(-1)?.push(piece)
      continue
    }
    let { at } = piece
    for (const text of piece.text.split(/(\s+)|(?<=[–—-])/).filter(Boolean)) {
      const part = { ...piece, at, text }
      at += text.length
      if (text.trim() === '') parts.push([part], [])
      else parts.at(-1)?.push(part)
      if (/[–—-]$/.test(text)) parts.push([])
    }
  }
  return parts.filter((part) => part.length > 0)
}

/** Why a division such as `Jon-te` is invalid; null if it is valid. */
export function findDivisionProblem(word: string, division: string): 'letters' | 'hyphens' | null {
  if (division.replaceAll('-', '') !== word) return 'letters'
  return division.split('-').includes('') ? 'hyphens' : null
}

/** A copy with a word's own division set, or removed (null). */
export function withDivision(
  divisions: Readonly<Record<string, string>>,
  word: string,
  division: string | null,
): Record<string, string> {
  const { [word]: _, ...others } = divisions
  return division === null ? others : { ...others, [word]: division }
}
