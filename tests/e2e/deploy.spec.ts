import { readdir, rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Deployment } from './deployment.ts'
import { expect, test } from './deployment.ts'
import { cachedAnswers, installWorker, workerInstalled } from './installed-worker.ts'
import { newFamily, openStory } from './people.ts'

// They share a server that one of them replaces.
test.describe.configure({ mode: 'default', timeout: 180_000 })
// While a server is away, pages say so.
test.use({
  expectedNoise: /net::ERR_|Failed to fetch|network error|status of (404|503)|Profile subscription/,
})

const prompt = (page: Page) => page.getByRole('region', { name: 'Neue Version' })

/** The server has another worker from now on, and this page's browser has it ready. */
async function publish(deployment: Deployment, page: Page) {
  await deployment.publishWorker()
  await askForUpdate(page)
}

/** Has the browser ask for a newer worker, and waits until that is installed. */
async function askForUpdate(page: Page) {
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
  const send = async (method: string, path: string, data: object) => {
    const answer = await page.request.fetch(path, { method, data, headers: { origin } })
    expect(answer.ok(), path).toBe(true)
    return answer.json()
  }
  const { user } = await send('POST', '/api/auth/sign-up/email', { name, email, password })
  await send('PUT', `/api/users/${user.id}`, { email })
  await page.goto(address)
  await expect(page.getByRole('main')).not.toBeEmpty()
  return send
}

/** Counts the documents that a tab loads from now on. */
function countLoads(page: Page) {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}

const seen = 1500

const news = (page: Page) => page.getByRole('heading', { level: 1, name: 'Neuigkeiten' })
const stories = (page: Page) => page.getByRole('heading', { level: 1, name: 'Geschichten' })

async function goToNews(page: Page) {
  await page.getByRole('link', { name: 'Neuigkeiten' }).first().click()
}

async function goToStories(page: Page) {
  await page.getByRole('link', { name: 'Geschichten', exact: true }).first().click()
  await expect(stories(page)).toBeVisible()
}

test.describe('a new version', () => {
  test.use({ serviceWorkers: 'allow' })

  test('is offered in every tab, taken in one, and all there without a network', async ({
    page,
    context,
    deployment,
  }) => {
    await openSignedIn(page, deployment, '/dashboard')
    await workerInstalled(page)
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
    await page.waitForTimeout(seen)
    expect([loads(), otherLoads()]).toEqual([1, 0])
    // The tab that went on still finds its pages' code.
    await goToStories(other)
    await other.close()

    // The next one is a release of which every script is another.
    const scriptOf = () => page.locator('script[type=module]').first().getAttribute('src')
    const before = await scriptOf()
    await deployment.deploy()
    await askForUpdate(page)
    // What is not loaded yet comes from the worker that still holds the old release.
    await goToStories(page)
    await prompt(page).getByRole('button', { name: 'Neu laden' }).click()
    await expect.poll(scriptOf).not.toBe(before)
    await context.setOffline(true)
    await page.goto('/news')
    await expect(news(page)).toBeVisible()
    expect(await scriptOf()).not.toBe(before)
    const paths = (await cachedAnswers(page)).map(({ path }) => path)
    expect(paths).not.toContain(before)
  })

  test('waits until the story, the form or Kindermodus is left, and can be put off', async ({
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

    // A newer one is offered again, once the story is left.
    await openStory(page, 'Der kleine Fuchs und die Laterne')
    await expect(page.getByRole('button', { name: 'Eine Seite weiter' })).toBeVisible()
    await publish(deployment, page)
    await page.waitForTimeout(seen)
    await expect(prompt(page)).toHaveCount(0)
    // Back from the story lies its sheet, which shuts.
    await page.goBack()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(prompt(page)).toBeVisible()

    // A page that is opened while one waits offers it, too.
    await page.goto('/contact')
    await expect(prompt(page)).toBeVisible()
    const message = page.getByRole('textbox', { name: /Nachricht/ })
    await message.fill('Liebe Redaktion,')
    await expect(prompt(page)).toHaveCount(0)
    await message.fill('')
    await expect(prompt(page)).toBeVisible()

    await page.getByRole('banner').getByRole('link', { name: 'Familie Winter' }).click()
    await expect(prompt(page)).toBeVisible()
    await page.getByRole('button', { name: 'Kindermodus auf diesem Gerät starten' }).click()
    await expect(page.getByRole('heading', { name: /^Hallo, / })).toBeVisible()
    await expect(prompt(page)).toHaveCount(0)
  })
})

test('an old tab finds its code on the new server, and loads once when it is gone', async ({
  page,
  deployment,
}) => {
  await openSignedIn(page, deployment, '/dashboard')
  const loads = countLoads(page)
  await deployment.deploy()
  await goToNews(page)
  await expect(news(page)).toBeVisible()
  expect(loads()).toBe(0)

  await deployment.forgetReleases()
  await goToStories(page)
  await expect.poll(loads).toBe(1)
  await page.waitForTimeout(seen)
  expect(loads()).toBe(1)
})

test.describe('code that is nowhere', () => {
  test.use({ expectedNoise: /./ })

  test('ends after one load in a screen that says what to do', async ({ page, deployment }) => {
    await openSignedIn(page, deployment, '/dashboard')
    await deployment.forgetReleases()
    const scripts = `${deployment.clientDir}/static/js`
    for (const file of await readdir(scripts)) {
      if (/^news-[^.]*\.js/.test(file)) await rm(`${scripts}/${file}`)
    }
    const loads = countLoads(page)
    await goToNews(page)
    await expect(page.getByRole('alert')).toContainText('Unexpected Application Error!')
    await expect.poll(loads).toBe(1)
    await page.waitForTimeout(seen)
    expect(loads()).toBe(1)
  })
})
