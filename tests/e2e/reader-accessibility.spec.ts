import { expectNoFindingsInThemes, expectNoFindingsOnPapers } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { sample } from './sample-story.ts'
import { withFilm } from './tiny-film.ts'

const aids = { syllables: 'blue-red', share: 3, isBilingual: true, ruler: 'three' }

/** Views of the reader with their addresses; `readySelector` matches when a view is ready. */
const views = [
  { name: 'the picture book', address: '&p=2', readySelector: '.book-picture img' },
  { name: 'the text with every aid', address: '&p=2&view=text', readySelector: '[data-bilingual]' },
  { name: 'the PDF', address: '&p=3&view=pdf', readySelector: 'canvas:visible' },
  { name: 'the film', address: '&view=film', readySelector: 'video' },
  { name: 'the end', address: '&p=11', readySelector: '#end-heading' },
]

for (const { name, address, readySelector } of views) {
  test(`axe finds nothing in ${name}, in any theme and on any paper`, async ({ page }) => {
    await page.addInitScript(
      (json) => localStorage.setItem('reading-aids', json),
      JSON.stringify(name.includes('aid') ? aids : {}),
    )
    if (readySelector === 'video') await withFilm(page)
    await page.goto(`${sample}${address}`)
    await expect(page.locator(readySelector).first()).toBeVisible()
    await expectNoFindingsInThemes(page)
    await expectNoFindingsOnPapers(page)
  })
}
