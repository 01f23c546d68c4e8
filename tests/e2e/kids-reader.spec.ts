import { signUp } from './accounts.ts'
import { startKidsMode } from './family-calls.ts'
import { expect, test } from './fixtures.ts'

const sizes = [
  [360, 740],
  [740, 360],
  [1180, 820],
] as const

test('a child always sees the arrows, and at the end the star', async ({ page }) => {
  await signUp(page)
  await startKidsMode(page)
  await page.clock.install()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/reader?story=fuchs-laterne&p=10')
  await expect(page.getByText('Seite 10 von 10')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Eltern' }).locator('svg')).toBeVisible()
  // For adults, a tap in the middle and a while without input hide the bars.
  await page.mouse.click(180, 200)
  await page.clock.runFor(20_000)
  const next = page.getByRole('button', { name: 'Eine Seite weiter' })
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await expect(next).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.page-controls')).toHaveCSS('opacity', '1')
  }
  await page.keyboard.press('End')
  await next.click()
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    const star = page.getByRole('button', { name: /ist ein Liebling/ })
    await expect(star).toBeInViewport({ ratio: 1 })
  }
  // It has no shelf in Kindermodus.
  await expect(page.getByRole('button', { name: /merken/i })).toHaveCount(0)
})
