import type { LightSpot } from '../landscape/sky.ts'
import type { Hour } from '../paper/mood.ts'
import type { PaletteName } from '../paper/palettes.ts'
import { Scene } from '../paper/scene.ts'

/** Options of every place: a function that draws a landscape or room and returns its scene. */
export interface PlaceOptions {
  palette?: PaletteName
  hour?: Hour
  /** Another seed moves hills, trees and clouds, not the composition. */
  seed?: number
  /** Size of the picture in pixels; by default that of a page. */
  width?: number
  height?: number
  /** Position of sun or moon; `r: 0` hides it. */
  light?: Partial<LightSpot>
  /** Corner plants and foreground; off on covers, whose frame has its own. */
  plants?: boolean
  /** Moves the land down by this share of the height, for backgrounds with cards in the middle. */
  landOffset?: number
}

/** The options with all defaults filled in. */
export type PlaceSettings = Required<Omit<PlaceOptions, 'light'>> & { light: LightSpot }

/** Options for a story's cover: its size, and no corner plants. Spread them into a place's options. */
export const coverSize = { width: 1200, height: 1600, plants: false } as const

/** Extra width of a page on either side, in pixels; above 0 only while a film is drawn. */
let wings = 0

/** Runs `draw`, which draws pages, with pages `pixels` wider on either side; returns its result. */
export const withWings = <T>(pixels: number, draw: () => T): T => {
  wings = pixels
  try {
    return draw()
  } finally {
    wings = 0
  }
}

/** Fills in defaults and creates an empty scene of that size, palette and hour. */
export const createPlaceScene = (
  options: PlaceOptions,
  defaults: PlaceOptions & { light: LightSpot },
) => {
  const settings: PlaceSettings = {
    palette: 'midnight',
    hour: 'day',
    seed: 1,
    width: 1600,
    height: 1200,
    plants: true,
    landOffset: 0,
    ...defaults,
    ...options,
    light: { ...defaults.light, ...options.light },
  }
  const isPage = settings.width === 1600 && settings.height === 1200
  return { scene: new Scene({ ...settings, wings: isPage ? wings : 0 }), settings }
}
