import { horse } from '../../draw/cast/horse.ts'
import { mix } from '../../draw/paper/color.ts'
import { circle, leaf, type Point, points, polygon, star4 } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { cycle } from '../../draw/paper/random.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { neighbour } from '../../draw/places/bela-and-karla.ts'
import { tuba } from '../../draw/props/brass.ts'
import { starLantern, starOnRod } from '../../draw/props/martinmas.ts'
import { beggar, fire, leaders, martinWithSword, oma } from './at-the-fire.ts'
import { town } from './set.ts'

const land = (scene: Scene) => {
  scene.bands([town.zenith, '#161e4c', '#1c2759', '#243268'], 0, 470, {
    seed: 3,
    sway: 44,
    edge: 'cut',
  })
  for (const [x, y, r] of [
    [140, 90, 14],
    [420, 60, 9],
    [700, 140, 12],
    [980, 60, 10],
    [1250, 120, 13],
    [1500, 70, 9],
    [560, 220, 8],
    [1120, 240, 9],
  ] as const)
    scene.add(flat(star4(x, y, r), '#ffe9b8', 0.9))
  scene.markArea('stars', [60, 40, 1540, 280], 40)
  // the town, left dark
  const roofs = points(
    '1060,470 1060,420 1090,390 1120,420 1120,440 1170,440 1200,400 1230,440 1270,440 1270,330 1290,290 1310,330 1310,440 1370,440 1410,396 1450,440 1500,440 1540,410 1700,410 1700,520 1060,520',
  )
  scene.piece(polygon(roofs), '#121a42', 2)
  for (const [x, y] of [
    [1092, 436],
    [1200, 452],
    [1410, 452],
    [1540, 450],
  ] as const)
    scene.flat(
      polygon([
        [x - 6, y],
        [x + 6, y],
        [x + 6, y + 14],
        [x - 6, y + 14],
      ]),
      '#ffd98a',
    )
  scene.sheet('M-60 480Q500 420 900 470T1660 480V1260H-60Z', '#223a58', 2, 420, 'torn')
  scene.sheet(
    'M-60 640Q500 540 1000 600T1660 560V1260H-60Z',
    print('ledger', '#26435a', '#1b3149', { size: 80, angle: 82 }),
    2,
    540,
  )
  scene.sheet(
    'M-60 860Q420 760 900 830T1660 840V1260H-60Z',
    print('ledger', '#2f4a56', '#223a48', { size: 110, angle: 78 }),
    3,
    780,
  )
}

/** The line comes from the town, turns at the right edge and ends at the horse. */
const lineOfLights: readonly Point[] = [
  [1600, 900],
  [1570, 800],
  [1480, 720],
  [1320, 660],
  [1120, 618],
  [900, 590],
  [760, 578],
]

const onLine = (t: number): Point => {
  const at = t * (lineOfLights.length - 1)
  const i = Math.min(lineOfLights.length - 2, Math.floor(at))
  const [a, b] = [lineOfLights[i] ?? [0, 0], lineOfLights[i + 1] ?? [0, 0]]
  return [a[0] + (b[0] - a[0]) * (at - i), a[1] + (b[1] - a[1]) * (at - i)]
}

const farPeople = (scene: Scene) => {
  for (let i = 25; i >= 8; i--) {
    const t = i / 25
    const [x, y] = onLine(t)
    const scale = 1.02 - t * 0.62
    scene.place(
      piece('M-30 84C-34 6 -22 -10 0 -12C22 -10 34 6 30 84Z', mix('#3f4f86', '#26345e', t)) +
        piece(circle(0, -26, 20), cycle(['#4a3a40', '#8a6a44', '#2a2028', '#b9a48a'], i)) +
        placed(starLantern(i), { x: 44, y: -48, scale: 0.62 }),
      x,
      y,
      scale,
    )
    scene.glow(x + 44 * scale, y - 48 * scale, 84 * scale, '#ffd36a', 0.55)
  }
}

/** Last of all comes the horse, a twig of the hedge in its mouth. */
const lastOne = (scene: Scene) => {
  const twig =
    line('M-40 -4L54 16', '#7a5f4a', 9) +
    piece(
      [
        leaf(20, 8, -0.9, 54),
        leaf(34, 12, 0.9, 52),
        leaf(50, 14, 0.1, 50),
        leaf(-20, 0, -2.2, 50),
        leaf(-14, 2, 2.4, 46),
      ],
      '#4f9a6a',
    )
  scene.place(
    horse({
      saddle: '#6a3a30',
      bridle: '#2f2430',
      pose: 'walking',
      holding: placed(twig, { scale: 1.3 }),
    }),
    590,
    640,
    0.44,
  )
}

const crowd = (scene: Scene) => {
  const rows: readonly (readonly [i: number, x: number, y: number, scale: number])[] = [
    [2, 1470, 880, 0.9],
    [6, 1590, 900, 0.94],
    [3, 1310, 920, 1],
    [5, 1180, 900, 0.96],
  ]
  for (const [i, x, y, scale] of rows) {
    scene.place(
      neighbour(
        i,
        {
          view: 'turned',
          stance: 'walking',
          mouth: i % 2 ? 'laugh' : 'smile',
          hands: { far: { at: [52, -250], grip: 'grip', holding: starOnRod(i), tilt: -50 } },
        },
        0.25,
      ),
      x,
      y,
      scale,
      { flip: true },
    )
    scene.glow(x - 110 * scale, y - 300 * scale, 120 * scale, '#ffd36a', 0.55)
  }
  const coat = { color: '#34406f', outfit: 'coat', hat: 'cap', hatColor: '#34406f' } as const
  scene.place(neighbour(0, { ...coat, view: 'turned', stance: 'walking' }), 1530, 1010, 1.3, {
    flip: true,
  })
  scene.place(tuba(), 1560, 760, 1.05, { rotate: -6 })
}

/** Sparks that rise into the night. */
const sparks = (scene: Scene) => {
  for (let i = 0; i < 46; i++) {
    const t = i / 46
    const x = 470 + Math.sin(t * 7 + i * 0.9) * (26 + t * 120) - t * 60
    const y = 780 - t * 740
    const r = 9 - t * 6
    scene.flat(star4(x, y, r * 1.7), i % 3 ? '#ffd36a' : '#fff0b0', 1 - t * 0.4)
  }
}

/** At the fire; out of the dark comes something round and red. */
export const page10 = () => {
  const scene = new Scene({ palette: 'midnight', hour: 'night' })
  scene.shineFrom(470, 760)
  land(scene)
  scene.begin('cast')
  lastOne(scene)
  farPeople(scene)
  crowd(scene)
  scene.warm(440, 900, 640, '#f0a03c', 0.5, 0.6)
  martinWithSword(scene)
  leaders(scene)
  oma(scene)
  scene.place(fire(), 470, 1030, 0.8)
  beggar(scene)
  sparks(scene)
  scene.glow(470, 920, 380, '#ffc860', 0.55)
  return scene
}
