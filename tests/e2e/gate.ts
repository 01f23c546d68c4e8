import type { Page } from '@playwright/test'

const words = 'eins zwei drei vier fünf sechs sieben acht neun'.split(' ')

/** Types the numbers that the gate of Kindermodus says in words. */
export async function answerGate(page: Page) {
  const said = await page.getByText(/^\p{L}+( – \p{L}+){3}$/u).textContent()
  const digits = (said ?? '').split(' – ').map((word) => words.indexOf(word) + 1)
  await page.getByLabel('Tippe als Ziffern').fill(digits.join(' '))
  await page.keyboard.press('Enter')
}
