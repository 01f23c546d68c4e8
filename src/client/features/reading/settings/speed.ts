import type { Language } from '../../../../contract/base.ts'
import { numberFormat } from '../../../lib/formats.ts'

/** How fast a voice may read; 1 is as recorded. */
export const speeds = [0.7, 0.8, 0.9, 1, 1.1, 1.2] as const

/** „0,9 ×“ */
export function speedText(speed: number, language: Language): string {
  const number = numberFormat(language, { minimumFractionDigits: 1 }).format(speed)
  return `${number}\u202f×`
}
