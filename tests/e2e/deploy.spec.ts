import { readdir, rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { newFamily, openStory } from './accounts.ts'
import { type Deployment, expect, test } from './deployment.ts'
import { cachedAnswers, installWorker, waitForWorker } from './installed-worker.ts'

// The tests share a server, which two of them replace.
test.describe.configure({ mode: 'default', timeout: 180_000 })
// Pages log errors while the server restarts.
test.use({
  expectedNoise: /net::ERR_|Failed to fetch|network error|status of (404|503)|Profile subscription/,
})

const prompt = (page: Page) => page.getByRole('region', { name: 'Neue Version' })

/** Publishes a changed worker and waits until this page's browser has it ready. */
async function publish(deployment: Deployment, page: Page) {
  await deployment.publishWorker()
  await checkForUpdate(page)
}

/** Has the browser look for a newer worker, and waits until it is installed. */
async function checkForUpdate(page: Page) {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        return [registration?.installing?.state, registration?.waiting?.state]
      }),
    )
    .toEqual([undefined, 'installed'])
}

/** Registers a family at the deployed server and opens a page. */
async function openSignedIn(page: Page, deployment: Deployment, address: string) {
  const { origin } = new URL(deployment.address)
  const { name, email, password } = newFamily()
  const callApi = async (method: string, path: string, data: object) => {
    const answer = await page.request.fetch(path, { method, data, headers: { origin } })
    expect(answer.ok(), path).toBe(true)
    return answer.json()
  }
  const { user } = await callApi('POST', '/api/auth/sign-up/email', { name, email, password })
  await callApi('PUT', `/api/users/${user.id}`, { email })
  await page.goto(address)
  await expect(page.getByRole('main')).not.toBeEmpty()
}

/** Counts the documents that a tab loads from now on. */
function countLoads(page: Page) {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}

/** Long enough for an unwanted load or prompt to show up. */
const settleMs = 1500

const newsHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Neuigkeiten' })
const storiesHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Geschichten' })

async function goToNews(page: Page) {
  await page.getByRole('link', { name: 'Neuigkeiten' }).first().click()
}

async function goToStories(page: Page) {
  await page.getByRole('link', { name: 'Geschichten', exact: true }).first().click()
  await expect(storiesHeading(page)).toBeVisible()
}

test.describe('a new version', () => {
  test.use({ serviceWorkers: 'allow' })

  test('is offered in every tab, loaded in one, and complete offline', async ({
    page,
    context,
    deployment,
  }) => {
    await openSignedIn(page, deployment, '/dashboard')
    await waitForWorker(page)
    const other = await context.newPage()
    await other.goto('/news')
    await expect(prompt(page)).toHaveCount(0)

    await publish(deployment, page)
    await expect(prompt(page)).toContainText('Neue Version – neu laden')
    await expect(prompt(other)).toBeVisible()
    const loads = countLoads(page)
    const otherLoads = countLoads(other)
    await prompt(page).getByRole('button', { name: 'Neu laden' }).click()
    await expect(prompt(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect(prompt(other)).toHaveCount(0)
    await expect.poll(loads).toBe(1)
    await page.waitForTimeout(settleMs)
    expect([loads(), otherLoads()]).toEqual([1, 0])
    // The tab that did not reload still finds its code.
    await goToStories(other)
    await other.close()

    // In the next release every script has another name.
    const scriptOf = () =>
      page
        .locator('script[type=module], script[data-later]')
        .first()
        .evaluate((script) => script.getAttribute('src') ?? script.getAttribute('data-later'))
    const before = await scriptOf()
    await deployment.deploy()
    await checkForUpdate(page)
    // Code that is not loaded yet comes from the active worker, which has the old release.
    await goToStories(page)
    const reloaded = page.waitForEvent('load')
    await prompt(page).getByRole('button', { name: 'Neu laden' }).click()
    await reloaded
    expect(await scriptOf()).not.toBe(before)
    await context.setOffline(true)
    await page.goto('/news')
    await expect(newsHeading(page)).toBeVisible()
    expect(await scriptOf()).not.toBe(before)
    const paths = (await cachedAnswers(page)).map(({ path }) => path)
    expect(paths).not.toContain(before)
  })

  test('is not offered in a story, a filled form or Kindermodus, and can be postponed', async ({
    page,
    deployment,
  }) => {
    await openSignedIn(page, deployment, '/dashboard')
    await installWorker(page)
    await publish(deployment, page)
    await prompt(page).getByRole('button', { name: 'Später' }).click()
    await expect(prompt(page)).toHaveCount(0)
    await goToStories(page)
    await expect(prompt(page)).toHaveCount(0)

    // A newer version is offered when the story is left.
    await openStory(page, 'Der kleine Fuchs und die Laterne')
    await expect(page.getByRole('button', { name: 'Eine Seite weiter' })).toBeVisible()
    await publish(deployment, page)
    await page.waitForTimeout(settleMs)
    await expect(prompt(page)).toHaveCount(0)
    // Going back from the story opens its sheet.
    await page.goBack()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(prompt(page)).toBeVisible()

    // A page that is opened later offers the waiting version, too.
    await page.goto('/contact')
    await expect(prompt(page)).toBeVisible()
    const message = page.getByRole('textbox', { name: /Nachricht/ })
    await message.fill('Liebe Redaktion,')
    await expect(prompt(page)).toHaveCount(0)
    await message.fill('')
    await expect(prompt(page)).toBeVisible()

    await page.getByRole('banner').getByRole('link', { name: 'Familie Winter' }).click()
    await expect(prompt(page)).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Kindermodus starten' }).click()
    await expect(page.getByRole('heading', { name: /^Hallo, / })).toBeVisible()
    await expect(prompt(page)).toHaveCount(0)
  })
})

test('an old tab finds its code on the new server, and reloads once when it is gone', async ({
  page,
  deployment,
}) => {
  await openSignedIn(page, deployment, '/dashboard')
  const loads = countLoads(page)
  await deployment.deploy()
  await goToNews(page)
  await expect(newsHeading(page)).toBeVisible()
  expect(loads()).toBe(0)

  await deployment.removeReleases()
  await goToStories(page)
  await expect.poll(loads).toBe(1)
  await page.waitForTimeout(settleMs)
  expect(loads()).toBe(1)
})

test.describe('missing code', () => {
  test.use({ expectedNoise: /./ })

  test('leads after one reload to a screen that says what to do', async ({ page, deployment }) => {
    await openSignedIn(page, deployment, '/dashboard')
    await deployment.removeReleases()
    const scripts = `${deployment.clientDir}/static/js`
    for (const file of await readdir(scripts)) {
      if (/^news-[^.]*\.js/.test(file)) await rm(`${scripts}/${file}`)
    }
    const loads = countLoads(page)
    await goToNews(page)
    await expect(page.getByRole('alert')).toContainText('Unexpected Application Error!')
    await expect.poll(loads).toBe(1)
    await page.waitForTimeout(settleMs)
    expect(loads()).toBe(1)
  })
})
