import { childFace, childLook } from '../../draw/cast/body/child-look.ts'
import { looseHand } from '../../draw/cast/body/hand.ts'
import { personHead } from '../../draw/cast/head/person.ts'
import { mouse } from '../../draw/cast/mouse.ts'

import { circle, ellipse, points, polygon, roundRect, smooth } from '../../draw/paper/geometry.ts'
import { line, piece, strip } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { darken, nightScene, patchwork, pillow, shine, stripe, wallpaper } from './set.ts'

/** The mouse in her matchbox; a stump of a candle throws her shadow on the wall. */
const p6: SceneArt = () => {
  const scene = nightScene()
  wallpaper(scene, 1000, '#8a6f6a', 'dots')
  scene.warm(560, 700, 900, '#ffb866', 0.6)
  const shadow = [
    circle(730, 312, 130),
    circle(1176, 300, 136),
    smooth(
      points(
        '748,420 790,300 870,236 950,222 1030,236 1110,300 1152,420 1260,520 1160,548 1100,640 950,690 800,640 740,548 640,520',
      ),
    ),
    polygon(points('1240,500 1400,450 1250,520 1404,528 1240,540')),
    polygon(points('660,500 500,450 650,520 496,528 660,540')),
    smooth(points('470,1000 500,780 640,640 800,610 1100,610 1280,660 1400,800 1430,1000')),
  ]
  scene.flat(shadow, '#2a2350', 0.62)
  scene.sheet(stripe(scene, 930, 1260), print('wood', '#7a5244', '#5a3a34', { size: 200 }), 3, 930)
  scene.shineFrom(250, 760)
  scene.begin('cast')
  scene.contactShadow(880, 1120, 480)
  const back = polygon(points('560,760 1230,760 1330,1080 450,1080'))
  scene.piece(back, '#c9a878', 3)
  scene.piece(polygon(points('590,784 1200,784 1280,1050 500,1050')), '#8a6a4c', 1)
  scene.place(pillow(470, 210, '#f6efe2'), 890, 824, 1)
  scene.place(mouse({ pose: 'peeping', mouth: 'smirk', gaze: [0, 0] }), 890, 912, 4.5)
  const sheet = smooth(
    points(
      '520,1070 540,940 620,892 760,900 890,912 1020,900 1160,892 1240,940 1262,1070 890,1090',
    ),
  )
  scene.place(piece(sheet, print('checks', '#5b8f7a', '#d3e6d2', { size: 70 })), 0, 0, 1)
  scene.piece(
    smooth(
      points(
        '530,980 544,926 620,876 760,886 890,898 1020,886 1160,876 1240,926 1252,980 1160,930 1020,940 890,950 760,940 620,930',
      ),
    ),
    '#fbf5e8',
    2,
  )
  for (const [x, flip] of [
    [770, 1],
    [1010, -1],
  ] as const) {
    scene.piece(
      smooth([
        [x - 52, 880],
        [x - 40, 850],
        [x, 842],
        [x + 40, 850],
        [x + 52, 884],
        [x + 34, 926],
        [x, 934],
        [x - 36, 926],
      ]),
      '#f3b0a6',
      2,
    )
    scene.add(line(`M${x - 18} 928v-26M${x + 6 * flip} 932v-28M${x + 24} 926v-24`, '#c9807c', 5))
  }
  scene.piece(polygon(points('440,1060 1340,1060 1350,1190 430,1190')), '#d8b888', 3)
  scene.piece(
    polygon(points('452,1088 1328,1088 1334,1166 446,1166')),
    print('diamonds', '#6a4238', '#8a5a48', { size: 26 }),
    1,
  )
  scene.piece(polygon(points('1390,1140 1560,1010 1572,1024 1404,1156')), '#e2c08c', 2)
  scene.piece(ellipse(1566, 1014, 26, 20), '#b5483f', 2)
  scene.piece([roundRect(176, 900, 132, 130, 14)], '#fbf0d6', 3)
  scene.piece(ellipse(242, 902, 66, 18), '#fff8e6', 1)
  scene.piece(smooth(points('150,1040 330,1040 316,1070 242,1080 166,1070')), '#b5814f', 2)
  scene.piece(smooth(points('242,890 214,840 242,770 270,840')), '#ffb84f', 1)
  scene.flat(smooth(points('242,884 228,852 242,812 256,852')), '#fff3c4')
  scene.mark('light', 242, 836, 46)
  scene.glow(242, 836, 330, '#ffd88a', 0.9)
  darken(scene, 0.7, [700, 800], 1200)
  shine(scene, [242, 836], 270)
  return scene
}

const skin = '#c58a5e'
const big = '#b0744c'

/** Four fingers of a big hand from below, and the thumb that lies over a small hand. */
const bigFingers = [
  strip(
    [
      [1180, 1020],
      [1060, 1020],
      [930, 1060],
    ],
    [80, 78, 62],
  ),
  strip(
    [
      [1170, 1070],
      [1040, 1090],
      [930, 1110],
    ],
    [78, 76, 60],
  ),
  strip(
    [
      [1180, 1110],
      [1080, 1150],
      [980, 1160],
    ],
    [72, 70, 56],
  ),
]
const thumb = strip(
  [
    [1240, 1000],
    [1160, 930],
    [1040, 940],
  ],
  [110, 84, 62],
)

/** Quite near: a child's hand in a big one. */
const p8: SceneArt = () => {
  const scene = nightScene()
  wallpaper(scene, 1260, '#2f3f7a', 'stars')
  scene.piece(
    smooth(
      points(
        '-340,-100 -340,420 -100,330 300,300 700,320 1100,300 1500,330 1960,300 1960,160 1400,110 800,90 200,110 -100,100',
      ),
    ),
    '#6a4a4c',
    3,
  )
  scene.shineFrom(1500, -200)
  scene.begin('cast')
  scene.place(pillow(1300, 640, '#dcd9ea'), 640, 520, 1, { rotate: -3 })
  const face = childFace(
    childLook({ skin, hair: '#3a2a2c', hairStyle: 'curls', pose: 'sleeping', color: '#5d8fb0' }),
  )
  scene.place(personHead(face, { x: 0, y: 0, rotate: -8, scale: 1 }), 620, 520, 5.6)
  const quilt = smooth(
    points('-340,1500 -340,860 0,800 300,770 620,800 900,770 1300,690 1960,640 1960,1500'),
  )
  scene.place(
    patchwork('child-quilt', quilt, [-340, 600, 1960, 1300], { cell: 230, turn: -5, seed: 3 }),
    0,
    0,
    1,
  )
  scene.piece(
    strip(
      [
        [600, 860],
        [720, 900],
        [900, 960],
      ],
      [110, 130, 112],
    ),
    '#5d8fb0',
    2,
  )
  scene.piece(
    smooth(
      points(
        '-340,900 0,846 300,816 620,850 900,816 1300,736 1960,690 1960,610 1300,660 900,740 620,772 300,740 0,770 -340,830',
      ),
    ),
    '#e6e3f0',
    3,
  )
  scene.piece(
    strip(
      [
        [1960, 1330],
        [1620, 1190],
        [1330, 1080],
      ],
      [330, 280, 220],
    ),
    '#4f6a94',
    3,
  )
  scene.piece(
    [
      strip(
        [
          [1320, 1090],
          [1230, 1066],
          [1120, 1030],
        ],
        [190, 205, 170],
      ),
      ...bigFingers,
    ],
    big,
    3,
  )
  scene.piece(
    smooth(points('1280,960 1330,950 1440,1010 1430,1210 1370,1230 1290,1180')),
    '#3f5880',
    2,
  )
  scene.place(looseHand('rest', { skin, size: 8.4, glove: undefined }, 22), 880, 950, 1)
  scene.piece(thumb, big, 2)
  scene.add(line('M1010 1100q40 14 84 10M980 1060q40 10 78 12', '#8a5a3c', 6))
  darken(scene, 0.74, [980, 900], 1150, [
    ['sleeper', 620, 560, 220],
    ['stars', 1380, 440, 70],
  ])
  return scene
}

export const nightScenes: Record<string, SceneArt> = { p6, p8 }
