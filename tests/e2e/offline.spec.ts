import type { Page } from '@playwright/test'
import { signUp } from './accounts.ts'
import { accountId, addChild, callApi, chooseChild, startKidsMode } from './family-calls.ts'
import { expect, test } from './fixtures.ts'
import { installWorker } from './installed-worker.ts'
import { listen, pauseButton, seekToMiddle, trackAudio } from './listening.ts'
import { pressUndo } from './press-undo.ts'
import { expectPlace } from './sample-story.ts'
import {
  fuchs,
  offlineOptions,
  openSheetWithWorker,
  saveButton,
  savedLabel,
  saveStory,
} from './save-story.ts'
import { storedActiveChild, storedFiles, storedPage, storedStories } from './stored-stories.ts'

test.use(offlineOptions)

const fuchsTitle = 'Der kleine Fuchs und die Laterne'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const offlineStories = (page: Page) => page.getByText(/^Ihr seid offline\s– diese/)
const firstPicture = (page: Page) => page.locator('.book-picture img').first()
const pictureWidth = (page: Page) =>
  firstPicture(page).evaluate((image: HTMLImageElement) => image.naturalWidth)

/** How many of the month's stories the account has used. */
async function openedCount(page: Page): Promise<number> {
  const profile = await (await page.request.get(`/api/users/${await accountId(page)}`)).json()
  return profile.usage.pdfReadsThisMonth
}

/** Reads the open story from its first page to its end; leaves it on page 4 and continues it. */
async function readToTheEnd(page: Page) {
  await expectPlace(page, 'Seite 1 von 10')
  for (let number = 1; number <= 10; number++) {
    await expect.poll(() => pictureWidth(page)).toBeGreaterThan(0)
    if (number === 4) {
      // A place is stored after a while.
      await expect.poll(() => storedPage(page)).toBe(4)
      await page.goto('/dashboard')
      await expect(offlineStories(page)).toHaveText(/diese Geschichte ist gespeichert/)
      await page.getByRole('link', { name: `Lesen: „${fuchsTitle}“` }).click()
      await expectPlace(page, 'Seite 4 von 10')
    }
    await button(page, 'Eine Seite weiter').click()
  }
  await expect(page.getByRole('heading', { name: 'Ende' })).toBeVisible()
}

/** Makes the open page refuse every PDF, as a device without room for it does. */
const fillDevice = (page: Page) =>
  page.evaluate(() => {
    const { put } = Cache.prototype
    Cache.prototype.put = function (request, response) {
      const isPdf = String(request).endsWith('.pdf')
      if (isPdf) return Promise.reject(new DOMException('full', 'QuotaExceededError'))
      return put.call(this, request, response)
    }
  })

test('a saved story can be read to its end, shown as a PDF and listened to offline', async ({
  page,
  context,
}) => {
  await openSheetWithWorker(page)
  await expect(
    page.getByText('Noch 5 Geschichten, dann bestätige bitte deine E-Mail-Adresse'),
  ).toBeVisible()
  await saveStory(page)

  await context.setOffline(true)
  await page.goto(`/reader?story=${fuchs}`)
  await readToTheEnd(page)

  await page.goto(`/reader?story=${fuchs}&view=pdf&p=3`)
  await expect(page.getByRole('region', { name: 'Seite 3 von 12' }).locator('canvas')).toBeVisible()

  await trackAudio(page)
  await listen(page, `/reader?story=${fuchs}`)
  await expect(pauseButton(page)).toBeVisible()
  expect(await seekToMiddle(page)).toEqual({ isThere: true, status: 206, byteLength: 1000 })
})

test('the last five opened stories are stored automatically', async ({ page, context }) => {
  await page.clock.install()
  await openSheetWithWorker(page)
  const opened = [fuchs, 'bruno-honig', 'elster-knopf', 'frosch-sprung', 'platz-am-ofen']
  for (const storyId of [...opened, 'schloss-wahrheit']) {
    await page.goto(`/reader?story=${storyId}`)
    await expect(page.locator('.story-text').first()).toBeVisible()
    await expect
      .poll(async () => {
        // A story is stored when its first page was open for a while.
        await page.clock.fastForward(5000)
        return (await storedStories(page)).some(([id]) => id === storyId)
      })
      .toBe(true)
  }
  await expect
    .poll(async () => (await storedStories(page)).map(([id]) => id).sort())
    .toEqual([...opened.slice(1), 'schloss-wahrheit'].sort())
  await context.setOffline(true)
  await page.goto('/story-collection')
  await expect(offlineStories(page)).toHaveText(/diese 5 Geschichten sind gespeichert/)
  // What does not open says so, instead of offering to be read.
  const gone = page.getByRole('article').filter({ hasText: fuchsTitle }).first()
  await expect(gone).toContainText('Nicht gespeichert')
  await gone.getByRole('link').click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('Nicht gespeichert').first()).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Lesen', exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /^„Bruno.*lesen$/ }).click()
  await expect.poll(() => pictureWidth(page)).toBeGreaterThan(0)

  // Its code was never loaded.
  await page.goto('/vision')
  await expect(page.getByRole('heading', { name: 'Diese Seite braucht Internet' })).toBeVisible()
  await expect(offlineStories(page)).toBeVisible()
  await page.goto('/voting')
  await expect(page.getByText(/^Ihr seid gerade offline.*ist die Abstimmung da/)).toBeVisible()

  // Children see only what opens: no shelves, and closed doors to them.
  await context.setOffline(false)
  await startKidsMode(page)
  await page.goto('/dashboard?regal=alle')
  await expect(page.getByRole('link', { name: 'Mut', exact: true })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByRole('main').locator('a:has(.cover)')).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'Lieblinge' })).toHaveCount(0)

  // Only the server ends Kindermodus: the gate says so, instead of asking for digits.
  await page.getByRole('button', { name: 'Eltern' }).click()
  await expect(
    page.getByText(
      'Der Kindermodus endet nur mit Internet. Schalte WLAN oder mobile Daten ein, dann geht es hier von selbst weiter.',
    ),
  ).toBeVisible()
  await expect(page.getByLabel('Tippe als Ziffern')).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByLabel('Tippe als Ziffern')).toBeVisible()
  await context.setOffline(true)

  // A story that is not here shows those that are.
  await page.goto(`/reader?story=${opened[0]}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Diese Geschichte braucht Internet.',
  )
  await expect(page.getByRole('main').locator('a:has(.cover)')).toHaveCount(3)
})

test('saved stories can be removed and restored, and signing out removes them', async ({
  page,
  context,
}) => {
  await openSheetWithWorker(page)
  await saveStory(page)
  expect((await storedFiles(page)).length).toBeGreaterThan(10)

  await page.goto('/account-settings#offline')
  const section = page.getByRole('region', { name: 'Offline-Speicher' })
  const remove = section.getByRole('button', { name: `„${fuchsTitle}“ vom Gerät entfernen` })
  await expect(section.getByText(/^1 Geschichte · \d/)).toBeVisible()
  await remove.click()
  await expect(section.getByText('noch keine Geschichte gespeichert')).toBeVisible()
  await pressUndo(page)
  await expect(remove).toBeVisible()
  await section.getByRole('button', { name: 'Aufräumen' }).click()
  await expect(section.getByText('Hier liegt nur, was ihr selbst gespeichert habt.')).toBeVisible()
  await section.getByRole('button', { name: 'Abbrechen' }).click()

  await test.step('the browser evicts it', async () => {
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

  await test.step('another story is not stored; its page links the stored one and loads once the network is back', async () => {
    await context.setOffline(true)
    await page.goto('/story-collection?story=bruno-honig')
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText('nicht offline gespeichert')).toBeVisible()
    await expect(sheet.getByRole('heading')).toHaveText('Bruno teilt den Honig')
    await expect(sheet.getByRole('link', { name: `„${fuchsTitle}“ lesen` })).toBeVisible()
    await context.setOffline(false)
    await expect(sheet.getByText('Mitgefühl', { exact: true })).toBeVisible()
    await context.setOffline(true)
    await page.goto('/reader?story=bruno-honig')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bruno teilt den Honig')
    await expect(page.getByText('nicht offline gespeichert')).toBeVisible()
    await expect(page.getByRole('link', { name: `„${fuchsTitle}“ lesen` })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: 'Offline' })).toBeVisible()
    await context.setOffline(false)
    await expectPlace(page, 'Seite 1 von 9')
  })

  await test.step('signing out offline clears the browser', async () => {
    await page.goto('/dashboard')
    expect((await storedFiles(page)).length).toBeGreaterThan(10)
    await context.setOffline(true)
    await button(page, 'Logout').click()
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
    await expect.poll(() => storedFiles(page)).toEqual([])
    await expect.poll(() => storedStories(page)).toEqual([])
  })
})

test('a full device and a captive portal leave no incomplete story; saving continues later', async ({
  page,
  context,
}) => {
  await openSheetWithWorker(page)
  await fillDevice(page)
  await saveButton(page).click()
  await expect(page.getByText('Auf diesem Gerät ist kein Platz mehr')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Aufräumen' })).toBeVisible()
  await expect.poll(() => storedStories(page)).toEqual([])
  await expect.poll(() => storedFiles(page)).toEqual([])

  let isCaptive = true
  const requested: string[] = []
  await context.route('**/files/**', async (route) => {
    requested.push(new URL(route.request().url()).pathname)
    if (!isCaptive || !/\.m4a/.test(route.request().url())) return route.continue()
    await route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>WLAN im Café</h1>' })
  })
  // A new page has room again.
  await page.reload()
  await saveButton(page).click()
  await expect(page.getByText('Die Verbindung ist weg.')).toBeVisible({ timeout: 15_000 })
  await expect.poll(async () => (await storedFiles(page)).join()).not.toContain('.m4a')
  await expect.poll(() => storedStories(page)).toEqual([])
  isCaptive = false
  const before = requested.length
  // As after a crash: files that are already stored are not fetched again.
  await page.reload()
  await expect(savedLabel(page)).toBeVisible({ timeout: 15_000 })
  expect(requested.slice(before).every((path) => !path.endsWith('.avif'))).toBe(true)
  // The sample is never counted.
  expect(await openedCount(page)).toBe(0)
})

test('a list is saved after its cost is shown, and offline each child opens only what it may see', async ({
  page,
  context,
}) => {
  await signUp(page)
  const mia = await addChild(page, { name: 'Mia', ageBand: '3-4' })
  await chooseChild(page)
  const childAddress = `/users/${await accountId(page)}/children/default`
  const scary = 'schloss-wahrheit'
  await callApi(page, 'PUT', `${childAddress}/favorites`, {
    storyIds: [fuchs, scary],
    marked: true,
  })
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
  const stored = [
    [fuchs, true],
    [scary, true],
  ]
  expect(await storedStories(page)).toEqual(stored)

  // Offline, a story that was saved for another child does not open for Mia.
  await chooseChild(page, mia.childId)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => storedActiveChild(page)).toBe(mia.childId)
  await context.setOffline(true)
  await page.goto(`/reader?story=${scary}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Diese Geschichte ist nicht offline gespeichert.',
  )
  await context.setOffline(false)
  // A refusal for her does not remove the other child's copy.
  await page.goto(`/reader?story=${scary}`)
  await expect(page.getByText('Diese Geschichte hat sich versteckt').first()).toBeVisible()
  await expect(page.getByText('Vielleicht ist sie für Mia noch ausgeblendet.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Im Kinderprofil ansehen' })).toBeVisible()
  expect(await storedStories(page)).toEqual(stored)
})
