import { darker, lighter, mix } from '../paper/color.ts'
import { num, polygon, roundRect } from '../paper/geometry.ts'
import type { Scene } from '../paper/scene.ts'
import { createPlaceScene, type PlaceOptions } from '../stage/place-options.ts'

export interface StairsOptions extends PlaceOptions {
  carpet?: string
}

const stepCount = 7
const stepPx = 76
const treadPx = 30

/** The y in pixels of feet on step `i`; 0 is the lowest. */
export const stepY = ({ height, unit }: Scene, i: number) =>
  height * 0.97 - (i * stepPx + treadPx * 0.6) * unit

/** The great stairs of a castle, seen from below: carpet, banisters, a tall window above. */
export const stairs = (options: StairsOptions = {}) => {
  const light = { x: 0.5, y: 0.2, r: 0 }
  const { scene } = createPlaceScene(options, { palette: 'gold', light })
  const { width, height, unit, mood } = scene
  const { carpet = '#b93a44' } = options
  const isEvening = mood.isDark || mood.hour === 'dusk'
  const wall = mix(mood.tone(isEvening ? 0.5 : 0.2), '#f2d5a8', 0.4)
  const middle = width / 2
  scene.add(
    `<rect ${scene.fullWidthAttributes} height="${height}" fill="${scene.linear(darker(wall, 0.14), lighter(wall, 0.2), 0, height * 0.7)}"/>`,
  )
  const arch = (grow: number, x = middle, half = 190, top = 230) =>
    `M${num(x - (half + grow) * unit)} ${num(height * 0.52)}V${num(top * unit)}A${num((half + grow) * unit)} ${num((half + grow) * unit)} 0 0 1 ${num(x + (half + grow) * unit)} ${num(top * unit)}V${num(height * 0.52)}Z`
  scene.piece(arch(26), lighter(wall, 0.42))
  scene.flat(arch(0), scene.linear(mood.sky[0], mood.sky[2], 40 * unit, height * 0.5))
  scene.add(
    `<path d="M${middle} ${40 * unit}V${height * 0.5}M${num(middle - 190 * unit)} ${num(250 * unit)}H${num(middle + 190 * unit)}M${num(middle - 190 * unit)} ${num(420 * unit)}H${num(middle + 190 * unit)}" stroke="${lighter(wall, 0.42)}" stroke-width="${num(10 * unit)}"/>`,
  )
  for (const side of [-1, 1]) {
    const x = middle + side * 480 * unit
    scene.piece(
      polygon([
        [x - 90 * unit, 40 * unit],
        [x + 90 * unit, 40 * unit],
        [x + 90 * unit, 330 * unit],
        [x, 280 * unit],
        [x - 90 * unit, 330 * unit],
      ]),
      carpet,
    )
    scene.flat(
      polygon([
        [x, 130 * unit],
        [x + 40 * unit, 180 * unit],
        [x, 230 * unit],
        [x - 40 * unit, 180 * unit],
      ]),
      '#ffd98a',
    )
  }
  for (let i = stepCount; i >= 0; i--) {
    const y = height * 0.97 - i * stepPx * unit
    const half = (760 - i * 46) * unit - scene.left
    const stone = mix(lighter(wall, 0.44), darker(wall, 0.1), 1 - i / stepCount)
    scene.sheet(
      roundRect(middle - half, y - treadPx * unit, half * 2, (stepPx + treadPx) * unit, 6),
      stone,
      2,
      y - treadPx * unit,
    )
    scene.flat(roundRect(middle - half, y, half * 2, (stepPx + 4) * unit), darker(stone, 0.16), 0.8)
    const rug = (330 - i * 16) * unit
    scene.flat(
      roundRect(middle - rug, y - treadPx * unit, rug * 2, treadPx * unit),
      lighter(carpet, 0.08),
    )
    scene.flat(roundRect(middle - rug, y, rug * 2, (stepPx + 4) * unit), darker(carpet, 0.18))
  }
  const post = darker(wall, 0.3)
  for (const side of [-1, 1]) {
    const at = (t: number) => ({
      x: middle + side * (760 - t * 46 * stepCount) * unit,
      y: height * 0.97 - t * stepPx * stepCount * unit,
    })
    const posts = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => {
      const { x, y } = at(t)
      return roundRect(x - 15 * unit, y - 190 * unit, 30 * unit, 190 * unit, 8)
    })
    const [a, b] = [at(-0.1), at(1.04)]
    const rail = polygon([
      [a.x, a.y - 214 * unit],
      [b.x, b.y - 214 * unit],
      [b.x, b.y - 178 * unit],
      [a.x, a.y - 178 * unit],
    ])
    scene.piece(posts, lighter(post, 0.26))
    scene.piece(rail, post)
  }
  scene.ground = () => stepY(scene, 0) - 70 * unit
  return scene
}
