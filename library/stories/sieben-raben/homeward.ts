// The pages from the moon to the mountain of glass and home again.

import { raven } from '../../draw/cast/raven.ts'
import { stone } from '../../draw/landscape/land.ts'
import { cloud, sky } from '../../draw/landscape/sky.ts'
import { lighter, mix } from '../../draw/paper/color.ts'
import { circle, ellipse, points, star4 } from '../../draw/paper/geometry.ts'
import { line, piece, placed } from '../../draw/paper/pieces.ts'
import { Scene as Picture, type Scene } from '../../draw/paper/scene.ts'
import { hilltop } from '../../draw/places/hilltop.ts'
import { icePond } from '../../draw/places/ice-pond.ts'
import { meadow } from '../../draw/places/meadow.ts'
import { nightSky } from '../../draw/places/night-sky.ts'
import { house } from '../../draw/props/outdoors.ts'
import { snowCap, tracks } from '../../draw/props/winter.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { type Brother, brother, linde, littleRaven, mother } from './figures.ts'
import { halfMoon, starChild, starStool, winter } from './giants.ts'
import { chalkSteps, glassDoor, glassDoorFar, glassFlank, glassHall } from './glass.ts'
import { longTable } from './set.ts'
import { chalk, marble, plate, pocket } from './things.ts'

/** The silver path to the moon, from the left edge up to the hill's top. */
const silverPath = (scene: Scene) => {
  scene.flat(
    'M-40 1260C160 1120 260 1000 520 968C640 954 700 960 780 962C660 990 560 1030 520 1100C490 1160 500 1220 520 1270Z',
    '#e6f3ff',
    0.5,
  )
  for (const [x, y, r] of [
    [210, 1110, 13],
    [360, 1030, 11],
    [470, 1090, 14],
    [600, 986, 9],
    [300, 1150, 10],
  ] as const)
    scene.flat(star4(x, y, r * 1.6), '#ffffff', 0.9)
}

const seatedBoy = (scene: Scene, name: Brother, x: number, scale: number, flip = false) =>
  stand(scene, brother(name, { arms: flip ? 'raised' : 'both', mood: 'happy' }), x, scale, {
    depth: -20,
    flip,
    shadow: 0,
  })

/** Children one behind the other on their way home, the farthest first: `[name, x, depth, scale]`. */
const file = [
  ['balthes', 196, -28, 0.74],
  ['till', 268, 4, 0.86],
  ['lorenz', 340, 40, 1],
  ['kunz', 428, 72, 1.12],
  ['veit', 532, 100, 1.24],
  ['jost', 650, 122, 1.42],
  ['michel', 776, 140, 1.22],
] as const

/** The farmhouse with its door wide open, light falling out. */
const openHouse = (scene: Scene, x: number, y: number, scale: number) => {
  const way = 'M-30 0V-78Q-30 -112 2 -112Q34 -112 34 -78V0Z'
  const doorway = `<path d="${way}" fill="#ffdf9a"/>`
  const leaf = piece('M-30 0V-84L-66 -96V10Z', '#8a5a3c')
  scene.contactShadow(x, y, 160 * scale)
  scene.place(house({ wall: '#fbe9cc', roof: '#b5533f' }) + doorway + leaf, x, y, scale)
  scene.glow(x, y - 56 * scale, 100 * scale, '#ffe2a0', 0.5)
}

/** Pages 7 to 12. */
export const homeward: Record<string, SceneArt> = {
  p7: () => {
    const scene = hilltop({
      palette: 'midnight',
      hour: 'night',
      tree: null,
      seed: 8,
      light: { x: 0.66, y: 0.44, r: 0 },
    })
    silverPath(scene)
    scene.glow(1010, 560, 620, '#fff0c4', 0.5)
    stand(scene, halfMoon(), 1050, 1.52, { depth: 20, shadow: 130 })
    stand(
      scene,
      linde({ arms: 'holding', mood: 'surprised', scarf: '#c8434a', turn: 7 }),
      560,
      1.75,
      { depth: 40 },
    )
    scene.place(littleRaven(), 300, footY(scene, 300) - 66, 1)
    scene.piece(
      stone(270, footY(scene, 270) + 40, 300, 7),
      mix('#6f7ea8', scene.mood.tone(0.6), 0.4),
      3,
    )
    scene.place(snowCap(210), 262, footY(scene, 270) - 84, 0.8)
    return scene
  },
  p8: () => {
    const scene = nightSky({
      view: 'above',
      seed: 4,
      light: { r: 0, x: 0.5, y: 0.4 },
      stars: [
        [0.08, 0.14, 26],
        [0.92, 0.12, 24],
        [0.24, 0.08, 16],
        [0.72, 0.09, 18],
      ],
    })
    for (const i of [0, 1, 2, 3, 4, 5, 6]) {
      const [x, y] = [215 + i * 195, 700 - Math.sin((i / 6) * Math.PI) * 130]
      scene.place(starStool(), x, y, 1.3)
      if (i === 4) continue
      scene.glow(x, y - 150, 170, '#ffe39a', 0.5)
      scene.place(starChild(), x, y - 12, 1.06)
    }
    scene.glow(560, 850, 260, '#ffe39a', 0.6)
    stand(scene, starChild({ pose: 'kneeling' }), 560, 1.75, { depth: 50, shadow: 60 })
    stand(scene, linde({ pose: 'kneeling', turn: 0 }), 1060, 1.9, { depth: 60, flip: true })
    scene.flat('M690 1012Q760 1002 818 1000Q760 1020 690 1024Z', '#e8fbff', 0.6)
    scene.glow(836, 1004, 120, '#dff8ff', 0.9)
    scene.place(marble(20), 836, 1002)
    scene.place(littleRaven({ nod: 8 }), 1390, 905, 0.95, { flip: true })
    scene.piece(cloud(1400, 922, 190, 3), mix(scene.mood.cloud, scene.mood.tone(0.5), 0.45), 1)
    return scene
  },
  p9: () => {
    const scene = icePond({
      palette: 'winter',
      hour: 'day',
      seed: 6,
      traces: false,
      bench: null,
      plants: false,
      light: { x: 0.2, y: 0.16, r: 70 },
    })
    tracks(scene, points('150,760 320,800 300,900 470,1010'), 14, 30)
    stand(scene, winter(), 960, 1.34, { depth: 100, shadow: 330 })
    stand(
      scene,
      linde({ arms: 'gripping', mood: 'surprised', scarf: '#c8434a', turn: 7 }),
      470,
      1.75,
      { depth: 110 },
    )
    scene.place(littleRaven({ nod: -6 }), 205, 786, 0.62)
    return scene
  },
  p10: () => {
    const scene = new Picture({ palette: 'midnight', hour: 'dusk' })
    sky(scene, {
      light: { x: 0.17, y: 0.3, r: 80 },
      seed: 4,
      clouds: [
        { x: 0.3, y: 0.2, w: 230 },
        { x: 0.1, y: 0.52, w: 260 },
        { x: 0.26, y: 0.66, w: 180 },
      ],
    })
    scene.sheet('M-60 1010Q200 960 420 1030T900 1060V1260H-60Z', '#c9d6f2', 2, 960)
    glassFlank(scene)
    glassDoorFar(scene)
    const steps = chalkSteps(scene)
    const [x, y] = steps[6] ?? [0, 0]
    scene.contactShadow(x - 8, y - 2, 70)
    scene.place(
      linde({ pose: 'walking', arms: 'raised', holding: chalk(), turn: 6 }),
      x - 6,
      y - 4,
      1.8,
    )
    scene.add(line('M610 700L670 570M660 740L720 610M572 690L606 620', '#ffffff', 6))
    scene.place(littleRaven({ mood: 'surprised' }), 520, 940, 1.35, { flip: true, rotate: 40 })
    return scene
  },
  p11: () => {
    const scene = new Picture({ palette: 'midnight', hour: 'night' })
    sky(scene, { light: { x: 0.56, y: 0.17, r: 120 }, seed: 7 })
    glassHall(scene, 870)
    glassDoor(scene, 316, 870, 260, 520)
    seatedBoy(scene, 'jost', 830, 1.7)
    seatedBoy(scene, 'veit', 1090, 1.6)
    seatedBoy(scene, 'kunz', 1330, 1.5, true)
    scene.place(raven({ pose: 'flying', nod: 10 }), 960, 420, 0.95, { flip: true })
    scene.place(longTable(580, '#6f9fd0', '#eef8ff'), 1070, 1130, 1.3)
    for (const [i, px] of [775, 870, 965, 1180, 1275, 1370].entries())
      scene.place(plate('#ffffff'), px, 906 + (i % 2) * 8, 0.8)
    scene.place(pocket(), 1072, 862, 1.25)
    scene.place(raven({ nod: 26 }), 890, 890, 1)
    scene.place(raven({ nod: 26 }), 1270, 890, 1, { flip: true })
    stand(scene, linde({ bare: true, arms: 'gripping', mood: 'surprised', turn: -9 }), 640, 1.85, {
      depth: 110,
    })
    stand(scene, littleRaven({ beak: '#ffffff' }), 316, 1.15, { depth: -56, shadow: 50 })
    return scene
  },
  p12: () => {
    const scene = meadow({
      palette: 'gold',
      hour: 'dusk',
      seed: 9,
      light: { x: 0.28, y: 0.4, r: 120 },
      flowers: ['#fff1dd', '#e8a13c', '#d9828a'],
    })
    path(scene)
    openHouse(scene, 1240, 990, 2.9)
    const doorstep = 992
    scene.place(
      mother({
        arms: 'holding',
        holding: placed(plate(), { y: -6, scale: 0.7 }),
        mood: 'surprised',
        turn: -8,
      }),
      1246,
      doorstep,
      0.9,
    )
    for (const [name, x, depth, scale] of file)
      stand(
        scene,
        brother(name, { pose: 'walking', arms: scale > 1.2 ? 'raised' : 'down' }),
        x,
        scale,
        { depth },
      )
    stand(scene, linde({ pose: 'walking', arms: 'raised' }), 930, 1.5, { depth: 120 })
    return scene
  },
}

/** A trodden path over the meadow to the door. */
const path = (scene: Scene) => {
  const way = lighter(mix('#e8cf9a', scene.mood.land(0.7), 0.3), 0.1)
  scene.piece(
    'M60 900C180 906 230 960 360 1010C520 1066 700 1100 900 1090C1050 1082 1150 1030 1190 996H1300C1290 1060 1200 1160 1000 1190C700 1220 430 1130 280 1050C180 990 120 930 60 916Z',
    way,
    1,
  )
  scene.flat(
    [
      ellipse(420, 1060, 40, 6),
      ellipse(700, 1150, 60, 7),
      ellipse(1040, 1130, 50, 7),
      circle(560, 1100, 6),
    ],
    mix(way, '#8a6a3a', 0.3),
    0.4,
  )
}
