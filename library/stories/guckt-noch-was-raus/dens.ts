import { fox } from '../../draw/cast/fox.ts'
import { lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, leaf, type Point, points, smooth } from '../../draw/paper/geometry.ts'
import { line, piece, strip } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { foxTail, hedgehogHead, spine } from './parts.ts'
import { darken, nightScene, stars, stripe } from './set.ts'

const leafColors = ['#c9682f', '#a8472c', '#d99a3c', '#8f4a34', '#b9822f'] as const

/** Fallen leaves strewn in an ellipse. */
const strewn = (
  scene: Scene,
  [x, y]: Point,
  [rx, ry]: Point,
  count: number,
  size: number,
  seed: number,
) => {
  const random = seeded(seed)
  for (const [k, color] of leafColors.entries()) {
    const list = Array.from({ length: Math.round(count / 5) }, () => {
      const a = random() * 6.283
      const r = Math.sqrt(random())
      return leaf(
        x + Math.cos(a) * r * rx,
        y + Math.sin(a) * r * ry,
        random() * 6.283,
        size * (0.7 + random() * 0.6),
        0.34,
      )
    })
    scene.piece(list, k % 2 ? color : lighter(color, 0.08), 2)
  }
}

/** The hedgehog as a ball in the leaves; one spine goes right through his blanket. */
const p4: SceneArt = () => {
  const scene = nightScene()
  scene.bands(['#22336b', '#2c417c', '#3a5490', '#4f70a4'], 0, 760, { seed: 4 })
  stars(scene, [-200, 20, 1800, 430], 26, 3)
  scene.markArea('stars', [300, 40, 900, 300], 80)
  scene.piece(
    smooth(points('1290,110 1230,170 1226,260 1290,330 1390,336 1320,290 1296,220 1316,150')),
    '#fff3cf',
    1,
  )
  scene.glow(1300, 220, 300, '#fff3cf', 0.5)
  scene.mark('moon', 1280, 220, 80)
  scene.shineFrom(1300, 200)
  const hedge = Array.from({ length: 15 }, (_, i) =>
    circle(-300 + i * 160, 700 + (i % 3) * 26, 150 + (i % 4) * 18),
  )
  scene.sheet([...hedge, stripe(scene, 720, 1260)], '#2a4a5c', 2, 520)
  scene.sheet(
    smooth(points('-340,900 200,850 800,870 1400,840 1960,890 1960,1500 -340,1500')),
    '#3f4a4c',
    3,
  )
  scene.begin('cast')
  scene.piece(
    smooth(
      points(
        '60,1120 150,900 330,700 560,560 820,520 1080,560 1290,700 1450,900 1550,1120 800,1200',
      ),
    ),
    '#8a4a34',
    3,
  )
  strewn(scene, [800, 900], [690, 320], 190, 120, 5)
  scene.place(hedgehogHead(), 1050, 836, 1.1, { rotate: 5 })
  const cloth = smooth(
    points(
      '310,1040 324,800 400,620 560,486 760,440 950,476 1070,570 1136,716 1080,764 1000,750 936,768 900,810 880,900 840,1000 600,1070',
    ),
  )
  scene.place(piece(cloth, print('checks', '#4f86a8', '#bfdbe2', { size: 84 })), 0, 0, 1)
  scene.add(
    line('M336 1000Q340 790 424 640Q570 508 760 466Q960 490 1076 640', '#eaf3f2', 9).replace(
      '<path',
      '<path stroke-dasharray="26 20" opacity=".8"',
    ),
  )
  scene.flat(ellipse(640, 520, 40, 14), '#24304c', 0.5)
  scene.place(spine(), 640, 524, 1.55, { rotate: -12 })
  scene.add(line('M600 524l-34 -16M684 516l30 -22M596 542l-40 8M690 536l40 2', '#31506b', 6))
  strewn(scene, [420, 1110], [420, 80], 70, 130, 9)
  strewn(scene, [1200, 1130], [420, 80], 70, 130, 12)
  strewn(scene, [1420, 900], [40, 80], 12, 100, 18)
  strewn(scene, [760, 1150], [300, 50], 34, 120, 15)
  darken(scene, 0.56, [720, 640], 1150, [['sleeper', 1110, 850, 120]])
  return scene
}

/** The fox's den with its round window. */
const p5: SceneArt = () => {
  const scene = nightScene()
  scene.flat(stripe(scene, -60, 1260), '#6b4a44')
  scene.sheet(
    smooth(points('-340,-300 -340,220 0,140 400,90 900,120 1300,80 1960,240 1960,-300')),
    '#4a3236',
    3,
  )
  const random = seeded(6)
  scene.flat(
    Array.from({ length: 34 }, () =>
      ellipse(scene.across(random()), 200 + random() * 560, 12 + random() * 26, 10 + random() * 14),
    ),
    '#87625a',
    0.5,
  )
  scene.piece(
    [
      [160, 70],
      [520, 60],
      [1020, 80],
      [1460, 110],
    ].flatMap(([x = 0, y = 0]) => [
      strip(
        [
          [x, y],
          [x + 36, y + 110],
          [x - 20, y + 210],
        ],
        [24, 14, 2],
      ),
      strip(
        [
          [x + 14, y + 60],
          [x + 90, y + 110],
          [x + 110, y + 180],
        ],
        [14, 9, 2],
      ),
    ]),
    '#a07a66',
    1,
  )
  const pane: Point = [1080, 330]
  scene.piece(circle(...pane, 226), '#8f5f45', 3)
  scene.piece(circle(...pane, 186), '#1b2f74', 1)
  scene.flat(
    smooth(
      points(
        '900,400 980,380 1080,410 1180,376 1262,396 1230,450 1160,500 1080,516 1000,500 930,450',
      ),
    ),
    '#16245a',
  )
  stars(scene, [960, 190, 1210, 370], 13, 8)
  scene.markArea('stars', [960, 180, 1200, 380], 60)
  scene.piece(['M1068 156H1092V504H1068Z', 'M904 318H1256V342H904Z'], '#8f5f45', 1)
  scene.warm(pane[0], pane[1], 520, '#7fa4e0', 0.36)
  scene.shineFrom(...pane)
  scene.sheet(
    smooth(points('-340,880 200,850 800,870 1400,850 1960,880 1960,1500 -340,1500')),
    '#553a3c',
    3,
    850,
  )
  scene.begin('cast')
  scene.sheet(ellipse(790, 1040, 760, 150), print('stripes', '#44506f', '#566488', { size: 56 }), 2)
  scene.place(foxTail(), 1200, 860, 0.8, { rotate: 16 })
  const ring = smooth(
    points(
      '210,960 200,790 300,640 520,540 800,510 1080,550 1260,650 1330,800 1310,960 1160,1060 800,1100 400,1060',
    ),
  )
  const cloth = print('stars', '#5d5aa0', '#a9a6dc', { size: 64 })
  scene.place(piece(ring, cloth), 0, 0, 1)
  scene.flat(
    smooth(points('520,760 640,700 800,690 960,710 1060,770 960,820 800,830 640,816')),
    '#2a2350',
    0.75,
  )
  scene.flat(
    smooth(points('520,760 640,700 800,690 960,710 1060,770 960,742 800,726 640,738')),
    '#1a1538',
    0.6,
  )
  const folds = [
    'M300 660Q260 800 300 960',
    'M500 560Q470 640 500 740',
    'M800 520Q790 600 800 684',
    'M1100 566Q1090 660 1060 750',
    'M1250 660Q1300 800 1260 980',
    'M1040 830Q1080 960 1060 1070',
    'M800 840Q800 980 790 1090',
  ]
  scene.add(line(folds.join(''), '#3f3c7c', 8))
  scene.place(fox({ pose: 'peeping', asleep: true, mouth: 'smile', headTilt: -10 }), 500, 940, 2.5)
  const hem = smooth(
    points('240,950 260,890 380,900 500,926 620,910 740,890 780,940 800,1100 520,1086 330,1040'),
  )
  scene.place(piece(hem, cloth), 0, 0, 1)
  darken(scene, 0.66, [1250, 800], 1300, [
    ['sleeper', 500, 830, 150],
    ['stars', 1080, 280, 80],
  ])
  return scene
}

export const denScenes: Record<string, SceneArt> = { p4, p5 }
