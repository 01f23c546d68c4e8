import { cat } from '../../draw/cast/cat.ts'
import { horse } from '../../draw/cast/horse.ts'
import { circle, ellipse, leaf, type Point, smooth } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed, strip } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { seeded } from '../../draw/paper/random.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { starLantern, tomatoLantern } from '../../draw/props/martinmas.ts'
import { streetLamp } from '../../draw/props/street-things.ts'
import { block } from './house-blocks.ts'
import { shineRed, shineYellow, town } from './set.ts'

/** The way of the procession, from the hedge to the corner and round it to the right. */
const way: readonly Point[] = [
  [250, 1010],
  [420, 950],
  [570, 850],
  [660, 740],
  [716, 640],
  [790, 560],
  [900, 520],
  [1010, 520],
  [1110, 540],
]

const onWay = (t: number): Point => {
  const at = t * (way.length - 1)
  const i = Math.min(way.length - 2, Math.floor(at))
  const [a, b] = [way[i] ?? [0, 0], way[i + 1] ?? [0, 0]]
  return [a[0] + (b[0] - a[0]) * (at - i), a[1] + (b[1] - a[1]) * (at - i)]
}

/** The field with its wood pile, far out on the left. */
const field = (scene: Scene) => {
  scene.bands([town.zenith, '#1b2659', '#26356f', '#3a4c86'], 0, 210, {
    seed: 9,
    sway: 30,
    edge: 'cut',
  })
  scene.sheet('M-60 230Q300 170 700 210T1660 190V1260H-60Z', '#22385c', 2, 150, 'torn')
  scene.sheet(
    'M-60 300Q240 240 620 300L900 330L1660 260V1260H-60Z',
    print('ledger', '#2a4a63', '#1f3a55', { size: 70, angle: -8 }),
    2,
    220,
  )
  scene.piece(
    strip(
      [
        [700, 700],
        [560, 560],
        [380, 440],
        [250, 330],
      ],
      [150, 92, 56, 26],
    ),
    '#53619a',
    1,
  )
  const logs = [-46, -28, -10, 8, 26, 44].map(
    (x, i) => `M${x} 0L${x * 0.16 + 2} ${-104 + (i % 2) * 12}`,
  )
  scene.place(
    line(logs.join(''), '#6a4a3c', 15) +
      line('M-50 -6H50', '#54392f', 12) +
      line('M-30 -44L34 -30', '#7a5846', 11),
    226,
    340,
    1,
  )
  // Herr Pauli waits there already
  scene.place(
    piece('M-16 0Q-15 -40 0 -44Q15 -40 16 0Z', '#8a5f3c') + piece(circle(0, -52, 12), '#f0c3a0'),
    316,
    346,
    0.9,
  )
}

const houses = (scene: Scene) => {
  // behind the lane
  block(scene, [770, 400, 250, 150, 70], 1)
  block(scene, [1040, 380, 290, 160, 90], 2)
  block(scene, [1350, 400, 320, 170, 120], 0)
}

const walkers = (scene: Scene) => {
  const count = 34
  for (let i = count - 1; i >= 0; i--) {
    const t = i / count
    const [x, y] = onWay(t * 0.965)
    const near = 1.25 - t * 0.55
    const side = ((i * 7) % 5) - 2
    const [px, py] = [x + side * 13 * near, y + (((i * 3) % 4) - 1.5) * 9]
    const coat = ['#3a4a80', '#5a4674', '#41605f', '#6a553f', '#35406c'][i % 5] ?? '#3a4a80'
    scene.place(
      piece('M-20 0Q-18 -50 0 -54Q18 -50 20 0Z', coat) +
        piece(
          circle(0, -62, 14),
          ['#4a2f2a', '#8a6a44', '#2a2028', '#b9a48a'][i % 4] ?? '#4a2f2a',
        ) +
        line('M10 -34L34 -62', '#8a5f3c', 4) +
        placed(starLantern(i), { x: 36, y: -58, scale: 0.36 }),
      px,
      py,
      near,
    )
    scene.glow(px + 36 * near, py - 58 * near, 62 * near, '#ffd36a', 0.5)
  }
}

/** Street lamps at the corner, and bare trees along the way to the field. */
const lampsAndTrees = (scene: Scene) => {
  for (const [x, y, scale] of [
    [470, 1100, 0.62],
    [486, 740, 0.42],
  ] as const) {
    scene.place(streetLamp('#1b2048'), x, y, scale)
    scene.warm(x + 52 * scale, y - 20, 190 * scale, '#e0a03a', 0.5, 0.5)
    scene.glow(x + 52 * scale, y - 406 * scale, 190 * scale, '#ffd98a', 0.7)
  }
  for (const [x, y, scale] of [
    [580, 560, 1],
    [300, 520, 0.9],
    [430, 420, 0.7],
  ] as const)
    scene.place(
      line('M0 0V-70M0 -40L-26 -84M0 -52L24 -96M-14 -64L-34 -72M12 -74L32 -80', '#16203f', 8),
      x,
      y,
      scale,
    )
}

const brass = (scene: Scene) => {
  // the tuba's mouth is seen from above
  const [x, y] = onWay(0.36)
  scene.place(
    piece(ellipse(0, -66, 34, 20), '#e2b348') + flat(ellipse(0, -64, 25, 13), '#8a5f2c'),
    x - 6,
    y - 10,
    1,
  )
}

const leader = (scene: Scene) => {
  const [x, y] = [1196, 560]
  shineRed(scene, x + 40, y - 50, 300, 0.75)
  scene.place(
    piece('M-22 0Q-20 -54 0 -58Q20 -54 22 0Z', '#3f9a54') +
      piece(
        [circle(0, -68, 17), circle(-12, -62, 9), circle(12, -62, 9), circle(0, -80, 9)],
        '#33201f',
      ) +
      line('M12 -30L46 8', '#f6f4ee', 4.5) +
      line('M12 -40L40 -72', '#8a5f3c', 4) +
      placed(tomatoLantern(), { x: 58, y: -48, scale: 0.66 }),
    x,
    y,
    1.2,
  )
  shineRed(scene, x + 58, y - 58, 110, 0.4)
  // Karla is next
  scene.place(
    piece('M-21 0Q-19 -52 0 -56Q19 -52 21 0Z', '#f4bd2f') +
      piece([circle(0, -64, 15), circle(-16, -50, 6), circle(-18, -40, 5)], '#d9803c') +
      line('M10 -36L34 -64', '#8a5f3c', 4) +
      placed(starLantern(1), { x: 36, y: -62, scale: 0.4 }),
    1104,
    556,
    1.15,
  )
}

const hedgeAndHorse = (scene: Scene) => {
  scene.place(
    piece('M-26 0C-40 -40 -16 -62 0 -66C16 -62 18 -30 12 0Z', '#a82a36') +
      piece(circle(2, -76, 15), '#e2b348'),
    236,
    1016,
    1.05,
  )
  scene.place(horse({ saddle: '#6a3a30', bridle: '#2f2430', head: 'eating' }), 118, 1010, 0.42, {
    flip: true,
  })
  const bush = smooth([
    [-70, 830],
    [20, 800],
    [70, 850],
    [80, 930],
    [60, 1040],
    [-70, 1060],
  ])
  scene.piece(bush, town.hedge, 2)
  const random = seeded(4)
  const leaves = Array.from({ length: 26 }, () =>
    leaf(random() * 100 - 20, 830 + random() * 190, 3 + random() * 2, 34, 0.36),
  )
  scene.piece(leaves, town.hedgeLight, 1)
  scene.markArea('leaves', [0, 830, 70, 1000], 26)
}

/** The corner from high above: the field is left, home is right, and all lights go right. */
export const page4 = () => {
  const scene = new Scene({ palette: 'midnight', hour: 'night' })
  scene.shineFrom(1200, 300)
  field(scene)
  const pavement = print('scales', '#414d8c', '#4a5798', { size: 50 })
  scene.begin('land')
  scene.piece(
    strip(
      [
        [60, 1150],
        [520, 960],
        [600, 660],
        [820, 560],
      ],
      [250, 250, 190, 150],
    ),
    pavement,
    2,
  )
  scene.piece(
    strip(
      [
        [740, 590],
        [900, 510],
        [1180, 540],
        [1700, 600],
      ],
      [120, 140, 130, 130],
    ),
    pavement,
    1,
  )
  houses(scene)
  scene.begin('cast')
  lampsAndTrees(scene)
  hedgeAndHorse(scene)
  walkers(scene)
  brass(scene)
  leader(scene)
  shineYellow(scene, 700, 640, 260, 0.25)
  scene.inFront(() => {
    block(scene, [820, 800, 330, 210, 90], 0)
    block(scene, [1180, 830, 520, 260, 130], 1)
    block(scene, [560, 1130, 620, 300, 200], 2)
    scene.place(cat({ pose: 'sitting', color: '#3a3550', gaze: [0.6, -0.9] }), 890, 996, 0.62)
    block(scene, [1230, 1180, 480, 230, 200], 0)
  })
  return scene
}
