import { darker } from '../../draw/paper/color.ts'
import { circle, num, points, polygon, smooth } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { jella, mama } from './figures.ts'
import { newScene } from './set.ts'
import { glove } from './things.ts'

const black = '#2f2d3a'
const mourning = print('linen', '#3d3a4a', '#33303f', { size: 9 })

/** A black shoe from its side, its toes to the right, 150 long; a leg in stocking or trousers above. */
const leg = (cloth: string, hasSkirt = false) =>
  piece(`M-34 -60L-44 -900H54L36 -60Z`, hasSkirt ? '#57525e' : cloth) +
  (hasSkirt
    ? piece('M-90 -900L-76 -470Q0 -450 84 -470L96 -900Z', cloth)
    : line('M2 -880V-90', darker(cloth, 0.4), 4)) +
  shoe()

const shoe = (isEmpty = false) =>
  piece('M-46 0V-40C-46 -74 34 -80 40 -50C70 -46 112 -40 112 -8V0Z', black) +
  piece('M-48 -4H114V10H-48Z', darker(black, 0.4)) +
  (isEmpty ? flat(smooth(points('-38,-58 0,-70 34,-58 0,-50')), '#15131c') : '') +
  flat('M62 -36Q96 -30 104 -14Q80 -24 58 -26Z', '#77748a', 0.8) +
  '<mark kind="shine" x="84" y="-24" r="16"/>'

const hem = (y: number) => {
  let d = `M-80 -60H1680V${y}`
  for (let x = 1680; x > -80; x -= 110) d += `q-55 ${num(52)} -110 0`
  return `${d}Z`
}

/** Crumbs of the cake. */
const crumbs = (scene: Scene) =>
  scene.piece(
    points('820,900 850,930 905,890 790,980 880,1010 760,1090 940,1100').map(([x, y], i) =>
      circle(x, y, 6 + (i % 3) * 3),
    ),
    '#e8c27e',
    1,
  )

/** p4: under the table. */
export const underTable: SceneArt = () => {
  const scene = newScene('day')
  scene.shineFrom(1500, -100)
  scene.bands(['#e9d9ba', '#f2e6cb'], 0, 600, { seed: 3 })
  const floor = print('wood', '#c99c6c', '#a97c50', { size: 260 })
  scene.sheet('M-80 690H1680V1280H-80Z', floor, 3, 690)
  scene.flat(
    polygon([
      [-80, 860],
      [1680, 800],
      [1680, 1280],
      [-80, 1280],
    ]),
    '#5c3b3c',
    0.34,
  )
  scene.begin('cast')
  const far: [number, number, boolean, boolean, string][] = [
    [130, 806, false, false, '#3b3946'],
    [300, 816, false, false, '#3b3946'],
    [560, 796, true, true, '#454257'],
    [700, 800, true, true, '#454257'],
    [1330, 800, true, false, '#33313e'],
    [1470, 812, true, false, '#33313e'],
  ]
  for (const [x, y, flip, hasSkirt, cloth] of far) {
    scene.contactShadow(x, y, 80)
    scene.place(leg(cloth, hasSkirt), x, y, 1.04, { flip })
  }
  for (const [x, y] of points('890,806 1020,830')) {
    scene.contactShadow(x + 30, y, 90)
    scene.place(shoe(true), x, y, 1.12)
  }
  const cloth = '#f4eee2'
  scene.sheet(hem(280), '#dcd2c2', 3, 0)
  scene.contactShadow(1330, 1080, 330)
  scene.place(
    mama({
      view: 'profile',
      stance: 'kneeling',
      outfit: 'dress',
      color: mourning,
      shoes: '#57525e',
      trousers: '#57525e',
      lean: 34,
      headTilt: -26,
      mood: 'tender',
      gaze: [0.9, 0.1],
      hands: {
        near: { at: [150, -8], grip: 'open', angle: 20 },
        far: { at: [176, -14], grip: 'open', angle: 10 },
      },
    }),
    1350,
    1110,
    2.55,
    { flip: true },
  )
  scene.contactShadow(560, 1110, 260)
  scene.place(
    jella(
      {
        view: 'turned',
        stance: 'crossLegged',
        outfit: 'dress',
        color: mourning,
        shoes: black,
        trousers: '#e2ddd4',
        headTilt: 8,
        mood: 'sad',
        gaze: [0.9, -0.1],
        hands: { near: { at: [64, -70], grip: 'rest' }, far: { at: [84, -60], grip: 'rest' } },
      },
      {},
    ),
    470,
    1130,
    2.9,
  )
  scene.place(placed(glove(), { rotate: 104 }), 590, 985, 1.6)
  crumbs(scene)
  scene.inFront(() => {
    for (const [x, flip] of [
      [40, false],
      [1570, true],
    ] as const)
      scene.place(leg('#262430'), x, 1236, 2.3, { flip })
    scene.sheet(hem(150), cloth, 4, 0)
    scene.add(line('M-80 118H1680', '#d9b9a4', 5))
    const knots = Array.from({ length: 16 }, (_, i) => circle(i * 110 - 25, 160, 9))
    scene.flat(knots, '#d9b9a4')
  })
  return scene
}
