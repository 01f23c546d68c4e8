import { darker, lighter, mix } from '../../draw/paper/color.ts'
import {
  circle,
  ellipse,
  num,
  type Point,
  points,
  polygon,
  roundRect,
} from '../../draw/paper/geometry.ts'
import { line, piece, placed, strip } from '../../draw/paper/pieces.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { fruitTree } from '../../draw/props/fruit-tree.ts'
import { peg, plum, tent } from '../../draw/props/market-wares.ts'
import { createPlaceScene } from '../../draw/stage/place-options.ts'
import { footY } from '../../draw/stage/stand.ts'

const plumSpots = points(`
  -0.3,0.62 -0.22,0.78 -0.12,0.58 -0.06,0.86 0.04,0.66 0.12,0.8 0.2,0.6 0.28,0.74
  0.34,0.62 -0.34,0.74
`)

/** Grandpa's tree, heavy with plums. */
export const plumTree = (scene: Scene, x: number, h: number, depth = -30, seed = 4) =>
  fruitTree(scene, {
    x,
    foot: footY(scene, x) + depth,
    h,
    dress: 'leaves',
    seed,
    fruit: plum(),
    fruitAt: plumSpots,
    fruitScale: 1.25,
  })

/** Fallen plums in the grass between two places, in pixels. */
export const windfalls = (scene: Scene, from: number, to: number, count: number) => {
  const random = seeded(count + from)
  for (let i = 0; i < count; i++) {
    const x = from + ((i + random()) / count) * (to - from)
    const y = footY(scene, x, 30 + random() * 120)
    scene.place(plum(i % 3 === 0 ? '#7a559f' : undefined), x, y, 1, { rotate: random() * 360 })
  }
}

/** The shop window in Rose Street with the tent in it; (x, y) is its upper left. */
export const shopWindow = (scene: Scene, x: number, y: number, w: number, h: number) => {
  const frame = '#3f7f7a'
  scene.piece(roundRect(x - 34, y - 34, w + 68, h + 96, 10), frame, 3)
  scene.flat(roundRect(x, y, w, h, 6), scene.linear('#fff3d0', '#e8c48a', y, y + h))
  scene.flat(roundRect(x, y + h - 110, w, 110), '#b98a5a')
  scene.place(tent(), x + w * 0.5, y + h - 50, 1.75)
  scene.place(priceTag('30 €'), x + w * 0.7, y + h - 24, 1.2)
  const shine = (at: number, breadth: number) =>
    polygon([
      [x + at, y],
      [x + at + breadth, y],
      [x + at + breadth - 190, y + h],
      [x + at - 190, y + h],
    ])
  scene.flat([shine(330, 60), shine(430, 24)], '#ffffff', 0.28)
  const step = (w + 120) / 9
  const stripes = Array.from({ length: 9 }, (_, i) => {
    const left = x - 60 + i * step
    return `M${num(left + 14)} ${y - 120}H${num(left + step + 6)}L${num(left + step)} ${y + 10}a${num(step / 2)} 26 0 0 1 ${num(-step)} 0Z`
  })
  for (const [i, stripe] of stripes.entries())
    scene.piece(stripe, i % 2 === 0 ? '#d8584f' : '#fff6e6', 2)
}

const priceTag = (text: string) =>
  piece('M-50 0V-70L0 -96L50 -70V0Z', '#fffaf0') +
  piece(circle(0, -76, 7), '#d8584f') +
  `<text x="0" y="-22" font-family="Andika" font-size="40" text-anchor="middle" fill="#4a2a3f">${text}</text>`

/** Under the market table: boards above, cloth to both sides, cobbles in the light behind. */
export const underTheTable = () => {
  const light = { x: 0.5, y: 0.4, r: 0 }
  const { scene } = createPlaceScene({ palette: 'sunrise', hour: 'day', light }, { light })
  const { width, height } = scene
  scene.add(
    `<rect width="${width}" height="${height}" fill="${scene.linear('#ffe2b0', '#f0b98a', 0, height * 0.7)}"/>`,
  )
  const ground = height * 0.62
  scene.sheet(
    `M-60 ${ground}H${width + 60}V${height + 60}H-60Z`,
    scene.linear('#d9b091', '#9a6f6a', ground, height),
    2,
    ground,
  )
  const random = seeded(6)
  const stones = Array.from({ length: 60 }, () => {
    const t = random() ** 0.7
    return ellipse(random() * width, ground + (height - ground) * t, 20 + t * 46, 6 + t * 14)
  })
  scene.flat(stones, '#fff0dc', 0.2)
  scene.ground = () => ground
  return scene
}

/** The table over the figures below it; drawn last. */
export const tableOverhead = (scene: Scene) => {
  const { width, height } = scene
  const wood = '#8a5a42'
  const boards = [0, 1, 2].map((i) => roundRect(-40, i * 64 - 40, width + 80, 60, 4))
  scene.sheet(boards, scene.linear(darker(wood, 0.4), wood, 0, 190), 3)
  scene.sheet(
    [roundRect(90, 130, 66, height), roundRect(width - 156, 130, 66, height)],
    scene.linear(wood, darker(wood, 0.3), 130, height),
    3,
    120,
  )
  const hem = Array.from({ length: 12 }, () => 'q-70 60 -140 0').join('')
  scene.sheet(`M-40 -40H${width + 80}V190${hem}Z`, '#fff1d6', 3)
  scene.flat(roundRect(-40, 150, width + 120, 12), '#d8a07a', 0.5)
}

/** The long tablecloth over the line: a tent from one tree to the other; feet come out below. */
export const weddingTent = (scene: Scene, from: number, to: number, top: number, hem: number) => {
  const middle = (from + to) / 2
  const yellow = '#f6cf58'
  const rope = [
    [from - 170, top - 40],
    [middle, top + 34],
    [to + 170, top - 40],
  ] as const
  const cloth = `M${from + 40} ${top - 10}Q${middle} ${top + 22} ${to - 40} ${top - 10}C${to - 10} ${top + 120} ${to + 70} ${hem - 120} ${to + 120} ${hem}Q${to - 60} ${hem - 46} ${to - 200} ${hem}T${to - 480} ${hem}T${from + 120} ${hem - 6}Q${from + 10} ${hem - 50} ${from - 120} ${hem}C${from - 70} ${hem - 120} ${from + 10} ${top + 120} ${from + 40} ${top - 10}Z`
  scene.glow(middle, hem - 120, 620, '#ffe08a', 0.5, 0.6)
  scene.sheet(cloth, scene.linear(lighter(yellow, 0.25), darker(yellow, 0.12), top, hem), 3, top)
  const folds = [-0.6, -0.3, 0, 0.3, 0.6].map((t) => {
    const x = middle + t * (to - from) * 0.5
    return `M${num(x)} ${top + 30}Q${num(x + t * 60)} ${num((top + hem) / 2)} ${num(x + t * 200)} ${hem - 40}`
  })
  scene.add(`<g opacity=".4">${line(folds.join(''), darker(yellow, 0.3), 6)}</g>`)
  const lace = Array.from({ length: 17 }, (_, i) =>
    circle(from - 90 + (i / 16) * (to - from + 180), hem - 52 + Math.sin(i) * 8, 10),
  )
  scene.flat(lace, '#fffaf0', 0.75)
  scene.add(line(`M${rope[0].join(' ')}Q${rope[1].join(' ')} ${rope[2].join(' ')}`, '#f3ead6', 8))
  for (const t of [0.16, 0.3, 0.44, 0.58, 0.72, 0.84]) {
    const x = from + (to - from) * t
    scene.place(peg(), x, top + 22 - Math.abs(t - 0.5) * 34, 1.3)
  }
}

/** Striped cloth hanging into the picture from above, seen from behind the stall. */
export const awningAbove = (scene: Scene) => {
  const step = scene.width / 12
  for (let i = -1; i < 13; i++) {
    const x = i * step
    const d = `M${num(x)} -60H${num(x + step + 1)}V120a${num(step / 2)} 34 0 0 1 ${num(-step)} 0Z`
    scene.piece(d, i % 2 === 0 ? '#d8584f' : '#fff6e6', 2)
  }
}

/** The counter close by, across the whole picture, its upper edge at `y`. */
export const counterAcross = (scene: Scene, y: number) => {
  const { width, height } = scene
  const wood = mix('#b98256', scene.mood.tone(0.4), 0.12)
  scene.sheet(
    `M-60 ${y}H${width + 60}V${height + 60}H-60Z`,
    scene.linear(lighter(wood, 0.2), darker(wood, 0.2), y, height),
    3,
    y,
  )
  scene.flat(
    [roundRect(-40, y + 90, width + 80, 8), roundRect(-40, y + 200, width + 80, 8)],
    darker(wood, 0.3),
    0.5,
  )
}

/** The song in the air: notes at the given places, in pixels. */
export const notes = (scene: Scene, spots: readonly Point[]) => {
  const note =
    piece(ellipse(0, 0, 15, 11), '#a24468') +
    piece(strip(points('13,-2 14,-30 14,-58'), [5, 5, 5]), '#a24468') +
    piece('M12 -60C24 -54 34 -44 28 -28C26 -38 20 -42 12 -44Z', '#a24468')
  for (const [i, [x, y]] of spots.entries())
    scene.place(placed(note, { rotate: i % 2 === 0 ? -10 : 12 }), x, y, 1.2)
}
