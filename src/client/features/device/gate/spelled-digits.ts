import type { Language } from '../../../../contract/base.ts'

const words: Record<Language, string[]> = {
  de: 'eins zwei drei vier fünf sechs sieben acht neun'.split(' '),
  en: 'one two three four five six seven eight nine'.split(' '),
}

const digitCount = 4

/** Four digits from 1 to 9 without equal neighbours. `random` returns numbers in [0, 1). */
export function drawDigits(random: () => number): string {
  const digits: number[] = []
  while (digits.length < digitCount) {
    const digit = 1 + Math.floor(random() * 9)
    if (digit !== digits.at(-1)) digits.push(digit)
  }
  return digits.join('')
}

/** The digits in words: „sieben – zwei – neun – vier“; a line breaks only after a dash. */
export function spellDigits(digits: string, language: Language): string {
  return Array.from(digits, (digit) => words[language][Number(digit) - 1]).join('\u00a0– ')
}

/** Whether an answer is the digits; spaces, commas, dots and dashes do not count. */
export function isRightAnswer(answer: string, digits: string): boolean {
  return answer.replace(/[\s,.–-]/g, '') === digits
}
