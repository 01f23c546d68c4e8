const softHyphen = '\u00ad'

/** A piece of a paragraph: a word with its spoken syllables, or what stands between words. */
export interface TextPiece {
  /** Place of its first letter in the paragraph without soft hyphens. */
  at: number
  text: string
  /** Null for what is no word. */
  syllables: string[] | null
}

/** The pieces of a paragraph that has soft hyphens between its syllables. */
export function piecesOf(paragraph: string): TextPiece[] {
  let at = 0
  return (paragraph.match(/[\p{L}\u00ad]+|[^\p{L}\u00ad]+/gu) ?? []).map((piece) => {
    const isWord = /\p{L}/u.test(piece)
    const text = piece.replaceAll(softHyphen, '')
    const found = { at, text, syllables: isWord ? piece.split(softHyphen) : null }
    at += text.length
    return found
  })
}

/**
 * The pieces that stay on one line together: a word with the marks that belong to it. A word that is a
 * button would let the line end before its comma. Spaces stand alone.
 */
export function unbrokenParts(pieces: readonly TextPiece[]): TextPiece[][] {
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

/** What is wrong with a division such as `Jon-te`; null for nothing. */
export function divisionProblem(word: string, division: string): 'letters' | 'hyphens' | null {
  if (division.replaceAll('-', '') !== word) return 'letters'
  return division.split('-').includes('') ? 'hyphens' : null
}

/** The divisions with one word's own, or without it. */
export function withDivision(
  divisions: Readonly<Record<string, string>>,
  word: string,
  division: string | null,
): Record<string, string> {
  const { [word]: _, ...others } = divisions
  return division === null ? others : { ...others, [word]: division }
}
