/** A letter's place in a page's text as pdf.js hands it out: which piece, which UTF-16 units of it. */
export interface Source {
  piece: number
  from: number
  to: number
}

/** Text as it is searched, one source for each of its UTF-16 units. */
export interface FoldedText {
  folded: string
  sources: readonly Source[]
}

const letters = /[aouäöü]e|./gisu
const umlaut = /^([aouäöü])e$/i
const lookalikes: Record<string, string> = {
  ß: 'ss',
  '„': '"',
  '“': '"',
  '”': '"',
  '’': "'",
  '–': '-',
}

/**
 * Folds pieces of text so that "baer", "bar" and "Bär" meet, as the library's search does:
 * ä = ae = a, ß = ss, large = small, any white space = one space.
 */
export function foldText(pieces: readonly string[]): FoldedText {
  let folded = ''
  const sources: Source[] = []
  pieces.forEach((text, piece) => {
    for (const { 0: letter, index } of text.matchAll(letters)) {
      const plain = foldLetter(letter)
      const isSpaceAgain = plain === ' ' && (folded === '' || folded.endsWith(' '))
      if (isSpaceAgain) continue
      folded += plain
      const source = { piece, from: index, to: index + letter.length }
      for (let unit = 0; unit < plain.length; unit++) sources.push(source)
    }
  })
  return { folded, sources }
}

function foldLetter(letter: string): string {
  if (/\s/.test(letter)) return ' '
  const small = letter.replace(umlaut, '$1').toLowerCase()
  return lookalikes[small] ?? small.normalize('NFKD').replace(/[\p{M}\u00ad]/gu, '')
}
