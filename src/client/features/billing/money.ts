import type { Language } from '../../../contract/base.ts'
import type { Item } from '../../../contract/plan.ts'
import { currency } from '../../../contract/plan.ts'
import { numberFormat } from '../../lib/formats.ts'

const monthsPerYear = 12

/** „4,99 €“ for 499 cents. */
export function money(cents: number, language: Language): string {
  return numberFormat(language, {
    style: 'currency',
    currency: currency.toUpperCase(),
  }).format(cents / 100)
}

/** What one month of it costs, in cents rounded to the nearest. */
export function monthlyCents({ amountCents, interval }: Pick<Item, 'amountCents' | 'interval'>) {
  return interval === 'year' ? Math.round(amountCents / monthsPerYear) : amountCents
}
