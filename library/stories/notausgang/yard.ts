// Out in the yard.

import { robin } from '../../draw/cast/robin.ts'
import { circle, polygon, roundRect } from '../../draw/paper/geometry.ts'
import { line } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { bracesBoy, breathingRuth, classmate, juri, papa, parent, tamm } from './figures.ts'
import { paperSun, schoolCone } from './things.ts'

const bricks = print('bricks', '#d98566', '#e8a684', { size: 80 })

const building = (scene: Scene) => {
  scene.bands(['#fff2cf', '#ffe6b8', '#ffd9a4'], 0, 520, { seed: 4 })
  scene.piece([circle(1500, 470, 190), circle(1250, 540, 120)], '#f2b27c', 1)
  scene.piece(['M1480 600H1520V800H1480Z', 'M1240 620H1262V760H1240Z'], '#b0708a', 1)
  scene.piece(circle(1330, 190, 108), '#ffe08a', 2)
  scene.mark('sun', 1330, 190, 90)
  scene.glow(1330, 190, 420, '#fff0b0', 0.6)
  scene.sheet(
    polygon([
      [-60, -60],
      [940, 120],
      [940, 610],
      [-60, 760],
    ]),
    bricks,
    3,
    0,
  )
  scene.piece(
    polygon([
      [-60, -90],
      [980, 96],
      [980, 134],
      [-60, -20],
    ]),
    '#9a4f58',
    2,
  )
  for (const [x, w] of [
    [640, 100],
    [800, 84],
  ] as const) {
    scene.piece(roundRect(x, 230 + (940 - x) * 0.02, w, 190, 6), '#fff4dc', 1)
    scene.flat(roundRect(x + 12, 244, w - 24, 164, 3), '#f6cf8a')
  }
  scene.mark('light', 690, 320, 40)
  scene.sheet(
    'M-60 740L960 596H1660V1260H-60Z',
    print('linen', '#f3d9ae', '#ead0a2', { size: 20 }),
    2,
    590,
  )
  scene.piece(
    polygon([
      [196, 196],
      [496, 232],
      [496, 684],
      [196, 724],
    ]),
    '#fff0d6',
    1,
  )
  scene.flat(
    polygon([
      [220, 224],
      [474, 254],
      [474, 686],
      [220, 720],
    ]),
    '#5a3450',
  )
  scene.piece(
    polygon([
      [474, 254],
      [600, 190],
      [600, 762],
      [474, 686],
    ]),
    '#8b93b5',
    2,
  )
  scene.piece(
    polygon([
      [486, 520],
      [590, 540],
      [590, 572],
      [486, 546],
    ]),
    '#d8433a',
    1,
  )
}

/** Long morning shadows of the pairs fall towards us. */
const pairs = [
  { x: 590, y: 790, s: 1, i: 7 },
  { x: 800, y: 850, s: 1.2, i: 2 },
] as const

const posts = (scene: Scene) => {
  for (let i = 0; i < 9; i++) {
    const [x, y, s] = [1170 + i * 64, 720 + i * 70, 0.5 + i * 0.12]
    scene.piece(
      `M${x - 10 * s} ${y}V${y - 250 * s}L${x} ${y - 276 * s}L${x + 10 * s} ${y - 250 * s}V${y}Z`,
      '#b0708a',
      1,
    )
  }
  scene.add(line('M1170 640L1660 1060M1170 690L1660 1180', '#b0708a', 14))
}

/** The sun stands behind the parents, so shadows fall to the lower left. */
const longShadow = (scene: Scene, x: number, y: number, s: number) =>
  scene.flat(
    polygon([
      [x - 34 * s, y + 2],
      [x + 34 * s, y - 2],
      [x - 170 * s, y + 118 * s],
      [x - 260 * s, y + 104 * s],
    ]),
    scene.mood.shadow,
    0.13,
  )

export const page9 = () => {
  const scene = new Scene({ palette: 'sunrise', hour: 'day' })
  scene.shineFrom(1330, 190)
  building(scene)
  scene.begin('cast')
  scene.place(
    tamm({
      view: 'turned',
      stance: 'walking',
      mood: 'proud',
      gaze: [0.8, 0.3],
      hands: { near: { at: [10, -120], grip: 'open' } },
    }),
    320,
    740,
    1.22,
  )
  scene.place(paperSun(), 300, 590, 0.5, { rotate: 20 })
  scene.place(
    bracesBoy({
      view: 'turnedAway',
      headView: 'turnedAway',
      nod: -20,
      mood: 'surprised',
      gaze: [0.6, -0.9],
    }),
    430,
    770,
    1,
    { flip: true },
  )
  for (const { x, y, s, i } of pairs)
    for (const [k, dx] of [60, -60].entries()) {
      longShadow(scene, x + dx * s, y - dx * 0.2, s)
      scene.contactShadow(x + dx * s, y - dx * 0.2, 56 * s)
      scene.place(
        classmate(i + k, {
          view: 'turned',
          stance: k ? 'walking' : 'running',
          gaze: [0.7, -0.7],
          mood: 'joyful',
          headTilt: -6,
        }),
        x + dx * s,
        y - dx * 0.2,
        s,
      )
    }
  longShadow(scene, 650, 1130, 1.9)
  longShadow(scene, 900, 1100, 1.9)
  scene.contactShadow(650, 1130, 100).contactShadow(900, 1100, 100)
  scene.place(
    breathingRuth({
      view: 'turned',
      stance: 'walking',
      mood: 'happy',
      mouth: 'whistle',
      lids: 0.9,
      lean: -4,
      hands: { near: { at: [10, -96], grip: 'open' }, far: { at: [36, -104], grip: 'open' } },
    }),
    650,
    1130,
    1.95,
  )
  scene.place(
    juri({
      view: 'turned',
      stance: 'walking',
      mood: 'happy',
      gaze: [0.9, -0.3],
      hands: { far: { at: [74, -176], grip: 'wave' } },
    }),
    900,
    1100,
    1.95,
  )
  scene.place(
    robin({ view: 'side', pose: 'flying', mood: 'joyful', gaze: [0.7, -0.3] }),
    1060,
    380,
    3.2,
    { rotate: -16 },
  )
  posts(scene)
  scene.place(
    parent(2, { view: 'turned', gaze: [0.8, -0.2], mood: 'surprised', arms: 'raised' }),
    1240,
    790,
    1.15,
    { flip: true },
  )
  scene.place(parent(5, { view: 'turned', gaze: [0.8, -0.2], mood: 'surprised' }), 1370, 850, 1.3, {
    flip: true,
  })
  scene.place(schoolCone(2), 1310, 830, 0.8, { rotate: 8 })
  scene.place(
    parent(6, { view: 'profile', gaze: [0.8, -0.2], mood: 'surprised' }),
    1530,
    960,
    1.6,
    { flip: true },
  )
  scene.place(schoolCone(4), 1580, 960, 1.1, { rotate: 8 })
  scene.inFront(() => {
    scene.place(
      papa({
        view: 'profile',
        mood: 'surprised',
        gaze: [0.8, -0.1],
        hands: { near: { at: [70, -150], grip: 'open' }, far: { at: [86, -120], grip: 'open' } },
      }),
      1480,
      1340,
      2.3,
      { flip: true },
    )
    scene.place(schoolCone(0), 1290, 1330, 1.9, { rotate: -6 })
  })
  return scene
}
