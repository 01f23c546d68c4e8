import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { comeBack, signUp } from './people.ts'

const place = '/reader?story=bruno-honig&p=2'

const reader = (page: Page) => page.locator('.reader')
const text = (page: Page) => page.locator('.story-text')

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Lesen einstellen' }).click()
  await expect(page.getByRole('dialog', { name: 'Lesen einstellen' })).toBeVisible()
}

async function choose(page: Page, group: string, name: string) {
  const row = page.getByRole('dialog').getByRole('group', { name: group, exact: true })
  await row.getByRole('radio', { name, exact: true }).click()
}

/** How many pieces of the text are painted under a name. */
const painted = (page: Page, name: string) =>
  page.evaluate((highlight) => CSS.highlights.get(highlight)?.size ?? 0, name)

test('settings act at once, survive a reload and reach a second device', async ({
  page,
  newPage,
}) => {
  const family = await signUp(page)
  await page.goto(place)
  await expect(text(page)).toBeVisible()
  await openSettings(page)
  await choose(page, 'Papier', 'Nacht')
  await choose(page, 'Schriftgröße', '32')
  await choose(page, 'Schrift', 'Lexend')
  await choose(page, 'Abstände', 'Weit')
  await choose(page, 'Silbenhilfe', 'Blau und Orange')
  await choose(page, 'Leselineal', '1 Zeile')
  await choose(page, 'Mit-Lesen', 'Ein Satz')
  await choose(page, 'Sprache der Geschichte', 'English')
  // What was chosen before may be on its way still.
  const saved = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/rpc/reading/updateAids') &&
      (answer.request().postData() ?? '').includes('isBilingual'),
  )
  await choose(page, 'Zweisprachig', 'Nebeneinander')
  await saved

  const devices = [page, await newPage()]
  await comeBack(devices[1] as Page, family)
  for (const device of devices) {
    await device.goto(place)
    await expect(text(device)).toHaveAttribute('lang', 'en')
    await expect(text(device)).toHaveAttribute('data-bilingual', 'true')
    await expect(reader(device)).toHaveAttribute('data-design', 'nacht')
    await expect(reader(device)).toHaveAttribute('data-spacing', 'wide')
    await expect(reader(device)).toHaveAttribute('data-syllables', 'blue-orange')
    await expect(text(device)).toHaveCSS('font-size', '32px')
    await expect(text(device)).toHaveCSS('font-family', /Lexend/)
    await expect.poll(() => painted(device, 'share')).toBeGreaterThan(0)
    await openSettings(device)
    const ruler = device.getByRole('group', { name: 'Leselineal' })
    await expect(ruler.getByRole('radio', { name: '1 Zeile' })).toBeChecked()
  }
  await page.getByRole('button', { name: 'Alles auf Standard' }).click()
  await expect(text(page)).toHaveAttribute('lang', 'de')
  await expect(reader(page)).not.toHaveAttribute('data-design')
  await expect(reader(page)).toHaveAttribute('data-syllables', 'off')
  await expect(text(page)).toHaveCSS('font-size', '22px')
  await expect.poll(() => painted(page, 'share')).toBe(0)
})

test('a guest has syllables and passages painted, two languages in pairs, and keeps all of it', async ({
  page,
}) => {
  await page.goto('/reader?story=fuchs-laterne&p=2')
  const before = await text(page).innerText()
  await openSettings(page)
  await choose(page, 'Silbenhilfe', 'Blau und Rot')
  await expect.poll(() => painted(page, 'syllable-first')).toBeGreaterThan(50)
  await expect.poll(() => painted(page, 'preview-second')).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Einstellungen schließen' }).click()
  expect(await text(page).innerText()).toBe(before)
  await expect(page.locator('.reader-sheet')).toMatchAriaSnapshot(`
    - paragraph: Finn schob die Nase aus dem Bau. Dann eine Pfote. Dann, mit einem langen Seufzer, den ganzen Fuchs.
  `)

  await openSettings(page)
  await choose(page, 'Mit-Lesen', 'Ein kurzer Satz')
  await page.getByRole('button', { name: 'Einstellungen schließen' }).click()
  await expect(page.locator('.reader-sheet')).toMatchAriaSnapshot(`
    - text: "Du liest: Dann eine Pfote."
    - paragraph: Finn schob die Nase aus dem Bau. Dann eine Pfote. Dann, mit einem langen Seufzer, den ganzen Fuchs.
  `)
  const flag = page.getByText('Du', { exact: true }).first()
  await expect(flag).toBeVisible()

  await openSettings(page)
  await choose(page, 'Mit-Lesen', 'Aus')
  await choose(page, 'Papier', 'Sepia')
  await choose(page, 'Silbenhilfe', 'Punkte')
  await choose(page, 'Zweisprachig', 'Nebeneinander')
  await page.reload()
  await expect(reader(page)).toHaveAttribute('data-design', 'sepia')
  await expect(reader(page)).toHaveAttribute('data-syllables', 'dots')
  await expectPairs(page)
})

/** Two languages stand in pairs on a phone and side by side on a desk. */
async function expectPairs(page: Page) {
  const pair = page.locator('.story-paragraph').first().locator('p')
  /** Both at one moment, as the sheet may be on its way. */
  const places = () =>
    pair.evaluateAll((texts) => {
      const [german, english] = texts.map((text) => text.getBoundingClientRect())
      if (!german || !english) return 'not there'
      const isPaired = english.x === german.x && english.y > german.bottom - 1
      const isBeside = english.y === german.y && english.x > german.right - 1
      return { isPaired, isBeside }
    })
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(places).toEqual({ isPaired: true, isBeside: false })
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(places).toEqual({ isPaired: false, isBeside: true })
}

test('the settings can be used by keyboard alone and axe finds nothing in any design', async ({
  page,
}) => {
  await page.goto('/reader?story=fuchs-laterne&p=2')
  await openSettings(page)
  for (const [design, name] of Object.entries(designs)) {
    await choose(page, 'Papier', name)
    await expect(reader(page)).toHaveAttribute('data-design', design)
    await choose(page, 'Mit-Lesen', 'Ein Wort')
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
