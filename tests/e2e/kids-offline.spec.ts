import { startKidsMode } from './family-calls.ts'
import { expect, test } from './fixtures.ts'
import { offlineOptions, openSheetWithWorker, saveStory } from './save-story.ts'

test.use(offlineOptions)

test('a child without internet has the only saved story in the middle, closed doors, and a picture where another does not open', async ({
  page,
  context,
}) => {
  await openSheetWithWorker(page)
  await saveStory(page)
  await startKidsMode(page)
  await page.setViewportSize({ width: 740, height: 360 })
  await page.goto('/dashboard')
  const door = page.getByRole('link', { name: 'Lieblinge' })
  await expect(door).toBeVisible()
  const place = await door.boundingBox()
  await context.setOffline(true)
  await expect(page.getByText('Ohne Internet: Diese Geschichte ist da!')).toBeVisible()
  const closed = page.getByRole('button', { name: 'Lieblinge. Das braucht Internet.' })
  await expect(closed).toHaveAttribute('aria-disabled', 'true')
  await expect(door).toHaveCount(0)
  // Nothing has moved.
  expect(await closed.boundingBox()).toEqual(place)
  const cover = page.getByRole('main').locator('a:has(.cover)')
  await expect(cover).toHaveCount(1)
  const { x = 0, width = 0 } = (await cover.boundingBox()) ?? {}
  // In the middle of what the doors beside it leave.
  expect(Math.round(x + width / 2)).toBe(316)
  const tag = await page.getByRole('button', { name: 'Offline' }).boundingBox()
  const parents = await page.getByRole('button', { name: 'Eltern' }).boundingBox()
  expect((tag?.x ?? 0) + (tag?.width ?? 0)).toBeLessThan(parents?.x ?? 0)

  await page.goto('/reader?story=bruno-honig')
  const notice = page.getByRole('figure').filter({ hasText: 'Diese Geschichte braucht Internet.' })
  await expect
    .poll(() => notice.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(cover).toBeInViewport({ ratio: 1 })
})
