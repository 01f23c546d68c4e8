import { frog } from '../../draw/cast/frog.ts'
import { flower } from '../../draw/landscape/flowers.ts'
import { hills, stone } from '../../draw/landscape/land.ts'
import { sky } from '../../draw/landscape/sky.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { circle, ellipse, star4 } from '../../draw/paper/geometry.ts'
import { seeded } from '../../draw/paper/random.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { lilyPad, pond } from '../../draw/places/pond.ts'
import { nest } from '../../draw/props/outdoors.ts'
import { rings } from '../../draw/props/water.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import { afloat, duckling, lu, mother, redFish } from './figures.ts'
import { glints, nearReed, pondDrop, reedCorners, reedRow } from './set.ts'

export const cover: CoverArt = frontCover

const palette = 'emerald' as const

/** Water over the whole picture, light at its upper edge. */
const water = (scene: Scene, top: string, bottom: string, from = 0) => {
  const fill = scene.linear(top, bottom, from, 1200)
  scene.add(`<rect y="${from}" width="1600" height="${1200 - from}" fill="${fill}"/>`)
  if (from > 0) scene.markArea('water', [0, from + 10, 1600, 1200], 44)
}

/** Plants under water, waving upward from the ground. */
const weeds = (scene: Scene, color: string) => {
  const random = seeded(12)
  for (const x of [90, 190, 300, 1240, 1350, 1450, 1540]) {
    const h = 260 + random() * 260
    const sway = (random() - 0.5) * 120
    scene.piece(
      `M${x - 16} 1210C${x - 60 + sway} ${1210 - h * 0.4} ${x + 50 + sway} ${1210 - h * 0.6} ${x + sway} ${1210 - h}C${x + 76 + sway} ${1210 - h * 0.6} ${x - 10 + sway} ${1210 - h * 0.4} ${x + 16} 1210Z`,
      random() < 0.5 ? color : darker(color, 0.18),
      2,
    )
  }
}

export const scenes: Record<string, SceneArt> = {
  p1: () => {
    const scene = pond({
      palette,
      hour: 'dawn',
      view: 'water',
      plants: false,
      seed: 6,
      light: { x: 0.2, y: 0.2, r: 100 },
    })
    afloat(scene, mother(), 290, 800, 1.7, { flip: true, r: 84 })
    for (const [i, x] of [470, 580, 690, 796, 900, 1000].entries())
      afloat(scene, duckling({ nod: (i % 3) * 6 - 6 }), x, 806 + (i % 2) * 30, 1.2, { flip: true })
    reedRow(
      scene,
      { from: 1290, to: 1600, step: 66, foot: 1010, height: [520, 780], seed: 3 },
      mix(scene.mood.land(0.9), '#2f7a5a', 0.4),
    )
    afloat(scene, lu({ nod: -8 }), 1060, 1030, 2.9)
    scene.inFront(() =>
      reedRow(
        scene,
        { from: 1400, to: 1600, step: 90, foot: 1230, height: [560, 800], seed: 8 },
        scene.mood.land(1),
      ),
    )
    return scene
  },
  p2: () => {
    const scene = new Scene({ palette, hour: 'day' })
    const { mood } = scene
    water(scene, mood.tone(0.06), mood.tone(0.24))
    scene.glow(980, 300, 620, '#fff6cf', 0.8)
    for (const [tone, xs, w] of [
      [0.3, [120, 420, 700, 1260, 1500], 9],
      [0.48, [20, 300, 1380], 14],
    ] as const)
      for (const [i, x] of xs.entries())
        scene.piece(nearReed(x, 1260, 1330, ((i % 3) - 1) * 0.06, w), mood.land(tone + 0.3), 2)
    const green = mix(mood.land(0.95), '#3f8a4a', 0.4)
    scene.piece(
      'M1520 1260C1500 760 1420 330 1150 210C1080 180 1000 176 950 206C1020 196 1090 222 1140 262C1370 420 1430 800 1440 1260Z',
      scene.linear(lighter(green, 0.16), darker(green, 0.14), 200, 1200),
      3,
    )
    scene.place(pondDrop([mood.tone(0.08), mood.land(0.6), '#8fd3d6']), 1020, 560, 1.12)
    water(scene, '#8fd0cc', '#3f8f98', 1010)
    glints(scene, 1020, 1190, 16, 4)
    afloat(
      scene,
      lu({ nod: -14, headTilt: -16, mood: 'surprised', gaze: [0.9, -0.7] }),
      420,
      1070,
      4.7,
    )
    return scene
  },
  p3: () => {
    const scene = new Scene({ palette, hour: 'day' })
    const { mood } = scene
    water(scene, '#a9dfd0', '#3f9a9c')
    scene.glow(820, 120, 700, '#fff6cf', 0.75, 0.6)
    glints(scene, 40, 1180, 46, 9)
    const pad = mix(mood.land(0.7), '#4f9d5a', 0.4)
    for (const [x, y, w] of [
      [150, 190, 240],
      [1420, 250, 300],
      [520, 120, 170],
      [1120, 110, 190],
      [150, 720, 420],
      [1500, 960, 460],
      [330, 1130, 520],
    ] as const)
      scene.piece(lilyPad(x, y, w), x % 4 === 0 ? pad : lighter(pad, 0.14), 2)
    scene.add(
      flower(520, 96, 44, '#ffe3ea', 9, 0.2),
      flower(1440, 226, 66, '#ffe3ea', 9, 0.4),
      flower(150, 690, 84, '#ffd3dd', 9, 0.1),
    )
    afloat(scene, lu({ nod: -16, headTilt: -8 }), 500, 610, 2.9)
    scene.piece(
      lilyPad(960, 930, 860),
      scene.linear(lighter(pad, 0.2), darker(pad, 0.1), 780, 1080),
      3,
    )
    scene.contactShadow(940, 950, 190)
    scene.place(frog({ gaze: [-5, -3] }), 940, 950, 4)
    reedCorners(scene, 120, 420, 6)
    return scene
  },
  p4: () => {
    const scene = new Scene({ palette, hour: 'day' })
    const { mood } = scene
    sky(scene, {
      light: { x: 0.84, y: 0.13, r: 70 },
      seed: 3,
      clouds: [{ x: 0.2, y: 0.14, w: 260 }],
    })
    const shore = hills(scene, { base: 350, amplitude: 16, seed: 4 })
    scene.sheet(shore.path, mood.land(0.4), 2, shore.top)
    reedRow(
      scene,
      { from: 20, to: 1600, step: 74, foot: 440, height: [150, 290], seed: 5 },
      mood.land(0.75),
    )
    const wave = hills(scene, { base: 440, amplitude: 9, seed: 8, waves: 2.2 })
    scene.sheet(wave.path, scene.linear('#7ccfca', '#1b5866', 430, 1200), 3, wave.top)
    for (const [x, w] of [
      [300, 120],
      [760, 180],
      [1180, 130],
    ] as const)
      scene.flat(`M${x} 440L${x + w} 440L${x + w - 260} 1200H${x - 420}Z`, '#ffffff', 0.09)
    scene.piece(
      [70, 230, 420, 1130, 1330, 1530].map((x, i) => stone(x, 1196, 200 + (i % 3) * 60, i)),
      mix(mood.tone(0.66), '#6f9a94', 0.3),
      2,
    )
    weeds(scene, '#3f9a6a')
    scene.place(lu({ pose: 'standing', nod: 28 }), 560, 524, 3)
    scene.flat(`${wave.path}`, '#4fa9a8', 0.34)
    rings(scene, 556, 446, 150, 2)
    scene.place(redFish(), 960, 830, 2.3, { flip: true, rotate: 8 })
    const bubbles: [number, number, number][] = [
      [736, 690, 12],
      [716, 640, 9],
      [728, 590, 15],
      [700, 548, 7],
    ]
    for (const [x, y, r] of bubbles)
      scene.add(
        `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" fill-opacity=".3" stroke="#fff" stroke-opacity=".8" stroke-width="3"/>`,
      )
    return scene
  },
  p5: () => {
    const scene = new Scene({ palette, hour: 'dusk' })
    const glow = '#ff9d6a'
    sky(scene, {
      light: { x: 0.5, y: 0.5, r: 0 },
      seed: 5,
      clouds: [
        { x: 0.14, y: 0.2, w: 300 },
        { x: 0.86, y: 0.3, w: 230 },
      ],
    })
    scene.glow(800, 560, 700, '#ffb27a', 0.7)
    scene.flat(circle(800, 560, 330), '#ff8a5c', 0.25).piece(circle(800, 560, 270), '#ff7a52', 2)
    const far = hills(scene, { base: 548, amplitude: 8, seed: 2 })
    scene.sheet(far.path, mix(scene.mood.land(0.5), glow, 0.2), 2, far.top)
    water(scene, '#f6a47a', '#5a4a72', 585)
    const bands = Array.from({ length: 15 }, (_, i) =>
      ellipse(
        800 + ((i * 37) % 60) - 30,
        602 + i * 37,
        268 - i * 9 + ((i * 53) % 50),
        12 + i * 0.6,
      ),
    )
    scene.flat(bands, '#ff8d5e', 0.85)
    glints(scene, 610, 1190, 30, 6)
    afloat(scene, lu({ color: '#5a3a4e', beak: '#7a4448' }), 700, 830, 2.2)
    scene.piece(nearReed(1130, 1230, 900, 0.05, 10), '#3a2a4a', 2)
    reedCorners(scene, 260, 760, 4)
    return scene
  },
  p6: () => {
    const scene = new Scene({ palette, hour: 'dusk' })
    const { mood } = scene
    sky(scene, { light: { x: 0.5, y: 0.5, r: 0 }, seed: 7 })
    scene.flat(star4(330, 210, 36), '#fff6d8').glow(330, 210, 120, '#fff1c0', 0.8)
    for (const [tone, step, foot, high] of [
      [0.35, 74, 780, 640],
      [0.65, 96, 900, 560],
    ] as const)
      for (let i = 0; i * step < 1640; i++)
        scene.piece(
          nearReed(i * step, foot, high * (0.8 + ((i * 7) % 5) * 0.09), ((i % 5) - 2) * 0.07, 6),
          mix(mood.land(tone), mood.tone(0.7), 0.35),
          2,
        )
    reedRow(
      scene,
      { from: 40, to: 1600, step: 190, foot: 940, height: [520, 740], seed: 7 },
      mix(mood.land(0.95), mood.tone(0.7), 0.35),
    )
    water(scene, '#8a86a0', '#2b4a62', 900)
    glints(scene, 920, 1190, 18, 3)
    scene.glow(960, 900, 620, '#ffcf8a', 0.45)
    scene.flat(ellipse(1000, 1100, 440, 40), mood.shadow, 0.3)
    scene.place(mother({ pose: 'front', lifted: true, nod: 6, headTilt: -10 }), 880, 1010, 2.4)
    for (const [x, y, nod] of [
      [1120, 1010, -8],
      [1230, 1024, 6],
      [1010, 1030, 4],
      [890, 1056, -4],
      [1070, 1062, 8],
      [1180, 1066, -6],
    ] as const)
      scene.place(duckling({ pose: 'front', nod }), x, y, 1.75)
    scene.place(nest(0), 1000, 1140, 3.5)
    afloat(scene, lu({ nod: -16 }), 430, 1060, 2.8)
    reedCorners(scene, 170, 560, 9)
    return scene
  },
}
