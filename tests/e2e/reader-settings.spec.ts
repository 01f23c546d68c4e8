import type { Page } from '@playwright/test'
import { signInByCall, signUp } from './accounts.ts'
import { axeFindings } from './axe.ts'
import { expect, test } from './fixtures.ts'

const address = '/reader?story=bruno-honig&p=2'

const reader = (page: Page) => page.locator('.reader')
const text = (page: Page) => page.locator('.story-text')

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Lesen einstellen' }).click()
  await expect(page.getByRole('dialog', { name: 'Lesen einstellen' })).toBeVisible()
}

async function chooseSetting(page: Page, group: string, name: string) {
  const row = page.getByRole('dialog').getByRole('group', { name: group, exact: true })
  await row.getByRole('radio', { name, exact: true }).click()
}

/** The number of ranges of a CSS highlight. */
const highlightCount = (page: Page, name: string) =>
  page.evaluate((highlight) => CSS.highlights.get(highlight)?.size ?? 0, name)

/** By how many CSS pixels the gaps in a word of the text differ from those between any two letters. */
const tornBy = (page: Page, word: string) =>
  text(page).evaluate(async (section, measured) => {
    const { fontSize, fontFamily } = getComputedStyle(section)
    await document.fonts.load(`${fontSize} ${fontFamily}`)
    const widthOf = (letters: string) => {
      const span = document.createElement('span')
      span.style.position = 'absolute'
      span.textContent = letters
      section.append(span)
      const { width } = span.getBoundingClientRect()
      span.remove()
      return width
    }
    const apart = [...measured].reduce((sum, letter) => sum + widthOf(letter), 0)
    return Math.abs(apart - widthOf(measured))
  }, word)

test('settings apply immediately, survive a reload and reach a second device', async ({
  page,
  newPage,
}) => {
  const family = await signUp(page)
  await page.goto(address)
  await expect(text(page)).toBeVisible()
  await openSettings(page)
  await chooseSetting(page, 'Papier', 'Nacht')
  // The scene around the paper is dark, too.
  await expect(page.locator('.backdrop')).toHaveCSS('background-color', 'rgb(11, 10, 16)')
  await chooseSetting(page, 'Schrift', 'OpenDyslexic')
  expect(await tornBy(page, 'Dann')).toBeLessThan(0.5)
  await chooseSetting(page, 'Schriftgröße', '32')
  await chooseSetting(page, 'Schrift', 'Lexend')
  await chooseSetting(page, 'Abstände', 'Weit')
  await chooseSetting(page, 'Silbenhilfe', 'Blau und Orange')
  await chooseSetting(page, 'Leselineal', '1 Zeile')
  await chooseSetting(page, 'Mit-Lesen', 'Ein Satz')
  await chooseSetting(page, 'Sprache der Geschichte', 'English')
  // Requests of the earlier choices may still be running.
  const saved = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/rpc/reading/updateAids') &&
      (answer.request().postData() ?? '').includes('isBilingual'),
  )
  await chooseSetting(page, 'Zweisprachig', 'Nebeneinander')
  await saved

  const devices = [page, await newPage()]
  await signInByCall(devices[1] as Page, family)
  for (const device of devices) {
    await device.goto(address)
    await expect(text(device)).toHaveAttribute('lang', 'en')
    await expect(text(device)).toHaveAttribute('data-bilingual', 'true')
    await expect(reader(device)).toHaveAttribute('data-design', 'nacht')
    await expect(reader(device)).toHaveAttribute('data-spacing', 'wide')
    await expect(reader(device)).toHaveAttribute('data-syllables', 'blue-orange')
    await expect(text(device)).toHaveCSS('font-size', '32px')
    await expect(text(device)).toHaveCSS('font-family', /Lexend/)
    await expect.poll(() => highlightCount(device, 'share')).toBeGreaterThan(0)
    await openSettings(device)
    const ruler = device.getByRole('group', { name: 'Leselineal' })
    await expect(ruler.getByRole('radio', { name: '1 Zeile' })).toBeChecked()
  }
  await page.getByRole('button', { name: 'Alles auf Standard' }).click()
  await expect(text(page)).toHaveAttribute('lang', 'de')
  await expect(reader(page)).not.toHaveAttribute('data-design')
  await expect(reader(page)).toHaveAttribute('data-syllables', 'off')
  // Letters of the default size adapt to the page.
  await expect(text(page)).toHaveCSS('font-size', /^(18|20|22)px$/)
  await expect.poll(() => highlightCount(page, 'share')).toBe(0)
})

test('a guest can colour syllables and passages, read two languages in pairs, and keeps the settings', async ({
  page,
}) => {
  await page.goto('/reader?story=fuchs-laterne&p=2')
  const before = await text(page).innerText()
  await openSettings(page)
  await chooseSetting(page, 'Silbenhilfe', 'Blau und Rot')
  await expect.poll(() => highlightCount(page, 'syllable-first')).toBeGreaterThan(50)
  await expect.poll(() => highlightCount(page, 'preview-second')).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Einstellungen schließen' }).click()
  expect(await text(page).innerText()).toBe(before)
  await expect(page.locator('.reader-sheet')).toMatchAriaSnapshot(`
    - paragraph: Finn schob die Nase aus dem Bau. Dann eine Pfote. Dann, mit einem langen Seufzer, den ganzen Fuchs.
  `)

  await openSettings(page)
  await chooseSetting(page, 'Mit-Lesen', 'Ein kurzer Satz')
  await page.getByRole('button', { name: 'Einstellungen schließen' }).click()
  await expect(page.locator('.reader-sheet')).toMatchAriaSnapshot(`
    - text: "Du liest: Dann eine Pfote."
    - paragraph: Finn schob die Nase aus dem Bau. Dann eine Pfote. Dann, mit einem langen Seufzer, den ganzen Fuchs.
  `)
  const shareLabel = page.getByText('Du', { exact: true }).first()
  await expect(shareLabel).toBeVisible()

  await openSettings(page)
  await chooseSetting(page, 'Mit-Lesen', 'Aus')
  await chooseSetting(page, 'Papier', 'Sepia')
  await chooseSetting(page, 'Silbenhilfe', 'Punkte')
  await chooseSetting(page, 'Zweisprachig', 'Nebeneinander')
  await page.reload()
  await expect(reader(page)).toHaveAttribute('data-design', 'sepia')
  await expect(reader(page)).toHaveAttribute('data-syllables', 'dots')
  await expectPairs(page)
})

/** Expects two languages one below the other on a phone, and side by side on a wide screen. */
async function expectPairs(page: Page) {
  const pair = page.locator('.story-paragraph').first().locator('p')
  /** Measures both at the same moment, as the sheet may be moving. */
  const places = () =>
    pair.evaluateAll((texts) => {
      const [german, english] = texts.map((text) => text.getBoundingClientRect())
      if (!german || !english) return 'not there'
      const isStacked = english.x === german.x && english.y > german.bottom - 1
      const isBeside = english.y === german.y && english.x > german.right - 1
      return { isStacked, isBeside }
    })
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(places).toEqual({ isStacked: true, isBeside: false })
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(places).toEqual({ isStacked: false, isBeside: true })
}

test('the settings can be used by keyboard alone, and axe finds nothing on any paper', async ({
  page,
}) => {
  await page.goto('/reader?story=fuchs-laterne&p=2')
  await openSettings(page)
  for (const [design, name] of Object.entries(designs)) {
    await chooseSetting(page, 'Papier', name)
    await expect(reader(page)).toHaveAttribute('data-design', design)
    await chooseSetting(page, 'Mit-Lesen', 'Ein Wort')
    expect([design, await axeFindings(page)]).toEqual([design, []])
  }
  await page.getByRole('radio', { name: 'Fantasie' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(reader(page)).toHaveAttribute('data-design', 'nacht')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Lesen einstellen' })).toBeFocused()
})

const designs = { hell: 'Hell', sepia: 'Sepia', nacht: 'Nacht', fantasie: 'Fantasie' }

test('a setting that is saved never shows its old value again', async ({ page }) => {
  await signUp(page)
  await page.goto(address)
  await expect(text(page)).toBeVisible()
  const spacings = await page.evaluateHandle(() => {
    const shown: (string | null)[] = []
    const root = document.querySelector('.reader') as Element
    const note = () => shown.push(root.getAttribute('data-spacing'))
    new MutationObserver(note).observe(root, { attributeFilter: ['data-spacing'] })
    return shown
  })
  await openSettings(page)
  const saved = page.waitForResponse('**/rpc/reading/updateAids')
  await chooseSetting(page, 'Abstände', 'Weit')
  await saved
  await chooseSetting(page, 'Papier', 'Nacht')
  await expect(reader(page)).toHaveAttribute('data-design', 'nacht')
  expect(await spacings.jsonValue()).toEqual(['wide'])
})
