import { sky } from '../../draw/landscape/sky.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import {
  circle,
  num,
  type Point,
  points,
  polygon,
  roundRect,
  smooth,
} from '../../draw/paper/geometry.ts'
import { line, piece, placed } from '../../draw/paper/pieces.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { cloudBank } from '../../draw/props/cloud-bank.ts'
import { envelope } from '../../draw/props/post.ts'
import { createPlaceScene } from '../../draw/stage/place-options.ts'
import { letter, letterPaper } from './figures.ts'

/** An open skylight in the roof whose sill is at `y`, `size` times 500 wide; `draw` adds who looks out. */
export const skylight = (scene: Scene, x: number, y: number, draw: () => void, size = 1) => {
  const frame = '#6a5a5e'
  const box = (grow: number, top: number, low: number, r: number) =>
    roundRect(
      x - (250 + grow) * size,
      y - top * size,
      (500 + 2 * grow) * size,
      (top + low) * size,
      r,
    )
  scene.piece(box(0, 430, 40, 12), frame, 3)
  scene.flat(box(-32, 398, 2, 6), '#f2b860')
  scene.glow(x, y - 200 * size, 420 * size, '#ffd27a', 0.55)
  scene.add(
    `<clipPath id="skylight"><path d="M${scene.left} 0H${scene.right}V${y}H${scene.left}Z"/></clipPath><g clip-path="url(#skylight)">`,
  )
  draw()
  scene.add('</g>')
  scene.piece(box(12, 8, 38, 10), lighter(frame, 0.2), 2)
}

/** A gutter across the whole picture at height `y`. */
export const gutter = (scene: Scene, y: number) => {
  const { left, right, span } = scene
  const metal = '#7f93a8'
  scene.sheet(
    `M${left - 60} ${y}H${right + 60}V${y + 60}Q${scene.width / 2} ${y + 84} ${left - 60} ${y + 60}Z`,
    scene.linear(lighter(metal, 0.28), darker(metal, 0.3), y, y + 80),
    3,
    y,
  )
  scene.flat(roundRect(left - 20, y, span + 40, 12), lighter(metal, 0.5), 0.8)
  const hooks = [-260, 180, 620, 1060, 1500].map((x) => roundRect(x, y - 6, 20, 82, 6))
  scene.piece(hooks, darker(metal, 0.25), 1)
}

/** Letters flying in a row along the points, each smaller than the one before. */
export const flyingLetters = (
  scene: Scene,
  spots: readonly [x: number, y: number, scale: number, rotate: number][],
) => {
  for (const [x, y, scale, rotate] of spots) {
    scene.glow(x, y, 110 * scale, '#e6f3ff', 0.45)
    scene.add(placed(letter(), { x, y, scale, rotate }))
  }
}

/** The dotted way a falling letter has taken. */
export const dottedWay = (scene: Scene, d: string) =>
  scene.add(
    `<path d="${d}" fill="none" stroke="#ffffff" stroke-opacity=".8" stroke-width="7" stroke-linecap="round" stroke-dasharray="1 26"/>`,
  )

interface Peak {
  x: number
  top: number
  w: number
  color: string
}

const peak = (scene: Scene, { x, top, w, color }: Peak) => {
  const foot = scene.height + 60
  const [l, r] = [x - w / 2, x + w / 2]
  const at = (share: number): [number, number] => [top + (foot - top) * share, share]
  const [y] = at(0.28)
  const flank: Point[] = [
    [x, top],
    [x + w * 0.1, top + 150],
    [x + w * 0.2, y + 110],
    [r, foot],
    [l, foot],
    [x - w * 0.2, y + 60],
    [x - w * 0.08, top + 120],
  ]
  scene.sheet(
    polygon(flank),
    scene.linear(lighter(color, 0.14), darker(color, 0.3), top, foot),
    3,
    top,
  )
  const snow: Point[] = [
    [x, top],
    [x + w * 0.1, top + 150],
    [x + w * 0.17, y + 60],
    [x + w * 0.08, y],
    [x + w * 0.03, y + 90],
    [x - w * 0.04, y - 10],
    [x - w * 0.1, y + 60],
    [x - w * 0.15, y - 6],
    [x - w * 0.08, top + 120],
  ]
  scene.piece(polygon(snow), '#eef4fc', 1)
}

/** Clefts of the north face, and the old snow that lies in them. */
const northFace = (scene: Scene) => {
  const clefts = [
    '1240,120 1150,330 1190,420 1060,600 1110,700 930,1000 900,1180 1010,1180 1080,960 1190,760 1170,620 1260,440',
    '1500,80 1440,330 1500,480 1400,700 1460,860 1400,1180 1500,1180 1560,900 1520,720 1600,520',
    '1310,420 1260,640 1310,760 1230,980 1240,1180 1330,1180 1350,980 1410,800 1340,640',
  ]
  for (const [i, spots] of clefts.entries())
    scene.piece(smooth(points(spots)), i === 1 ? '#43598f' : '#5f7cb8', 1, 'torn')
  const ledges = [
    [900, 900, 190],
    [1180, 720, 150],
    [1400, 920, 210],
    [1030, 570, 130],
    [1140, 1060, 230],
    [1430, 460, 150],
    [1290, 590, 90],
  ] as const
  const snow = ledges.map(([x, y, w]) =>
    polygon([
      [x, y],
      [x + w * 0.3, y - 26],
      [x + w * 0.55, y - 16],
      [x + w, y - 40],
      [x + w * 0.8, y + 4],
      [x + w * 0.5, y + 10],
      [x + w * 0.3, y + 34],
    ]),
  )
  scene.piece(snow, '#eef4fc', 1, 'torn')
  scene.mark('snow', 1130, 600, 50)
}

/** High mountains at night, the north face on the right as high as the picture. */
export const mountains = () => {
  const light = { x: 0.14, y: 0.2, r: 70 }
  const { scene } = createPlaceScene({ palette: 'winter', hour: 'night' }, { light })
  sky(scene, { light, seed: 8, clouds: [{ x: 0.36, y: 0.14, w: 200 }] })
  peak(scene, { x: -160, top: 620, w: 800, color: '#8fa9d4' })
  peak(scene, { x: 1340, top: -180, w: 1900, color: '#4f6aa6' })
  northFace(scene)
  const { height } = scene
  const bank = cloudBank(scene, { y: height * 0.9, size: 110, seed: 4 })
  scene.sheet(bank, scene.linear('#dfeaf8', '#8fa9d4', height * 0.8, height), 3, height * 0.8)
  return scene
}

/** Rings of sound that spread to the right from (x, y). */
export const shout = (
  scene: Scene,
  x: number,
  y: number,
  radii: readonly number[],
  color = '#ffffff',
) => {
  const arcs = radii.map(
    (r) =>
      `M${num(x + r * 0.82)} ${num(y - r * 0.57)}A${r} ${r} 0 0 1 ${num(x + r * 0.82)} ${num(y + r * 0.57)}`,
  )
  scene.add(`<g opacity=".7">${line(arcs.join(''), color, 8)}</g>`)
}

/** A ladder on rails before the shelves, from `y` up; its foot at `x`. */
export const ladder = (scene: Scene, x: number, y: number) => {
  const wood = '#a9825f'
  const rungs = Array.from({ length: 9 }, (_, i) => roundRect(x - 70, y - 70 - i * 100, 140, 16, 6))
  scene.piece(
    [...rungs, roundRect(x - 86, y - 920, 20, 920, 6), roundRect(x + 66, y - 920, 20, 920, 6)],
    wood,
    2,
  )
}

/** A small flash of lightning, 120 tall, its upper tip at (x, y). */
export const flash = (scene: Scene, x: number, y: number, scale: number) => {
  scene.glow(x, y + 60 * scale, 170 * scale, '#fff3b0', 0.75)
  scene.add(placed(piece('M0 0L-34 66H-6L-22 124L36 46H8L26 0Z', '#ffe27a'), { x, y, scale }))
}

const pigeonhole = (scene: Scene, x: number, y: number, random: () => number) => {
  scene.flat(roundRect(x, y, 138, 108, 8), '#2d3768')
  const count = Math.floor(random() * 4)
  for (let i = 0; i < count; i++)
    scene.add(
      placed(envelope(mix(letterPaper, '#a9b8dc', random() * 0.6)), {
        x: x + 62 + i * 8,
        y: y + 74 - i * 10,
        scale: 0.62,
        rotate: (random() - 0.5) * 30,
      }),
    )
}

/** The post office inside a thundercloud: shelves up to a ceiling of cloud, a doorway on the right. */
export const postOffice = () => {
  const { scene } = createPlaceScene(
    { palette: 'midnight', hour: 'night' },
    { light: { x: 0, y: 0, r: 0 } },
  )
  const { width, height } = scene
  scene.add(
    `<rect width="${width}" height="${height}" fill="${scene.linear('#39427c', '#6f7fb8', 0, height)}"/>`,
  )
  const random = seeded(21)
  scene.piece(roundRect(-30, 90, 1660, 800, 14), '#4a4f8c', 3)
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 10; column++)
      pigeonhole(scene, -10 + column * 164, 180 + row * 138, random)
  scene.sheet(
    cloudBank(scene, { y: 120, size: 96, seed: 6, hangs: true }),
    scene.linear('#232a5c', '#5663a4', 0, 230),
    3,
  )
  const [dx, dy] = [1300, 900]
  scene.piece(`M${dx - 250} ${dy}V480A250 250 0 0 1 ${dx + 250} 480V${dy}Z`, '#8fa5d8', 3)
  scene.flat(`M${dx - 214} ${dy}V484A214 214 0 0 1 ${dx + 214} 484V${dy}Z`, '#1b2f63')
  const stars = Array.from({ length: 16 }, () =>
    circle(dx + (random() - 0.5) * 380, 330 + random() * 330, 3 + random() * 3),
  )
  scene.flat(stars, '#fff6d8', 0.9)
  const floor = cloudBank(scene, { y: 930, size: 92, seed: 3 })
  scene.sheet(floor, scene.linear('#aebde4', '#5a68a8', 850, height), 3, 840)
  scene.ground = () => 880
  return scene
}

/** Flakes that fall out of the cloud, each [x, y, r]. */
export const flakes = (scene: Scene, seed: number, from: number, to: number, top: number) => {
  const random = seeded(seed)
  const spots = Array.from({ length: 20 }, () =>
    circle(from + random() * (to - from), top + random() * 260, 7 + random() * 8),
  )
  scene.piece(spots, '#ffffff', 1)
}

/** The white house above the sea with the old man's window; returns the middle of its sill. */
export const whiteHouse = (scene: Scene, draw: () => void): Point => {
  const [left, top, foot] = [900, 330, 1010]
  scene.sheet(
    `M560 1260C640 1120 760 1010 900 ${foot - 30}H1660V1260Z`,
    scene.linear('#d9b98a', '#a97f62', foot - 40, 1200),
    3,
    foot - 60,
  )
  scene.piece(
    polygon([
      [left - 50, top + 20],
      [left + 300, top - 130],
      [1700, top - 130],
      [1700, top + 20],
    ]),
    '#d8745a',
    3,
  )
  scene.piece(roundRect(left, top, 800, foot - top, 4), '#fffaf2', 3)
  const [x, sill, w, h] = [1130, 800, 330, 360]
  scene.flat(roundRect(x - w / 2, sill - h, w, h, 10), '#8f6a5a')
  scene.glow(x, sill - 160, 240, '#ffcf8a', 0.5)
  scene.add(
    `<clipPath id="jiddo"><path d="${roundRect(x - w / 2, sill - h, w, h, 10)}"/></clipPath><g clip-path="url(#jiddo)">`,
  )
  draw()
  scene.add('</g>')
  const shutter = (sx: number) => roundRect(sx, sill - h - 6, 92, h + 12, 6)
  scene.piece([shutter(x - w / 2 - 96), shutter(x + w / 2 + 4)], '#3f84c4', 2)
  scene.piece(roundRect(x - w / 2 - 30, sill - 4, w + 60, 34, 8), '#e3d2bd', 2)
  scene.piece(`M1440 ${foot}V650Q1440 540 1540 540Q1640 540 1640 650V${foot}Z`, '#3f84c4', 2)
  return [x, sill]
}
