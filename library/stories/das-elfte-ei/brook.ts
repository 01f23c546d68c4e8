import { frog } from '../../draw/cast/frog.ts'
import { standsAt } from '../../draw/cast/toward.ts'
import { mix } from '../../draw/paper/color.ts'
import { ellipse, type Point, points, smooth } from '../../draw/paper/geometry.ts'
import { line } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { seeded } from '../../draw/paper/random.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { eleventhEgg } from './egg.ts'
import { josse, looking, pim } from './figures.ts'
import { grassGreen, newScene, tufts } from './set.ts'

const pebble = (x: number, y: number, w: number, turn: number) =>
  smooth([
    [x - w, y + turn * 6],
    [x - w * 0.6, y - w * 0.46],
    [x + w * 0.2, y - w * 0.56],
    [x + w, y - w * 0.1],
    [x + w * 0.7, y + w * 0.44],
    [x - w * 0.4, y + w * 0.5],
  ])

/** The brook from above: it comes from the upper right and runs off at the lower left. */
const p3: SceneArt = () => {
  const scene = newScene('emerald', 'day')
  scene.flat(`M${scene.left} 0H${scene.right}V1200H${scene.left}Z`, '#6fbcc0')
  const bands = ['#86cdca', '#a3dad2', '#7ec6c6']
  for (const [i, fill] of bands.entries()) {
    const y = i * 150
    scene.sheet(
      smooth([
        [-340, 300 + y],
        [200, 250 + y],
        [700, 330 + y],
        [1200, 200 + y],
        [1960, 80 + y],
        [1960, 190 + y],
        [1250, 300 + y],
        [720, 430 + y],
        [180, 350 + y],
        [-340, 390 + y],
      ]),
      fill,
      2,
      60 + y,
      'torn',
    )
  }
  scene.markArea('water', [900, 240, 1560, 520], 70)
  const farBank = print('linen', grassGreen(0.3), grassGreen(0.5), { size: 18 })
  scene.sheet(
    smooth(points('-340,-300 -340,250 100,214 480,262 820,190 1130,60 1330,-60 1400,-300')),
    farBank,
    3,
  )
  scene.ground = (x) => 236 - Math.max(0, x - 500) * 0.3
  tufts(scene, (x) => 190 - Math.max(0, x - 600) * 0.28, {
    from: -200,
    to: 1000,
    count: 24,
    height: 56,
    color: grassGreen(0.62),
    seed: 3,
  })
  const stones = [
    [1240, 250, 60],
    [1420, 330, 40],
    [140, 420, 56],
    [980, 210, 34],
    [1540, 560, 70],
    [1160, 480, 30],
    [60, 640, 38],
  ] as const
  for (const [i, [x, y, w]] of stones.entries()) {
    scene.piece(pebble(x, y, w, i % 3), mix('#a9aeb0', '#8a93a0', (i % 4) / 4), 2)
    scene.add(
      line(
        `M${x - w - 14} ${y + w * 0.4}Q${x} ${y + w} ${x + w + 14} ${y + w * 0.34}`,
        '#ffffff',
        4,
      ),
    )
  }
  scene.place(eleventhEgg(), 1390, 470, 1.3, { rotate: 68 })
  scene.add(
    line(
      'M1316 486Q1390 536 1468 478M1290 510Q1390 572 1494 500M1490 400Q1540 370 1580 382',
      '#ffffff',
      5,
    ),
  )
  const nearBank = smooth(
    points('-340,1500 -340,900 60,860 420,900 800,840 1200,800 1560,690 1960,560 1960,1500'),
  )
  scene.sheet(nearBank, '#d9c79c', 3, 560)
  const random = seeded(5)
  const gravel = Array.from({ length: 60 }, () => {
    const x = scene.across(random())
    return pebble(x, 960 + random() * 240 - Math.max(0, x - 1100) * 0.3, 8 + random() * 20, 1)
  })
  scene.flat(gravel.slice(0, 30), '#b9a67c', 0.7)
  scene.flat(gravel.slice(30), '#efe2bf', 0.8)
  scene.begin('cast')
  scene.flat(ellipse(650, 1070, 330, 76), '#7d6a4c', 0.75)
  const toadAt: Point = [716, 1114]
  scene.ground = () => 1000
  scene.place(
    frog({
      warts: true,
      puffed: true,
      color: '#8c8450',
      gaze: [0.9, -0.5],
      mood: 'sulky',
      mouth: 'chew',
    }),
    ...toadAt,
    1.66,
  )
  const slab = smooth(
    points(
      '190,1050 220,930 340,810 540,700 760,630 920,640 990,710 984,790 930,826 700,900 480,990 300,1072 220,1086',
    ),
  )
  scene.piece(slab, '#6f7880', 3)
  const face = smooth(
    points(
      '190,1040 220,926 340,808 540,698 760,628 920,638 984,704 960,770 760,810 520,890 330,980 230,1056',
    ),
  )
  scene.piece(face, print('linen', '#a3abad', '#868f96', { size: 22 }), 1)
  scene.add(
    line(
      'M330 880Q430 800 560 750M620 724Q700 694 790 684M280 960l50 -40M470 840q60 -30 110 -46',
      '#ccd2d2',
      7,
    ),
  )
  scene.flat(
    [ellipse(700, 760, 46, 17), ellipse(410, 920, 34, 13), ellipse(860, 720, 30, 12)],
    '#7f9a6a',
    0.55,
  )
  for (const [who, x, y, edgeAt] of [
    [josse, 1150, -60, [978, 690]],
    [pim, 1016, -6, [906, 836]],
  ] as const) {
    const place = { flip: true, depth: y }
    const at = standsAt(scene, x, 1.9, place)
    const edge = at.toFigure(edgeAt)
    const pose = {
      pose: 'standing',
      headTilt: 10,
      mood: 'surprised',
      paws: {
        near: { at: edge, grip: 'hold' },
        far: { at: [edge[0] + 8, edge[1] - 12], grip: 'hold' },
      },
    } as const
    stand(scene, who(looking(pose, at, [toadAt[0], toadAt[1] - 120])), x, 1.9, place)
  }
  scene.inFront(() =>
    tufts(scene, () => 1210, {
      count: 26,
      height: 120,
      color: grassGreen(0.9),
      seed: 9,
      depth: 30,
    }),
  )
  return scene
}

export const brookScenes: Record<string, SceneArt> = { p3 }
