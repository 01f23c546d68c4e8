import { type FrogOptions, frog } from '../../draw/cast/frog.ts'
import { hedgehog } from '../../draw/cast/hedgehog.ts'
import { mouse } from '../../draw/cast/mouse.ts'
import { bulrush, flower } from '../../draw/landscape/flowers.ts'
import { grass, stone } from '../../draw/landscape/land.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { smooth } from '../../draw/paper/geometry.ts'
import { line, placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { lilyPad, pond } from '../../draw/places/pond.ts'
import { stream } from '../../draw/places/stream.ts'
import { waterfall } from '../../draw/places/waterfall.ts'
import {
  grassBlade,
  leafBoat,
  mirroredMoon,
  rings,
  steepRain,
  swim,
  waterDrop,
} from '../../draw/props/water.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'

export const cover: CoverArt = frontCover

const fine = (options: FrogOptions = {}) => frog({ color: '#94c94a', ...options })
const bigFrog = (options: FrogOptions = {}) => frog({ color: '#4b9a62', ...options })
const palette = 'emerald'

/** The mouse with its measuring blade of grass on the left, `h` units tall. */
const measuringMouse = (h: number) =>
  mouse({ gaze: [-6, -3], holding: placed(grassBlade(h, '#bcd650'), { y: 66 }) })

const pad = (scene: Scene, x: number, y: number, w: number) => {
  const color = mix(scene.mood.land(0.7), '#57a368', 0.4)
  scene.piece(lilyPad(x, y, w), lighter(color, 0.08), 2)
}

const waterLily = (scene: Scene, x: number, y: number, r: number) => {
  scene.add(flower(x, y, r, '#ffe3ea', 9, 0.2), flower(x, y - r * 0.1, r * 0.6, '#ffffff', 7, 0.5))
}

/** Reeds behind the cast, leaving the middle lighter. */
const reedWall = (scene: Scene, from: number, to: number, foot: number, height: number) => {
  const { mood } = scene
  for (let i = 0, x = from; x < to; i += 1, x += 44) {
    const h = height * (0.72 + ((i * 37) % 17) / 50)
    const color = mix(mood.land(0.55), mood.land(1), ((i * 13) % 10) / 10)
    scene.add(bulrush(x, foot + ((i * 7) % 5) * 6, h, ((i * 29) % 9) / 9 - 0.5, color))
  }
}

/** The great leaf of the butterbur, its stalk to the right and its tip at (300, 590). */
const umbrellaLeaf = (scene: Scene) => {
  const green = mix(scene.mood.land(0.72), '#5fae62', 0.5)
  const stalk = 'M1220 1240C1300 980 1330 740 1250 500L1200 520C1270 760 1240 1000 1150 1240Z'
  const blade =
    'M300 590C380 330 820 210 1160 330C1300 380 1390 470 1380 560C1300 520 1230 560 1180 530C1090 590 1010 520 930 560C840 600 760 520 680 560C600 600 520 540 450 580C400 600 350 570 300 590Z'
  scene.piece(stalk, darker(green, 0.16), 2)
  scene.piece(blade, scene.linear(lighter(green, 0.22), darker(green, 0.08), 260, 600), 3)
  scene.add(
    `<path d="M1225 505C1000 380 640 400 330 574M1080 440C980 360 860 320 760 330M900 408C800 350 690 350 600 386M1010 424C960 470 930 500 900 540M800 416C740 450 700 490 660 540" fill="none" stroke="${lighter(green, 0.4)}" stroke-width="6" stroke-linecap="round"/>`,
  )
}

/** A strip of bank on the left of a page that is all water. */
const leftBank = (scene: Scene) => {
  const { mood } = scene
  const edge = 'M-60 850C150 830 380 880 520 960C680 1050 780 1150 810 1260H-60Z'
  const blades = { yAt: (x: number) => 850 + Math.max(0, x - 160) ** 2 / 1150 }
  const fringe = grass(blades, -20, 500, 17, 34, 3)
  const [top, low] = [lighter(mood.land(0.6), 0.12), darker(mood.land(0.9), 0.2)]
  scene.piece([edge, fringe], scene.linear(top, low, 840, 1200), 3)
}

/** Short strokes beside something that trembles. */
const tremble = (scene: Scene, x: number, y: number, r: number) => {
  const marks = [-1, 1].flatMap((side) =>
    [0, 1].map((i) => `M${x + side * (r + i * 26)} ${y - 34 + i * 8}q${side * 14} 14 0 28t0 28`),
  )
  scene.add(
    `<path d="${marks.join('')}" fill="none" stroke="#fffdf0" stroke-width="6" stroke-linecap="round" opacity=".85"/>`,
  )
}

/** Shallow water over the near ground. */
const shallows = (scene: Scene, y: number) => {
  const { mood, width } = scene
  const water = mix(lighter(mood.sky[1], 0.2), '#58bccb', 0.5)
  const path = `${smooth(
    [
      [-60, y - 30],
      [300, y + 8],
      [700, y - 22],
      [1150, y + 10],
      [width + 60, y - 40],
    ],
    false,
  )}V${y + 150}${smooth(
    [
      [width + 60, y + 150],
      [1200, y + 196],
      [760, y + 170],
      [320, y + 206],
      [-60, y + 160],
    ],
    false,
  ).replace('M', 'L')}Z`
  scene.piece(path, scene.linear(lighter(water, 0.4), water, y - 40, y + 200), 1)
}

export const scenes: Record<string, SceneArt> = {
  p1: () => {
    const scene = pond({ palette, hour: 'day', view: 'water', seed: 3, light: { x: 0.24, y: 0.2 } })
    pad(scene, 440, 900, 360)
    pad(scene, 860, 1010, 330)
    waterLily(scene, 345, 870, 52)
    scene.contactShadow(740, 945, 90)
    scene.place(fine({ pose: 'jumping' }), 700, 855, 3)
    swim(scene, bigFrog({ gaze: [-5, -4] }), 1165, 850, 3.2, { sink: 42 })
    return scene
  },
  p2: () => {
    const scene = waterfall({
      palette,
      seed: 5,
      bank: false,
      plants: false,
      light: { x: 0.82, y: 0.16, r: 80 },
      stone: { x: 0.36, top: 0.36, w: 330 },
    })
    scene.contactShadow(630, 440, 60)
    scene.place(fine({ mood: 'sad', gaze: [5, 7] }), 630, 446, 1.6)
    swim(scene, bigFrog({ wave: true, gaze: [-5, -6] }), 830, 970, 2.8, { sink: 36 })
    swim(scene, bigFrog({ wave: true, gaze: [-5, -6], color: '#6aa84a' }), 1240, 880, 2.5, {
      sink: 36,
    })
    return scene
  },
  p3: () => {
    const scene = pond({ palette, hour: 'day', seed: 9, light: { x: 0.5, y: 0.16, r: 70 } })
    reedWall(scene, 20, 1600, 1010, 720)
    stand(scene, mouse({ gaze: [-6, 0] }), 1130, 2.8)
    stand(scene, leafBoat(), 955, 1.5, { shadow: 110, depth: 60 })
    scene.add(line('M1040 975Q1050 925 1102 955', '#fff6e0', 4))
    stand(scene, fine({ pose: 'standing', puffed: true, gaze: [4, 0] }), 530, 2.8, { depth: 40 })
    return scene
  },
  p4: () => {
    const scene = stream({ palette, seed: 4, light: { x: 0.76, y: 0.18, r: 84 }, flow: 'left' })
    shallows(scene, 910)
    const rock = '#93a39c'
    scene.piece([stone(470, 1000, 300, 4), stone(300, 1040, 130, 6), stone(200, 1005, 90, 9)], rock)
    rings(scene, 905, 1000, 60, 3)
    scene.place(fine({ pose: 'jumping' }), 740, 880, 3, { rotate: 14 })
    stand(scene, measuringMouse(260), 1185, 2.8, { depth: 105 })
    return scene
  },
  p5: () => {
    const scene = pond({ palette, hour: 'day', seed: 12, light: { r: 0, x: 0.3 }, plants: false })
    scene.flat('M0 0H1600V1200H0Z', '#6f93a0', 0.34)
    steepRain(scene, 4, 150, 0.55)
    umbrellaLeaf(scene)
    stand(scene, fine({ gaze: [-6, -6], mood: 'surprised' }), 600, 3.1, { depth: 20 })
    stand(scene, mouse({ gaze: [-7, -7] }), 920, 2.8)
    scene.place(waterDrop(150), 305, 584, 1)
    return scene
  },
  p6: () => {
    const scene = waterfall({
      palette,
      hour: 'dusk',
      side: 'right',
      seed: 8,
      light: { x: 0.26, y: 0.26, r: 116 },
      stone: { x: 0.6, top: 0.46, w: 400 },
    })
    scene.contactShadow(930, 560, 90)
    scene.place(fine({ gaze: [-5, 6] }), 930, 568, 2.3)
    stand(scene, hedgehog({ gaze: [9, -8] }), 430, 2.5, { depth: 20 })
    return scene
  },
  p7: () => {
    const scene = waterfall({
      palette,
      hour: 'night',
      seed: 14,
      shore: 0.44,
      bank: false,
      light: { x: 0.54, y: 0.14, r: 96 },
      stone: { x: 0.17, top: 0.32, w: 300 },
    })
    mirroredMoon(scene, 864, 1000, 250)
    scene.place(fine({ pose: 'spread', gaze: [0, 5] }), 850, 830, 2.9, { rotate: 8 })
    return scene
  },
  p8: () => {
    const light = { x: 0.62, y: 0.17, r: 90 }
    const scene = pond({ palette, hour: 'night', view: 'water', seed: 21, light, plants: false })
    mirroredMoon(scene, 850, 880, 280, true)
    reedWall(scene, -10, 300, 900, 420)
    leftBank(scene)
    scene.contactShadow(330, 1000, 150)
    scene.place(hedgehog({ pose: 'walking' }), 330, 1000, 2.5, { rotate: 12 })
    swim(scene, fine(), 850, 860, 3, { sink: 46 })
    swim(scene, bigFrog({ mood: 'surprised', gaze: [-6, 0] }), 1240, 960, 3, { sink: 42 })
    return scene
  },
  p9: () => {
    const light = { x: 0.2, y: 0.16, r: 84 }
    const scene = stream({ palette, hour: 'dawn', seed: 7, light, crossing: 'bridge' })
    shallows(scene, 930)
    stand(scene, measuringMouse(190), 370, 2.7, { flip: true, depth: 105 })
    scene.piece(stone(740, 1050, 200, 4), '#93a39c')
    scene.place(hedgehog({ mood: 'surprised', gaze: [0, 6] }), 740, 985, 2.7)
    tremble(scene, 740, 800, 212)
    swim(scene, fine({ gaze: [-6, -3] }), 1150, 1040, 2.9, { sink: 12 })
    return scene
  },
}
