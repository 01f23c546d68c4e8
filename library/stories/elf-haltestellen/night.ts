// Out in the hall at night: the steps and the sixth stop.

import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, polygon, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { cycle } from '../../draw/paper/random.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { street } from '../../draw/places/street.ts'
import { townRow } from '../../draw/places/town-row.ts'
import { streetLamp } from '../../draw/props/street-things.ts'
import { nightLiv, nightMama, nightPapa, udo } from './figures.ts'
import { tramFace, tramRed } from './tram.ts'

/** A lamp of the street, its foot at (x, y); its arm points to the left where flipped. */
const lamp = (scene: Scene, x: number, y: number, s: number, flip = false) => {
  const bulb = x + (flip ? -52 : 52) * s
  scene.place(streetLamp('#2a3360'), x, y, s, { flip })
  scene.warm(bulb, y, 210 * s, '#e8a04a', 0.35, 0.3)
  scene.glow(bulb, y - 392 * s, 200 * s, '#ffd88a', 0.9)
  scene.mark('light', bulb, y - 392 * s, 26 * s)
}

/** All the lamps are on, down to the end. */
export const page6 = () => {
  const scene = street({
    palette: 'midnight',
    hour: 'night',
    view: 'lane',
    lamps: [],
    light: { x: 0.2, y: 0.1, r: 0 },
    landOffset: -0.12,
  })
  for (const t of [0, 0.2, 0.42, 0.7, 1]) {
    const s = 0.2 + t * t * 1.5
    const y = 520 + t * t * 420
    lamp(scene, 740 - t * 560, y, s)
    lamp(scene, 860 + t * 560, y, s, true)
  }
  scene.begin('cast')
  const stone = ['#8f97bc', '#7a83ac', '#656f9c']
  scene.inFront(() => {
    for (const [i, y] of [900, 1000, 1100].entries()) {
      const color = cycle(stone as [string, ...string[]], i)
      scene.sheet(
        `M${220 - i * 130} ${y}H${1380 + i * 130}V1260H${220 - i * 130}Z`,
        print('linen', color, darker(color, 0.14), { size: 20 }),
        3,
        y,
      )
      scene.flat(
        `M${220 - i * 130} ${y}H${1380 + i * 130}V${y + 12}H${220 - i * 130}Z`,
        lighter(color, 0.3),
      )
    }
    scene.contactShadow(690, 1050, 150)
    scene.place(
      nightMama({
        view: 'back',
        stance: 'walking',
        headView: 'profile',
        nod: 14,
        gaze: [0.6, 0.6],
        mood: 'tender',
        hands: { far: { at: [74, -120], grip: 'open' } },
      }),
      690,
      1056,
      2.35,
    )
    scene.contactShadow(940, 1060, 110)
    scene.place(
      nightLiv({
        view: 'back',
        headView: 'profile',
        headTilt: -4,
        nod: -14,
        gaze: [0.6, -0.5],
        mood: 'surprised',
        hands: { near: { at: [-36, -124], grip: 'grip' }, far: { at: [82, -196], grip: 'point' } },
      }),
      940,
      1066,
      2.35,
    )
  })
  return scene
}

const platform = (scene: Scene) => {
  scene.bands(['#131c48', '#1a2a62', '#22387a'], 0, 620, { seed: 5 })
  townRow(scene, { y: 760, scale: 0.8, from: -40, seed: 6, far: 0.18 })
  scene.sheet('M-60 740H1660V1260H-60Z', '#3a4678', 2, 730)
}

const inside = (scene: Scene, x: number, y: number, s: number, draw: () => void) => {
  const id = `pane-${x}`
  scene.add(
    `<clipPath id="${id}"><path transform="translate(${x} ${y}) scale(${s})" d="${tramFace.pane}"/></clipPath><g clip-path="url(#${id})">`,
  )
  scene.flat(`M${x - 300 * s} ${y - 830 * s}h${600 * s}v${560 * s}h${-600 * s}Z`, '#ffdc92')
  scene.piece([roundRect(x - 240 * s, y - 470 * s, 480 * s, 200 * s, 30)], '#2f5f8f', 1)
  draw()
  scene.add('</g>')
  scene.place(tramFace.body(), x, y, s)
}

export const page8 = () => {
  const scene = new Scene({ palette: 'midnight', hour: 'night' })
  scene.shineFrom(800, 300)
  platform(scene)
  for (const x of [420, 1190]) {
    scene.flat(
      polygon([
        [x - 250, 1260],
        [x - 90, 900],
        [x - 76, 900],
        [x - 226, 1260],
      ]),
      '#1b2450',
    )
    scene.flat(
      polygon([
        [x + 250, 1260],
        [x + 90, 900],
        [x + 76, 900],
        [x + 226, 1260],
      ]),
      '#1b2450',
    )
  }
  scene.begin('cast')
  for (const x of [420, 1190]) {
    scene.contactShadow(x, 1130, 340)
    scene.glow(x, 640, 640, '#ffd27a', 0.4)
  }
  inside(scene, 410, 1130, 1.08, () => {
    scene.place(
      nightMama({
        view: 'profile',
        mood: 'surprised',
        lean: 8,
        gaze: [0.9, 0.1],
        hands: { far: { at: [78, -226], grip: 'open', angle: -80 } },
      }),
      440,
      1150,
      2.2,
    )
    scene.place(
      nightLiv({
        view: 'profile',
        mood: 'surprised',
        mouth: 'gasp',
        gaze: [0.9, 0],
        lean: 4,
        hands: { near: { at: [40, -190], grip: 'open', angle: -80, inFront: true } },
      }),
      570,
      1040,
      1.9,
    )
  })
  inside(scene, 1190, 1130, 1.08, () => {
    const at = 1240
    scene.place(
      nightPapa({
        view: 'turned',
        headView: 'profile',
        stance: 'seat',
        mood: 'surprised',
        gaze: [0.9, 0],
        hands: {
          near: {
            at: [34, -132],
            grip: 'grip',
            inFront: true,
            holding: placed(udo(), { y: 40, scale: 0.7, rotate: 4 }),
          },
          far: { at: [80, -220], grip: 'open', angle: -80 },
        },
      }),
      at,
      930,
      1.9,
      { flip: true },
    )
  })
  scene.inFront(() => {
    scene.add(line('M800 1200V250', '#c9d0e4', 18))
    scene.piece(circle(800, 230, 74), '#2f9e63', 2)
    scene.piece(roundRect(762, 196, 76, 54, 12), '#fff4d8', 1)
    scene.flat(roundRect(772, 206, 26, 22, 4) + roundRect(802, 206, 26, 22, 4), '#2f9e63')
    scene.flat(circle(782, 258, 8) + circle(818, 258, 8), '#fff4d8')
    scene.mark('shine', 800, 230, 50)
  })
  return scene
}

export const page9 = () => {
  const scene = new Scene({ palette: 'midnight', hour: 'night' })
  scene.shineFrom(800, 100)
  scene.bands(['#111a44', '#17265a', '#1e3470', '#274486'], 0, 640, { seed: 12, edge: 'cut' })
  townRow(scene, { y: 640, scale: 0.56, from: -60, seed: 14, far: 0.3 })
  scene.sheet('M-60 630H1660V1260H-60Z', '#2c3a70', 2, 620)
  scene.flat(['M-60 690H1660V700H-60Z', 'M-60 742H1660V754H-60Z'], '#121a40')
  scene.sheet('M-60 830H1660V1260H-60Z', print('linen', '#5a669c', '#525d92', { size: 20 }), 3, 820)
  scene.add(line('M800 900V70', '#232c5a', 30), line('M800 90Q800 40 800 40', '#232c5a', 30))
  scene.flat('M704 120H896L1420 1010H180Z', '#ffe2a0', 0.2)
  scene.warm(800, 1000, 800, '#f0b25a', 0.5, 0.3)
  scene.glow(800, 140, 360, '#ffe2a0', 0.9)
  scene.piece(ellipse(800, 122, 92, 22), '#fff3c8', 1)
  scene.piece('M690 120Q700 40 800 34Q900 40 910 120Z', '#3a4478', 2)
  scene.mark('light', 800, 130, 14)
  scene.begin('cast')
  board(scene)
  scene.contactShadow(420, 1024, 150).contactShadow(1180, 1024, 150)
  scene.contactShadow(800, 1030, 560)
  const seat = { view: 'back', stance: 'seat' } as const
  const inLap = {
    near: { at: [-14, -190], inFront: false },
    far: { at: [14, -190], inFront: false },
  } as const
  scene.place(
    nightMama({
      ...seat,
      seatHeight: 130,
      hands: inLap,
      headView: 'turnedAway',
      gaze: [0.8, 0.2],
      headTilt: 5,
      mood: 'tender',
    }),
    420,
    1140,
    2.1,
  )
  scene.place(
    nightLiv({
      ...seat,
      seatHeight: 130,
      hands: inLap,
      headView: 'turnedAway',
      nod: 22,
      lean: 6,
      gaze: [0.7, 0.9],
      mood: 'surprised',
    }),
    710,
    1140,
    2.05,
  )
  scene.place(
    nightPapa({
      ...seat,
      seatHeight: 130,
      hands: inLap,
      headView: 'turnedAway',
      gaze: [0.8, 0.3],
      headTilt: 4,
      mood: 'tender',
    }),
    1180,
    1140,
    2.1,
    { flip: true },
  )
  scene.place(udo({ pose: 'back' }), 935, 850, 1.65)
  scene.inFront(() => {
    const wood = print('wood', '#b5784a', '#9a6238', { size: 240 })
    scene.piece([roundRect(190, 700, 1220, 52, 14), roundRect(190, 800, 1220, 52, 14)], wood, 2)
    scene.piece(roundRect(170, 876, 1260, 40, 12), lighter('#b5784a', 0.1), 2)
    scene.piece([roundRect(230, 690, 30, 350, 8), roundRect(1340, 690, 30, 350, 8)], '#232c5a', 2)
  })
  return scene
}

const board = (scene: Scene) => {
  scene.add(line('M1400 900V300', '#232c5a', 20))
  scene.piece(roundRect(1270, 190, 260, 160, 18), '#0d1436', 2)
  scene.add(
    `<text x="1440" y="318" text-anchor="middle" font-family="Grandstander Thin" font-weight="800" font-size="140" fill="#ffc34e">3</text>`,
    piece(roundRect(1300, 240, 84, 56, 14), tramRed),
    flat(roundRect(1310, 250, 28, 22, 4) + roundRect(1346, 250, 28, 22, 4), '#fff0d2'),
  )
  scene.glow(1440, 270, 160, '#ffc34e', 0.35)
  scene.mark('light', 1350, 270, 40)
}
