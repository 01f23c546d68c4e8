import { adultJoints } from '../../draw/cast/adult.ts'
import type { Joints } from '../../draw/cast/body/figure.ts'
import { childJoints } from '../../draw/cast/child.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { Scene } from '../../draw/paper/scene.ts'
import {
  bela,
  karla,
  mertens,
  neighbour,
  theo,
  whiteCane,
} from '../../draw/places/bela-and-karla.ts'
import { tuba } from '../../draw/props/brass.ts'
import { starLantern, tomatoLantern } from '../../draw/props/martinmas.ts'
import { wallpaper, wood } from './flat.ts'
import { shineRed, shineYellow } from './set.ts'

const bathroom = (scene: Scene) =>
  scene.inFront(() => {
    const tiles = print('checks', '#7fb2b8', lighter('#7fb2b8', 0.16), { size: 130 })
    scene.sheet('M-60 -60H1660V1260H1330V96H290V1260H-60Z', tiles, 3)
    scene.piece('M236 60H1384V1260H1310V130H310V1260H236Z', '#f3e4cc', 2)
    scene.flat('M310 130H326V1260H310ZM1294 130H1310V1260H1294Z', darker('#f3e4cc', 0.24))
    // the basin and a towel
    scene.piece(
      'M1384 760Q1384 690 1660 690V960Q1480 960 1410 860Q1384 820 1384 760Z',
      '#fbf6ee',
      3,
    )
    scene.flat('M1420 744Q1440 716 1660 716V780Q1460 790 1420 744Z', '#cfe0e4')
    scene.add(line('M1540 700V620Q1540 580 1500 580Q1466 580 1466 616', '#c9ced8', 24))
    scene.mark('shine', 1510, 620, 44)
    scene.mark('shine', 1500, 880, 60)
    scene.piece(roundRect(1440, 250, 170, 14, 6), '#c9ced8', 1)
    scene.piece(
      'M1460 256H1590V520Q1530 536 1460 520Z',
      print('stripes', '#e8a94a', '#f6d9a2', { size: 50, angle: 90 }),
      2,
    )
    scene.place(
      piece(roundRect(-46, -24, 92, 36, 16), '#f2b8a0') +
        flat(roundRect(-34, -18, 50, 10, 5), '#ffffff', 0.5),
      1590,
      676,
      1,
    )
  })

/** Feet in socks, over the shoes of a figure. */
const socks = ({ nearFoot, farFoot }: Joints, color: string, size: number) =>
  [farFoot, nearFoot]
    .map(([x, y]) =>
      placed(
        piece('M-13 -26H13L14 -6Q34 0 36 14Q36 19 28 19H-13Q-18 2 -13 -26Z', color) +
          flat('M22 1Q34 4 36 14Q36 19 28 19H20Q18 10 22 1Z', lighter(color, 0.5)) +
          line('M-13 -18H13M-13 -10H13', lighter(color, 0.5), 4),
        { x, y, scale: size },
      ),
    )
    .join('')

const sockColors = [
  '#e8a13c',
  '#5f9fc0',
  '#8f6fb5',
  '#5f9a5a',
  '#e9e2d2',
  '#c97a8a',
  '#4f8a94',
] as const

const hall = (scene: Scene) => {
  scene.flat('M0 0H1600V1200H0Z', wallpaper)
  scene.flat('M0 0H1600V1200H0Z', '#e0a860', 0.2)
  scene.sheet('M-60 840H1660V1260H-60Z', print('wood', '#9a6a48', '#7d5236', { size: 240 }), 2, 800)
  scene.piece('M-60 818H1660V850H-60Z', wood, 1)
  scene.warm(820, 420, 620, '#ffcf7a', 0.5)
}

const guests = (scene: Scene) => {
  const rows: readonly (readonly [i: number, x: number, y: number, scale: number])[] = [
    [4, 540, 880, 1.5],
    [5, 690, 860, 1.45],
    [2, 900, 866, 1.5],
    [6, 1110, 874, 1.45],
    [3, 1270, 890, 1.5],
    [7, 500, 970, 1.5],
    [1, 1190, 966, 1.65],
  ]
  scene.place(tuba(), 985, 440, 1.3, { rotate: 8 })
  for (const [i, x, y, scale] of rows) {
    scene.contactShadow(x, y - 4, 80)
    const shoes = sockColors[(i * 3) % sockColors.length] ?? '#e8a13c'
    const flip = x > 700
    const act = { view: 'turned', gaze: [0.6, 0.25], mood: i % 3 ? 'happy' : 'surprised' } as const
    scene.place(
      neighbour(i, { ...act, mouth: i === 7 ? 'gasp' : 'line' }) +
        socks(adultJoints(act), shoes, 0.82),
      x,
      y,
      scale,
      { flip },
    )
  }
  for (const [x, y, i] of [
    [620, 230, 1],
    [1180, 250, 2],
    [800, 270, 3],
  ] as const) {
    scene.add(line(`M${x - 40} ${y + 200}L${x} ${y}`, '#8a5f3c', 8))
    scene.place(starLantern(i), x, y, 1.15)
    shineYellow(scene, x, y, 200, 0.5)
  }
}

/** The tomato still hangs on its hook, the cane stands below it. */
const hookInTheHall = (scene: Scene) => {
  shineRed(scene, 400, 380, 260, 0.6)
  scene.piece(roundRect(330, 196, 150, 22, 4), wood, 1)
  scene.add(line('M404 214v22q0 14 -16 10', '#d9b061', 8), line('M398 236L404 290', '#f3e2c0', 4))
  scene.place(tomatoLantern(), 402, 360, 1.15)
  shineRed(scene, 402, 370, 120, 0.3)
  scene.place(whiteCane(300), 350, 500, 1.1, { rotate: 4 })
}

const known = (scene: Scene) => {
  scene.contactShadow(1060, 1016, 100)
  const standing = { view: 'turned' } as const
  scene.place(
    mertens({
      ...standing,
      gaze: [0.5, 0.3],
      mouth: 'smile',
      mood: 'tender',
      hands: { near: { at: [20, -150], grip: 'open' }, far: { at: [30, -146], grip: 'open' } },
    }) + socks(adultJoints(standing), '#e9e2d2', 0.82),
    1080,
    1016,
    1.75,
    { flip: true },
  )
  scene.place(
    theo({ ...standing, mood: 'frightened', gaze: [0.7, 0] }) +
      socks(childJoints(standing), '#e8a13c', 0.66),
    660,
    1050,
    1.8,
  )
  scene.contactShadow(860, 1110, 110)
  const pressed = childJoints({ view: 'front', lean: 4 })
  const karlasSocks =
    placed(socks({ ...pressed, farFoot: pressed.nearFoot }, '#5f9fc0', 0.66), {
      flip: true,
      x: 2 * pressed.nearFoot[0],
    }) + socks({ ...pressed, nearFoot: pressed.farFoot }, '#5f9fc0', 0.66)
  scene.place(
    karla({
      view: 'front',
      mood: 'frightened',
      mouth: 'grin',
      gaze: [-0.6, 0.3],
      lean: 4,
      headTilt: 8,
      hands: {
        near: { at: [-10, -74], grip: 'open', angle: 60 },
        far: { at: [12, -72], grip: 'open', angle: 120 },
      },
    }) + karlasSocks,
    870,
    1110,
    2.35,
  )
}

/** Bela opens the bathroom door, and there are all of them, in socks. */
export const page8 = () => {
  const scene = new Scene({ palette: 'midnight', hour: 'dusk' })
  scene.shineFrom(820, 200)
  hall(scene)
  scene.begin('cast')
  hookInTheHall(scene)
  guests(scene)
  known(scene)
  bathroom(scene)
  scene.inFront(() => {
    scene.place(
      bela({
        view: 'back',
        headTilt: 6,
        hands: { far: { at: [46, -78], grip: 'rest' }, near: { at: [-48, -76], grip: 'rest' } },
      }),
      400,
      1660,
      4.1,
    )
  })
  return scene
}
