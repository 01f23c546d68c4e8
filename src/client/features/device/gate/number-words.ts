import type { Language } from '../../../../contract/base.ts'

const words: Record<Language, string[]> = {
  de: 'eins zwei drei vier fünf sechs sieben acht neun'.split(' '),
  en: 'one two three four five six seven eight nine'.split(' '),
}

const length = 4

/** Four digits from 1 to 9, no two neighbours alike. `random` gives numbers from 0 up to 1. */
export function drawDigits(random: () => number): string {
  const digits: number[] = []
  while (digits.length < length) {
    const digit = 1 + Math.floor(random() * 9)
    if (digit !== digits.at(-1)) digits.push(digit)
  }
  return digits.join('')
}

/** „sieben – zwei – neun – vier“ */
export function inWords(digits: string, language: Language): string {
  return Array.from(digits, (digit) => words[language][Number(digit) - 1]).join(' – ')
}

/** Whether an answer names the digits, however they are set apart. */
export function isAnswer(answer: string, digits: string): boolean {
  return answer.replace(/[\s,.–-]/g, '') === digits
}
