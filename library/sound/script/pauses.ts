import type { StorySource } from '../../text/story-source.ts'
import { findWords } from '../../text/words.ts'
import type { StorySentence } from './story-sentences.ts'

/** Silences in seconds; those of the story's beginning and end are around all sound. */
export const pauses = {
  start: 0.3,
  end: 1,
  page: 1.75,
  /** Small children look at the new picture first. */
  pageForYoung: 2.5,
  punchLine: 0.8,
  /** After „…“, within a sentence, too. */
  ellipsis: 0.8,
  /** Before somebody answers. */
  answer: 0.55,
  paragraph: 0.6,
  sentence: 0.32,
  /** From a question to what follows it, in addition. */
  question: 0.1,
  /** From speech to „sagte …“, and from there to speech. */
  tag: 0.16,
  afterTag: 0.22,
  /** From „Er sagte:“ to speech. */
  colon: 0.3,
  /** After „?“ and „!“ within a sentence. */
  mark: 0.25,
}

/** Breath after a longer sentence: seconds for each of its words, at most for `mostWords`. */
const breath = { perWord: 0.014, mostWords: 16 }

/** Words of a punch line at most. */
const punchLineWords = 8

/** Whether a new page has a longer pause: for ages that begin at 3 or end by 5. */
export const isForYoung = ([from, to]: StorySource['age']) => from <= 3 || to <= 5

/** Whether one sentence is a paragraph of its own. */
const isParagraph = (sentence: StorySentence, { pages }: Pick<StorySource, 'pages'>) => {
  const text = pages[sentence.page]?.paragraphs[sentence.paragraph] ?? ''
  return sentence.span[0] === 0 && sentence.span[1] === text.length
}

/**
 * Whether a sentence is a punch line: it ends a page of several paragraphs, is a paragraph of its own, and
 * has at most eight words („Dann ließ sie ihn hängen.“).
 */
const isPunchLine = (sentence: StorySentence, story: Pick<StorySource, 'pages'>) => {
  const { length } = story.pages[sentence.page]?.paragraphs ?? []
  const isLast = length > 1 && sentence.paragraph === length - 1
  return isLast && sentence.spoken.words.length <= punchLineWords && isParagraph(sentence, story)
}

/** A sentence's own text. */
const textOf = ({ page, paragraph, span }: StorySentence, { pages }: Pick<StorySource, 'pages'>) =>
  (pages[page]?.paragraphs[paragraph] ?? '').slice(...span)

const beginsWithSpeech = /^[–—\s]*[„“]/u
const beginsWithDash = /^[–—]/u
const endsWithEllipsis = /…[^\p{L}\p{N}]*$/u
const endsWithQuestion = /\?[^\p{L}\p{N}]*$/u

/**
 * Seconds of silence before a sentence: the longest of what its place and the sentence before ask for.
 */
export const pauseBefore = (
  sentence: StorySentence,
  before: StorySentence | undefined,
  story: Pick<StorySource, 'pages' | 'age'>,
) => {
  if (!before) return pauses.start
  if (before.page !== sentence.page)
    return isForYoung(story.age) ? pauses.pageForYoung : pauses.page
  const [text, textBefore] = [textOf(sentence, story), textOf(before, story)]
  const isNewParagraph = before.paragraph !== sentence.paragraph
  const isAnswer =
    beginsWithSpeech.test(text) &&
    /[„“]/u.test(textBefore) &&
    (isNewParagraph || beginsWithDash.test(text))
  const words = Math.min(breath.mostWords, findWords(textBefore).length)
  let seconds = isNewParagraph ? pauses.paragraph : pauses.sentence
  seconds += words * breath.perWord
  if (isAnswer) seconds = pauses.answer
  else if (endsWithQuestion.test(textBefore)) seconds += pauses.question
  if (endsWithEllipsis.test(textBefore)) seconds = Math.max(seconds, pauses.ellipsis)
  if (isPunchLine(sentence, story)) seconds = Math.max(seconds, pauses.punchLine)
  return Math.round(seconds * 1000) / 1000
}

/** Shortest and longest silence between two words, in seconds. */
export type PauseRange = readonly [min: number, max: number]

const exactly = (seconds: number): PauseRange => [seconds, seconds]

/** The voice's own pauses, if they are not too long. */
const ownPause: PauseRange = [0, 0.36]

const openingMark = /\s[„“]$/u
const closingMark = /^[^\s„“”]*[“”]/u

/** The silence between two words of a sentence, by the text between them. */
export const pauseWithin = (gap: string): PauseRange => {
  if (gap.includes('…')) return exactly(pauses.ellipsis)
  if (closingMark.test(gap) && /[,.?!]/u.test(gap)) return exactly(pauses.tag)
  if (openingMark.test(gap) && gap.includes(':')) return exactly(pauses.colon)
  if (openingMark.test(gap) && gap.includes(',')) return exactly(pauses.afterTag)
  return /[?!]/u.test(gap) ? exactly(pauses.mark) : ownPause
}
