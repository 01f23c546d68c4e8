import { signUp } from './accounts.ts'
import { expectNoFindingsInThemes } from './axe.ts'
import { addChild, chooseChild, startKidsMode } from './family-calls.ts'
import { expect, test } from './fixtures.ts'
import { answerGate } from './gate.ts'

test('axe finds nothing at the gate; after three wrong answers it pauses, also after a reload', async ({
  page,
}) => {
  await signUp(page)
  await startKidsMode(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Hallo, Leseratte!', level: 1 })).toBeVisible()
  await expectNoFindingsInThemes(page)
  await page.getByRole('button', { name: 'Eltern' }).click()
  await expect(page.getByLabel('Tippe als Ziffern')).toBeVisible()
  await expectNoFindingsInThemes(page)

  await page.goto('/account-settings')
  for (let attempt = 0; attempt < 3; attempt++) {
    await page.getByLabel('Tippe als Ziffern').fill('0000')
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText(/weiter geht es in \d+ Sekunden/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/weiter geht es in \d+ Sekunden/)).toBeVisible()
  await page.getByLabel('Tippe als Ziffern').press('Enter')
  await expect(page.getByRole('heading', { name: 'Für Eltern' })).toBeVisible()

  // As after the pause of thirty seconds.
  await page.evaluate(() => {
    sessionStorage.setItem('gate-tries', JSON.stringify({ wrong: 0, pausedUntilMs: Date.now() }))
  })
  await page.reload()
  await answerGate(page)
  await expect(page.getByRole('heading', { name: 'Kinderprofile' })).toBeVisible()
})

test.describe('a profile with wider limits', () => {
  test.use({ expectedNoise: /status of 403/ })

  test('needs the gate, and Kindermodus continues with it', async ({ page }) => {
    await signUp(page)
    const { childId } = await addChild(page, { name: 'Mia', ageBand: '3-4' })
    await chooseChild(page, childId)
    await startKidsMode(page)
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Mia liest. Wechseln' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Leseratte' }).click()
    await expect(page.getByText('Dieses Kind darf mehr Geschichten sehen.')).toBeVisible()
    await answerGate(page)
    await expect(page.getByRole('heading', { name: 'Hallo, Leseratte!', level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Eltern' })).toBeVisible()
    const device = await (await page.request.get('/api/device')).json()
    expect(device).toMatchObject({ isKidsMode: true, activeChildId: 'default' })
  })
})
