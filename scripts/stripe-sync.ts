import { catalogue, type ItemId } from '../src/contract/plan.ts'
import { ConfigError, readStripeKey } from '../src/server/platform/env.ts'
import { type CatalogueFinding, syncCatalogue } from '../src/server/platform/stripe-catalogue.ts'

const stateLabels: Record<CatalogueFinding['state'], string> = {
  created: 'angelegt',
  ok: 'stimmt',
  different: 'WEICHT AB',
  renewed: 'erneuert',
}
const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })

const unknownArguments = process.argv.slice(2).filter((argument) => argument !== '--renew')
if (unknownArguments.length > 0)
  fail(`Unbekannt: ${unknownArguments.join(' ')} – es gibt nur --renew.`)
const renew = process.argv.includes('--renew')

try {
  const secretKey = readStripeKey()
  const { findings, portal } = await syncCatalogue({ secretKey, webhookSecrets: [] }, { renew })
  for (const line of tableOf(findings)) console.log(line)
  console.log(`\nSTRIPE_PORTAL=${portal.home}\nSTRIPE_PORTAL_CHANGE=${portal.change}`)
  if (findings.some(({ state }) => state === 'different')) {
    fail('\nMit --renew entsteht ein neuer Preis; wer schon ein Abo hat, behält den alten.')
  }
} catch (error) {
  fail(
    error instanceof ConfigError ? error.message : `Stripe antwortet nicht wie erwartet: ${error}`,
  )
}

function tableOf(findings: CatalogueFinding[]): string[] {
  const rows = findings.map(({ item, state, differences }) => [
    item,
    catalogue[item].lookupKey,
    priceOf(item),
    stateLabels[state],
    differences.join('; '),
  ])
  const all = [['Was', 'Schlüssel', 'Preis', 'Stand', ''], ...rows]
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  )
  return all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

function priceOf(item: ItemId): string {
  const { amountCents, interval } = catalogue[item]
  return `${euros.format(amountCents / 100)} im ${interval === 'year' ? 'Jahr' : 'Monat'}`
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
