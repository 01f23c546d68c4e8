import type { Span } from '../../text/words.ts'
import type { Loudness, Quotation, Role } from './dialogue.ts'

/** How a word is said. */
export interface Manner {
  role: Role
  /** Per cent of the usual pitch of the role's voice. */
  pitch: number
  /** Louder (+) or softer (-) than narration, in dB. */
  gain: number
}

/** Words that are said in one breath: of one quotation or of the narration, up to a „?“ or „!“. */
interface Phrase {
  words: Span[]
  quotation: Quotation | null
  /** The mark that ends it. */
  mark: '?' | '!' | ''
  /** Whether it says who speaks: „…“, sagte Elsa. */
  isTag: boolean
}

/** Shares of the range of pitch: from where a phrase begins to where it ends, 1 up and -1 down. */
const contours = {
  '': [0.75, -0.85],
  '!': [1.2, -0.2],
  // The voice itself raises the end of the last word.
  '?': [0.3, -0.3],
  tag: [0.1, -0.7],
} as const
/** Where the last word of a question is. */
const questionEnd = 0.8

/** Per cent of pitch from the middle of a contour to its upper or lower end. */
const pitchRange = 9
/** Per cent of pitch of speech by the narrator's voice, and of tags. */
const quotedPitch = 108
const tagPitch = 97

/** dB of quotations and tags, of phrases with „!“, and of words in capitals. */
const gains: Record<Loudness, number> = { soft: -4, plain: 0, loud: 3 }
const tagGain = -1
const exclamationGain = 1.5
const shoutGain = 3

/** Whether a word in capitals is shouted; shorter ones are „I“ or an abbreviation. */
const isShouted = (word: string) =>
  word.length > 2 && word === word.toUpperCase() && word !== word.toLowerCase()

/** The mark between a phrase and what follows it, with which the voice ends it. */
const markIn = (gap: string) => {
  const mark = /[?!]/u.exec(gap)?.[0]
  return mark === '?' || mark === '!' ? mark : ''
}

/** Divides a sentence of a paragraph into phrases. */
const toPhrases = (
  paragraph: string,
  words: readonly Span[],
  quotations: readonly Quotation[],
  end: number,
): Phrase[] => {
  const phrases: Phrase[] = []
  for (const [i, word] of words.entries()) {
    const quotation =
      quotations.find(({ span }) => span[0] <= word[0] && word[1] <= span[1]) ?? null
    const last = phrases.at(-1)
    const mark = markIn(paragraph.slice(word[1], words[i + 1]?.[0] ?? end))
    if (last && last.quotation === quotation && last.mark === '') {
      last.words.push(word)
      last.mark = mark
    } else {
      const isTag = quotation === null && last !== undefined && last.quotation !== null
      phrases.push({ words: [word], quotation, mark, isTag })
    }
  }
  return phrases
}

const pitchOf = ({ words, quotation, mark, isTag }: Phrase, i: number) => {
  const [from, to] = contours[isTag ? 'tag' : mark]
  const share = words.length < 2 ? 0.4 : i / (words.length - 1)
  const isQuestionEnd = mark === '?' && i === words.length - 1
  const bend = isQuestionEnd ? questionEnd : from + (to - from) * share
  let level = isTag ? tagPitch : 100
  if (quotation?.role === 'narrator') level = quotedPitch
  return Math.round((level * (100 + pitchRange * bend)) / 100)
}

const gainOf = ({ quotation, mark, isTag }: Phrase, word: string) => {
  if (isTag) return tagGain
  const gain = gains[quotation?.loudness ?? 'plain']
  if (gain < 0) return gain
  return Math.max(gain, isShouted(word) ? shoutGain : 0, mark === '!' ? exclamationGain : 0)
}

/**
 * How each word of a sentence is said: high at first, then falling; a question rises on its last word;
 * speech is higher than narration, its tag lower; whispering is soft, and what is shouted is loud.
 */
export const findManner = (
  paragraph: string,
  [, end]: Span,
  words: readonly Span[],
  quotations: readonly Quotation[],
): Manner[] =>
  toPhrases(paragraph, words, quotations, end).flatMap((phrase) =>
    phrase.words.map((word, i) => ({
      role: phrase.quotation?.role ?? 'narrator',
      pitch: pitchOf(phrase, i),
      gain: gainOf(phrase, paragraph.slice(...word)),
    })),
  )
