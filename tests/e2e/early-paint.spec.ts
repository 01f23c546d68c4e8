import { signUp } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'

test('pages are painted before their code and before the session is known, for those who will see them', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await page.setViewportSize({ width: 360, height: 800 })
  const releaseCode = await holdRequests(page, '**/static/js/**')
  for (const [path, text] of [
    ['/abo', '20 Geschichten im Monat lest ihr hier immer kostenlos.'],
    ['/reader?story=fuchs-laterne', 'Geschichte wird geöffnet…'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(main.getByText(text).last()).toBeVisible()
  }
  await expect(main.locator('.cover')).toHaveJSProperty('naturalWidth', 320)
  // A guest will be sent to the login.
  await page.goto('/story-collection', { waitUntil: 'commit' })
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(main.getByRole('heading')).toBeHidden()
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await releaseCode()
  await expect(page.getByRole('heading', { name: 'Anmelden', level: 1 })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })

  await signUp(page)
  await page.goto('/story-collection')
  await expect(page.getByRole('heading', { name: 'Die neuesten' })).toBeVisible()
  const releaseSession = await holdRequests(page, '**/rpc/session/get**')
  for (const [path, heading] of [
    ['/story-collection', 'Geschichten'],
    ['/dashboard', /^Hallo/],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(main.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
  }
  // Children will see their own home.
  await page.evaluate(() => localStorage.setItem('kids-mode', 'true'))
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Fabelhain', level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: /^Hallo/ })).toBeHidden()
  await releaseSession()
  await expect(page.getByRole('heading', { name: /^Hallo/ })).toBeVisible()
})

for (const [path, heading, early] of [
  ['/dashboard', 'Für wen lest ihr?', ['session/get', 'device/get', 'child/list']],
  [
    '/story-collection',
    'Die neuesten',
    ['session/get', 'device/get', 'child/list', 'story/shelves'],
  ],
] as const) {
  test(`a family’s ${path} asks for the account beside its code, once`, async ({ page }) => {
    await signUp(page)
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    // A page that is left may still ask for something.
    await page.goto('about:blank')
    const calls: string[] = []
    page.on('request', (request) => {
      const [, call] = request.url().match(/\/rpc\/([a-z]+\/[a-zA-Z]+)/) ?? []
      if (call) calls.push(call)
    })
    const releaseCode = await holdRequests(page, '**/static/js/**')
    await page.goto(path, { waitUntil: 'commit' })
    await expect.poll(() => calls).toEqual(early)
    await releaseCode()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    const asked = calls.filter((call) => (early as readonly string[]).includes(call))
    expect(asked).toEqual(early)
  })
}
