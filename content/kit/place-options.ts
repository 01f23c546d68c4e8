import type { Hour } from './mood.ts'
import type { PaletteName } from './palettes.ts'
import { Scene } from './scene.ts'
import type { LightSpot } from './sky.ts'

/** What every place understands. */
export interface PlaceOptions {
  palette?: PaletteName
  hour?: Hour
  /** Another seed moves hills, trees and clouds, not the composition. */
  seed?: number
  width?: number
  height?: number
  /** Where sun or moon stands; `r: 0` hides it. */
  light?: Partial<LightSpot>
  /** Corner plants and foreground; off on covers, whose frame has its own. */
  plants?: boolean
  /** Pushes the land down by a share of the height, for backgrounds with cards in the middle. */
  drop?: number
}

export type Settled = Required<Omit<PlaceOptions, 'light'>> & { light: LightSpot }

/** The size of a story's cover, without corner plants: spread it into a place's options. */
export const coverSize = { width: 1200, height: 1600, plants: false } as const

/** How far the stage of a page reaches to either side; more than 0 only while a film is drawn. */
let wings = 0

/** Draws pages with a stage that reaches `pixels` beyond them to either side. */
export const withWings = <T>(pixels: number, draw: () => T): T => {
  wings = pixels
  try {
    return draw()
  } finally {
    wings = 0
  }
}

/** Fills gaps in `options` and opens an empty scene of its size and mood. */
export const openPlace = (options: PlaceOptions, defaults: PlaceOptions & { light: LightSpot }) => {
  const settled: Settled = {
    palette: 'nacht',
    hour: 'day',
    seed: 1,
    width: 1600,
    height: 1200,
    plants: true,
    drop: 0,
    ...defaults,
    ...options,
    light: { ...defaults.light, ...options.light },
  }
  const isPage = settled.width === 1600 && settled.height === 1200
  return { scene: new Scene({ ...settled, wings: isPage ? wings : 0 }), settled }
}
