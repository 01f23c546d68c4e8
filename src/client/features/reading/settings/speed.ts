/** How fast a voice may read; 1 is as recorded. */
export const speeds = [0.7, 0.8, 0.9, 1, 1.1, 1.2] as const

/** „0,9 ×“ */
export function speedText(speed: number, locale: string): string {
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(speed)
  return `${number}\u202f×`
}
