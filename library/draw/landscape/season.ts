import type { PaletteName } from '../paper/palettes.ts'

export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

const seasons: Partial<Record<PaletteName, Season>> = {
  winter: 'winter',
  autumn: 'autumn',
  sunrise: 'spring',
}

/** The season whose colours a palette has. */
export const seasonOf = (palette: PaletteName): Season => seasons[palette] ?? 'summer'
