import type { Narration } from '../../../../../contract/recording.ts'

/** Whether a file matches the contract's `Narration`; checked without zod, which is not shipped. */
export function isNarration(file: unknown): file is Narration {
  return hasList(file, 'pages', (page) => hasList(page, 'paragraphs', isParagraph))
}

const isParagraph = (paragraph: unknown) => hasList(paragraph, 'sentences', isSentence)

const isSentence = (sentence: unknown) =>
  ['from', 'to', 'startMs', 'endMs'].every((name) => isCount(fieldOf(sentence, name))) &&
  hasList(sentence, 'words', isWord)

const isWord = (word: unknown) => Array.isArray(word) && word.length === 4 && word.every(isCount)

const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function hasList(value: unknown, name: string, isItem: (item: unknown) => boolean): boolean {
  const list = fieldOf(value, name)
  return Array.isArray(list) && list.every(isItem)
}
