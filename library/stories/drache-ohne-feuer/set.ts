import { hills } from '../../draw/landscape/land.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { circle, num, roundRect } from '../../draw/paper/geometry.ts'
import { piece } from '../../draw/paper/pieces.ts'
import { cycle } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { bread } from '../../draw/props/furniture.ts'
import { snowyHouse } from '../../draw/props/snowy-house.ts'
import { snowCap } from '../../draw/props/winter.ts'

export const castleStone = '#8f97bf'

/** The sky of the story. */
export const frostSky = { sheets: 'slope', sun: 'discs', clouds: 'stacked' } as const

export interface VillageHouse {
  x: number
  y: number
  scale: number
  lit?: boolean
}

const roofs = ['#8a4a5a', '#5a5f8f', '#7a5548'] as const

/** Snowy houses by night; only those that are `lit` have light. */
export const darkHouses = (scene: Scene, houses: readonly VillageHouse[]) => {
  const { mood } = scene
  const dim = (color: string) => mix(color, mood.tone(0.8), mood.isDark ? 0.55 : 0)
  for (const [i, { x, y, scale, lit = false }] of houses.entries()) {
    const colors = { wall: dim('#e9d8cc'), roof: dim(cycle(roofs, i)), door: dim('#6a4a44') }
    const snow = mix('#ffffff', mood.tone(0.5), mood.isDark ? 0.4 : 0)
    scene.place(
      snowyHouse({ ...colors, snow, pane: lit ? '#ffd87a' : dim('#3a4a70') }),
      x,
      y,
      scale,
      {
        flip: i % 2 === 1,
      },
    )
    if (lit) scene.glow(x, y - 90 * scale, 330 * scale, '#ffc66b', 0.8)
  }
}

const ovenArch = (x: number, foot: number, w: number, h: number) =>
  `M${num(x - w / 2)} ${num(foot)}V${num(foot - h + w / 2)}A${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(x + w / 2)} ${num(foot - h + w / 2)}V${num(foot)}Z`

const bricksOf = (x: number, y: number, w: number, h: number, size: number) => {
  const rows = Math.floor(h / size)
  return Array.from({ length: rows }, (_, row) => {
    const shift = (row % 2) * size
    return Array.from({ length: Math.floor(w / (size * 2)) }, (_, i) =>
      roundRect(x + i * size * 2 + shift + 4, y + row * size + 4, size * 2 - 8, size - 8, 5),
    )
  }).flat()
}

export interface Bakery {
  /** Middle of the oven in pixels, and the size of its mouth. */
  oven: number
  mouth: [w: number, h: number]
  lit?: boolean
  /** Where the bread shelf hangs, in pixels; null for none. */
  shelf?: number | null
}

/** The bakery: plaster, boards, and a great brick oven; returns the foot of its mouth. */
export const bakery = (
  scene: Scene,
  { oven, mouth: [w, h], lit = false, shelf = null }: Bakery,
) => {
  const wall = lit ? '#c98a5a' : '#3f4674'
  const brick = lit ? '#b5623f' : '#4f4468'
  scene.add(
    `<rect width="1600" height="1200" fill="${scene.linear(darker(wall, 0.36), wall, 0, 900)}"/>`,
  )
  if (shelf !== null) breadShelf(scene, shelf, lit)
  const [left, breadth] = [oven - w * 0.5 - 190, w + 380]
  const top = 870 - h - 210
  scene.sheet(
    [
      `M${left} 960V${top + 120}Q${left} ${top} ${left + 120} ${top}H${left + breadth - 120}Q${left + breadth} ${top} ${left + breadth} ${top + 120}V960Z`,
      roundRect(oven - 130, -40, 260, top + 80, 10),
    ],
    scene.linear(lighter(brick, 0.1), darker(brick, 0.2), top, 960),
    3,
  )
  scene.flat(bricksOf(left + 20, top + 130, breadth - 60, 800 - top, 46), darker(brick, 0.22), 0.5)
  const floor = lit ? '#8a5a44' : '#2c2f58'
  scene.sheet(
    'M-60 900H1660V1260H-60Z',
    scene.linear(lighter(floor, 0.14), darker(floor, 0.3), 900, 1200),
    3,
    900,
  )
  const foot = 880
  scene.piece(ovenArch(oven, foot, w + 90, h + 60), lighter(brick, 0.18), 2)
  scene.flat(ovenArch(oven, foot, w, h), lit ? '#5a1f1c' : '#0f0d22')
  scene.piece(roundRect(oven - w / 2 - 80, foot - 6, w + 160, 40, 10), lighter(brick, 0.26), 2)
  scene.ground = () => 900
  return foot
}

const breadShelf = (scene: Scene, x: number, lit: boolean) => {
  for (const y of [330, 520]) {
    for (const dx of [-130, 10, 140]) scene.place(bread(), x + dx, y, 0.9)
    scene.piece(roundRect(x - 230, y, 460, 22, 7), lit ? '#8a5a3c' : '#3a3560', 2)
  }
  if (!lit) scene.flat(roundRect(x - 240, 250, 480, 300, 10), '#232858', 0.5)
}

/** A slope of snow falling from upper left to lower right; sets the ground to it. */
export const snowSlope = (scene: Scene, from: number, to: number) => {
  const at = (x: number) => from + ((to - from) * x) / 1600 + Math.sin(x / 170) * 14
  const points = Array.from({ length: 18 }, (_, i) => `${i * 100 - 50} ${num(at(i * 100 - 50))}`)
  scene.sheet(
    `M${points.join('L')}V1260H-60Z`,
    scene.linear('#eef4ff', scene.mood.tone(0.5), from, 1200),
    3,
    from - 40,
  )
  scene.ground = at
}

/** Snow thrown up behind something that slides, from (x, y) to the left. */
export const snowSpray = (scene: Scene, x: number, y: number) =>
  scene.piece(
    [0, 1, 2, 3, 4, 5, 6].map((i) => circle(x - i * 44, y - 20 - ((i * 37) % 60), 34 - i * 3)),
    '#ffffff',
    1,
  )

/** Fence posts under snow, climbing from one point to another, in pixels. */
export const climbingPosts = (
  scene: Scene,
  from: [number, number],
  to: [number, number],
  count: number,
) => {
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1)
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    const h = 150 - 60 * t
    scene.add(piece(roundRect(x - 12, y - h, 24, h, 6), '#6a5570'))
    scene.place(snowCap(38), x, y - h + 4, 1)
  }
}

/** Snowy hills behind a village, far and near. */
export const snowHills = (scene: Scene, base: number, tones: readonly string[]) => {
  for (const [i, color] of tones.entries()) {
    const hill = hills(scene, { base: base + i * 90, amplitude: 34, seed: 4 + i * 3, waves: 1.2 })
    scene.sheet(
      hill.path,
      scene.linear(lighter(color, 0.2), color, hill.top, hill.top + 300),
      2,
      hill.top,
    )
  }
}
