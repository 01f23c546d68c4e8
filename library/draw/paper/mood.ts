import { lighter, mix, ramp } from './color.ts'
import { type Palette, type PaletteName, palettes } from './palettes.ts'

export type Hour = 'night' | 'dawn' | 'day' | 'dusk'

/** All colours of one picture, computed from a palette and an hour. */
export interface Mood {
  palette: Palette
  hour: Hour
  /** It is night. */
  isDark: boolean
  /** Sky colours from the zenith down to the horizon. */
  sky: [top: string, middle: string, low: string]
  /** A colour of the palette's scale, whatever the hour: 0 light and far, 1 dark and near. */
  tone: (share: number) => string
  /** A colour of the land at this hour: 0 the farthest hill, 1 the nearest ground. */
  land: (share: number) => string
  /** Colour of sun or moon. */
  light: string
  halo: string
  cloud: string
  shadow: string
  accent: string
}

const nightBlue = ['#5f9fc0', '#1b2f63']

const skyOf = (tone: Mood['tone'], hour: Hour, nightShare: number): Mood['sky'] => {
  const night = (share: number) => mix(tone(share), ramp(nightBlue)(share * 1.3), nightShare * 1.4)
  switch (hour) {
    case 'night':
      return [night(0.82), night(0.46), night(0.17)]
    case 'dawn':
      return [tone(0.33), mix(tone(0.16), '#ffcba4', 0.5), mix(tone(0.02), '#ffe7c4', 0.6)]
    case 'dusk':
      return [mix(tone(0.55), '#5b3f92', 0.45), mix(tone(0.3), '#f5876a', 0.72), '#ffdda6']
    case 'day':
      return [tone(0.3), tone(0.15), tone(0.03)]
  }
}

const landOf = (palette: Palette, tone: Mood['tone'], hour: Hour): Mood['land'] => {
  const daylight = ramp(palette.land)
  switch (hour) {
    case 'night':
      return (share) =>
        mix(tone(0.24 + 0.56 * share), ramp(nightBlue)(0.35 + share * 0.6), palette.nightShare)
    case 'dawn':
      return (share) => mix(daylight(share), tone(0.16 + 0.4 * share), 0.24)
    case 'dusk':
      return (share) => mix(tone(0.26 + 0.5 * share), daylight(share), 0.22)
    case 'day':
      return daylight
  }
}

/** The colours of `name` at `hour`. */
export const createMood = (name: PaletteName, hour: Hour): Mood => {
  const palette: Palette = palettes[name]
  const tone = ramp(palette.stops)
  const isDark = hour === 'night'
  const sky = skyOf(tone, hour, palette.nightShare)
  return {
    palette,
    hour,
    isDark,
    sky,
    tone,
    land: landOf(palette, tone, hour),
    light: hour === 'dusk' ? mix(palette.sun, '#ffc27a', 0.45) : palette.sun,
    halo: isDark ? lighter(sky[2], 0.3) : lighter(palette.sun, 0.1),
    cloud: isDark ? lighter(sky[2], 0.62) : mix(lighter(sky[2], 0.72), '#fff4e6', 0.4),
    shadow: palette.shadow,
    accent: palette.accent,
  }
}
