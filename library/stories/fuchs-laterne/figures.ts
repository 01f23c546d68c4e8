import { type FoxOptions, fox, foxPaw } from '../../draw/cast/fox.ts'
import { type HareOptions, hare } from '../../draw/cast/hare.ts'
import { lantern } from '../../draw/cast/lantern.ts'
import { ellipse } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { footY, type StandOptions, stand } from '../../draw/stage/stand.ts'

const scarf = '#1f8a8c'

export const finn = (options: FoxOptions = {}) => fox({ scarf, ...options })

export const hareChild = (options: HareOptions = {}) =>
  hare({ scarf: '#c8434a', color: '#cfae94', ...options })

/** The lantern by its ring, for the fox's paw; dark when it has gone out. */
const hanging = (isLit: boolean) =>
  placed(isLit ? lantern() : lantern({ lit: false, color: '#5a6a8c' }), { y: 112 })

/** Finn upright with the lantern in his paw, and its light on the ground, `pool` units wide. */
export const finnWithLight = (
  scene: Scene,
  x: number,
  scale: number,
  options: FoxOptions & StandOptions & { pool?: number } = {},
) => {
  const { flip = false, depth = 0, pool = 400, ...look } = options
  const y = footY(scene, x, depth)
  const flameX = x + (flip ? -1 : 1) * foxPaw[0] * scale
  const flameY = y + (foxPaw[1] + 58) * scale
  if (pool > 0) scene.warm(flameX, y + 10, pool * scale, '#e2853a', 0.6, 0.4)
  scene.warm(flameX, flameY, 250 * scale, '#e2853a', 0.5)
  stand(scene, finn({ pose: 'upright', holding: hanging(true), ...look }), x, scale, {
    flip,
    depth,
  })
  scene.glow(flameX, flameY, 150 * scale, '#ffd88a', 0.8)
}

/** Finn upright with the lantern gone out. */
export const finnInTheDark = (
  scene: Scene,
  x: number,
  scale: number,
  { flip = false, depth = 0, ...look }: FoxOptions & StandOptions = {},
) =>
  stand(scene, finn({ pose: 'upright', holding: hanging(false), ...look }), x, scale, {
    flip,
    depth,
  })

/** Shows `svg` behind the round window of a burrow; x and y are the window's middle in pixels. */
export const behindWindow = (scene: Scene, svg: string, x: number, y: number, scale: number) =>
  scene.add(
    `<clipPath id="round-window"><path d="${ellipse(x, y, 172, 197)}"/></clipPath>`,
    `<g clip-path="url(#round-window)"><g transform="translate(${x} ${y + 190}) scale(${scale})">${svg}</g></g>`,
  )
