// Takes the web app manifest's screenshots, which a browser shows before installing:
// node scripts/screenshots.ts <address>
import { mkdir, writeFile } from 'node:fs/promises'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { browserPath } from './ensure-browser.ts'

const out = 'public/screenshots'
const [address = 'http://localhost:3000'] = process.argv.slice(2)

const sizes = {
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true },
}
const views = {
  stories: '/story-collection',
  reader: '/reader?story=fuchs-laterne&p=2',
}

async function takeScreenshots(browser: Browser, size: keyof typeof sizes) {
  const context = await browser.newContext({
    ...sizes[size],
    baseURL: address,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const send = async (method: string, path: string, data: object) => {
    const answer = await page.request.fetch(path, { method, data, headers: { origin: address } })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`)
    return answer.json()
  }
  const email = `bild-${crypto.randomUUID()}@example.org`
  const account = { name: 'Familie Winter', email, password: crypto.randomUUID() }
  const { user } = await send('POST', '/api/auth/sign-up/email', account)
  await send('PUT', `/api/users/${user.id}`, { email })
  for (const [name, path] of Object.entries(views)) {
    await page.goto(path)
    await page.waitForLoadState('load')
    await page.evaluate(() => document.fonts.ready)
    // Pictures fade in.
    await page.waitForTimeout(3000)
    const bytes = await sharp(await page.screenshot())
      .webp({ quality: 84, effort: 6 })
      .toBuffer()
    await writeFile(`${out}/${size}-${name}.webp`, bytes)
    console.log(`${size}-${name}.webp ${Math.round(bytes.length / 1000)} KB`)
  }
  await context.close()
}

await mkdir(out, { recursive: true })
const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] })
for (const size of ['wide', 'narrow'] as const) await takeScreenshots(browser, size)
await browser.close()
