import { mix } from '../color.ts'
import { lowerCorner, upperCorner } from '../foliage.ts'
import type { Ground } from '../land.ts'
import type { Hour } from '../mood.ts'
import type { PaletteName } from '../palettes.ts'
import type { Settled } from '../place-options.ts'
import { openPlace } from '../place-options.ts'
import type { Ridge } from '../places/backdrop.ts'
import { nearGround, ridge } from '../places/backdrop.ts'
import type { Scene } from '../scene.ts'
import { sky } from '../sky.ts'
import type { Stance } from '../stage.ts'
import { stand, standLit } from '../stage.ts'

export interface BackgroundSize {
  width: number
  height: number
}

export type BackgroundArt = (size: BackgroundSize) => Scene

/** A background under work. */
export interface View {
  scene: Scene
  isWide: boolean
  seed: number
}

/** A background whose land is still to be laid. */
export interface OpenView extends View {
  settled: Settled
}

const isWideOf = ({ width, height }: BackgroundSize) => width > height

/** Size and position of the land, which lies lower than in a story and leaves the middle free. */
export const calm = (size: BackgroundSize) => ({ ...size, drop: isWideOf(size) ? 0.07 : 0.1 })

/** Goes on with the scene of a place. */
export const viewOf = (scene: Scene, seed: number): View => ({
  scene,
  isWide: isWideOf(scene),
  seed,
})

/** Position as shares of the picture and size in page pixels. */
type Spot = readonly [x: number, y: number, size: number]

export interface Outlook {
  palette: PaletteName
  hour: Hour
  seed: number
  /** Sun or moon; null for none. */
  light: { wide: Spot; tall: Spot } | null
  /** Clouds, clear of sun and moon. */
  clouds?: { wide: readonly Spot[]; tall: readonly Spot[] }
}

const noLight: Spot = [0.5, 0.3, 0]

/** Opens a background with its sky. */
export const openView = (size: BackgroundSize, outlook: Outlook): OpenView => {
  const { palette, hour, seed } = outlook
  const isWide = isWideOf(size)
  const format = isWide ? 'wide' : 'tall'
  const [x, y, r] = outlook.light?.[format] ?? noLight
  const light = { x, y, r }
  const { scene, settled } = openPlace({ ...calm(size), palette, hour, seed, light }, { light })
  const clouds = (outlook.clouds?.[format] ?? []).map(([cx, cy, w]): [number, number, number] => [
    cx,
    cy,
    w,
  ])
  sky(scene, { light, seed, clouds })
  return { scene, settled, isWide, seed }
}

/** Hills with their trees, far to near, then the ground for the cast. */
export const land = (view: OpenView, ridges: readonly Ridge[], at = 0.77): Ground => {
  for (const each of ridges) ridge(view.scene, view.settled, each)
  return nearGround(view.scene, view.settled, at)
}

/** Where something stands: share of the width and scale, in both formats. */
export interface Post {
  wide: readonly [x: number, scale: number]
  tall: readonly [x: number, scale: number]
}

/** Stands a figure on the ground at the edge of the picture; `isLit` for lanterns and candles. */
export const put = (
  { scene, isWide }: View,
  svg: string,
  post: Post,
  stance: Stance & { isLit?: boolean; height?: number } = {},
) => {
  const [share, scale] = isWide ? post.wide : post.tall
  const { isLit = false, ...rest } = stance
  return (isLit ? standLit : stand)(scene, svg, share * scene.width, scale, rest)
}

/** Plants in the lower corners, small enough to leave the cast free; leaves hang from above. */
export const corners = ({ scene, seed }: View, { lower = 0.62, upper = 0 } = {}) => {
  const { mood, height } = scene
  const colors: [string, string] = [
    mix(mood.tone(0.72), mood.land(1), 0.35),
    mix(mood.tone(0.92), mood.land(1), 0.12),
  ]
  scene.inFront(() => {
    lowerCorner(scene, 'left', height, lower, seed + 7, colors)
    lowerCorner(scene, 'right', height, lower, seed + 17, colors)
    if (upper === 0) return
    upperCorner(scene, 'left', 0, upper, seed + 5, mood.tone(0.86))
    upperCorner(scene, 'right', 0, upper * 1.1, seed + 9, mood.tone(0.86))
  })
  return scene
}
