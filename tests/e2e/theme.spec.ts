import type { Page } from '@playwright/test'
import { pagePaths } from '../../src/contract/page.ts'
import { expect, test } from './fixtures.ts'

const currentTheme = (page: Page) =>
  // Just after a page's first byte there may be no element yet.
  page.evaluate(() => document.documentElement?.dataset.theme)

test('the first visit is fantasy; the toggle goes light, dark, fantasy and is remembered', async ({
  page,
}) => {
  await page.goto('/')
  expect(await currentTheme(page)).toBe('fantasy')
  const toggle = page.getByRole('button', { name: /^Aussehen:/ })
  for (const theme of ['light', 'dark', 'fantasy', 'light']) {
    await toggle.click()
    await expect.poll(() => currentTheme(page)).toBe(theme)
  }
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => currentTheme(page)).toBe('light')
})

test('backgrounds load only in fantasy, by width', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/backgrounds/')) requested.push(pathname)
  })
  await page.setViewportSize({ width: 769, height: 900 })
  await page.goto('/vision')
  await expect.poll(() => requested).toContain('/backgrounds/vision-desktop.avif')
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/vision')
  const backdropImage = page.locator('.backdrop img')
  await expect
    .poll(() =>
      backdropImage.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc),
    )
    .toMatch(/vision-mobile/)
  expect(requested).toContain('/backgrounds/vision-mobile.avif')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  requested.length = 0
  await page.goto('/vision')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(requested).toEqual([])
})

test('every page of the specification has its background in both formats', async ({ request }) => {
  for (const path of pagePaths) {
    // These legal pages have the background of the terms.
    if (['/kuendigen', '/widerruf', '/barrierefreiheit'].includes(path)) continue
    const name = path === '/' ? 'landing' : path.slice(1)
    for (const format of ['desktop', 'mobile']) {
      const answer = await request.get(`/backgrounds/${name}-${format}.avif`)
      expect([name, format, answer.status()]).toEqual([name, format, 200])
    }
  }
})
