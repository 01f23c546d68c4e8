import { addCorners } from '../landscape/corner-plants.ts'
import type { Ground } from '../landscape/land.ts'
import { seasonOf } from '../landscape/season.ts'
import { type CloudSpot, type LightSpot, sky } from '../landscape/sky.ts'
import type { Hour } from '../paper/mood.ts'
import type { PaletteName } from '../paper/palettes.ts'
import type { Scene } from '../paper/scene.ts'
import { nearGround, type Ridge, ridge } from '../places/backdrop.ts'
import { createPlaceScene, type PlaceSettings } from '../stage/place-options.ts'
import { type StandOptions, stand, standLit } from '../stage/stand.ts'

/** In pixels. */
export interface BackgroundSize {
  width: number
  height: number
}

/** Draws a background of any size, in landscape format for desktops or portrait for mobiles. */
export type BackgroundArt = (size: BackgroundSize) => Scene

/** A background in progress. */
export interface View {
  scene: Scene
  /** Landscape format. */
  isDesktop: boolean
  seed: number
}

/** A background that has only its sky so far; the settings are for drawing its land. */
export interface ViewWithSettings extends View {
  settings: PlaceSettings
}

const isLandscape = ({ width, height }: BackgroundSize) => width > height

/** Options of a place whose land is lower than in a story, to leave the middle free. */
export const withLowLand = (size: BackgroundSize) => ({
  ...size,
  landOffset: isLandscape(size) ? 0.07 : 0.1,
})

/** Continues the scene of a place as a background. */
export const continuePlace = (scene: Scene, seed: number): View => ({
  scene,
  isDesktop: isLandscape(scene),
  seed,
})

export interface BackgroundOptions {
  palette: PaletteName
  hour: Hour
  seed: number
  /** Sun or moon; null for none. */
  light: { desktop: LightSpot; mobile: LightSpot } | null
  /** Clouds, clear of sun and moon. */
  clouds?: { desktop: readonly CloudSpot[]; mobile: readonly CloudSpot[] }
}

const noLight: LightSpot = { x: 0.5, y: 0.3, r: 0 }

/** Creates a background and draws its sky. */
export const startBackground = (
  size: BackgroundSize,
  { palette, hour, seed, light: lights, clouds }: BackgroundOptions,
): ViewWithSettings => {
  const isDesktop = isLandscape(size)
  const format = isDesktop ? 'desktop' : 'mobile'
  const light = lights?.[format] ?? noLight
  const options = { ...withLowLand(size), palette, hour, seed, light }
  const { scene, settings } = createPlaceScene(options, { light })
  sky(scene, { light, seed, clouds: clouds?.[format] ?? [] })
  return { scene, settings, isDesktop, seed }
}

/** Draws hills with their trees, far to near, then the ground for the figures; `y` is its share of the height. */
export const drawLand = (view: ViewWithSettings, ridges: readonly Ridge[], y = 0.77): Ground => {
  for (const each of ridges) ridge(view.scene, view.settings, each)
  return nearGround(view.scene, view.settings, y)
}

/** Where a figure stands, as a share of the width, and its scale, in both formats. */
export interface FigurePosition {
  desktop: readonly [x: number, scale: number]
  mobile: readonly [x: number, scale: number]
}

/** Stands a figure on the ground; `isLit` for lanterns and candles. Returns its feet in pixels. */
export const standFigure = (
  { scene, isDesktop }: View,
  svg: string,
  position: FigurePosition,
  options: StandOptions & { isLit?: boolean; height?: number } = {},
) => {
  const [share, scale] = isDesktop ? position.desktop : position.mobile
  const { isLit = false, ...rest } = options
  return (isLit ? standLit : stand)(scene, svg, share * scene.width, scale, rest)
}

/**
 * Adds plants of the season in the lower corners, in front of all else, and leaves that hang from an upper one;
 * `lower` is their scale. Returns the scene.
 */
export const addCornerPlants = ({ scene, seed }: View, { lower = 0.62, upper = 0 } = {}) => {
  addCorners(scene, { season: seasonOf(scene.palette), seed, size: lower, upper: upper > 0 })
  return scene
}
