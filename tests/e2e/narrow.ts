import { expect, type Page } from '@playwright/test'

/** The narrowest usual phone. */
const phone = { width: 360, height: 800 }

/** Checks that the open page does not scroll sideways on a phone, and that no line's end tears a word. */
export async function expectFitsPhone(page: Page) {
  const whole = page.viewportSize()
  await page.setViewportSize(phone)
  await expect.poll(() => page.evaluate(findMisfits)).toEqual([])
  if (whole) await page.setViewportSize(whole)
}

/** Runs in the page. Words with soft hyphens may break, and what only screen readers get has no lines. */
function findMisfits(): string[] {
  const countLines = (text: Node, start: number, end: number) => {
    const range = document.createRange()
    range.setStart(text, start)
    range.setEnd(text, end)
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
    return new Set(lines.map(({ top }) => Math.round(top))).size
  }
  const tornWords = (text: Text) =>
    [...text.data.matchAll(/[\p{L}\u00ad]{4,}/gu)]
      .filter(({ 0: word }) => !word.includes('\u00ad'))
      .filter(({ 0: word, index }) => countLines(text, index, index + word.length) > 1)
      .map(([word]) => word)

  const { scrollWidth, clientWidth } = document.documentElement
  const shown = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.offsetWidth > 1 && !element.closest('[aria-hidden=true]'),
  )
  const texts = shown.flatMap(({ childNodes }) =>
    [...childNodes].filter((node) => node instanceof Text),
  )
  const torn = texts.flatMap(tornWords)
  return scrollWidth > clientWidth ? [`${scrollWidth} px wide`, ...torn] : torn
}
