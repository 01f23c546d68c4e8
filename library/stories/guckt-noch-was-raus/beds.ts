import { bear } from '../../draw/cast/bear.ts'
import { cat } from '../../draw/cast/cat.ts'
import { hare } from '../../draw/cast/hare.ts'
import { darker } from '../../draw/paper/color.ts'
import { circle, ellipse, points, roundRect, smooth } from '../../draw/paper/geometry.ts'
import { line, piece, strip } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { asleepCarrot, bearFoot, catLeg } from './parts.ts'
import {
  boards,
  darken,
  lamp,
  nightScene,
  patchwork,
  pillow,
  shine,
  stripe,
  stripedWall,
  wallpaper,
} from './set.ts'

const wood = '#a8703f'

/** The bear from the side, the lamp still on. */
const p1: SceneArt = () => {
  const scene = nightScene()
  stripedWall(scene, 980, '#5d6fa3')
  scene.sheet(stripe(scene, 960, 1000), '#3c4a7c', 2, 960)
  boards(scene, 1000, '#7a5a4c')
  scene.warm(150, 440, 900, '#ffc879', 0.75)
  scene.shineFrom(150, 440)
  scene.begin('cast')
  scene.piece(
    [roundRect(-80, 760, 260, 30, 8), 'M-40 790H-10V1130H-40ZM120 790H150V1130H120Z'],
    '#8a5a40',
    3,
  )
  scene.place(lamp(true), 70, 762, 1.25)
  scene.piece(
    smooth(points('250,1120 244,640 270,540 330,520 380,560 392,700 396,1120')),
    darker(wood, 0.16),
    3,
  )
  scene.piece(
    [roundRect(340, 960, 1010, 90, 10)],
    print('wood', wood, darker(wood, 0.3), { size: 150 }),
    3,
  )
  scene.piece(smooth(points('350,880 700,862 1100,864 1330,880 1336,980 350,984')), '#e9dfd0', 2)
  scene.place(pillow(430, 220), 540, 806, 1, { rotate: -10 })
  scene.place(bear({ pose: 'sleeping' }), 880, 900, 3.3, { flip: true })
  scene.place(pillow(250, 210, print('dots', '#4f86a8', '#cfe3e6')), 560, 892, 1, { rotate: 14 })
  scene.piece(
    strip(
      [
        [820, 830],
        [700, 850],
        [600, 900],
      ],
      [130, 110, 96],
    ),
    '#7c4f36',
    2,
  )
  scene.piece([ellipse(580, 902, 62, 50)], '#8a5a3c', 2)
  scene.add(line('M540 886q-12 10 -10 22M562 876q-14 10 -12 26', '#4a2c20', 6))
  scene.piece(
    strip(
      [
        [1150, 760],
        [1330, 680],
        [1430, 640],
      ],
      [160, 150, 130],
    ),
    '#7c4f36',
    2,
  )
  const quilt = smooth(
    points(
      '720,1000 690,880 730,700 800,520 960,410 1120,430 1240,560 1300,690 1372,760 1380,860 1372,1010 1180,1040 930,1020',
    ),
  )
  scene.place(
    patchwork('bear-quilt', quilt, [620, 360, 1440, 1080], { cell: 158, turn: -7 }),
    0,
    0,
    1,
  )
  scene.piece(
    smooth(points('690,1010 664,880 706,690 776,508 838,540 776,700 744,880 768,1008')),
    '#f3ead8',
    2,
  )
  scene.piece(
    smooth(points('1300,1120 1300,760 1320,690 1372,676 1420,700 1436,780 1440,1120')),
    darker(wood, 0.1),
    3,
  )
  scene.place(bearFoot(), 1440, 610, 1.12, { rotate: 18 })
  scene.glow(70, 470, 380, '#ffe2a0', 0.85)
  darken(scene, 0.22, [600, 600], 1250, [
    ['sleeper', 540, 690, 150],
    ['shine', 1372, 880, 50],
  ])
  shine(scene, [70, 480], 300)
  return scene
}

/** From above: the pillow, the hare, the carrot and one ear over the head of the bed. */
const p2: SceneArt = () => {
  const scene = nightScene()
  const floor = '#5a4a5c'
  scene.flat(stripe(scene, -60, 1260), floor)
  const planks = [-240, -60, 120, 1420, 1570, 1740].map((x) => `M${x} -20V1220`)
  scene.add(line(planks.join(''), darker(floor, 0.3), 6))
  scene.sheet(ellipse(1600, 900, 330, 460), print('linen', '#7a4f7c', '#95679a', { size: 24 }), 2)
  scene.shineFrom(200, -300)
  scene.begin('cast')
  for (const x of [1440, 1530])
    scene.piece(
      smooth([
        [x - 34, 900],
        [x - 30, 800],
        [x, 776],
        [x + 32, 800],
        [x + 36, 900],
        [x, 930],
      ]),
      '#c9506a',
      2,
    )
  scene.flat(
    [1440, 1530].map((x) => ellipse(x, 884, 24, 32)),
    '#5c2438',
  )
  scene.piece(roundRect(236, 230, 1128, 1100, 40), '#e2d8cc', 3)
  scene.place(pillow(960, 520, '#f3ead8'), 800, 500, 1)
  const frame = print('wood', '#9a6a48', '#6f4630', { size: 150 })
  scene.piece([roundRect(196, 196, 60, 1100, 12), roundRect(1344, 196, 60, 1100, 12)], frame, 3)
  scene.piece(roundRect(170, 150, 1260, 110, 36), frame, 3)
  scene.piece([circle(214, 206, 54), circle(1386, 206, 54)], '#b5814f', 2)
  scene.place(asleepCarrot(), 1080, 760, 1.25, { rotate: 8 })
  scene.place(
    hare({ pose: 'standing', headView: 'profile', asleep: true, ears: 'up' }),
    590,
    1130,
    3.5,
    { rotate: -8 },
  )
  const cover = smooth(
    points(
      '220,1300 226,800 300,770 520,800 700,780 900,800 1100,776 1300,782 1374,810 1380,1300 800,1320',
    ),
  )
  scene.place(
    patchwork('hare-quilt', cover, [140, 700, 1460, 1320], { cell: 170, turn: 4, seed: 5 }),
    0,
    0,
    1,
  )
  scene.piece(
    smooth(
      points(
        '214,840 226,786 300,752 520,784 700,762 900,784 1100,758 1300,764 1384,796 1388,856 1300,836 1100,832 900,858 700,836 520,858 300,828',
      ),
    ),
    '#f7efe0',
    2,
  )
  const hump = smooth(points('360,1260 380,960 520,880 660,900 760,1010 770,1260'))
  scene.flat(hump, '#fff4e0', 0.12)
  scene.add(
    line(
      'M366 1180Q372 960 520 884M772 1180Q770 1000 664 902M1010 1200Q1010 960 1040 900M1190 1180Q1180 980 1150 900',
      '#2c1a3c',
      7,
    ).replace('<path', '<path opacity=".28"'),
  )
  darken(scene, 0.36, [640, 320], 1250, [
    ['sleeper', 680, 560, 150],
    ['shine', 1380, 206, 44],
  ])
  return scene
}

/** The cat in her round basket, one leg over the rim. */
const p3: SceneArt = () => {
  const scene = nightScene()
  wallpaper(scene, 720, '#4a5a8c', 'flowers')
  scene.sheet(stripe(scene, 690, 760), '#35426f', 2, 690)
  boards(scene, 750, '#5f4a58')
  const tile = '#3f7f86'
  scene.piece(roundRect(-120, 60, 490, 760, 16), print('checks', tile, '#58989c', { size: 110 }), 3)
  scene.piece(roundRect(115, 470, 200, 220, 60), '#2a1d2c', 2)
  scene.flat(smooth(points('145,676 155,610 191,640 213,560 241,630 271,590 285,676')), '#f0823c')
  scene.flat(smooth(points('179,676 195,636 215,616 235,650 251,676')), '#ffd37a')
  scene.warm(215, 640, 760, '#f08a4a', 0.6)
  scene.glow(215, 630, 300, '#ffb56a', 0.7)
  scene.shineFrom(215, 560)
  scene.sheet(ellipse(860, 1090, 760, 140), print('stripes', '#7a3f5c', '#92557a', { size: 60 }), 2)
  scene.begin('cast')
  const wicker = '#b5804a'
  scene.piece(
    smooth(points('330,860 380,560 620,430 860,410 1100,430 1340,560 1390,860 860,960')),
    darker(wicker, 0.4),
    3,
  )
  scene.place(pillow(760, 400, print('linen', '#e8d9c0', '#cdb894', { size: 22 })), 830, 690, 1, {
    rotate: -3,
  })
  scene.place(cat({ pose: 'peeping', asleep: true, mouth: 'smile', headTilt: -6 }), 760, 826, 3.7)
  const blanket = smooth(
    points(
      '400,980 430,850 560,806 760,822 940,800 1060,640 1180,600 1290,680 1330,860 1310,990 860,1060',
    ),
  )
  scene.place(piece(blanket, print('checks', '#c9506a', '#f0b9ae', { size: 76 })), 0, 0, 1)
  scene.piece(
    smooth(
      points(
        '300,850 420,900 620,930 860,938 1100,930 1300,900 1420,850 1370,1040 1240,1120 860,1150 480,1120 350,1040',
      ),
    ),
    wicker,
    3,
  )
  const rows = [0, 1, 2, 3].map((row) =>
    Array.from({ length: 17 - row }, (_, i) => {
      const t = (i + 0.5 + (row % 2) * 0.5) / (17 - row) - 0.5
      const y = 946 + row * 48 - Math.abs(t) ** 2 * 190
      return `M${Math.round(860 + t * (1060 - row * 40) - 24)} ${Math.round(y)}q24 26 48 0`
    }).join(''),
  )
  scene.add(line(rows.join(''), darker(wicker, 0.4), 8))
  scene.piece(
    smooth(
      points(
        '290,858 420,884 620,912 860,920 1100,912 1300,884 1430,858 1424,890 1300,926 1100,952 860,960 620,952 420,926 300,894',
      ),
    ),
    '#cf9a60',
    2,
  )
  scene.place(catLeg(), 560, 862, 1.05, { rotate: 6 })
  // the white hem lies over the leg
  scene.piece(
    smooth(points('420,876 440,834 560,784 760,800 930,780 950,830 760,852 560,836')),
    '#f7efe0',
    2,
  )
  scene.add(
    line(
      'M1120 470q26 -26 0 -56M1170 490q44 -44 0 -98M1070 456q14 -14 0 -30',
      '#f7efe0',
      9,
    ).replace('<path', '<path opacity=".7"'),
  )
  darken(scene, 0.5, [620, 800], 1200, [
    ['sleeper', 760, 720, 170],
    ['light', 215, 630, 60],
  ])
  shine(scene, [215, 630], 220)
  return scene
}

export const bedScenes: Record<string, SceneArt> = { p1, p2, p3 }
