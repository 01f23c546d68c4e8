// Pages 1 and 2: the tour begins.

import { circle, ellipse, type Point, points, smooth } from '../../draw/paper/geometry.ts'
import { placed, strip } from '../../draw/paper/pieces.ts'
import { seeded } from '../../draw/paper/random.ts'
import { acorn } from '../../draw/props/harvest.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { beechnut, kuno, mama, papa, trine } from './figures.ts'
import { beech, fallen, farWood, hillside, mound } from './outside.ts'
import { earth, floorSheet, grass, holed, newScene, root } from './set.ts'

const tickets = [-24, 0, 24]
  .map((x, i) => placed(beechnut(), { x, y: -20 - (i % 2) * 16, rotate: x, scale: 1.1 }))
  .join('')

/** p1: the tour begins at eight. */
const doorway: SceneArt = () => {
  const scene = newScene('dawn')
  scene.shineFrom(200, 100)
  scene.bands(['#fbd9a0', '#fde6b8', '#fff3d2'], -60, 420, { seed: 2 })
  scene.glow(240, 330, 420, '#fff3c0', 0.8)
  scene.piece(circle(215, 395, 96), '#ffe9a0', 1)
  scene.mark('sun', 215, 395, 80)
  farWood(scene, 470, '#e8a862', 4)
  hillside(scene, 640, 40, '#d9a552', 1)
  mound(scene, 900, 900, 1.2, { grass: '#b98f3e', soil: '#a8693e', mouth: '#3f2620' })
  grass(
    scene,
    (x) => (Math.abs(x - 880) < 430 ? 326 + (x - 890) ** 2 / 1340 : 3000),
    '#b98f3e',
    40,
    5,
  )
  hillside(scene, 960, 18, '#cf9a48', 2.4)
  fallen(scene, 980, 1180, ['#c9622c', '#e59a3c', '#a8562c'])
  scene.begin('cast')
  scene.contactShadow(840, 1000, 150)
  scene.place(
    kuno({
      pose: 'facing',
      mood: 'proud',
      lids: 0.06,
      gaze: [-0.5, -0.3],
      paws: {
        near: { at: [-96, -128], grip: 'flat', holding: tickets },
        far: { at: [112, -120], grip: 'open' },
      },
    }),
    830,
    1000,
    1.75,
  )
  beech(scene, false, '#7d5a48', ['#d9782e', '#e59a3c', '#c9622c'])
  scene.place(papa({ pose: 'away', headView: 'turnedAway', headTilt: 8 }), 270, 1440, 2.9)
  scene.place(
    mama({
      pose: 'standing',
      onFours: false,
      headView: 'profile',
      mood: 'tender',
      lids: 0.2,
      gaze: [0.7, 0],
      paws: {
        far: { at: [72, -96], grip: 'flat' },
        near: {
          at: [76, -106],
          grip: 'hold',
          holding: placed(trine({ asleep: true, turn: 70 }), { x: 30, y: -8, scale: 0.62 }),
        },
      },
    }),
    1400,
    1370,
    2.6,
    { flip: true },
  )
  return scene
}

/** p2: root right, root left. */
const passage: SceneArt = () => {
  const scene = newScene('day')
  const top = (x: number) => 150 + Math.sin(x / 260) * 26
  scene.bands([earth.wall, '#cf9459', '#c48650'], -60, 1000, { seed: 6 })
  scene.shineFrom(1560, 560)
  floorSheet(scene, 960, earth.floor, 2)
  scene.warm(1600, 700, 760, '#fff0bd', 0.7)
  scene.add(
    root(points('860,260 900,420 850,540 905,690'), 60),
    root(points('1330,250 1280,400 1360,520 1300,690'), 66),
  )
  scene.begin('cast')
  const line: [string, number, number][] = [
    [
      kuno({
        pose: 'striding',
        headView: 'front',
        mood: 'proud',
        lids: 0.06,
        gaze: [-0.7, 0],
        paws: {
          near: { at: [-100, -190], grip: 'point' },
          far: { at: [128, -196], grip: 'point' },
        },
      }),
      1130,
      1.5,
    ],
    [
      papa({
        pose: 'striding',
        onFours: false,
        mood: 'thoughtful',
        gaze: [0.3, -0.9],
        headTilt: -8,
      }),
      590,
      2.1,
    ],
    [
      mama({
        pose: 'striding',
        onFours: false,
        mood: 'tender',
        gaze: [0.6, 0.6],
        nod: 8,
        paws: {
          far: { at: [74, -100], grip: 'flat' },
          near: {
            at: [82, -110],
            grip: 'hold',
            holding: placed(trine({ asleep: true, turn: -62 }), { x: -10, y: -6, scale: 0.6 }),
          },
        },
      }),
      220,
      2.05,
    ],
  ]
  for (const [svg, x, scale] of line.reverse()) {
    scene.contactShadow(x, 1030, 90 * scale)
    scene.place(svg, x, 1030, scale)
  }
  const tunnel = smooth(
    points(
      '-200,470 120,400 420,360 760,410 1100,350 1420,400 1800,330 1800,1060 1400,1100 1000,1070 560,1100 200,1070 -200,1110',
    ),
  )
  scene.inFront(() => {
    holed(scene, [tunnel], earth.near)
    scene.piece(stones(16, 5), '#94623f', 1)
    scene.piece(
      strip(points('1180,1130 1240,1090 1290,1160 1350,1120'), [20, 24, 18]),
      '#e0928a',
      1,
    )
    scene.place(acorn(), 420, 1160, 1.1, { rotate: 40 })
    const above = smooth(
      [...Array.from({ length: 26 }, (_, i): Point => [i * 70 - 80, top(i * 70 - 80)])],
      false,
    )
    scene.sheet(`${above}L1700 -80L-80 -80Z`, '#fde6b8', 2)
    scene.piece(
      smooth(points('560,-60 740,-60 748,60 784,130 830,168 650,178 470,166 520,130 566,60')),
      '#7d5a48',
      2,
    )
    grass(scene, top, '#b98f3e', 64, 3)
    scene.add(
      root(points('700,170 760,250 1040,250 1330,330'), 40),
      root(points('620,170 560,250 420,250 330,320'), 36),
    )
  })
  return scene
}

const stones = (count: number, seed: number) => {
  const random = seeded(seed)
  return Array.from({ length: count }, (_, i) =>
    ellipse(
      random() * 1600,
      i % 3 ? 240 + random() * 80 : 1130 + random() * 50,
      16 + random() * 26,
      12 + random() * 12,
    ),
  )
}

export const tour: Record<string, SceneArt> = { p1: doorway, p2: passage }
