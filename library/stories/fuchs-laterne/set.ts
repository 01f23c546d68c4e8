import { fern } from '../../draw/landscape/foliage.ts'
import { bush, stone, trunk } from '../../draw/landscape/land.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { circle, ellipse } from '../../draw/paper/geometry.ts'
import { line, strip } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { footY } from '../../draw/stage/stand.ts'

/** The first trunks of the dark wood, filling the picture from `from` pixels to its right edge. */
export const woodEdge = (scene: Scene, from: number) => {
  const { mood, height, right } = scene
  const rows: [tone: number, step: number, breadth: number, inset: number][] = [
    [0.7, 90, 50, 0],
    [0.84, 150, 84, 70],
    [0.97, 250, 130, 230],
  ]
  scene.flat(`M${from + 40} -20H${right + 40}V${height * 0.82}H${from + 90}Z`, mood.tone(0.9), 0.85)
  for (const [tone, step, breadth, inset] of rows) {
    const papers: string[] = []
    for (let x = from + inset; x < right + 80; x += step) {
      papers.push(trunk(x, -60, height * 0.79 + inset * 0.25, breadth, x))
      papers.push(circle(x, -10 + inset * 0.1, 150), bush(x + 60, height * 0.82, 150, x))
    }
    scene.sheet(papers, scene.linear(lighter(mood.tone(tone), 0.05), mood.tone(tone), 0, height))
  }
  const shrubs = [0, 130, 250, 390, 520, 650].map((dx, i) =>
    bush(from + 60 + dx, height * 0.862, 150 + (i % 3) * 50, i),
  )
  const y = height * 0.85
  const floor = `M${from - 260} ${height + 60}C${from - 190} ${y + 90} ${from - 90} ${y + 8} ${from + 60} ${y}L${right + 60} ${y - 10}V${height + 60}Z`
  scene.piece(
    [...shrubs, floor],
    scene.linear(mood.tone(0.86), mood.tone(0.97), height * 0.78, height * 0.9),
    3,
  )
}

/** A light path winding from the hills to the viewer, its near end at `x` pixels. */
export const path = (scene: Scene, x: number, far: number) => {
  const y = scene.ground(far) + 8
  scene.flat(
    `M${far - 26} ${y}C${far - 90} ${y + 90} ${x + 40} ${y + 110} ${x - 330} 1260H${x + 350}C${x + 330} ${y + 190} ${far + 10} ${y + 110} ${far + 30} ${y}Z`,
    lighter(scene.mood.land(0.6), 0.22),
    0.32,
  )
}

/** Ferns taller than a fox, in two rows, open in the middle. */
export const thicket = (scene: Scene) => {
  for (const [row, tone] of [0.52, 0.74].entries()) {
    const fronds = [-560, -430, -320, 320, 430, 560].flatMap((dx, i) => {
      const x = 820 + dx * (1 + row * 0.28)
      const y = footY(scene, x) + row * 40
      const lean = dx > 0 ? 0.4 : -0.4
      return [-0.5, 0, 0.5].map((turn) =>
        fern(x, y, -1.57 + turn + lean * 0.3, 520 + ((i * 70) % 160), lean),
      )
    })
    scene.piece(fronds, mix(scene.mood.land(tone), '#2f8a78', 0.25), 3)
  }
}

/** Curls of wind blowing to the left. */
export const wind = (scene: Scene) => {
  const gust = (x: number, y: number, l: number) =>
    `M${x} ${y}C${x - l * 0.4} ${y - 30} ${x - l * 0.7} ${y + 20} ${x - l} ${y - 6}C${x - l - 60} ${y - 26} ${x - l - 50} ${y - 86} ${x - l} ${y - 76}C${x - l + 34} ${y - 66} ${x - l + 24} ${y - 30} ${x - l - 6} ${y - 36}`
  const gusts = [gust(560, 330, 330), gust(1480, 420, 300), gust(470, 640, 250)].join('')
  scene.add(`<g opacity=".75">${line(gusts, '#eaf6f6', 7)}</g>`)
}

/** Seven round stones across dark water, from the lower left to the far bank; returns where each one's top is. */
export const steppingStones = (scene: Scene): (readonly [x: number, y: number])[] =>
  [0, 1, 2, 3, 4, 5, 6].map((i) => {
    const near = 1 - i / 7.5
    const x = 120 + i * 225
    const y = 1090 - i * 58
    const w = 130 + 190 * near
    scene.flat(ellipse(x, y + 16, w * 0.62, w * 0.15), '#d8f1f5', 0.3)
    scene.piece(stone(x, y + 20, w, i + 3), mix('#b3c4d2', scene.mood.tone(0.6), 0.2), 3)
    return [x, y - w * 0.3] as const
  })

/** Finn's scarf over the post of his bed, whose top is at (x, y). */
export const hungScarf = (scene: Scene, x: number, y: number) => {
  const end = (dx: number, l: number) =>
    strip(
      [
        [x + dx * 0.5, y - 20],
        [x + dx, y + l * 0.5],
        [x + dx * 1.1, y + l],
      ],
      [44, 50, 56],
    )
  scene.piece([end(-34, 210), end(30, 150)], '#1f8a8c', 2)
  scene.piece(ellipse(x, y - 22, 56, 24), lighter('#1f8a8c', 0.12), 2)
  const stripes = `M${x - 62} ${y + 150}h52M${x - 64} ${y + 176}h54M${x + 8} ${y + 96}h52M${x + 8} ${y + 120}h54`
  scene.add(line(stripes, lighter('#1f8a8c', 0.5), 7))
}

/** Finn's bed seen from its side; what lies in it is drawn between `bedBack` and `bedQuilt`. */
export const bedBack = (scene: Scene, y: number) => {
  const wood = '#9a6440'
  scene.piece(`M-60 ${y - 420}Q120 ${y - 500} 170 ${y - 330}V${y + 160}H-60Z`, wood, 3)
  scene.piece(
    `M100 ${y - 190}C160 ${y - 260} 400 ${y - 250} 420 ${y - 150}V${y}H100Z`,
    '#fff6e6',
    3,
  )
  scene.piece(
    `M60 ${y - 70}H1010Q1030 ${y - 70} 1030 ${y - 40}V${y + 160}H60Z`,
    darker(wood, 0.1),
    3,
  )
}

export const bedQuilt = (scene: Scene, y: number) => {
  const quilt = '#4a7fb5'
  const top = `M300 ${y - 60}C330 ${y - 250} 520 ${y - 250} 640 ${y - 190}C760 ${y - 150} 900 ${y - 160} 1010 ${y - 90}`
  scene.piece(`${top}L1040 ${y + 60}C800 ${y + 100} 500 ${y + 60} 260 ${y + 90}Z`, quilt, 3)
  const dots = [420, 560, 700, 840, 960].map((x, i) => circle(x, y - 40 + (i % 2) * 50, 16))
  scene.flat(dots, lighter(quilt, 0.5), 0.8)
}
