import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** The link in the newest mail with that subject to that address, out of the demo's mailbox. */
export async function mailedLink(page: Page, to: string, subject: string): Promise<string> {
  let link = ''
  await expect(async () => {
    const list = await (await page.request.get('/demo/mail')).text()
    const rows = [...list.matchAll(/href="(\/demo\/mail\/[^"]+)">([^<]*)<small>an ([^ ]+)/g)]
    const row = rows.find(([, , title, receiver]) => title === subject && receiver === to)
    const mail = await (await page.request.get(row?.[1] ?? '/keine-mail')).text()
    const text = /<pre>([\s\S]*)<\/pre>/.exec(mail)?.[1] ?? ''
    link = /https?:\S+/.exec(text)?.[0]?.replaceAll('&amp;', '&') ?? ''
    expect(link).not.toBe('')
  }).toPass()
  return link
}

/** Opens the link that proves the page's account owns its address. */
export async function proveAddress(page: Page, email: string) {
  await page.goto(await mailedLink(page, email, 'Bitte bestätige deine E-Mail-Adresse'))
  await expect(page.getByText('Danke! Deine E-Mail-Adresse ist bestätigt.')).toBeVisible()
}
