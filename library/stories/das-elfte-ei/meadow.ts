import { darker, mix } from '../../draw/paper/color.ts'
import { circle, leaf, type Point, points, smooth } from '../../draw/paper/geometry.ts'
import { line, placed, strip } from '../../draw/paper/pieces.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { eleventhEgg } from './egg.ts'
import { josse, pim } from './figures.ts'
import { daisy, grassGreen, land, newScene, tufts } from './set.ts'

const p2: SceneArt = () => {
  const scene = newScene('emerald', 'day')
  scene.bands(['#a9d8de', '#c4e4dc', '#e2efd6', '#f6f2d2'], 0, 900, { seed: 9 })
  land(scene, (x) => 700 + 60 * Math.sin(x / 330 + 1), '#cfe3a8', 2)
  land(scene, (x) => 850 + 40 * Math.sin(x / 260), '#b0d086', 2)
  const behind: readonly (readonly [number, number, number])[] = [
    [90, 800, -0.06],
    [330, 640, 0.05],
    [590, 470, -0.04],
    [820, 560, 0.06],
    [1010, 420, -0.05],
  ]
  for (const [i, [x, h, lean]] of behind.entries())
    scene.place(daisy(h, lean, i * 2 + 3, 0.5 + (i % 3) * 0.14), x, 1180, 1)
  const bark = '#8a6650'
  scene.sheet(
    [
      smooth(points('1440,-80 1470,300 1452,760 1400,1260 1760,1260 1900,600 1900,-80')),
      strip(points('1520,560 1380,380 1180,350 980,300'), [120, 76, 50, 16]),
    ],
    bark,
    3,
  )
  scene.add(
    line(
      'M1500 20Q1530 400 1490 700M1560 -20Q1540 300 1580 640M1530 820Q1540 900 1510 990M1420 470Q1330 410 1250 392',
      darker(bark, 0.3),
      9,
    ),
  )
  const nest: Point = [1190, 322]
  scene.place(placed(eleventhEgg(), { rotate: 14 }), nest[0] - 4, nest[1] - 62, 1.16)
  scene.piece(
    'M1056 256C1066 350 1130 372 1190 372C1250 372 1316 350 1326 256C1270 288 1110 288 1056 256Z',
    '#7a5038',
    2,
  )
  scene.add(
    line(
      'M1070 282C1130 316 1250 316 1312 282M1092 316C1140 344 1240 344 1290 318M1042 250l36 22M1340 252l-38 20M1110 296l40 52M1268 298l-44 50M1180 306l6 58',
      '#4a2e22',
      7,
    ),
    line(
      'M1018 214q-22 40 -6 84M1364 210q24 42 8 86M986 232q-14 26 -4 52',
      darker('#a9d8de', 0.3),
      8,
    ),
  )
  const twig = [
    [1000, 305, -2.5, 70],
    [1010, 312, 2.5, 80],
    [1380, 400, -0.9, 90],
    [1400, 420, 2.2, 90],
    [1450, 120, 2.7, 130],
    [1452, 180, 3.6, 110],
    [1450, 60, 3.4, 120],
    [1450, 20, 2.6, 150],
  ] as const
  scene.piece(
    twig.map(([x, y, a, l]) => leaf(x, y, a, l, 0.34)),
    '#7fae56',
    2,
  )
  scene.piece(
    [[1000, 300, 3.2, 84] as const, [1452, 90, 3.1, 100] as const, [1390, 410, 3, 70] as const].map(
      ([x, y, a, l]) => leaf(x, y, a, l, 0.34),
    ),
    '#9cc46a',
    2,
  )
  scene.begin('cast')
  const ground = (x: number) => 1050 + 16 * Math.sin(x / 190)
  land(scene, ground, grassGreen(0.5), 3)
  tufts(scene, ground, { count: 70, height: 90, color: grassGreen(0.72), seed: 3 })
  const sneeze = { pose: 'crouching', headView: 'profile', lids: 1, mouth: 'gasp' } as const
  stand(scene, josse({ ...sneeze, ears: 'back' }), 432, 2.6, { depth: 40 })
  stand(scene, pim({ ...sneeze, ears: 'back' }), 1168, 2.6, { flip: true, depth: 40 })
  scene.add(line('M800 760V676M742 780L704 706M858 780L896 706', '#fffdf6', 11))
  // what flies when two sneeze at once
  for (const [x, y, r] of [
    [770, 856, 9],
    [830, 850, 8],
    [800, 812, 11],
    [752, 806, 7],
    [846, 800, 8],
    [786, 900, 8],
    [818, 912, 6],
  ] as const)
    scene.flat(circle(x, y, r), '#f4fbff', 0.95)
  scene.inFront(() => {
    const near: readonly (readonly [number, number, number])[] = [
      [40, 330, 0.1],
      [210, 210, -0.2],
      [640, 60, 0.1],
      [1010, 50, -0.3],
      [1400, 230, 0.16],
      [1560, 350, -0.14],
    ]
    for (const [i, [x, h, lean]] of near.entries())
      scene.place(daisy(h, lean, i * 2 + 2, 0.8), x, 1260, 1.34)
    tufts(scene, () => 1200, {
      count: 60,
      height: 110,
      color: mix(grassGreen(1), '#2f6a4c', 0.4),
      seed: 6,
      depth: 60,
    })
  })
  return scene
}

export const meadowScenes: Record<string, SceneArt> = { p2 }
