import { expectNoFindingsInThemes, expectNoFindingsOnPapers } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { sample } from './sample-story.ts'
import { withFilm } from './tiny-film.ts'

const aids = { syllables: 'blue-red', share: 3, isBilingual: true, ruler: 'three' }

/** What lies open, by its address and by what shows that it is there. */
const views = [
  { name: 'the picture book', address: '&p=2', shown: '.book-picture img' },
  { name: 'the text with every aid', address: '&p=2&view=text', shown: '[data-bilingual]' },
  { name: 'the PDF', address: '&p=3&view=pdf', shown: 'canvas:visible' },
  { name: 'the film', address: '&view=film', shown: 'video' },
  { name: 'the end', address: '&p=11', shown: '#end-heading' },
]

for (const { name, address, shown } of views) {
  test(`axe finds nothing in ${name}, in any theme and on any paper`, async ({ page }) => {
    await page.addInitScript(
      (kept) => localStorage.setItem('reading-aids', kept),
      JSON.stringify(name.includes('aid') ? aids : {}),
    )
    if (shown === 'video') await withFilm(page)
    await page.goto(`${sample}${address}`)
    await expect(page.locator(shown).first()).toBeVisible()
    await expectNoFindingsInThemes(page)
    await expectNoFindingsOnPapers(page)
  })
}
