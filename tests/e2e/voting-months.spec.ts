import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { TZDate } from '@date-fns/tz'
import type { Page } from '@playwright/test'
import { addMonths, format, setDate } from 'date-fns'
import { spawnServer } from '../support/server-process.ts'
import { newFamily, register, signIn } from './accounts.ts'
import { signInAsEditor } from './editors.ts'
import { expect, test } from './fixtures.ts'
import { verifyAddress } from './mailbox.ts'

const titles = ['Der Kuchen im Mond', 'Das Sofa der Schnecken', 'Omas Gewitter']
const question = 'Worüber sollen wir lachen?'
const pollsArea = '/content-manager?bereich=abstimmungen'

async function planPoll(page: Page, month: string) {
  await page.goto(`${pollsArea}&monat=neu`)
  await page.getByRole('combobox', { name: 'Monat' }).selectOption(month)
  await page.getByRole('textbox', { name: 'Frage', exact: true }).fill(question)
  for (const [index, title] of titles.entries()) {
    const candidate = page.getByRole('group', { name: `Vorschlag ${index + 1}` })
    await candidate.getByRole('textbox', { name: 'Titel', exact: true }).fill(title)
    await candidate
      .getByRole('textbox', { name: 'Worum es gehen würde', exact: true })
      .fill(`Worum es in „${title}“ geht.`)
  }
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('heading', { name: new RegExp(question) })).toBeVisible()
}

async function voteFor(page: Page, title: string) {
  await page.goto('/voting')
  await expect(page.getByText(question)).toBeVisible()
  await page.getByRole('button', { name: `Dafür stimmen: ${title}` }).click()
  await expect(page.getByText(`Ihr habt für „${title}“ gestimmt.`)).toBeVisible()
}

test('a poll from its planning to its winner, over three months', async ({ newPage }) => {
  test.slow()
  const now = new TZDate(Date.now(), 'Europe/Berlin')
  const dateIn = (months: number) => (months === 0 ? now : addMonths(setDate(now, 15), months))
  const nextMonth = format(dateIn(1), 'yyyy-MM')
  const dataDir = mkdtempSync(path.join(tmpdir(), 'fabelhain-months-'))
  const family = newFamily()

  /** Runs the built server on the same data, today or in the middle of a later month. */
  async function inMonth(
    months: number,
    act: (open: () => Promise<Page>, origin: string) => Promise<void>,
  ) {
    const offsetMs = dateIn(months).getTime() - now.getTime()
    const server = spawnServer(dataDir, {
      NODE_OPTIONS: `--import=${path.join(import.meta.dirname, '../support/shifted-date.ts')}`,
      DATE_OFFSET_MS: String(offsetMs),
    })
    const pages: Page[] = []
    try {
      const baseURL = await server.ready()
      // A new server creates its first poll after loading its library.
      await expect.poll(async () => (await fetch(`${baseURL}/readyz`)).status).toBe(200)
      await act(async () => {
        const page = await newPage({ baseURL })
        pages.push(page)
        return page
      }, baseURL)
    } finally {
      for (const page of pages) await page.context().close()
      server.child.kill('SIGTERM')
      await server.ended(10_000).finally(() => server.kill())
    }
  }

  try {
    await inMonth(0, async (open, origin) => {
      const [editor, parent] = await Promise.all([open(), open()])
      await signInAsEditor(editor, origin)
      await planPoll(editor, nextMonth)
      await parent.goto('/login?mode=register')
      await register(parent, family)
      await verifyAddress(parent, family.email)
      await parent.goto('/voting')
      await expect(parent.getByRole('button', { name: /^Dafür stimmen/ }).first()).toBeVisible()
      await expect(parent.getByText(question)).toHaveCount(0)
    })

    await inMonth(1, async (open, origin) => {
      const [editor, parent] = await Promise.all([open(), open()])
      await signInAsEditor(editor, origin)
      await voteFor(editor, 'Omas Gewitter')
      // Not signed in yet, so the parent sees what guests see.
      await parent.goto('/voting')
      await expect(parent.getByText(question)).toBeVisible()
      await expect(parent.locator('.candidates').getByText(/Stimmen? ·/)).toHaveCount(0)
      await signIn(parent, family)
      await voteFor(parent, 'Das Sofa der Schnecken')
      await parent.getByRole('button', { name: 'Doch lieber dafür stimmen: Omas Gewitter' }).click()
      await expect(parent.getByText('2 Stimmen · 100 %')).toBeVisible()
    })

    await inMonth(2, async (open, origin) => {
      const [editor, parent] = await Promise.all([open(), open()])
      await signInAsEditor(editor, origin)
      await editor.goto(`${pollsArea}&monat=${nextMonth}`)
      await editor
        .getByRole('textbox', { name: 'Was aus dem Gewinner wird' })
        .first()
        .fill('ab morgen in der Bibliothek')
      await editor.getByRole('button', { name: 'Speichern' }).click()
      await expect(editor.getByRole('heading', { name: new RegExp(question) })).toBeVisible()
      const winner = parent.getByRole('region', { name: 'Zuletzt gewonnen' })
      await parent.goto('/voting')
      await expect(winner).toContainText('Omas Gewitter')
      await expect(parent.getByText(/ab morgen in der Bibliothek/)).toBeVisible()
      await signIn(parent, family)
      await parent.goto('/voting')
      await expect(winner).toContainText('Omas Gewitter')
      await expect(parent.getByRole('button', { name: /^Dafür stimmen/ }).first()).toBeVisible()
    })
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 })
  }
})
