import type { Language } from '../../../../contract/base.ts'
import { numberFormat } from '../../../lib/format.ts'

/** Playback rates of narration; 1 is the original speed. */
export const speeds = [0.7, 0.8, 0.9, 1, 1.1, 1.2] as const

/** A rate as „0,9 ×“. */
export function formatSpeed(speed: number, language: Language): string {
  const number = numberFormat(language, { minimumFractionDigits: 1 }).format(speed)
  return `${number}\u202f×`
}
