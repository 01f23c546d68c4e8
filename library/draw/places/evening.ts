import { mix } from '../paper/color.ts'
import type { Mood } from '../paper/mood.ts'

export interface Evening {
  /** Whether lamps are lit: at dusk and night. */
  isLit: boolean
  /** The share by which the hour darkens painted things. */
  shade: number
  /** A colour, darkened by the hour. */
  dim: (color: string) => string
  /** Like `dim`, for things inside a house, by the light of a lamp. */
  byLamp: (color: string) => string
  /** Colour of a window from outside: warm when lamps are lit. */
  pane: string
}

/** How lamps and painted things look at the hour of a mood. */
export const eveningOf = ({ isDark, hour, tone }: Mood): Evening => {
  const isLit = isDark || hour === 'dusk'
  const shade = isDark ? 0.42 : isLit ? 0.16 : 0
  const dim = (color: string) => mix(color, tone(0.78), shade)
  const byLamp = (color: string) =>
    mix(mix(color, tone(0.78), shade * 0.36), '#e08a44', shade * 0.34)
  return { isLit, shade, dim, byLamp, pane: isLit ? '#ffd680' : '#cfe3ee' }
}
