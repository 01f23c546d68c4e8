import { readFileSync } from 'node:fs'
import hyphenopoly from 'hyphenopoly'

const softHyphen = '\u00ad'

/** Words the pattern divides wrongly, as a primary school would divide them. */
const exceptions = ['Ju-ni-or', 'Fa-mi-lie', 'Schnee-eu-le', 'Ra-dies-chen', 'Ho-nig-topf']

const patternName = 'de-x-syllable'

const dividers = hyphenopoly.config({
  require: [patternName],
  sync: true,
  loaderSync: (file, directory) => readFileSync(new URL(file, directory)),
  hyphen: softHyphen,
  minWordLength: 2,
  leftmin: 1,
  rightmin: 1,
})

const divide = (word: string) => dividers.get(patternName)?.(word) ?? word

const known = new Map(
  exceptions.map((word) => [
    word.replaceAll('-', '').toLowerCase(),
    word.split('-').map((part) => part.length),
  ]),
)

const cut = (word: string, lengths: readonly number[]) => {
  let at = 0
  return lengths
    .map((length) => {
      at += length
      return word.slice(at - length, at)
    })
    .join(softHyphen)
}

const divideWord = (word: string) => {
  const lengths = known.get(word.toLowerCase())
  return lengths ? cut(word, lengths) : divide(word)
}

/** German text with a soft hyphen (U+00AD) between spoken syllables: „A-bend“, „O-ma“. */
export const syllabify = (text: string) => text.replaceAll(/\p{L}+/gu, divideWord)
