import { darker, lighter, mix } from '../../draw/paper/color.ts'
import {
  circle,
  ellipse,
  leaf,
  num,
  type Point,
  points,
  roundRect,
} from '../../draw/paper/geometry.ts'
import { line, piece, placed, strip } from '../../draw/paper/pieces.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { bough, fruitTree } from '../../draw/props/fruit-tree.ts'
import { peg, plum, plumSprig } from '../../draw/props/market-wares.ts'
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

/** A row of asters, violet and white, along the lower edge. */
export const asters = (scene: Scene, seed: number) => {
  const random = seeded(seed)
  const { left, right, height } = scene
  scene.inFront(() => {
    for (let x = left + 20; x < right; x += 74 + random() * 60) {
      const color = random() < 0.6 ? '#8f6fb8' : '#f3e2ee'
      const r = 15 + random() * 9
      const y = height - 4 - random() * 40
      scene.add(line(`M${num(x)} ${num(y)}V${height + 20}`, '#4f7a4c', 5))
      const petals = Array.from({ length: 11 }, (_, i) =>
        leaf(x, y, (i / 11) * 6.283, r * 1.3, 0.2),
      )
      scene.piece(petals, color, 1)
      scene.flat(circle(x, y, r * 0.36), '#f2c14e')
    }
  })
}

/** Boughs full of plums that hang into the picture from above, near by. */
export const plumBoughs = (scene: Scene) =>
  scene.inFront(() => {
    bough(scene, {
      spine: points('-80,40 260,120 520,60 860,150'),
      widths: [60, 44, 26, 8],
      leaves: ['#6fae4a', '#8fbf5c', '#5a9a4a'],
      leafLength: 120,
      seed: 5,
    })
    for (const [x, y, s] of [
      [90, 130, 1.7],
      [330, 150, 1.5],
      [560, 120, 1.7],
    ] as const)
      scene.place(plumSprig(), x, y, s)
  })

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
  // It is knotted to a bough on either side.
  for (const [x, y, way] of [
    [rope[0][0], rope[0][1], -1],
    [rope[2][0], rope[2][1], 1],
  ] as const) {
    const stub: Point[] = [
      [x + way * 90, y + 96],
      [x + way * 24, y + 22],
      [x - way * 34, y - 40],
    ]
    scene.piece(strip(stub, [40, 28, 10]), '#6f4446', 2)
    scene.piece(ellipse(x, y, 15, 20), '#f3ead6', 1)
    scene.add(
      line(
        `M${x} ${y + 14}q${way * 8} 22 ${way * 2} 44M${x} ${y + 14}q${-way * 12} 16 ${-way * 8} 34`,
        '#f3ead6',
        6,
      ),
    )
  }
  for (const t of [0.16, 0.3, 0.44, 0.58, 0.72, 0.84]) {
    const x = from + (to - from) * t
    scene.place(peg(), x, top + 22 - Math.abs(t - 0.5) * 34, 1.3)
  }
}

/** Striped cloth hanging into the picture from above, seen from behind the stall. */
export const awningAbove = (scene: Scene, color: string) => {
  const step = scene.width / 12
  for (let i = -1; i < 13; i++) {
    const x = i * step
    const d = `M${num(x)} -60H${num(x + step + 1)}V120a${num(step / 2)} 34 0 0 1 ${num(-step)} 0Z`
    scene.piece(d, i % 2 === 0 ? color : '#fff6e6', 2)
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
