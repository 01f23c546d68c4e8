import type { Page } from '@playwright/test'
import { signUpVerified } from './accounts.ts'
import { expectNoFindingsInThemes } from './axe.ts'
import { signInAsEditor } from './editors.ts'
import { expect, test } from './fixtures.ts'

const main = (page: Page) => page.getByRole('main')
const post = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })

test('a guest reads the news, filters it by kind, and reads one post in both languages', async ({
  page,
}) => {
  await page.goto('/news')
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Angeheftet' })).toContainText(
    'Der Fabelhain öffnet seine Türen',
  )
  await page.getByRole('link', { name: 'Neue Funktionen' }).click()
  await expect(page).toHaveURL(/\?kind=features$/)
  await expect(post(page, 'Ihr bestimmt mit')).toBeVisible()
  await expect(post(page, 'Der Fabelhain öffnet seine Türen')).toHaveCount(0)
  await post(page, 'Ihr bestimmt mit').click()
  await expect(page.getByRole('heading', { name: 'Ihr bestimmt mit', level: 1 })).toBeFocused()
  await expect(page).toHaveTitle('Ihr bestimmt mit – Fabelhain')
  await expect(main(page).getByRole('link', { name: 'Fahrplan' })).toHaveAttribute(
    'href',
    '/roadmap',
  )
  await expectNoFindingsInThemes(page)
  await page.goBack()
  await expect(post(page, 'Ihr bestimmt mit')).toBeFocused()
  // On a phone all kinds are seen, in two rows.
  await page.setViewportSize({ width: 360, height: 740 })
  const tops = await page
    .getByRole('navigation', { name: 'Neuigkeiten auswählen' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(2)

  // A post has its own address; an unknown one leads back to the news.
  await page.goto('/news?post=ihr-bestimmt-mit')
  await expect(page.getByRole('heading', { name: 'Ihr bestimmt mit', level: 1 })).toBeVisible()
  const back = page.getByRole('link', { name: 'Alle Neuigkeiten' })
  await expect(back.first()).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'English', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'You have a say', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Deutsch', exact: true }).click()
  await page.goto('/news?post=nie-geschrieben')
  await expect(page.getByRole('heading', { name: 'Das gibt es nicht mehr' })).toBeVisible()
  await back.first().click()
  await expect(post(page, 'Ihr bestimmt mit')).toBeVisible()
})

test('posts since the last visit have a dot, and feed readers find the feed', async ({ page }) => {
  await page.goto('/news')
  await expect(post(page, 'Ihr bestimmt mit')).toBeVisible()
  await expect(page.getByText('Neu seit deinem letzten Besuch')).toHaveCount(0)
  await page.evaluate(() =>
    localStorage.setItem('news-seen', JSON.stringify('2026-11-21T23:00:00Z')),
  )
  await page.reload()
  const newPosts = main(page).getByRole('listitem').filter({ hasText: 'Neu seit deinem' })
  await expect(newPosts).toContainText(['Zwölf neue Geschichten', 'Geschichten für unterwegs'])
  await page.reload()
  await expect(post(page, 'Ihr bestimmt mit')).toBeVisible()
  await expect(page.getByText('Neu seit deinem letzten Besuch')).toHaveCount(0)
  const feed = page.locator('link[rel="alternate"][type="application/atom+xml"]')
  const address = (await feed.getAttribute('href')) ?? ''
  const answer = await page.request.get(address)
  expect(answer.headers()['content-type']).toContain('application/atom+xml')
})

test.describe('without an answer', () => {
  test.use({ expectedNoise: /ERR_FAILED/ })

  test('the page says so and can request the news again', async ({ page }) => {
    let isFailing = true
    await page.route('**/rpc/news/list*', (route) => (isFailing ? route.abort() : route.fallback()))
    await page.goto('/news')
    await expect(page.getByText('Die Neuigkeiten ließen sich gerade nicht laden.')).toBeVisible()
    isFailing = false
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(post(page, 'Ihr bestimmt mit')).toBeVisible()
  })
})

test('a family subscribes to the newsletter, and sees the newest post on its dashboard', async ({
  page,
}) => {
  const { email } = await signUpVerified(page)
  await page.goto('/news')
  await page.getByRole('button', { name: 'Freitagsgeschichten bestellen' }).click()
  await expect(main(page).getByText(email)).toBeVisible()
  await page.route('**/rpc/news/list*', async (route) => {
    const answer = await route.fetch()
    const { json } = await answer.json()
    const publishedAt = new Date().toISOString()
    json.posts = json.posts.map((each: object) => ({ ...each, publishedAt }))
    await route.fulfill({ response: answer, json: { json } })
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Neu im Fabelhain' })).toContainText(
    'Der Fabelhain öffnet seine Türen',
  )
})

test('editors write, preview, change and delete a post, even if somebody else changes it meanwhile', async ({
  page,
}) => {
  await signInAsEditor(page)
  const title = `Ein Gruß aus dem Wald ${Date.now()}`
  await page.goto('/content-manager?bereich=neuigkeiten')
  await page.getByRole('link', { name: 'Neuer Beitrag' }).click()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('alert')).toContainText('Bitte gib einen deutschen Titel ein.')

  const german = page.getByRole('group', { name: 'Deutsch' })
  await german.getByLabel('Titel').fill(title)
  await expect(page.getByLabel('Adresse')).toHaveValue(/^ein-gruss-aus-dem-wald-\d+$/)
  await german.getByLabel('Kurz gesagt').fill('Es schneit.')
  await german
    .getByLabel('Text (Markdown)')
    .fill('# Schnee\n\n**Leise** rieselt <script>x</script>')
  const preview = german.getByRole('region', { name: 'Vorschau: Deutsch' })
  await expect(preview.getByRole('heading', { name: 'Schnee', level: 2 })).toBeVisible()
  await expect(preview).toContainText('Leise rieselt <script>x</script>')
  await page.getByLabel('sofort').check()
  await expectNoFindingsInThemes(page)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page).toHaveURL(/beitrag=ein-gruss/)
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible()

  const slug = new URL(page.url()).searchParams.get('beitrag') ?? ''
  const answer = await page.request.get(`/api/news/${slug}`)
  expect((await answer.json()).texts.de.html).toContain('<h2>Schnee</h2>')

  // After a reload the post has its own form; only that form detects changes by others.
  await page.reload()
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible()

  // Meanwhile, somebody else saves the same post.
  const all = await (await page.request.get('/api/editor/news')).json()
  const { state, pictureUrl, updatedAt, ...savedPost } = all.find(
    (each: { slug: string }) => each.slug === slug,
  )
  const theirText = { ...savedPost.texts.de, title: `${title} (anders)` }
  const other = await page.request.put(`/api/editor/news/${slug}`, {
    data: { ...savedPost, slug: undefined, texts: { de: theirText } },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(other.status()).toBe(200)
  await german.getByLabel('Kurz gesagt').fill('Es schneit immer noch.')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Jemand anderes hat diesen Beitrag inzwischen')).toBeVisible()
  await expect(german.getByLabel('Kurz gesagt')).toHaveValue('Es schneit immer noch.')
  await page.getByRole('button', { name: 'Meine Fassung speichern' }).click()
  await expect
    .poll(async () => (await (await page.request.get(`/api/news/${slug}`)).json()).texts.de)
    .toMatchObject({ title, summary: 'Es schneit immer noch.' })
  // The form has the saved version, too.
  await expect(page.getByRole('button', { name: 'Speichern', exact: true })).toBeVisible()

  await german.getByLabel('Titel').fill('Nicht gespeichert')
  await page.getByRole('link', { name: 'Alle Beiträge' }).click()
  await page.getByRole('button', { name: 'Weiterschreiben' }).click()
  await expect(german.getByLabel('Titel')).toHaveValue('Nicht gespeichert')

  await page.getByRole('button', { name: 'Löschen', exact: true }).click()
  await page.getByRole('button', { name: 'Ja, löschen' }).click()
  await expect(page.getByRole('link', { name: 'Neuer Beitrag' })).toBeVisible()
  expect((await page.request.get(`/api/news/${slug}`)).status()).toBe(404)
})
