// The roofs round house number nine from above.

import { darker, lighter, mix } from '../../paper/color.ts'
import { circle, num, polygon, roundRect } from '../../paper/geometry.ts'
import { flat, line, piece, placed } from '../../paper/pieces.ts'
import { cycle } from '../../paper/random.ts'
import type { Scene } from '../../paper/scene.ts'
import { chalkNumber } from '../../props/house-nine-things.ts'

/** A pigeon sitting with its head drawn in, 70 units wide. */
const pigeon = (color = '#7f8aa8') =>
  `${piece('M-38 -14C-34 -44 6 -52 20 -40C40 -40 42 -14 22 -4Q-10 6 -38 -14Z', color)}${piece(circle(20, -44, 15), darker(color, 0.12))}${flat('M33 -46l14 5 -13 5Z', '#e8a13c')}${flat(circle(24, -48, 3), '#20203a')}${flat('M-34 -14Q-10 -34 14 -16Q-8 0 -34 -14Z', darker(color, 0.2))}`

/** A chimney with snow and a pigeon, 90 units wide, 150 tall; its foot is snowed in. */
const warmChimney = (brick: string, turned: boolean) =>
  `${piece(roundRect(-34, -110, 68, 116, 3), brick)}${flat(roundRect(12, -104, 22, 108), darker(brick, 0.2))}${line('M-30 -30H30M-30 -60H30M-30 -90H30', lighter(brick, 0.3), 3)}${piece('M-46 10Q-30 -14 0 -8T46 10Z', '#ffffff')}${piece('M-44 -104Q-30 -128 0 -124T44 -104Z', '#ffffff')}${placed(pigeon(), { y: -116, flip: turned })}`

interface Roof {
  x: number
  y: number
  w: number
  d: number
  wall: string
}

/** A house under snow seen from high above: back slope, ridge, front slope, and a strip of its wall. */
const snowRoof = (scene: Scene, { x, y, w, d, wall }: Roof) => {
  const h = d * 0.8
  scene.piece(roundRect(x + 8, y + d * 0.3, w - 16, h, 2), wall, 2)
  const count = Math.max(2, Math.round(w / (d * 0.55)))
  const step = (w - 40) / count
  const windows = Array.from({ length: count }, (_, i) =>
    roundRect(x + 20 + i * step + step * 0.3, y + d * 0.62, step * 0.4, d * 0.3, 2),
  )
  scene.flat(windows, '#ffe0a0', 0.9)
  scene.piece(
    polygon([
      [x - 6, y + 4],
      [x + w * 0.06, y - d * 0.36],
      [x + w * 0.94, y - d * 0.36],
      [x + w + 6, y + 4],
    ]),
    '#c9d8ee',
    1,
  )
  scene.piece(
    `M${num(x - 14)} ${num(y + d * 0.48)}L${num(x - 4)} ${num(y)}Q${num(x + w / 2)} ${num(y - 8)} ${num(x + w + 4)} ${num(y)}L${num(x + w + 14)} ${num(y + d * 0.48)}Q${num(x + w * 0.75)} ${num(y + d * 0.6)} ${num(x + w * 0.5)} ${num(y + d * 0.51)}T${num(x - 14)} ${num(y + d * 0.48)}Z`,
    scene.linear('#ffffff', '#e0eaf8', y, y + d * 0.5),
    2,
  )
}

const walls = ['#cf8463', '#b9a06f', '#8fa3b8', '#c9708f', '#a8875f', '#7f9a8a', '#c9a25f'] as const

/** Rows from far to near: ridge, depth, how far they lie in the haze, and the houses' left edges. */
const rows = [
  [
    70,
    90,
    0.62,
    [-340, -190, -20, 140, 330, 480, 660, 810, 990, 1150, 1320, 1480, 1650, 1800, 1960],
  ],
  [190, 120, 0.46, [-380, -160, 60, 300, 520, 760, 960, 1200, 1420, 1640, 1880]],
  [360, 160, 0.28, [-330, -60, 230, 520, 1090, 1370, 1640, 1920]],
  [600, 210, 0.12, [-380, -20, 400, 1200, 1560, 1930]],
  [880, 270, 0, [1090, 1530, 1980]],
] as const

/** A gap in a row: where no house stands. */
const isGap = (row: number, x: number) =>
  (row === 2 && x === 520) || (row === 3 && (x === 400 || x === -380))

/**
 * Draws the town under snow with the black square in its middle and an open hatch; returns where figures look
 * out, and what of them can be seen.
 */
export const snowyTown = (scene: Scene) => {
  const { left, span } = scene
  scene.flat(roundRect(left, 0, span, 1200), scene.linear('#ffe9dc', '#8fa8d4', 0, 520))
  let seed = 0
  for (const [row, [y, d, haze, list]] of rows.entries()) {
    for (const [i, x] of list.entries()) {
      const next = list[i + 1]
      if (next === undefined || isGap(row, x)) continue
      const w = next - x - d * 0.12
      snowRoof(scene, { x, y, w, d, wall: mix(cycle(walls, seed), '#9fb0d8', haze) })
      const at = x + w * (0.24 + (seed % 3) * 0.24)
      scene.place(
        warmChimney(mix('#b5624a', '#9fb0d8', haze), seed % 2 === 0),
        at,
        y - d * 0.08,
        d / 200,
      )
      seed += 1
    }
    if (row === 2) blackSquare(scene)
  }
  const hatch = ourRoof(scene)
  scene.mark('snow', 1300, 900, 60).mark('snow', 980, 1080, 60).mark('snow', 250, 800, 50)
  return hatch
}

/** Four roofs lean away from it; nobody has trodden its edge. */
const blackSquare = (scene: Scene) => {
  scene.piece('M540 350H1070L1170 720H420Z', scene.linear('#f4f8ff', '#dbe6f6', 350, 720), 2)
  scene.flat('M540 350L640 428H990L1070 350Z', '#cbd9ee')
  scene.flat('M540 350L420 720L588 640L640 428Z', '#e6eef9')
  scene.piece('M640 428H990L1042 640H588Z', '#0b0d22', 1)
  scene.flat('M640 428H990L998 466H630Z', '#2a2e52')
  scene.flat('M640 428L588 640H612L648 466Z', '#1c1f40')
  scene.piece('M578 632Q700 618 820 634T1052 630L1044 662Q820 672 586 664Z', '#ffffff', 1)
}

const ourRoof = (scene: Scene) => {
  const { left } = scene
  scene.sheet(
    `M${left} 640L300 660Q860 690 1010 900L1220 1260H${left}Z`,
    scene.linear('#ffffff', '#cfdcf2', 660, 1200),
    3,
    640,
  )
  const [x, y] = [470, 990]
  scene.flat('M236 1030L180 1260H770L704 1030Z', darker('#6f4652', 0.1))
  scene.add(line('M206 1160H740M222 1096H722M196 1210H750', '#4f2f3c', 6))
  scene.piece(`M224 ${y + 60}V${y - 200}H716V${y + 60}Z`, '#6a5a66', 3)
  scene.flat(roundRect(250, y - 176, 440, 226), '#2a2238')
  scene.piece(`M228 ${y - 196}L40 ${y - 350}L16 ${y - 70}L228 ${y + 56}Z`, '#8a6a5c', 3)
  scene.flat(`M228 ${y - 196}L40 ${y - 350}L30 ${y - 336}L218 ${y - 184}Z`, '#ffffff')
  scene.place(chalkNumber('17', 140), 128, y - 140, 1, { rotate: 18 })
  scene.inFront(() => {
    scene.piece(roundRect(206, y + 40, 528, 36, 5), '#a98a78', 2)
    scene.sheet(
      `M${left} 1110Q60 1060 150 1130Q240 1200 420 1180T760 1170Q860 1130 1000 1180T1240 1260H${left}Z`,
      '#f6f9ff',
      2,
      1080,
    )
  })
  return { x, y, clip: `M-400 -200H1700V${y + 46}H-400Z` }
}
