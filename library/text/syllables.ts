import { readFileSync } from 'node:fs'
import hyphenopoly from 'hyphenopoly'
import { syllableExceptions } from './syllable-exceptions.ts'

const softHyphen = '\u00ad'

const patternName = 'de-x-syllable'

const hyphenators = hyphenopoly.config({
  require: [patternName],
  sync: true,
  loaderSync: (file, directory) => readFileSync(new URL(file, directory)),
  hyphen: softHyphen,
  minWordLength: 2,
  leftmin: 1,
  rightmin: 1,
})

const hasVowel = (part: string) => /[aeiouyäöüéèàâêô]/i.test(part)

/** A single vowel that repeats the previous one is no syllable: the sound is drawn out („Huhuu“). */
const isRepeatedVowel = (part: string, before: string) =>
  part.length === 1 && before.toLowerCase().endsWith(part.toLowerCase())

/** Joins parts that cannot be spoken alone to a neighbour: „t-app“, „Pff-ft“, „zwei-d-rei“, „Hu-u-u“. */
const joinUnspeakable = (parts: readonly string[]) => {
  const joined: string[] = []
  let onset = ''
  for (const part of parts) {
    const last = joined.at(-1)
    if (!hasVowel(part)) onset += part
    else if (last !== undefined && onset === '' && isRepeatedVowel(part, last))
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
  joinUnspeakable((hyphenators.get(patternName)?.(word) ?? word).split(softHyphen)).join(softHyphen)

/** Lengths of the syllables of each word in small letters. */
type SyllableLengths = ReadonlyMap<string, readonly number[]>

const measureSyllables = (divided: readonly string[]): SyllableLengths =>
  new Map(
    divided.map((word) => [
      word.replaceAll('-', '').toLowerCase(),
      word.split('-').map((part) => part.length),
    ]),
  )

const commonLengths = measureSyllables(syllableExceptions)

const lengthsOf = (word: string, all: SyllableLengths) =>
  all.get(word) ?? (/s$/.test(word) ? all.get(word.slice(0, -1)) : undefined)

/** Divides a word by the lengths of its syllables; the last one takes the rest. */
const divideByLengths = (word: string, lengths: readonly number[]) => {
  let at = 0
  return lengths
    .map((length, i) => {
      at += length
      return i === lengths.length - 1 ? word.slice(at - length) : word.slice(at - length, at)
    })
    .join(softHyphen)
}

/**
 * Puts a soft hyphen (U+00AD) between the spoken syllables of German text: „A-bend“, „O-ma“.
 * `exceptions` are the story's own: `{ Theater: 'The-a-ter' }`.
 */
export const syllabify = (text: string, exceptions: Readonly<Record<string, string>> = {}) => {
  const ownLengths = measureSyllables(Object.values(exceptions))
  return text.replaceAll(/\p{L}+/gu, (word) => {
    const lower = word.toLowerCase()
    const lengths = lengthsOf(lower, ownLengths) ?? lengthsOf(lower, commonLengths)
    return lengths ? divideByLengths(word, lengths) : divide(word)
  })
}

/** Finds exceptions whose syllables do not spell their word. */
export const findMisspelt = (exceptions: Readonly<Record<string, string>>) =>
  Object.entries(exceptions).filter(([word, divided]) => divided.replaceAll('-', '') !== word)
