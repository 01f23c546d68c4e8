import type { PlantKind } from '../landscape/plant-kinds.ts'
import { type Season, seasonOf } from '../landscape/season.ts'
import type { LightSpot, SkyDesign, Weather } from '../landscape/sky.ts'
import type { Hour } from '../paper/mood.ts'
import type { PaletteName } from '../paper/palettes.ts'
import { Scene } from '../paper/scene.ts'
import { addForeground, type Foreground } from './foreground.ts'

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
  /**
   * Corner plants and foreground: plants of the season, or one kind in both corners; off on covers, whose frame
   * has its own.
   */
  plants?: boolean | 'none' | PlantKind
  /** By default that of the palette: winter, autumn, spring (sunrise), or summer. */
  season?: Season
  weather?: Weather
  /** Sun, moon, clouds and sheets of the sky, where they are to differ from those of palette and hour. */
  sky?: Partial<SkyDesign>
  /** Moves the land down by this share of the height, for backgrounds with cards in the middle. */
  landOffset?: number
  /** Where the near ground begins, a share of the height, instead of `landOffset`: 0.6 looks down, 0.9 up. */
  horizon?: number
  /** How near the camera is: trees and hills behind the cast are large, or small and many. */
  zoom?: Zoom
  /** Something near at the edge of the picture, before everything else, instead of corner plants. */
  frame?: Foreground | null
}

type Zoom = 'near' | 'middle' | 'far'

/** The options with all defaults filled in; `zoom` is a factor. */
export interface PlaceSettings {
  palette: PaletteName
  hour: Hour
  seed: number
  width: number
  height: number
  light: LightSpot
  plants: boolean
  plantKind: PlantKind | undefined
  season: Season
  weather: Weather
  design: Partial<SkyDesign>
  landOffset: number
  zoom: number
}

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

const zooms: Record<Zoom, number> = { near: 1.5, middle: 1, far: 0.62 }

/** The share of the height at which the near ground of most places begins. */
export const usualHorizon = 0.77

const findOffset = ({ horizon, landOffset = 0 }: PlaceOptions) =>
  horizon === undefined ? landOffset : horizon - usualHorizon

const choosePlants = ({ plants = true, frame }: PlaceOptions) => ({
  plants: plants !== false && plants !== 'none' && !frame,
  plantKind: typeof plants === 'boolean' || plants === 'none' ? undefined : plants,
})

/** Fills in defaults and creates an empty scene of that size, palette and hour. */
export const createPlaceScene = (
  options: PlaceOptions,
  defaults: PlaceOptions & { light: LightSpot },
) => {
  const given = { ...defaults, ...options }
  const { palette = 'midnight', hour = 'day' } = given
  const settings: PlaceSettings = {
    palette,
    hour,
    seed: given.seed ?? 1,
    width: given.width ?? 1600,
    height: given.height ?? 1200,
    light: { ...defaults.light, ...options.light },
    ...choosePlants(given),
    season: given.season ?? seasonOf(palette),
    weather: given.weather ?? 'fair',
    design: given.sky ?? {},
    landOffset: findOffset(given),
    zoom: zooms[given.zoom ?? 'middle'],
  }
  const isPage = settings.width === 1600 && settings.height === 1200
  const scene = new Scene({ ...settings, wings: isPage ? wings : 0 })
  if (given.frame) addForeground(scene, given.frame, settings.seed)
  return { scene, settings }
}
