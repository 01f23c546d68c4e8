import type { Ground } from '../landscape/land.ts'
import { cloudsAround, sky } from '../landscape/sky.ts'
import { mix } from '../paper/color.ts'
import type { Scene } from '../paper/scene.ts'
import { fence } from '../props/outdoors.ts'
import { snowyHouse } from '../props/snowy-house.ts'
import { createPlaceScene, type PlaceOptions } from '../stage/place-options.ts'
import { nearGround, ridge } from './backdrop.ts'
import { eveningOf } from './evening.ts'

interface Cottage {
  /** Middle as a share of the width. */
  x: number
  scale: number
  open?: boolean
}

export interface SnowGardenOptions extends PlaceOptions {
  /** The house, its door perhaps open; null for none. */
  house?: Cottage | null
  /** Shares of the width between which the fence runs; null for none. */
  fence?: [from: number, to: number] | null
  /** Where the snow of the garden begins, as a share of the height. */
  ground?: number
}

const placeHouse = (scene: Scene, back: Ground, { x: share, scale, open = false }: Cottage) => {
  const { unit, mood, width } = scene
  const { isLit, shade, dim, pane } = eveningOf(mood)
  const x = share * width
  const foot = back.yAt(x) + 70 * unit
  const colors = { wall: dim('#f3dcc0'), roof: dim('#b5533f'), door: dim('#7a4a3a') }
  const snow = mix('#ffffff', mood.tone(0.4), shade)
  scene.contactShadow(x, foot, 150 * scale * unit)
  scene.place(snowyHouse({ ...colors, pane, snow, open }), x, foot, scale * unit)
  if (isLit) scene.glow(x, foot - 90 * scale, 150 * scale * unit, '#ffc66b', 0.35)
}

const placeFence = (scene: Scene, back: Ground, [from, to]: [number, number]) => {
  const { unit, mood, width } = scene
  const count = Math.ceil(((to - from) * width) / (44 * unit * 1.1))
  const y = back.yAt(((from + to) / 2) * width) + 66 * unit
  scene.place(fence(count, eveningOf(mood).dim('#b98f6a')), from * width, y, 1.1 * unit)
}

/** A garden deep in snow before a wood of spruces, with a cottage and a fence whose tips show. */
export const snowGarden = (options: SnowGardenOptions = {}) => {
  const light = { x: 0.7, y: 0.2, r: 90 }
  const { scene, settings } = createPlaceScene(options, { palette: 'winter', light })
  const { isDark } = scene.mood
  const { house = { x: 0.24, scale: 1.5 }, fence: pales = [0.5, 1.02], ground: at = 0.72 } = options
  sky(scene, { ...settings, clouds: cloudsAround(settings.light) })
  ridge(scene, settings, {
    y: at - 0.19,
    nearness: isDark ? 0.2 : 0.05,
    trees: { kind: 'fir', height: [80, 150], step: 44 },
  })
  ridge(scene, settings, {
    y: at - 0.11,
    nearness: isDark ? 0.42 : 0.3,
    amplitude: 22,
    trees: { kind: 'fir', height: [170, 290], step: 90, gap: [0.34, 0.72] },
  })
  const back = ridge(scene, settings, { y: at - 0.04, nearness: 0.5, amplitude: 12 })
  if (pales !== null) placeFence(scene, back, pales)
  if (house !== null) placeHouse(scene, back, house)
  nearGround(scene, settings, at, 0)
  return scene
}
