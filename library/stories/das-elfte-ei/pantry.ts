import { standsAt } from '../../draw/cast/toward.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import {
  circle,
  ellipse,
  leaf,
  num,
  points,
  polygon,
  roundRect,
  smooth,
} from '../../draw/paper/geometry.ts'
import { flat, line, piece, strip } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { redApple } from './apples.ts'
import { eleventhEgg } from './egg.ts'
import { fieldMouse, josse, looking, pim } from './figures.ts'
import { gardenBench, land, newScene, tufts } from './set.ts'

const jug = (color: string) =>
  piece(ellipse(0, -232, 62, 17), darker(color, 0.5)) +
  piece(
    'M-64 -232Q0 -208 64 -232L60 -196C110 -160 120 -60 70 0H-70C-120 -60 -110 -160 -60 -196Z',
    color,
  ) +
  flat('M-94 -120Q0 -94 94 -120L96 -92Q0 -66 -96 -92Z', lighter(color, 0.4)) +
  flat('M-78 -160C-92 -120 -90 -70 -72 -36C-82 -80 -80 -124 -66 -164Z', '#ffffff', 0.35) +
  `<mark kind="shine" x="-40" y="-110" r="34"/>`

const carrots = () =>
  [-34, -10, 16, 38]
    .map((x, i) =>
      piece(
        `M${x - 15} -236L${x + (i - 1.5) * 8 - 10} -296Q${x + (i - 1.5) * 8} -310 ${x + (i - 1.5) * 8 + 12} -296L${x + 15} -236Z`,
        ['#e8823a', '#d9702c', '#f0964a'][i % 3] ?? '#e8823a',
      ),
    )
    .join('') +
  piece(
    [leaf(-30, -300, -2, 60, 0.2), leaf(4, -306, -1.5, 70, 0.2), leaf(30, -300, -1.1, 60, 0.2)],
    '#6f9a4a',
  )

const pot = (w: number, h: number, color: string) =>
  piece(roundRect(-w / 2, -h, w, h, 12), color) +
  piece(roundRect(-w / 2 + 6, -h - 14, w - 12, 22, 8), darker(color, 0.3)) +
  flat(roundRect(-w / 2 + 10, -h * 0.7, w - 20, h * 0.36, 4), '#f6e6c4')

/** The hill cut open: the pantry on the left, the mouse's passage on the right. */
const p7: SceneArt = () => {
  const scene = newScene('autumn', 'day')
  scene.bands(['#9aa7ad', '#aab5b6', '#bcc3be'], 0, 260, { seed: 6 })
  const random = seeded(7)
  const rain = Array.from({ length: 120 }, () => {
    const [x, y, l] = [scene.across(random()), random() * 330 - 40, 30 + random() * 34]
    return `M${num(x)} ${num(y)}l${num(-l * 0.3)} ${num(l)}`
  })
  scene.add(`<g opacity=".75">${line(rain.join(''), '#eef4f2', 5)}</g>`)
  const slope = (x: number) => 110 + Math.max(0, x + 100) * 0.1 + 14 * Math.sin(x / 160)
  land(scene, slope, '#8f9a4c', 3)
  tufts(scene, slope, { count: 70, height: 46, color: '#7a8340', seed: 2 })
  const soil = '#6b4634'
  land(scene, (x) => slope(x) + 62, soil, 3)
  land(scene, (x) => slope(x) + 330 + 40 * Math.sin(x / 130), darker(soil, 0.16), 2)
  land(scene, (x) => slope(x) + 720 + 30 * Math.sin(x / 190), darker(soil, 0.32), 2)
  const pebbles = Array.from({ length: 46 }, () => {
    const [x, w] = [scene.across(random()), 10 + random() * 24]
    const y = slope(x) + 150 + random() * 800
    return ellipse(x, y, w, w * 0.7)
  })
  scene.flat(pebbles, '#a0765a', 0.5)
  const roots = [
    [200, 300],
    [640, 330],
    [1040, 360],
    [1420, 400],
  ] as const
  scene.piece(
    roots.flatMap(([x, y]) => [
      strip(
        [
          [x, y - 40],
          [x + 30, y + 60],
          [x - 20, y + 150],
        ],
        [20, 12, 2],
      ),
      strip(
        [
          [x + 10, y + 20],
          [x + 70, y + 70],
          [x + 90, y + 130],
        ],
        [12, 8, 2],
      ),
    ]),
    '#c79a6e',
    1,
  )
  // The rooms are lit: each is a light paper behind a hole in the earth.
  const pantry = smooth(
    points('70,1080 60,700 120,470 330,380 620,370 880,420 1000,560 1020,800 1016,1080 540,1096'),
  )
  scene.piece(pantry, darker(soil, 0.55), 3)
  scene.piece(
    smooth(
      points('96,1066 88,710 146,500 340,414 620,404 860,450 972,580 990,800 988,1066 540,1074'),
    ),
    print('linen', '#e8c68a', '#d8b070', { size: 20 }),
    1,
  )
  const tunnel = smooth(
    points(
      '940,1060 950,930 1040,890 1180,900 1230,800 1250,690 1400,620 1560,660 1600,800 1580,960 1470,1050 1300,1072 1100,1076',
    ),
  )
  scene.piece(tunnel, darker(soil, 0.55), 3)
  scene.piece(
    smooth(
      points(
        '960,1052 970,960 1050,922 1200,930 1262,820 1284,716 1404,652 1530,690 1566,800 1548,940 1450,1024 1300,1046 1100,1052',
      ),
    ),
    '#d9a865',
    1,
  )
  scene.warm(1420, 760, 260, '#fff0b8', 0.8)
  scene.sheet(
    'M-340 1060C200 1040 700 1066 1000 1054C1200 1046 1500 1062 1960 1048V1500H-340Z',
    darker(soil, 0.42),
    3,
    1040,
  )
  scene.ground = () => 986
  const wood = '#9a6a45'
  const shelf = (x: number, y: number, w: number) =>
    scene.piece(roundRect(x, y, w, 20, 5), print('wood', wood, darker(wood, 0.3)), 2)
  shelf(250, 640, 500)
  shelf(330, 520, 380)
  for (const [i, [x, y]] of (
    [
      [310, 640],
      [400, 640],
      [500, 640],
      [600, 640],
      [690, 640],
      [400, 520],
      [500, 520],
      [610, 520],
    ] as const
  ).entries())
    scene.place(
      pot(
        [66, 56, 74][i % 3] ?? 60,
        [78, 96, 66][i % 3] ?? 70,
        ['#c9803f', '#7f9a8c', '#b5583f', '#d9b04f'][i % 4] ?? '#c9803f',
      ),
      x,
      y,
      1,
    )
  scene.add(line('M540 384V404', '#5a3a2e', 8))
  scene.piece('M500 404H580L604 452H476Z', '#3d7b86', 2)
  scene.flat(ellipse(540, 454, 56, 12), '#fff3c4')
  scene.glow(540, 470, 330, '#ffe2a0', 0.55)
  scene.mark('light', 540, 450, 36)
  scene.shineFrom(540, 470)
  scene.begin('cast')
  stand(scene, jug('#5f86a0') + carrots(), 200, 1.15, { depth: 10 })
  const pimAt = { depth: 4 }
  stand(
    scene,
    pim({
      pose: 'standing',
      ears: 'back',
      headView: 'profile',
      headTilt: 40,
      mood: 'surprised',
      gaze: [0.8, 0.5],
      paws: { near: { at: [66, -84], grip: 'flat' }, far: { at: [112, -84], grip: 'flat' } },
    }),
    380,
    1.66,
    pimAt,
  )
  stand(scene, jug('#c87f4a'), 520, 0.98, { depth: 14 })
  const low = { depth: 16 }
  const at = standsAt(scene, 740, 1.46, low)
  stand(
    scene,
    josse(
      looking(
        { pose: 'crouching', headTilt: 12, ears: 'forward', mood: 'surprised' },
        at,
        [980, 1010],
      ),
    ),
    740,
    1.46,
    low,
  )
  for (const [i, [x, y]] of (
    [
      [905, 1030],
      [962, 1036],
      [930, 980],
      [986, 990],
    ] as const
  ).entries())
    scene.place(redApple(i), x, y, 0.8, { rotate: i * 30 })
  scene.place(eleventhEgg(), 1350, 996, 1.3, { rotate: 80 })
  scene.place(fieldMouse(0, { pose: 'against', gaze: [0.8, 0.1] }), 1236, 1048, 1.34)
  scene.add(line('M1258 930q-20 -12 -24 -34M1390 930q18 -14 20 -34', '#fff1cf', 6))
  furnish(scene)
  scene.place(gardenBench(330, 130), 1330, slope(1330) + 26, 1, { rotate: 5 })
  return scene
}

/** What the mouse has already carried into her parlour. */
const furnish = (scene: Scene) => {
  scene.piece(roundRect(1420, 836, 110, 14, 4), '#9a6a45', 1)
  scene.place(pot(34, 40, '#5f86a0'), 1452, 836, 1)
  scene.place(pot(26, 30, '#d9b04f'), 1500, 836, 1)
  scene.piece(
    polygon([
      [1360, 700],
      [1440, 700],
      [1440, 780],
      [1360, 780],
    ]),
    '#f6e6c4',
    1,
  )
  scene.flat(
    polygon([
      [1376, 760],
      [1426, 760],
      [1426, 728],
    ]),
    '#e8b23c',
  )
  scene.flat(circle(1404, 752, 5) + circle(1418, 748, 4), '#b5822a')
}

export const pantryScenes: Record<string, SceneArt> = { p7 }
