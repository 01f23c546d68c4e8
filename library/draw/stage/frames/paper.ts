// Frames of plain paper: torn, pasted and hung up.

import { darker, lighter, mix } from '../../paper/color.ts'
import { num, type Point, polygon, roundRect, smooth, star5 } from '../../paper/geometry.ts'
import { line } from '../../paper/pieces.ts'
import { cycle } from '../../paper/random.ts'
import type { Lift, Scene } from '../../paper/scene.ts'
import {
  across,
  downTo,
  type Frame,
  frameTone,
  hole,
  holed,
  lightTitle,
  paperWhite,
  upTo,
  wavy,
} from './frame.ts'

/** A sheet torn along an edge: from the top down to it, or from the bottom up. */
const tornSheet = (
  scene: Scene,
  edge: readonly Point[],
  from: 'top' | 'bottom',
  fill: string,
  lift: Lift = 3,
) =>
  from === 'top'
    ? scene.sheet(downTo(edge), fill, lift, 0, 'torn')
    : scene.sheet(upTo(edge), fill, lift, 1300, 'torn')

/** Torn strips, laid over each other above and below. */
export const torn: Frame = (scene, seed) => {
  for (const [i, y] of [468, 434, 400].entries())
    tornSheet(scene, across(wavy(y, 20, 800 + i * 90, seed + i)), 'top', frameTone(scene, i * 0.48))
  for (const [i, y] of [1452, 1506, 1556].entries())
    tornSheet(
      scene,
      across(wavy(y, 22, 900 - i * 80, seed + 9 + i)),
      'bottom',
      frameTone(scene, i * 0.48),
    )
}

/** The picture fills the cover; a torn strip of light paper bears the title. */
export const tornTitle: Frame = (scene, seed) => {
  const white = paperWhite(scene)
  scene.add(lightTitle)
  const upper = across((x) => 56 + (x - 600) * 0.012 + 6 * Math.sin(x / 120 + seed))
  const lower = across((x) => 402 - (x - 600) * 0.026 + 8 * Math.sin(x / 150 + seed)).toReversed()
  scene.sheet(polygon([...upper, ...lower]), white, 4, 0, 'torn')
}

/** A printed cover paper with a picture pasted in, and a label. */
export const label: Frame = (scene, seed) => {
  const cover = frameTone(scene, 0.4)
  const white = paperWhite(scene)
  scene.add(lightTitle)
  holed(scene, hole(92, 452, 1016, 1066, 26), cover, 4)
  const marks: string[] = []
  for (let y = 20; y < 1600; y += 52)
    for (let x = (y / 52) % 2 ? 20 : 46; x < 1200; x += 52)
      if (x < 84 || x > 1116 || y < 440 || y > 1528) marks.push(star5(x, y, 11, seed + x, 0.4))
  scene.flat(marks, lighter(cover, 0.34), 0.5)
  scene.add(
    `<rect x="92" y="452" width="1016" height="1066" rx="26" fill="none" stroke="${white}" stroke-width="12"/>`,
  )
  scene.piece(roundRect(56, 52, 1088, 350, 30), white, 3)
  scene.add(
    `<rect x="78" y="74" width="1044" height="306" rx="18" fill="none" stroke="${mix(cover, white, 0.4)}" stroke-width="6"/>`,
  )
  const tape = mix(scene.mood.accent, white, 0.3)
  scene.piece(
    [
      polygon([
        [20, 1452],
        [170, 1400],
        [186, 1446],
        [38, 1500],
      ]),
      polygon([
        [1010, 1490],
        [1162, 1526],
        [1150, 1572],
        [998, 1536],
      ]),
    ],
    tape,
    1,
  )
}

const flags = ['#d9605a', '#e8b04a', '#5f9ea0', '#f0d9a8', '#8a6aa0'] as const

const cordColor = ({ mood }: Scene) => (mood.isDark ? '#cfd8f0' : '#fff3df')

/** What hangs at (x, y) on a garland: by day flags of two shapes, at night stars on threads. */
const hang = (scene: Scene, x: number, y: number, i: number, seed: number) => {
  if (scene.mood.isDark) {
    const drop = 60 + (i % 3) * 44
    scene.add(line(`M${num(x)} ${num(y)}V${num(y + drop)}`, cordColor(scene), 2.5))
    scene.piece(star5(x, y + drop + 22, 25 + (i % 2) * 9, i, 0.48), '#ffe2a0', 2)
    return
  }
  const [from, to] = [num(x - 34), num(x + 34)]
  const pennant = `M${from} ${num(y)}H${to}L${num(x + 4)} ${num(y + 92)}Z`
  const tongue = `M${from} ${num(y)}H${to}V${num(y + 44)}A34 34 0 0 1 ${from} ${num(y + 44)}Z`
  const color = mix(cycle(flags, i + Math.floor(seed)), scene.mood.tone(0.5), 0.1)
  scene.piece(i % 2 === 0 ? pennant : tongue, color, 2)
}

/** Garlands of flags, or at night of stars, hang below the title. */
export const garland: Frame = (scene, seed) => {
  scene.sheet('M-80 -80H1280V352C900 400 300 400 -80 352Z', frameTone(scene, 0.9), 4)
  const cords: [from: Point, sag: number, to: Point][] = [
    [[-30, 360], 240, [600, 380]],
    [[600, 380], 250, [1230, 360]],
  ]
  for (const [[fromX, fromY], sag, [toX, toY]] of cords) {
    const at = (t: number): Point => [
      fromX + (toX - fromX) * t,
      fromY + (toY - fromY) * t + sag * 2 * t * (1 - t),
    ]
    const cord = smooth(
      Array.from({ length: 9 }, (_, i) => at(i / 8)),
      false,
    )
    scene.add(line(cord, cordColor(scene), 5))
    for (let i = 0; i < 8; i++) hang(scene, ...at((i + 0.7) / 8.4), i, seed)
  }
  const edge = (y: number) => across((x) => y - ((x - 600) / 600) ** 2 * 76 + 9 * Math.sin(x / 80))
  tornSheet(scene, edge(1528), 'bottom', frameTone(scene, 0.4))
  tornSheet(scene, edge(1586), 'bottom', darker(frameTone(scene, 0.9), 0.1), 4)
}
