// Mama's kitchen, seen from outside.

import { darker } from '../../draw/paper/color.ts'
import { circle, polygon, roundRect } from '../../draw/paper/geometry.ts'
import { line, piece } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { fridge, hangingLamp } from '../../draw/props/kitchen-things.ts'
import { mama, sleepyLiv } from './figures.ts'

/** From outside: the lit kitchen in the dark wall. */
export const page5 = () => {
  const scene = new Scene({ palette: 'midnight', hour: 'night' })
  scene.shineFrom(800, 200)
  const [l, t, r, b] = [230, 110, 1370, 1010]
  scene.flat(`M${l} ${t}H${r}V${b}H${l}Z`, print('checks', '#f6cf86', '#f3c373', { size: 80 }))
  scene.piece(`M${l} 130H640V420H${l}Z`, '#d98a5a', 1)
  scene.add(line('M440 130V420M420 290v40M460 290v40', darker('#d98a5a', 0.25), 7))
  scene.place(fridge('#8fc4bd'), 1270, 980, 1.5)
  scene.place(hangingLamp(150, '#d8484a'), 800, 60, 1.2)
  scene.glow(800, 290, 480, '#fff0b8', 0.6)
  scene.mark('light', 800, 260, 50)
  scene.begin('cast')
  scene.add(
    piece([roundRect(330, 800, 26, 260, 4), roundRect(800, 800, 26, 260, 4)], '#8a5a3c'),
    piece(roundRect(280, 770, 600, 42, 10), '#b5784a'),
  )
  scene.place(
    sleepyLiv({
      view: 'turned',
      stance: 'seat',
      seatHeight: 116,
      mood: 'angry',
      mouth: 'pout',
      gaze: [0.8, -0.1],
      headTilt: -4,
      hands: {
        near: { at: [30, -166], grip: 'open', angle: -30, inFront: true, elbow: [-0.4, 1] },
        far: { at: [-6, -158], grip: 'open', angle: 200, elbow: [1, 0.6] },
      },
    }),
    560,
    1030,
    2.15,
  )
  scene.piece(['M690 770V700H770V770Z'], '#58a9dc', 1)
  scene.add(line('M772 716q30 14 0 40', '#58a9dc', 10))
  scene.place(
    mama({
      view: 'turned',
      stance: 'contrapposto',
      mood: 'thoughtful',
      gaze: [0.8, 0.1],
      headTilt: -6,
      hands: {
        near: {
          at: [-34, -276],
          grip: 'grip',
          holding: piece(roundRect(-8, -36, 17, 58, 6), '#2a2a44'),
          inFront: true,
        },
        far: { at: [-34, -160], grip: 'open' },
      },
    }),
    1080,
    1110,
    2.4,
    { flip: true },
  )
  scene.inFront(() => {
    const wall = print('bricks', '#2b3768', '#354478', { size: 80 })
    scene.add(
      `<g filter="url(#s3)"><path fill-rule="evenodd" d="M-60 -60V1260H1660V-60ZM${l} ${t}H${r}V${b}H${l}Z" fill="${wall}"/></g>`,
    )
    scene.piece(
      [
        `M${l - 34} ${t - 34}H${r + 34}V${t}H${l - 34}Z`,
        `M${l - 34} ${t}H${l}V${b}H${l - 34}Z`,
        `M${r} ${t}H${r + 34}V${b}H${r}Z`,
      ],
      '#e9dcc0',
      2,
    )
    scene.piece(`M${l - 70} ${b}H${r + 70}V${b + 44}H${l - 70}Z`, '#d8c6a2', 3)
    scene.glow(800, 600, 900, '#ffd27a', 0.22)
    for (const x of [20, 1430]) shutter(scene, x)
    scene.place(flowerBox(), 470, b + 4, 1.2)
  })
  return scene
}

const shutter = (scene: Scene, x: number) => {
  scene.piece(roundRect(x, 76, 150, 934, 6), '#3f6f8f', 2)
  const slats = Array.from({ length: 17 }, (_, i) => roundRect(x + 24, 110 + i * 52, 102, 26, 4))
  scene.flat(slats, darker('#3f6f8f', 0.3))
  scene.flat(
    slats.map((_, i) => roundRect(x + 24, 110 + i * 52, 102, 6, 3)),
    '#f2c98a',
    0.35,
  )
}

const flowerBox = () =>
  piece(
    polygon([
      [-150, -60],
      [150, -60],
      [136, 20],
      [-136, 20],
    ]),
    '#8a4a5a',
  ) +
  piece(
    [-120, -70, -20, 30, 80, 126].map((x, i) => circle(x, -78 - (i % 2) * 22, 24)),
    '#3f6f8f',
  ) +
  piece(
    [-96, -40, 8, 60, 104].map((x, i) => circle(x, -92 - (i % 2) * 18, 13)),
    '#f0b0bc',
  )
