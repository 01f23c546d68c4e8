import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { deletionGraceDays, maxChildren } from '../../src/contract/family.ts'
import { catalogue, freePlan, graceDays, withdrawalDays } from '../../src/contract/plan.ts'
import { exportLifetimeMs, tombstoneLifetimeMs } from '../../src/server/privacy/rules.ts'
import { traceRetentionDays } from '../../src/server/trace/rules.ts'

const dayMs = 86_400_000

/** The newest edition of a page in a language. */
async function newest(page: string, language: string): Promise<string> {
  const files = await readdir(`content/pages/${page}`)
  const file = files
    .filter((name) => name.endsWith(`.${language}.md`))
    .sort()
    .at(-1)
  return readFile(`content/pages/${page}/${file}`, 'utf8')
}

test('the terms name every price and period that the product applies', async () => {
  const german = await newest('agb', 'de')
  const english = await newest('agb', 'en')
  for (const { amountCents } of Object.values(catalogue)) {
    const euros = (amountCents / 100).toFixed(2)
    expect([euros, german.includes(`${euros.replace('.', ',')} €`)]).toEqual([euros, true])
    expect([euros, english.includes(`€${euros}`)]).toEqual([euros, true])
  }
  expect(german).toContain(`${freePlan.quotas.pdfReads} Geschichten in jedem Kalendermonat`)
  const { audioMinutes } = catalogue['family-month']
  expect(german).toContain(`${audioMinutes} Minuten Hörzeit in jedem Kalendermonat`)
  expect(english).toContain(`${audioMinutes} minutes of listening time in each calendar month`)
  expect(german).toContain(`liegen ${deletionGraceDays} Tage`)
  expect([withdrawalDays, german.includes('innerhalb von vierzehn Tagen')]).toEqual([14, true])
  expect([graceDays, german.includes('Sieben Tage lang')]).toEqual([7, true])
  expect([maxChildren, german.includes('bis zu sechs Kinderprofile')]).toEqual([6, true])
})

test('the privacy policy names the periods after which something is deleted', async () => {
  const german = await newest('privacy-policy', 'de')
  expect(german).toContain(`Nach ${deletionGraceDays} Tagen Bedenkzeit`)
  expect([exportLifetimeMs / dayMs, german.includes('sieben Tage bereit')]).toEqual([7, true])
  expect(german).toContain(`nach ${traceRetentionDays}\u00a0Tagen`)
  expect([tombstoneLifetimeMs / dayMs / 365, german.includes('drei Jahre')]).toEqual([3, true])
})

test('no legal page names what no longer exists: TMG, ODR platform', async () => {
  for (const page of ['impressum', 'agb', 'privacy-policy', 'barrierefreiheit']) {
    for (const language of ['de', 'en']) {
      expect(await newest(page, language)).not.toMatch(/\bTMG\b|Telemediengesetz|ec\.europa\.eu/)
    }
  }
})
