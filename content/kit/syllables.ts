import { readFileSync } from 'node:fs'
import hyphenopoly from 'hyphenopoly'
import { syllableExceptions } from './syllable-exceptions.ts'

const softHyphen = '\u00ad'

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

const hasVowel = (part: string) => /[aeiouyäöüéèàâêô]/i.test(part)

/** Drawn-out sounds („Huhuu“): a lone vowel that only repeats the one before is no syllable. */
const repeats = (part: string, before: string) =>
  part.length === 1 && before.toLowerCase().endsWith(part.toLowerCase())

/** Joins what no one can speak alone: „t-app“, „Pff-ft“, „zwei-d-rei“, „Hu-u-u“. */
const speakable = (parts: readonly string[]) => {
  const joined: string[] = []
  let onset = ''
  for (const part of parts) {
    const last = joined.at(-1)
    if (!hasVowel(part)) onset += part
    else if (last !== undefined && onset === '' && repeats(part, last))
      joined[joined.length - 1] = last + part
    else {
      joined.push(onset + part)
      onset = ''
    }
  }
  if (onset === '') return joined
  return joined.length === 0 ? [onset] : [...joined.slice(0, -1), joined.at(-1) + onset]
}

const divide = (word: string) =>
  speakable((dividers.get(patternName)?.(word) ?? word).split(softHyphen)).join(softHyphen)

type Known = ReadonlyMap<string, readonly number[]>

/** Words with hyphens between their syllables, as lengths of the syllables by word. */
const knownWords = (divided: readonly string[]): Known =>
  new Map(
    divided.map((word) => [
      word.replaceAll('-', '').toLowerCase(),
      word.split('-').map((part) => part.length),
    ]),
  )

const everywhere = knownWords(syllableExceptions)

const lengthsOf = (word: string, known: Known) =>
  known.get(word) ?? (/s$/.test(word) ? known.get(word.slice(0, -1)) : undefined)

const cut = (word: string, lengths: readonly number[]) => {
  let at = 0
  return lengths
    .map((length, i) => {
      at += length
      return i === lengths.length - 1 ? word.slice(at - length) : word.slice(at - length, at)
    })
    .join(softHyphen)
}

/**
 * German text with a soft hyphen (U+00AD) between spoken syllables: „A-bend“, „O-ma“.
 * `own` are a story's own divisions: `{ Theater: 'The-a-ter' }`.
 */
export const syllabify = (text: string, own: Readonly<Record<string, string>> = {}) => {
  const ownWords = knownWords(Object.values(own))
  return text.replaceAll(/\p{L}+/gu, (word) => {
    const lower = word.toLowerCase()
    const lengths = lengthsOf(lower, ownWords) ?? lengthsOf(lower, everywhere)
    return lengths ? cut(word, lengths) : divide(word)
  })
}

/** A story's own divisions that do not spell their word. */
export const misspelt = (own: Readonly<Record<string, string>>) =>
  Object.entries(own).filter(([word, divided]) => divided.replaceAll('-', '') !== word)
