import { chromium } from '@playwright/test'
const base = 'http://localhost:3730'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const shots: [string, string, number, number, string, string?][] = JSON.parse(process.env.SHOTS ?? '[]')
const ctx = await b.newContext({ locale: 'de-DE' })
const page = await ctx.newPage()
page.on('console', (m) => { if (['error', 'warning'].includes(m.type())) console.log(m.type(), m.text()) })
page.on('pageerror', (e) => console.log('pageerror', e.message))
await page.route('**/rpc/billing/declare*', (r) => r.fulfill({ json: { json: { number: 'K-20261121-7F3A', receivedAt: '2026-11-21T10:04:00Z', endsAt: null } } }))
for (const [name, path, w, h, theme, flags = ''] of shots) {
  await page.setViewportSize({ width: w, height: h })
  await page.goto(base + '/impressum')
  await page.evaluate(([t, l]) => { localStorage.setItem('theme', t!); localStorage.setItem('language', l!) }, [theme, flags.includes('en') ? 'en' : 'de'])
  await page.goto(base + path)
  await page.waitForTimeout(1200)
  if (flags.includes('all')) {
    await page.getByLabel(/außerordentlich|for cause/).check()
    await page.getByLabel(/bestimmten Tag|certain day/).check()
  }
  if (flags.includes('bad')) { await page.locator('.declaration-send button').click(); await page.waitForTimeout(300) }
  if (flags.includes('send')) {
    await page.locator('[name=name]').fill('Annegret Maximiliane Winterfeldt-Sommer')
    await page.locator('form.declaration [name=email]').fill('familie.winterfeldt-sommer.mit.langer.adresse@beispiel-mit-langem-namen.example.org')
    await page.locator('.declaration-send button').click()
    await page.waitForTimeout(700)
  }
  if (flags.includes('bottom')) await page.evaluate(() => scrollTo(0, 1e6))
  await page.screenshot({ path: `/tmp/law/${name}.png`, fullPage: flags.includes('full') })
}
await b.close()
