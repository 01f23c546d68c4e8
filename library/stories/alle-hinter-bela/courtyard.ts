import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, type Point, roundRect, star5 } from '../../draw/paper/geometry.ts'
import { flat, line, mirrored, piece, placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { bela, karla, neighbour, theo, whiteCane } from '../../draw/places/bela-and-karla.ts'
import { tuba } from '../../draw/props/brass.ts'
import { starLantern, starOnRod, tomatoOnRod } from '../../draw/props/martinmas.ts'
import { pane, shineRed, shineYellow } from './set.ts'

/** A dustbin with a lid, 200 units wide and 330 tall. */
const dustbin = (color: string) =>
  piece('M-92 -270H92L76 0H-76Z', color) +
  flat('M-60 -250L-52 -16M-20 -250V-16M22 -250V-16', darker(color, 0.3)) +
  line('M-52 -240L-44 -24M0 -240V-24M52 -240L44 -24', darker(color, 0.22), 8) +
  piece('M-104 -268C-104 -310 104 -310 104 -268L100 -254H-100Z', lighter(color, 0.12)) +
  piece(roundRect(-26, -318, 52, 18, 9), darker(color, 0.2)) +
  mirrored(piece(circle(62, -4, 18), '#171c40'))

/** The shadow of somebody behind a sheet. */
const shade = (scale: number) =>
  placed(
    flat(
      `${circle(0, -190, 40)}M-66 0C-70 -110 -50 -150 0 -152C50 -150 70 -110 66 0Z`,
      '#8a5a2c',
      0.42,
    ),
    { scale },
  )

interface Sheet {
  x: number
  w: number
  h: number
  /** shadows behind it: x from its left edge, scale */
  people: readonly Point[]
  lights: readonly Point[]
}

const lineY = (x: number) => 214 + Math.sin((x / 1600) * Math.PI) * 62

const sheets: readonly Sheet[] = [
  {
    x: 60,
    w: 380,
    h: 640,
    people: [
      [110, 1.9],
      [290, 1.5],
    ],
    lights: [
      [210, 250],
      [280, 340],
    ],
  },
  {
    x: 620,
    w: 420,
    h: 610,
    people: [
      [110, 1.6],
      [300, 2],
    ],
    lights: [
      [200, 220],
      [310, 356],
      [50, 390],
    ],
  },
  {
    x: 1130,
    w: 330,
    h: 560,
    people: [[160, 1.7]],
    lights: [
      [200, 232],
      [120, 350],
    ],
  },
]

/** A white sheet on the line, bright where lanterns are behind it. */
const litSheet = (scene: Scene, { x, w, h, people, lights }: Sheet) => {
  const [a, b] = [lineY(x), lineY(x + w)]
  const foot = (a + b) / 2 + h
  const path = `M${x} ${a}Q${x + w / 2} ${(a + b) / 2 + 22} ${x + w} ${b}L${x + w + 14} ${foot - 10}Q${x + w * 0.8} ${foot + 26} ${x + w * 0.62} ${foot}T${x + w * 0.26} ${foot + 4}T${x - 12} ${foot - 6}Z`
  scene.piece(path, '#ecd9ae', 3)
  for (const [dx, scale] of people) scene.place(shade(scale), x + dx, foot + 20, 1)
  for (const [i, [dx, dy]] of lights.entries()) {
    scene.warm(x + dx, a + dy, 150, '#fff0bc', 0.95)
    scene.flat(star5(x + dx, a + dy, 62, i * 0.3), '#fffbe6', 0.95)
    scene.glow(x + dx, a + dy, 150, '#ffd98a', 0.25)
    scene.mark('light', x + dx, a + dy, 50)
  }
  scene.add(
    `<g opacity=".35">${line(`M${x + w * 0.2} ${a + 40}Q${x + w * 0.16} ${a + h * 0.5} ${x + w * 0.2} ${foot - 30}M${x + w * 0.72} ${b + 40}Q${x + w * 0.78} ${b + h * 0.5} ${x + w * 0.72} ${foot - 20}`, '#a9825a', 6)}</g>`,
    piece(
      [0.06, 0.5, 0.94].map((t) => roundRect(x + w * t - 7, lineY(x + w * t) - 18, 14, 40, 4)),
      '#c98f55',
    ),
  )
}

const undershirt = () =>
  piece('M-74 0L-50 -8L-34 40Q0 66 34 40L50 -8L74 0L62 74L70 250H-70L-62 74Z', '#f3ecd8') +
  line('M-56 230H56', '#d9ccb0', 5)

const yard = (scene: Scene) => {
  const wall = '#333d78'
  scene.flat('M0 0H1600V1200H0Z', print('bricks', wall, darker(wall, 0.16), { size: 90 }))
  for (const [x, y, lit] of [
    [110, -30, true],
    [500, -40, false],
    [900, -30, true],
    [1330, -40, true],
  ] as const)
    scene.add(piece(roundRect(x - 12, y - 12, 164, 194, 6), '#232a5c'), pane(x, y, 140, 170, lit))
  scene.sheet(
    'M-60 900Q800 876 1660 900V1260H-60Z',
    print('scales', '#2a3366', '#323c74', { size: 100 }),
    3,
    860,
  )
  scene.begin('cast')
}

/** Behind the line: those whose heads show above it or between the sheets. */
const between = (scene: Scene) => {
  scene.place(
    neighbour(3, { view: 'turned', mood: 'surprised', mouth: 'gasp' }, 0.1),
    1086,
    1010,
    1.7,
  )
}

/** Theo, whose star hangs in Karla's. */
const theoBehind = (scene: Scene) => {
  scene.place(
    theo({
      view: 'turned',
      mood: 'surprised',
      hands: { far: { at: [56, -190], holding: starOnRod(2), grip: 'grip' } },
    }),
    520,
    1000,
    1.75,
  )
}

const karlaCaught = (scene: Scene) => {
  scene.place(undershirt(), 548, lineY(548) - 6, 1.25, { rotate: 6 })
  scene.add(
    piece(
      [roundRect(482, lineY(480) - 20, 14, 40, 4), roundRect(604, lineY(600) - 20, 14, 40, 4)],
      '#c98f55',
    ),
  )
  scene.place(starLantern(1), 590, 440, 1.35, { rotate: 14 })
  shineYellow(scene, 590, 440, 190, 0.5)
  scene.contactShadow(760, 1076, 130)
  scene.place(
    karla({
      view: 'turned',
      stance: 'pulling',
      mood: 'angry',
      mouth: 'grin',
      headTilt: -18,
      gaze: [0.4, -0.9],
      hands: { near: { at: [58, -176], grip: 'grip' }, far: { at: [74, -196], grip: 'grip' } },
    }),
    800,
    1076,
    2,
    { flip: true },
  )
  scene.add(line('M594 444L706 776', '#8a5f3c', 12))
}

const belaSlips = (scene: Scene) => {
  shineRed(scene, 1450, 900, 360, 0.6)
  scene.contactShadow(1140, 1140, 150)
  scene.place(
    bela({
      view: 'profile',
      stance: 'crouching',
      lean: 14,
      headTilt: -14,
      mood: 'frightened',
      mouth: 'line',
      gaze: [0.6, 0],
      hands: {
        far: { at: [72, -50], grip: 'grip', holding: placed(whiteCane(92), { rotate: -40 }) },
        near: {
          at: [88, -92],
          grip: 'grip',
          holding: placed(tomatoOnRod(), { scale: 0.82 }),
          tilt: -14,
        },
      },
    }),
    1110,
    1140,
    2.25,
  )
  shineRed(scene, 1480, 960, 200, 0.3)
}

const binsAndTuba = (scene: Scene) =>
  scene.inFront(() => {
    scene.place(dustbin('#3d5a6a'), 40, 1230, 1.25)
    scene.place(
      neighbour(0, {
        view: 'turned',
        mood: 'angry',
        mouth: 'grin',
        color: '#34406f',
        outfit: 'coat',
        hat: 'cap',
        hatColor: '#34406f',
        hands: { near: { at: [40, -210], grip: 'grip' }, far: { at: [64, -214], grip: 'grip' } },
      }),
      290,
      1330,
      1.75,
    )
    scene.place(tuba(), 330, 960, 1.35, { rotate: 78 })
    scene.place(dustbin('#4a6a58'), 250, 1290, 1.25)
    scene.place(dustbin('#5a5478'), 560, 1330, 1.25)
    scene.place(dustbin('#3d5a6a'), 810, 1370, 1.25)
  })

/** The courtyard; lanterns shine through the washing, and Bela slips out below it. */
export const page5 = () => {
  const scene = new Scene({ palette: 'midnight', hour: 'night' })
  scene.shineFrom(800, 200)
  yard(scene)
  between(scene)
  scene.add(line(`M-20 ${lineY(0)}Q800 ${lineY(800) + 62} 1620 ${lineY(1600)}`, '#e9dcc0', 7))
  for (const sheet of sheets) litSheet(scene, sheet)
  theoBehind(scene)
  karlaCaught(scene)
  belaSlips(scene)
  binsAndTuba(scene)
  return scene
}
