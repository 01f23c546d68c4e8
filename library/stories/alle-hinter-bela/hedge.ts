import { horse } from '../../draw/cast/horse.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { leaf, type Point, smooth } from '../../draw/paper/geometry.ts'
import { withoutMarks } from '../../draw/paper/marks.ts'
import { line, placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { seeded } from '../../draw/paper/random.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { bela, whiteCane } from '../../draw/places/bela-and-karla.ts'
import { tomatoOnRod } from '../../draw/props/martinmas.ts'
import { cloakRed, martin } from './martin.ts'
import { gabledHouse, shineRed, town } from './set.ts'
import { eveningSky } from './square.ts'

/** The edge of the hedge, from its top down to the ground. */
const hedgeEdge: readonly Point[] = [
  [1700, 150],
  [1630, 120],
  [1460, 190],
  [1350, 170],
  [1260, 270],
  [1210, 400],
  [1240, 520],
  [1180, 640],
  [1220, 780],
  [1170, 900],
  [1210, 1020],
  [1190, 1130],
  [1700, 1130],
]

const leaves = (count: number, seed: number, [x0, y0, x1, y1]: readonly number[]) => {
  const random = seeded(seed)
  return Array.from({ length: count }, () =>
    leaf(
      (x0 ?? 0) + random() * ((x1 ?? 0) - (x0 ?? 0)),
      (y0 ?? 0) + random() * ((y1 ?? 0) - (y0 ?? 0)),
      2 + random() * 2.4,
      54 + random() * 46,
      0.34,
    ),
  )
}

const hedge = (scene: Scene) => {
  scene.sheet(smooth(hedgeEdge), town.hedge, 3, 100)
  const edge = hedgeEdge
    .slice(2, 12)
    .flatMap(([x, y], i) => [
      leaf(x + 30, y + 20, 3.3 + (i % 3) * 0.4, 92, 0.36),
      leaf(x + 46, y + 76, 2.6 + (i % 2) * 0.5, 84, 0.36),
    ])
  scene.piece(edge, town.hedge, 2)
  scene.piece(leaves(26, 3, [1300, 240, 1640, 1060]), town.hedgeLight, 2)
  scene.piece(leaves(22, 8, [1290, 260, 1640, 1080]), mix(town.hedge, town.hedgeLight, 0.5), 2)
  scene.markArea('leaves', [1240, 300, 1560, 900], 70)
}

/** Leaves that fly because he eats. */
const flying = (scene: Scene) => {
  for (const [x, y, turn] of [
    [1156, 560, 3.6],
    [1110, 700, 2.9],
    [1180, 470, 4.2],
    [1080, 610, 3.2],
  ] as const)
    scene.piece(leaf(x, y, turn, 58, 0.36), town.hedgeLight, 1)
}

const lane = (scene: Scene) => {
  eveningSky(scene, ['#1f2a62', '#2f3f7e', '#54609a'], 620)
  for (const [x, w, h, i] of [
    [60, 400, 600, 1],
    [440, 330, 470, 2],
    [780, 360, 560, 0],
    [1120, 330, 440, 3],
  ] as const)
    scene.place(gabledHouse(w, h, i), x, 980, 1)
  scene.sheet(
    'M-60 960Q700 930 1660 970V1260H-60Z',
    print('scales', town.street, lighter(town.street, 0.07), { size: 100 }),
    3,
    900,
  )
  // the kerb, along which the cane goes
  scene.sheet('M-60 1130L1660 1118V1150L-60 1164Z', '#5c6aa4', 2, 1100)
  scene.sheet(
    'M-60 1160L1660 1146V1260H-60Z',
    print('bricks', '#2c3568', '#35407a', { size: 90 }),
    1,
    1140,
  )
}

const horseAndMartin = (scene: Scene) => {
  const [x, y, k] = [800, 1100, 1.95]
  scene.contactShadow(x - 30, y - 4, 380)
  scene.place(
    withoutMarks(horse({ saddle: '#6a3a30', bridle: '#2f2430', head: 'eating' })),
    x,
    y,
    k,
  )
  // Martin on foot leans back, the reins tight
  const [mx, my, mk] = [880, 1168, 1.95]
  const rein = line('M1044 772Q1130 742 1260 742', '#241a26', 10)
  scene.contactShadow(mx, my - 4, 130)
  const cloak =
    'M-84 -238C-112 -196 -128 -130 -172 -52C-160 -40 -150 -44 -140 -34C-130 -22 -118 -36 -108 -24C-98 -12 -84 -30 -72 -20C-58 -12 -48 -30 -30 -34C-14 -90 -30 -180 -40 -232C-52 -248 -72 -250 -84 -238Z'
  scene.place(
    martin(
      {
        view: 'profile',
        stance: 'walking',
        lean: -16,
        mood: 'angry',
        mouth: 'grin',
        hands: {
          near: { at: [112, -192], grip: 'grip' },
          far: { at: [136, -198], grip: 'grip' },
        },
      },
      cloak,
      -10,
    ),
    mx,
    my,
    mk,
  )
  scene.place(
    line(
      'M-76 -206Q-104 -130 -138 -44M-62 -200Q-82 -110 -106 -34M-50 -196Q-56 -110 -72 -30',
      darker(cloakRed, 0.28),
      5,
    ),
    mx,
    my,
    mk,
  )
  scene.add(rein)
}

const hopping = (scene: Scene) => {
  const [x, y, k] = [420, 1136, 2.25]
  shineRed(scene, 200, 880, 330, 0.55)
  scene.contactShadow(x + 10, y + 24, 90)
  scene.place(
    bela({
      view: 'front',
      stance: 'walking',
      mood: 'frightened',
      mouth: 'wobble',
      lean: 5,
      headTilt: 6,
      gaze: [0.2, -0.6],
      hands: {
        near: {
          at: [-52, -158],
          grip: 'grip',
          holding: placed(tomatoOnRod(), { flip: true }),
          tilt: 14,
        },
        far: { at: [50, -96], grip: 'grip', holding: placed(whiteCane(104), { rotate: -20 }) },
      },
    }),
    x,
    y,
    k,
  )
  // he hops
  scene.add(
    line(
      'M306 1132q-34 6 -52 26M330 1156q-20 12 -28 30M520 1132q34 6 52 26M500 1156q20 12 28 30',
      '#9fb0e0',
      6,
    ),
  )
  shineRed(scene, 180, 960, 200, 0.25)
}

/** In the lane; the horse has found a hedge and Bela must wait. */
export const page3 = () => {
  const scene = new Scene({ palette: 'midnight', hour: 'night' })
  scene.shineFrom(500, 300)
  lane(scene)
  scene.begin('cast')
  horseAndMartin(scene)
  hedge(scene)
  flying(scene)
  hopping(scene)
  return scene
}
