import { expect, type Page } from '@playwright/test'

/** The text of the newest mail with that subject to that address, from the demo's mailbox. */
export async function mailedText(page: Page, to: string, subject: string): Promise<string> {
  let text = ''
  await expect(async () => {
    const list = await (await page.request.get('/demo/mail')).text()
    const rows = [...list.matchAll(/href="(\/demo\/mail\/[^"]+)">([^<]*)<small>an ([^ ]+)/g)]
    const row = rows.find(([, , title, receiver]) => title === subject && receiver === to)
    const mail = await (await page.request.get(row?.[1] ?? '/keine-mail')).text()
    text = /<pre>([\s\S]*)<\/pre>/.exec(mail)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(text).not.toBe('')
  }).toPass()
  return text
}

/** The first link in that mail. */
export async function mailedLink(page: Page, to: string, subject: string): Promise<string> {
  return /https?:\S+/.exec(await mailedText(page, to, subject))?.[0] ?? ''
}

/** Opens the mailed link that verifies the address of the page's account. */
export async function verifyAddress(page: Page, email: string) {
  await page.goto(await mailedLink(page, email, 'Bitte bestätige deine E-Mail-Adresse'))
  await expect(page.getByText('Danke! Alles ist bereit.')).toBeVisible()
}
