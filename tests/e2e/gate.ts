import type { Page } from '@playwright/test'

const numberWords = 'eins zwei drei vier fünf sechs sieben acht neun'.split(' ')

/** Answers the gate of Kindermodus: types the numbers that it shows as words. */
export async function answerGate(page: Page) {
  const shown = await page.getByText(/^\p{L}+(\s–\s\p{L}+){3}$/u).textContent()
  const digits = (shown ?? '').split(/\s–\s/).map((word) => numberWords.indexOf(word) + 1)
  await page.getByLabel('Tippe als Ziffern').fill(digits.join(' '))
  await page.keyboard.press('Enter')
}
