// Pages 3 to 5: acorns, the spring, nine stones.

import { badgerJoints } from '../../draw/cast/badger.ts'
import { gazeAt, placedAt } from '../../draw/cast/toward.ts'
import {
  circle,
  ellipse,
  leaf,
  type Point,
  points,
  polygon,
  smooth,
} from '../../draw/paper/geometry.ts'
import { flat, piece, placed } from '../../draw/paper/pieces.ts'
import { seeded } from '../../draw/paper/random.ts'
import { acorn } from '../../draw/props/harvest.ts'
import { rings } from '../../draw/props/water.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { kuno, mama, papa, trine } from './figures.ts'
import { blankStone, chamber, earth, floorSheet, holed, newScene, root } from './set.ts'

/** A blot with blunt rays, about 200 wide. */
const splash = (x: number, y: number) =>
  smooth(
    Array.from({ length: 22 }, (_, i): Point => {
      const a = (i / 22) * 2 * Math.PI
      const r = (i % 2 ? 66 : 96) + 22 * Math.sin(i * 2.4)
      return [x + Math.cos(a) * r, y + Math.sin(a) * r * 0.66]
    }),
  )

/** p3: sixty acorns, in order of size. */
const larder: SceneArt = () => {
  const scene = newScene('day')
  scene.shineFrom(300, -200)
  scene.bands([earth.wall, '#cf9459'], -60, 500, { seed: 3 })
  floorSheet(scene, 420, earth.floor, 1)
  scene.flat(smooth(points('150,560 1450,560 1600,1160 0,1160')), '#8f5a38', 0.5)
  scene.begin('cast')
  const acorns: { x: number; y: number; size: number }[] = []
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 10; i++) {
      const t = row / 5
      const wide = 1060 + t * 330
      acorns.push({
        x: 800 - wide / 2 + (wide * (i + 0.5)) / 10,
        y: 620 + t * 440 + t * t * 30,
        size: (0.3 + i * 0.045) * (0.8 + t * 0.4),
      })
    }
  const kunoAt: [number, number, number] = [215, 590, 1.6]
  const splat: Point = [905, 800]
  scene.contactShadow(215, 590, 130)
  scene.place(
    kuno({
      pose: 'standing',
      onFours: false,
      mood: 'surprised',
      mouth: 'line',
      lids: 0,
      gaze: gazeAt(
        placedAt(...kunoAt),
        badgerJoints({ pose: 'standing', onFours: false }).eyes,
        splat,
      ),
      leaf: 'smeared',
      paws: { near: { at: [22, -120], grip: 'hold' }, far: { at: [34, -106], grip: 'hold' } },
    }),
    ...kunoAt,
  )
  scene.contactShadow(1250, 600, 200)
  scene.place(
    mama({
      pose: 'standing',
      onFours: false,
      mood: 'surprised',
      headTilt: 14,
      nod: 14,
      gaze: [0.8, 0.8],
      paws: {
        far: { at: [96, -96], grip: 'flat' },
        near: {
          at: [98, -106],
          grip: 'hold',
          holding: placed(trine({ turn: 72, mood: 'happy', gaze: [0.2, 0.8], mouth: 'tongue' }), {
            x: 34,
            y: -6,
            scale: 0.64,
          }),
        },
      },
    }),
    1270,
    610,
    2.2,
    { flip: true, rotate: -8 },
  )
  for (const { x, y, size } of acorns) {
    scene.contactShadow(x, y, 70 * size)
    scene.place(acorn(), x, y, size * 2.2)
  }
  scene.piece(splash(905, 805), '#fdfaf0', 1)
  scene.piece(
    points('1052,838 782,866 820,712 1010,726').map(([x, y], i) => circle(x, y, 9 + i * 3)),
    '#fdfaf0',
    1,
  )
  scene.mark('shine', 910, 800, 50)
  scene.inFront(() => {
    holed(scene, [chamber(800, 640, 880, 640, 7, 0.7)], earth.near)
    scene.add(root(points('640,-40 680,60 620,140 650,220'), 40))
  })
  return scene
}

/** p4: the echo. */
const spring: SceneArt = () => {
  const scene = newScene('day')
  scene.shineFrom(800, 60)
  const walls = ['#6f5a5c', '#85696a', '#9c7c78', '#b5928a', '#cba99c']
  for (const [i, color] of walls.entries())
    if (i === 0) scene.flat('M-80 -80H1700V1300H-80Z', color)
    else scene.piece(chamber(800, 560, 980 - i * 170, 720 - i * 120, 3 + i, 0.9), color, 2)
  floorSheet(scene, 760, '#a8765a', 2)
  scene.begin('cast')
  const ears = (l: number, r: number, y: number) =>
    ({ near: { at: [l, y], grip: 'open' }, far: { at: [r, y], grip: 'open' } }) as const
  scene.contactShadow(380, 880, 200)
  scene.place(
    papa({
      pose: 'standing',
      onFours: false,
      mood: 'frightened',
      mouth: 'wobble',
      gaze: [0.9, 0.3],
      headTilt: -10,
      paws: ears(-52, 66, -216),
    }),
    310,
    900,
    2.2,
    { rotate: -9 },
  )
  scene.contactShadow(1350, 870, 190)
  scene.place(
    mama({
      pose: 'standing',
      onFours: false,
      mood: 'surprised',
      mouth: 'line',
      gaze: [0.9, 0.4],
      headTilt: -4,
      paws: ears(-48, 70, -212),
    }),
    1340,
    880,
    2.1,
    { flip: true, rotate: 7 },
  )
  scene.piece(ellipse(740, 1080, 760, 190), '#7d5548', 2)
  scene.piece(ellipse(740, 1090, 690, 160), '#4f93a8', 2)
  scene.flat(ellipse(740, 1110, 590, 120), '#6fb2bf')
  rings(scene, 740, 1100, 240)
  scene.mark('water', 500, 1090, 60)
  scene.mark('water', 980, 1100, 60)
  for (const [i, r] of [300, 230, 160].entries())
    scene.piece(echo(745, 620, r, 16), ['#f7d79a', '#fbe3b4', '#fff1d2'][i] ?? '#fff1d2', 1)
  scene.piece(ellipse(740, 900, 190, 52), '#8f7468', 2)
  scene.place(trine({ mood: 'angry', isScreaming: true, headTilt: -4 }), 745, 742, 2.1)
  scene.contactShadow(1190, 935, 120)
  scene.place(
    kuno({
      pose: 'sitting',
      leaf: 'smeared',
      mood: 'disgusted',
      lids: 0.3,
      mouth: 'frown',
      gaze: [-0.9, 0.1],
      headTilt: 8,
      paws: ears(-66, 66, -176),
    }),
    1190,
    935,
    1.35,
  )
  scene.inFront(() => {
    holed(scene, [chamber(800, 620, 900, 680, 12, 0.75)], '#4a3432')
    for (const [x, y] of points('640,150 980,110')) scene.place(drop(), x, y, 1)
  })
  return scene
}

const drop = () =>
  piece('M0 -40C16 -6 20 4 20 14A20 20 0 0 1 -20 14C-20 4 -16 -6 0 -40Z', '#9fd6e0') +
  flat(circle(-6, 12, 5), '#ffffff')

/** Half a ring of paper: sound. */
const echo = (x: number, y: number, r: number, w: number) => {
  const arc = (radius: number) =>
    Array.from({ length: 19 }, (_, i): Point => {
      const a = Math.PI * (1.06 + (i / 18) * 0.88)
      return [x + Math.cos(a) * radius, y + Math.sin(a) * radius]
    })
  return polygon([...arc(r), ...arc(r - w).reverse()])
}

/** p5: a good tour can wait. */
const waiting: SceneArt = () => {
  const scene = newScene('day')
  scene.shineFrom(1300, 60)
  scene.bands(['#d39a5e', '#c88c52', '#bd7f49'], -60, 900, { seed: 9 })
  scene.warm(1050, 200, 800, '#ffdf9a', 0.6)
  scene.piece('M250 430H1370V466H250Z', '#8a5a3a', 2)
  scene.piece(
    points('330,466 1290,466').map(([x, y]) => `M${x - 18} ${y}h36v70q-18 14 -36 0Z`),
    '#6d442e',
    2,
  )
  for (let i = 0; i < 9; i++) scene.place(blankStone(i), 330 + i * 120, 432, 1.3)
  floorSheet(scene, 900, earth.floor, 4)
  scene.flat(smooth(points('1180,40 1420,60 1330,1120 860,1120')), '#fff0c4', 0.16)
  scene.begin('cast')
  scene.contactShadow(610, 1020, 220)
  scene.place(
    kuno({
      pose: 'sitting',
      leaf: 'limp',
      mood: 'tired',
      lids: 0.66,
      mouth: 'line',
      headTilt: 13,
      headView: 'front',
      gaze: [0.7, 0.5],
      paws: { near: { at: [-30, -30], grip: 'open' }, far: { at: [40, -32], grip: 'open' } },
    }),
    600,
    1030,
    2.35,
  )
  for (const [x, y] of points('255,1010 350,1052')) {
    scene.contactShadow(x, y, 60)
    scene.piece(
      `M${x - 52} ${y - 44}H${x + 52}Q${x + 40} ${y} ${x} ${y + 2}Q${x - 40} ${y} ${x - 52} ${y - 44}Z`,
      '#8f5a34',
      1,
    )
    scene.piece(ellipse(x, y - 44, 52, 14), '#d9a866', 1)
  }
  const straw = seeded(6)
  scene.piece(
    Array.from({ length: 90 }, () =>
      leaf(910 + straw() * 470, 1010 + straw() * 60, straw() * 6.3, 70, 0.16),
    ),
    '#e0b860',
    1,
  )
  scene.contactShadow(1120, 1020, 180)
  scene.place(trine({ asleep: true, turn: 72 }), 1120, 945, 1.85)
  scene.inFront(() => {
    holed(scene, [chamber(800, 640, 800, 570, 3, 0.86)], earth.nearest)
    scene.add(root(points('200,-40 260,120 210,240 270,330'), 60, '#7a4a30'))
  })
  return scene
}

export const chambers: Record<string, SceneArt> = { p3: larder, p4: spring, p5: waiting }
