import { bush, grass } from '../../draw/landscape/land.ts'
import { cloud, sky } from '../../draw/landscape/sky.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { circle, ellipse, type Point, smooth } from '../../draw/paper/geometry.ts'
import { line, placed } from '../../draw/paper/pieces.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { ridge } from '../../draw/places/backdrop.ts'
import { createPlaceScene } from '../../draw/stage/place-options.ts'

/** The sky of this story: a plain paper sun and torn clouds over waves. */
export const ownSky = { sun: 'plain', clouds: 'torn', sheets: 'waves' } as const

/** A steep green slope from the upper left to the lower right. */
export const slope = () => {
  const light = { x: 0.84, y: 0.2, r: 110 }
  const { scene, settings } = createPlaceScene(
    { hour: 'day', sky: ownSky },
    { palette: 'sunrise', light },
  )
  const { width, height, mood } = scene
  sky(scene, {
    ...settings,
    seed: 3,
    clouds: [
      { x: 0.5, y: 0.14, w: 260 },
      { x: 0.96, y: 0.36, w: 220 },
    ],
  })
  const trees = { kind: 'round', height: [70, 120], step: 80 } as const
  ridge(scene, settings, {
    y: 0.7,
    nearness: 0.1,
    amplitude: 40,
    trees: { ...trees, height: [70, 120] },
  })
  const at = (x: number) => height * (0.3 + 0.62 * Math.min(1, x / width) ** 0.9)
  const edge = Array.from(
    { length: 18 },
    (_, i): Point => [-60 + i * 102, at(Math.max(0, -60 + i * 102))],
  )
  const path = `${smooth(edge, false)}V${height + 60}H-60Z`
  const green = mix(mood.land(0.7), '#8fbf55', 0.5)
  scene.sheet(
    [path, grass({ yAt: at }, 0, width, 18, 36, 5)],
    scene.linear(lighter(green, 0.14), darker(green, 0.28), height * 0.3, height),
    3,
    height * 0.3,
  )
  scene.ground = at
  return scene
}

/** Trees seen from above: round crowns in clumps. */
const woods = (scene: Scene, x: number, y: number, count: number, seed: number, color: string) => {
  const random = seeded(seed)
  const crowns = Array.from({ length: count }, () =>
    circle(x + (random() - 0.5) * 260, y + (random() - 0.5) * 120, 18 + random() * 16),
  )
  scene.piece(crowns, color, 2)
}

const fields: [d: string, color: string][] = [
  ['M-40 620L420 560L520 800L-40 900Z', '#e3c766'],
  ['M420 560L820 540L860 760L520 800Z', '#ecd98e'],
  ['M-40 900L520 800L600 1240H-40Z', '#9fc262'],
  ['M520 800L860 760L1000 1240H600Z', '#e6c068'],
  ['M820 540L1640 560V820L860 760Z', '#a8c864'],
  ['M860 760L1640 820V1240H1000Z', '#a3c765'],
]

/** The whole land from above: fields, a hill, woods, a lake with the sun in it. */
export const landFromAbove = () => {
  const { scene } = createPlaceScene(
    { hour: 'dawn' },
    { palette: 'sunrise', light: { x: 0.5, y: 0, r: 0 } },
  )
  const { width, height, mood } = scene
  scene.add(
    `<rect width="${width}" height="${height}" fill="${scene.linear(mood.sky[0], mood.sky[2], 0, 620)}"/>`,
  )
  scene.sheet(`M-60 560Q800 470 1660 560V${height + 60}H-60Z`, '#b6cf70', 2, 480)
  for (const [d, color] of fields) scene.flat(d, color, 0.85)
  const hedges =
    'M420 560L520 800L600 1240M-40 900L520 800L860 760L1640 820M820 540L860 760L1000 1240'
  scene.add(`<g opacity=".55">${line(hedges, '#6f9a4a', 9)}</g>`)
  scene.add(line('M-20 1090C200 1010 240 1150 470 1080C640 1030 700 1170 900 1120', '#f4e3b0', 16))
  scene.piece(ellipse(1330, 690, 230, 74), '#4fa9c9', 1)
  scene.flat(ellipse(1330, 684, 196, 56), '#86d0e0', 0.8)
  scene.flat(ellipse(1330, 690, 40, 18), '#fff6cf').glow(1330, 690, 220, '#fff1b8', 0.85)
  scene.piece(bush(1180, 980, 400, 6), scene.linear('#9ac45c', '#6f9f4a', 800, 1030), 3)
  scene.flat(circle(250, 1010, 11), '#7a4f38')
  woods(scene, 200, 700, 16, 3, '#5f9458')
  woods(scene, 1440, 1010, 18, 8, '#557f50')
  woods(scene, 640, 660, 8, 5, '#6fa05c')
  return scene
}

/** Clouds that pass between us and the land. */
export const passingClouds = (
  scene: Scene,
  spots: readonly [x: number, y: number, w: number][],
) => {
  for (const [i, [x, y, w]] of spots.entries()) scene.piece(cloud(x, y, w, i * 3 + 2), '#fff8ee', 3)
}

/** Curls of wind blowing to the right. */
export const gusts = (scene: Scene, spots: readonly [x: number, y: number, l: number][]) => {
  const curl = ([x, y, l]: readonly [number, number, number]) =>
    `M${x} ${y}C${x + l * 0.4} ${y - 30} ${x + l * 0.7} ${y + 20} ${x + l} ${y - 6}C${x + l + 60} ${y - 26} ${x + l + 50} ${y - 86} ${x + l} ${y - 76}C${x + l - 34} ${y - 66} ${x + l - 24} ${y - 30} ${x + l + 6} ${y - 36}`
  scene.add(`<g opacity=".8">${line(spots.map(curl).join(''), '#fffdf5', 7)}</g>`)
}

/** The same drawing at several places: x, y, scale, degrees. */
export const scattered = (
  scene: Scene,
  svg: string,
  spots: readonly [x: number, y: number, scale: number, rotate: number][],
) => {
  for (const [x, y, scale, rotate] of spots) scene.add(placed(svg, { x, y, scale, rotate }))
}
