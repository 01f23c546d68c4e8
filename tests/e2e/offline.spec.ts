import type { Page } from '@playwright/test'
import { accountOf, addChild, chooseChild, send } from './family-calls.ts'
import { expect, test } from './fixtures.ts'
import { installWorker } from './installed-worker.ts'
import { tableHere } from './kept-here.ts'
import { listen, pause, soundLength, watchSound } from './listening.ts'
import { signUp } from './people.ts'
import { expectPlace } from './sample-story.ts'

// The browser’s own lines about a network that is not there, and ours; after a load the page before
// it may still hold the lock.
test.use({
  serviceWorkers: 'allow',
  expectedNoise:
    /net::ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch|Session could not be read|Profile subscription failed|Sign-out|mehrere Tabs/,
})

const fuchs = 'fuchs-laterne'
const fuchsTitle = 'Der kleine Fuchs und die Laterne'
const sheet = (storyId: string) => `/story-collection?story=${storyId}`
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const saved = (page: Page) => page.getByText(/^Offline verfügbar · \d/)
const offerOf = (page: Page) => button(page, /offline speichern$/)
const shelf = (page: Page) => page.getByText(/^Ihr seid offline – diese/)
const firstPicture = (page: Page) => page.locator('.book-picture img').first()
const pictureWidth = (page: Page) =>
  firstPicture(page).evaluate((image: HTMLImageElement) => image.naturalWidth)

/** A family with an installed worker, where the sheet of a story lies open. */
async function arrive(page: Page) {
  await signUp(page)
  await page.goto(sheet(fuchs))
  await installWorker(page)
}

/** Saves the story whose sheet lies open. */
async function save(page: Page) {
  await offerOf(page).click()
  await expect(saved(page)).toBeVisible()
}

interface HereKept {
  storyId: string
  isSaved: boolean
  places: Record<string, { page: number }>
}

/** Ids of what this browser has in its store, and whether the story was saved on purpose. */
async function keptHere(page: Page): Promise<[string, boolean][]> {
  const kept = await tableHere<HereKept>(page, 'kept')
  return kept.map(({ storyId, isSaved }) => [storyId, isSaved])
}

/** Where the first child is in the only kept story, as this browser knows it. */
async function placeHere(page: Page): Promise<number | undefined> {
  const [kept] = await tableHere<HereKept>(page, 'kept')
  return kept?.places.default?.page
}

/** Which child reads in this browser, as it knows without a network. */
async function readerHere(page: Page): Promise<string | null | undefined> {
  const answers = await tableHere<{ data: { activeChildId?: string | null } }>(page, 'queries')
  return answers.find(({ data }) => data && 'activeChildId' in data)?.data.activeChildId
}

const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('kept-'))
    const keys = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    return keys.flat().map((url) => new URL(url).pathname)
  })

/** How many of the month's stories the account has used. */
async function openedCount(page: Page): Promise<number> {
  const profile = await (await page.request.get(`/api/users/${await accountOf(page)}`)).json()
  return profile.usage.pdfReadsThisMonth
}

/** Reads the story that lies open from its first page to its end, and leaves it once on the way. */
async function readToTheEnd(page: Page) {
  await expectPlace(page, 'Seite 1 von 10')
  for (let at = 1; at <= 10; at++) {
    await expect.poll(() => pictureWidth(page)).toBeGreaterThan(0)
    if (at === 4) {
      // Long enough at a page for it to be kept.
      await expect.poll(() => placeHere(page)).toBe(4)
      await page.goto('/dashboard')
      await expect(shelf(page)).toHaveText(/diese Geschichte ist gespeichert/)
      await page.getByRole('link', { name: `„${fuchsTitle}“ lesen` }).click()
      await expectPlace(page, 'Seite 4 von 10')
    }
    await button(page, 'Eine Seite weiter').click()
  }
  await expect(page.getByRole('heading', { name: 'Ende' })).toBeVisible()
}

/** Moves what plays to its middle, and asks for a part of its file as a player does. */
async function seekTheMiddle(page: Page) {
  const half = (await soundLength(page)) / 2
  return page.evaluate(async (wanted) => {
    const { heard } = window
    if (!heard) throw new Error('nothing plays')
    heard.currentTime = wanted
    await new Promise((resolve) => heard.addEventListener('seeked', resolve, { once: true }))
    const part = await fetch(heard.src, { headers: { range: 'bytes=1000-1999' } })
    const { byteLength } = await part.arrayBuffer()
    return { isThere: heard.currentTime >= wanted - 1, status: part.status, byteLength }
  }, half)
}

/** From now on this page's device has no room for a PDF. */
const fillDevice = (page: Page) =>
  page.evaluate(() => {
    const { put } = Cache.prototype
    Cache.prototype.put = function (request, response) {
      const isPdf = String(request).endsWith('.pdf')
      if (isPdf) return Promise.reject(new DOMException('full', 'QuotaExceededError'))
      return put.call(this, request, response)
    }
  })

test('a saved story is read to its end, looked at as a PDF and heard without a network', async ({
  page,
  context,
}) => {
  await arrive(page)
  await expect(page.getByText('Zählt wie Lesen: Noch 20 von 20.')).toBeVisible()
  await save(page)

  await context.setOffline(true)
  await page.goto(`/reader?story=${fuchs}`)
  await readToTheEnd(page)

  await page.goto(`/reader?story=${fuchs}&view=pdf&p=3`)
  await expect(page.getByRole('region', { name: 'Seite 3 von 12' }).locator('canvas')).toBeVisible()

  await watchSound(page)
  await listen(page, `/reader?story=${fuchs}`)
  await expect(pause(page)).toBeVisible()
  const sound = await seekTheMiddle(page)
  expect(sound).toEqual({ isThere: true, status: 206, byteLength: 1000 })
})

test('the last five that were opened stay by themselves, without a word about it', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await arrive(page)
  const opened = [fuchs, 'bruno-honig', 'elster-knopf', 'frosch-sprung', 'platz-am-ofen']
  for (const storyId of [...opened, 'schloss-wahrheit']) {
    await page.goto(`/reader?story=${storyId}`)
    await expect(page.locator('.story-text').first()).toBeVisible()
    await expect
      .poll(async () => {
        // It is kept once the first page has been looked at for a while.
        await page.clock.fastForward(5000)
        return (await keptHere(page)).some(([id]) => id === storyId)
      })
      .toBe(true)
  }
  await expect
    .poll(async () => (await keptHere(page)).map(([id]) => id).sort())
    .toEqual([...opened.slice(1), 'schloss-wahrheit'].sort())
  await context.setOffline(true)
  await page.goto('/story-collection')
  await expect(shelf(page)).toHaveText(/diese 5 Geschichten sind gespeichert/)
  await page.getByRole('link', { name: /^„Bruno.*lesen$/ }).click()
  await expect.poll(() => pictureWidth(page)).toBeGreaterThan(0)
})

test('what is saved can be removed and got back, and goes with the account', async ({
  page,
  context,
}) => {
  await arrive(page)
  await save(page)
  expect((await keptFiles(page)).length).toBeGreaterThan(10)

  await page.goto('/account-settings#offline')
  const section = page.getByRole('region', { name: 'Offline-Speicher' })
  const remove = section.getByRole('button', { name: `„${fuchsTitle}“ vom Gerät entfernen` })
  await expect(section.getByText(/^1 Geschichte · \d/)).toBeVisible()
  await remove.click()
  await expect(section.getByText('noch keine Geschichte gespeichert')).toBeVisible()
  await button(page, 'Rückgängig').click()
  await expect(remove).toBeVisible()
  await section.getByRole('button', { name: 'Aufräumen' }).click()
  await expect(section.getByText('Hier liegt nur, was ihr selbst gespeichert habt.')).toBeVisible()
  await section.getByRole('button', { name: 'Abbrechen' }).click()

  await test.step('the browser throws it away', async () => {
    await page.evaluate(async () => {
      for (const name of await caches.keys())
        if (name.startsWith('kept-')) await caches.delete(name)
    })
    await page.reload()
    await expect(section.getByText('hat 1 gespeicherte Geschichte entfernt')).toBeVisible()
    await section.getByRole('button', { name: 'Wieder laden' }).click()
    await expect(remove).toBeVisible()
    await expect(section.getByText('hat 1 gespeicherte Geschichte entfernt')).toBeHidden()
  })

  await test.step('another story is not kept, leads to what is, and comes with another try', async () => {
    await context.setOffline(true)
    await page.goto('/reader?story=bruno-honig')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offline nicht gespeichert.')
    await expect(page.getByRole('link', { name: `„${fuchsTitle}“ lesen` })).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expectPlace(page, 'Seite 1 von 9')
  })

  await test.step('signing out without a network leaves nothing here', async () => {
    await page.goto('/dashboard')
    expect((await keptFiles(page)).length).toBeGreaterThan(10)
    await context.setOffline(true)
    await button(page, 'Logout').click()
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
    await expect.poll(() => keptFiles(page)).toEqual([])
    await expect.poll(() => keptHere(page)).toEqual([])
  })
})

test('a full device and a page of somebody else leave nothing half; saving goes on later', async ({
  page,
  context,
}) => {
  await arrive(page)
  await fillDevice(page)
  await offerOf(page).click()
  await expect(page.getByText('Auf diesem Gerät ist kein Platz mehr')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Aufräumen' })).toBeVisible()
  await expect.poll(() => keptHere(page)).toEqual([])
  await expect.poll(() => keptFiles(page)).toEqual([])

  let isCaptive = true
  const asked: string[] = []
  await context.route('**/files/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    if (!isCaptive || !/\.m4a/.test(route.request().url())) return route.continue()
    await route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>WLAN im Café</h1>' })
  })
  // With a new page there is room again.
  await page.reload()
  await offerOf(page).click()
  await expect(page.getByText('Die Verbindung ist weg.')).toBeVisible({ timeout: 15_000 })
  await expect.poll(async () => (await keptFiles(page)).join()).not.toContain('.m4a')
  await expect.poll(() => keptHere(page)).toEqual([])
  isCaptive = false
  const before = asked.length
  // As after a crash: what had come is not fetched again.
  await page.reload()
  await expect(saved(page)).toBeVisible({ timeout: 15_000 })
  expect(asked.slice(before).every((path) => !path.endsWith('.avif'))).toBe(true)
  expect(await openedCount(page)).toBe(1)
})

test('a list is saved after it was said what that costs, for each child what it may see', async ({
  page,
  context,
}) => {
  await signUp(page)
  const mia = await addChild(page, { name: 'Mia', ageBand: '3-4' })
  await chooseChild(page)
  const own = `/users/${await accountOf(page)}/children/default`
  const scary = 'schloss-wahrheit'
  await send(page, 'PUT', `${own}/favorites`, { storyIds: [fuchs, scary], marked: true })
  await page.goto('/favorites')
  await installWorker(page)
  await button(page, 'Alle offline speichern').click()
  await expect(page.getByText('2 Geschichten werden auf diesem Gerät gespeichert.')).toBeVisible()
  await expect(page.getByText('höchstens 2-mal wie Lesen: Ihr habt noch 20 von 20')).toBeVisible()
  await button(page, 'Jetzt speichern').click()
  await expect(page.getByText(/von 2 Geschichten gespeichert/)).toBeVisible()
  await expect(page.getByText('Alle Geschichten dieser Liste sind offline')).toBeVisible({
    timeout: 20_000,
  })
  await expect(page.getByRole('img', { name: 'Offline verfügbar' })).toHaveCount(2)
  const kept = [
    [fuchs, true],
    [scary, true],
  ]
  expect(await keptHere(page)).toEqual(kept)

  // Without a network, a story that another child's list brought here does not open for Mia.
  await chooseChild(page, mia.childId)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => readerHere(page)).toBe(mia.childId)
  await context.setOffline(true)
  await page.goto(`/reader?story=${scary}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offline nicht gespeichert.')
  await context.setOffline(false)
  // A refusal for her leaves the copy for the other one.
  await page.goto(`/reader?story=${scary}`)
  await expect(page.getByText('nicht verfügbar').first()).toBeVisible()
  expect(await keptHere(page)).toEqual(kept)
})
