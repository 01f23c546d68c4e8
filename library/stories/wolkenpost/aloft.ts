import { hills } from '../../draw/landscape/land.ts'
import { cloudsAround, sky } from '../../draw/landscape/sky.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { circle, num, type Point, polygon, roundRect } from '../../draw/paper/geometry.ts'
import { cycle, seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { townRow } from '../../draw/places/town-row.ts'
import { cloudBank } from '../../draw/props/cloud-bank.ts'
import { chimney, roofTiles } from '../../draw/props/roof.ts'
import { createPlaceScene } from '../../draw/stage/place-options.ts'

const tinyRoofs = ['#a8606a', '#6f6a9c', '#8f5f86', '#4f6f9c', '#b5765f'] as const

/** A house no larger than a thumb: roof, front and lit windows; `s` is half its width. */
const tinyHouse = (scene: Scene, x: number, y: number, s: number, i: number) => {
  const roof = mix(cycle(tinyRoofs, i), '#23305f', 0.3)
  const gable = polygon([
    [x - s, y],
    [x - s * 0.66, y - s * 0.8],
    [x + s * 0.66, y - s * 0.8],
    [x + s, y],
  ])
  const panes = [-0.5, 0.26].map((dx) => roundRect(x + dx * s, y + s * 0.2, s * 0.26, s * 0.34, 1))
  scene.flat(roundRect(x - s * 0.88, y - 1, s * 1.76, s * 0.9), mix(roof, '#8f9ccc', 0.34))
  scene.flat(gable, roof)
  scene.flat(i % 4 === 0 ? panes.slice(1) : panes, '#ffd680')
}

/** High over the town at night; its lamps look like buttons. */
export const highOverTown = () => {
  const light = { x: 0.86, y: 0.14, r: 74 }
  const { scene } = createPlaceScene({ palette: 'midnight', hour: 'night' }, { light })
  const { left, right, height } = scene
  sky(scene, {
    light,
    seed: 9,
    clouds: [
      { x: 0.62, y: 0.2, w: 190 },
      { x: 0.06, y: 0.26, w: 210 },
    ],
  })
  const rim = hills(scene, { base: 420, amplitude: 22, seed: 5 })
  scene.sheet(rim.path, '#3f6a9c', 2, rim.top)
  const plain = hills(scene, { base: 466, amplitude: 8, seed: 8 })
  scene.sheet(plain.path, scene.linear('#34568f', '#1b2a5c', 460, height), 2, plain.top)
  const random = seeded(14)
  const lamps: Point[] = []
  for (let y = 482, row = 0; y < 1120; row++) {
    const s = 9 + (y - 466) * 0.085
    // The river winds down through the town; nobody has built in it.
    const bank = 1010 + Math.sin(y / 130) * 90
    for (let x = left + random() * s; x < right + s; x += s * (2.2 + random() * 1.5)) {
      if (Math.abs(x - bank) < s * 3) continue
      tinyHouse(scene, x, y + (random() - 0.5) * s * 0.6, s, row * 7 + Math.round(x / s))
      if (random() < 0.3) lamps.push([x + s * 1.3, y + s * 0.9])
    }
    y += s * 2.3
  }
  for (const [x, y] of lamps) {
    const r = 2.6 + (y - 466) * 0.013
    scene.glow(x, y, r * 7, '#ffd27a', 0.7)
    scene.flat(circle(x, y, r), '#fff3c4')
  }
  return scene
}

interface Band {
  from: number
  to: number
  y: number
  seed: number
  colors: readonly [top: string, low: string]
}

/** A bank of cloud from `from` to `to`, billowing above and below its middle `y`. */
const band = (scene: Scene, { from, to, y, seed, colors: [top, low] }: Band) => {
  const random = seeded(seed)
  const count = Math.round((to - from) / 105)
  const billows = Array.from({ length: count + 1 }, (_, i) => {
    const isEnd = i === 0 || i === count
    const r = (isEnd ? 56 : 84) + random() * 30
    return circle(from + ((to - from) * i) / count, y + (random() - 0.5) * 46, r)
  })
  scene.sheet(
    [...billows, roundRect(from, y - 40, to - from, 96, 40)],
    scene.linear(top, low, y - 90, y + 110),
    3,
    y - 130,
  )
}

/** The full moon above the clouds, and through a gap its beam down into a dark street; `below` stands in it. */
export const moonOverStreet = (below: (street: Scene) => void) => {
  const light = { x: 0.36, y: 0.31, r: 330 }
  const { scene } = createPlaceScene({ palette: 'midnight', hour: 'night' }, { light })
  const { left, right, height } = scene
  sky(scene, { light, seed: 3 })
  const air = scene.linear('#2a4a86', '#1b2a5c', 760, height)
  scene.sheet(`M${left - 60} 770H${right + 60}V${height + 60}H${left - 60}Z`, air, 2, 770)
  townRow(scene, { y: 1090, scale: 0.44, from: left - 40, seed: 5, far: 0.16, floors: 1 })
  const road = `M${left - 60} 1080H${right + 60}V${height + 60}H${left - 60}Z`
  scene.sheet(road, scene.linear('#3f4f86', '#232f63', 1080, height), 2, 1080)
  band(scene, { from: 740, to: 1240, y: 760, seed: 6, colors: ['#a9c3e6', '#4a6cab'] })
  const beam = 'M950 640H1060L1310 1130C1310 1164 770 1164 770 1130Z'
  const shine = scene.radial(
    [
      [0, '#fff3c4', 0.6],
      [0.6, '#fff3c4', 0.34],
      [1, '#fff3c4', 0],
    ],
    1040,
    1150,
    510,
  )
  scene.flat(beam, shine)
  scene.warm(1040, 1136, 300, '#ffe9a8', 0.6, 0.14)
  scene.begin('cast')
  below(scene)
  const bright = ['#dfeaf8', '#5f82bb'] as const
  band(scene, { from: left - 80, to: 800, y: 800, seed: 4, colors: bright })
  band(scene, { from: 1200, to: right + 80, y: 780, seed: 9, colors: bright })
  scene.glow(1000, 740, 330, '#fff3cf', 0.4, 0.5)
  return scene
}

/** The papers that `draw` adds are deep in the billows of a cloud that fill the lower part of the picture. */
export const amongBillows = (scene: Scene, draw: () => void) => {
  const bank = (y: number, size: number, seed: number, top: string) =>
    scene.sheet(
      cloudBank(scene, { y, size, seed }),
      scene.linear(top, '#a9bfe0', y - size * 0.4, y + 330),
      3,
      y - size,
    )
  scene.inFront(() => {
    bank(870, 120, 5, '#e3ecf8')
    draw()
    bank(1090, 130, 11, '#ffffff')
  })
}

/** On the roof of number seven in the early morning, a chimney on the left. */
export const morningRoof = () => {
  const light = { x: 0.3, y: 0.17, r: 110 }
  const { scene } = createPlaceScene({ palette: 'gold', hour: 'dawn' }, { light })
  sky(scene, { light, seed: 12, clouds: cloudsAround(light) })
  const row = { floors: 2, from: scene.left - 60 }
  townRow(scene, { ...row, y: 690, scale: 0.3, seed: 3, far: 0.5 })
  townRow(scene, { ...row, y: 800, scale: 0.44, seed: 8, far: 0.28 })
  scene.place(chimney('#c27a58', '#fff6e6'), 150, 800, 1.5)
  roofTiles(scene, 740, '#c05f48')
  return scene
}

/** The sleeve and hand of somebody who reaches in from the left, the hand at (x, y). */
export const reachingIn = (scene: Scene, x: number, y: number, color: string, skin: string) => {
  const from = scene.left - 80
  const sleeve = `M${from} ${y + 10}C${num(x * 0.4)} ${y + 60} ${num(x * 0.7)} ${y - 10} ${x - 40} ${y - 52}L${x - 6} ${y + 44}C${num(x * 0.75)} ${y + 130} ${num(x * 0.4)} ${y + 190} ${from} ${y + 190}Z`
  scene.piece(circle(x + 16, y - 14, 46), skin, 2)
  scene.piece(sleeve, color, 3)
  const cuff = polygon([
    [x - 74, y - 44],
    [x - 22, y - 66],
    [x + 16, y + 46],
    [x - 32, y + 76],
  ])
  scene.piece(cuff, darker(color, 0.2), 2)
  scene.piece(circle(x - 58, y + 30, 13), lighter('#c3cede', 0.2), 1)
}
