// The lane and the square of the village.

import { cloudsAround, sky } from '../../draw/landscape/sky.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { circle, ellipse, num, type Point } from '../../draw/paper/geometry.ts'
import { line } from '../../draw/paper/pieces.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { createPlaceScene, type PlaceOptions } from '../../draw/stage/place-options.ts'
import { type HouseName, type Light, neighbour, smallestHouse } from './houses.ts'

export const palette = 'gold' as const

/** The light on the houses at an hour. */
export const lights: Record<'day' | 'dusk' | 'night', Light> = {
  day: {},
  dusk: { dim: 0.3, pane: '#ffd27a' },
  night: { dim: 0.58, pane: '#ffc66b' },
}

/** A sky of the story over the whole picture. */
export const openSky = (options: PlaceOptions) => {
  const light = { x: 0.5, y: 0.2, r: 90 }
  const { scene, settings } = createPlaceScene({ palette, ...options }, { light })
  sky(scene, { ...settings, clouds: cloudsAround(settings.light) })
  return scene
}

/** The trodden ground of lane and square from `y` down, with cobbles. */
export const cobbles = (scene: Scene, y: number, seed = 1) => {
  const { left, right, height, mood } = scene
  const base = mood.hour === 'day' ? '#e0bd8a' : mood.isDark ? '#5b5070' : '#a8797a'
  const span = height - y
  scene.sheet(
    `M${left - 60} ${y}H${right + 60}V${height + 60}H${left - 60}Z`,
    scene.linear(lighter(base, 0.12), darker(base, 0.16), y, height),
    3,
    y,
  )
  const random = seeded(seed + 8)
  const stones = Array.from({ length: 80 }, () => {
    const t = random() ** 0.8
    return ellipse(scene.across(random()), y + span * t, 18 + t * 34, 5 + t * 10)
  })
  scene.flat(stones.slice(0, 42), darker(base, 0.22), 0.3)
  scene.flat(stones.slice(42), lighter(base, 0.4), 0.3)
}

/** A far hill behind the village. */
export const farHill = (scene: Scene, y: number) => {
  const { left, right, height, mood } = scene
  scene.sheet(
    `M${left - 60} ${y + 20}C${num(left + 300)} ${y - 60} 700 ${y - 50} 900 ${y}S${right - 200} ${y - 30} ${right + 60} ${y + 10}V${height + 60}H${left - 60}Z`,
    mood.land(0.2),
    2,
    y - 60,
  )
}

/** Houses in a row, each `[name, x, scale]`; `home` is Lene's. */
export const row = (
  scene: Scene,
  y: number,
  light: Light,
  list: readonly (readonly [HouseName | 'home', number, number])[],
) => {
  for (const [name, x, scale] of list)
    scene.place(name === 'home' ? smallestHouse(light) : neighbour(name, light), x, y, scale)
}

/** A string of lamps sagging from one point to another. */
export const lamps = (scene: Scene, from: Point, to: Point, count: number) => {
  const [mx, my] = [(from[0] + to[0]) / 2, Math.max(from[1], to[1]) + 80]
  scene.add(line(`M${from.join(' ')}Q${mx} ${my} ${to.join(' ')}`, '#5a4048', 4))
  for (let i = 1; i <= count; i++) {
    const t = i / (count + 1)
    const at = (a: number, b: number, c: number) =>
      (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c
    const [x, y] = [at(from[0], mx, to[0]), at(from[1], my, to[1]) + 26]
    scene.glow(x, y, 170, '#ffd27a', 0.8)
    scene.piece(circle(x, y, 26), i % 2 ? '#ffd98a' : '#ffb76a', 1)
    scene.mark('light', x, y, 24)
  }
}

/** The paper of a cut wall, seen in a cross-section. */
export const cutWall = mix('#7a5a4c', '#3a2a38', 0.3)
