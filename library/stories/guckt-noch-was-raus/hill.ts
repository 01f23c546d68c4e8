import { child } from '../../draw/cast/child.ts'
import {
  circle,
  leaf,
  type Point,
  points,
  polygon,
  roundRect,
  smooth,
} from '../../draw/paper/geometry.ts'
import { piece, placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { nightScene, stars } from './set.ts'

/** All homes from far away; one window is lit. */
const p7: SceneArt = () => {
  const scene = nightScene()
  scene.bands(['#0d1545', '#121d56', '#182768', '#20357a'], 0, 620, { seed: 8 })
  stars(scene, [-260, 20, 1860, 420], 60, 2)
  scene.markArea('stars', [100, 40, 1000, 320], 90)
  scene.sheet(
    smooth(points('-340,620 100,560 600,600 1100,520 1960,600 1960,1500 -340,1500')),
    '#152a62',
    2,
  )
  const hill: Point[] = [
    [-340, 980],
    [-100, 820],
    [160, 660],
    [480, 540],
    [800, 520],
    [1100, 600],
    [1380, 720],
    [1700, 800],
    [1960, 830],
  ]
  scene.sheet(`${smooth(hill, false)}V1500H-340Z`, '#16335a', 3, 500)
  scene.shineFrom(1330, 640)
  const trees = [
    [60, 720, 150],
    [950, 556, 190],
    [1560, 780, 260],
    [620, 524, 120],
  ] as const
  for (const [x, y, h] of trees)
    scene.piece(
      [
        circle(x, y - h * 0.62, h * 0.36),
        circle(x - h * 0.22, y - h * 0.42, h * 0.26),
        circle(x + h * 0.22, y - h * 0.42, h * 0.26),
        `M${x - 8} ${y}V${y - h * 0.4}H${x + 8}V${y}Z`,
      ],
      '#122a50',
      2,
    )
  scene.begin('cast')
  homes(scene)
  ourHouse(scene)
  scene.sheet(
    smooth(points('-340,1090 200,1060 700,1120 1200,1080 1960,1110 1960,1500 -340,1500')),
    '#0d1c40',
    4,
    1050,
  )
  return scene
}

/** A dark opening with a rim. */
const den = (x: number, y: number, w: number, h: number) => {
  const arch = (g: number) =>
    `M${x - w - g} ${y + 6}C${x - w - g} ${y - h * 1.2 - g} ${x + w + g} ${y - h * 1.2 - g} ${x + w + g} ${y + 6}Z`
  return piece(arch(22), '#2a4470') + piece(arch(0), '#0a1236')
}

const homes = (scene: Scene) => {
  scene.piece(smooth(points('40,930 60,780 150,680 290,660 400,740 440,930')), '#2b4068', 3)
  scene.place(den(250, 930, 110, 190), 0, 0, 1)
  scene.piece(circle(560, 720, 76), '#2a4470', 2)
  scene.piece(circle(560, 722, 56), '#0a1236', 1)
  // A carrot before the hare's hole, a pot before the bear's cave.
  scene.piece('M648 800L664 742Q676 730 688 742L676 800Q662 814 648 800Z', '#7d5560', 1)
  scene.piece(
    [leaf(676, 740, -1.9, 40), leaf(678, 740, -1.4, 44), leaf(680, 742, -0.9, 38)],
    '#2f5f66',
    1,
  )
  scene.piece(roundRect(384, 866, 64, 58, 16), '#6a5a5c', 2)
  scene.piece(roundRect(376, 856, 80, 18, 8), '#85716a', 1)
  scene.piece(['M700 900V760H860V900Z'], '#31476f', 3)
  scene.piece(
    polygon([
      [676, 772],
      [716, 690],
      [744, 724],
      [816, 724],
      [844, 690],
      [884, 772],
    ]),
    '#22355c',
    2,
  )
  scene.flat([roundRect(730, 790, 40, 44, 6), roundRect(800, 820, 40, 80, 18)], '#0a1236')
  scene.piece(smooth(points('420,1060 460,990 540,940 640,930 720,980 760,1060')), '#4a3a50', 3)
  scene.piece(
    [
      leaf(480, 1010, 0.4, 50),
      leaf(560, 960, -0.4, 50),
      leaf(620, 990, 0.9, 50),
      leaf(540, 1030, 0, 46),
      leaf(660, 1020, -0.6, 50),
    ],
    '#5f4858',
    1,
  )
  scene.place(den(980, 800, 74, 120), 0, 0, 1)
  scene.piece(circle(1090, 742, 34), '#2a4470', 1)
  scene.flat(circle(1090, 742, 24), '#0a1236')
  scene.place(den(930, 1040, 26, 40), 0, 0, 1)
}

/** The last house: its window is the only light, and a child looks out. */
const ourHouse = (scene: Scene) => {
  scene.piece('M1120 1090V780H1500V1090Z', '#33497a', 3)
  scene.piece(
    polygon([
      [1080, 800],
      [1310, 590],
      [1540, 800],
    ]),
    '#1f2f5c',
    3,
  )
  scene.piece('M1420 720V600H1470V760Z', '#2a3c68', 2)
  scene.piece(roundRect(1150, 920, 100, 170, 12), '#1c2a55', 1)
  scene.glow(1370, 900, 520, '#ffcf7a', 0.55)
  scene.piece(roundRect(1264, 792, 212, 232, 12), '#f6ead2', 2)
  scene.piece(roundRect(1280, 808, 180, 200, 6), '#ffd680', 1)
  scene.mark('light', 1370, 860, 70)
  const id = 'child-window'
  const kid = placed(
    child({
      skin: '#c58a5e',
      hair: '#3a2a2c',
      hairStyle: 'curls',
      outfit: 'pyjamas',
      color: '#5d8fb0',
      gaze: [-0.7, 0.2],
      headTilt: -5,
      view: 'front',
    }),
    { x: 1372, y: 1216, scale: 1.28 },
  )
  scene.add(
    `<clipPath id="${id}"><path d="${roundRect(1280, 808, 180, 196, 6)}"/></clipPath><g clip-path="url(#${id})">${kid}</g>`,
  )
  scene.piece(
    ['M1280 806H1330C1326 880 1306 940 1280 960Z', 'M1460 806H1410C1414 880 1434 940 1460 960Z'],
    '#c9506a',
    1,
  )
  scene.piece(roundRect(1252, 1000, 236, 22, 6), '#f6ead2', 2)
  scene.warm(1360, 1100, 260, '#ffcf7a', 0.4, 0.3)
}

export const hillScenes: Record<string, SceneArt> = { p7 }
