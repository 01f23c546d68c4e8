/** The origin of a folded letter: index of the text item, and UTF-16 range in it (`to` is exclusive). */
export interface TextSource {
  item: number
  from: number
  to: number
}

/** Normalized text for searching, with one source per UTF-16 unit. */
export interface FoldedText {
  folded: string
  sources: readonly TextSource[]
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
 * Folds text items so that "baer", "bar" and "Bär" match, as in the library's search: ä = ae = a,
 * ß = ss, upper case = lower case, any white space = one space.
 */
export function foldText(items: readonly string[]): FoldedText {
  let folded = ''
  const sources: TextSource[] = []
  items.forEach((text, item) => {
    for (const { 0: letter, index } of text.matchAll(letters)) {
      const plain = foldLetter(letter)
      const isRepeatedSpace = plain === ' ' && (folded === '' || folded.endsWith(' '))
      if (isRepeatedSpace) continue
      folded += plain
      const source = { item, from: index, to: index + letter.length }
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
