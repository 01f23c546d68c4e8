import { darker, lighter } from '../../draw/paper/color.ts'
import { ellipse } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { pauliLook, whiteCane } from '../../draw/places/bela-and-karla.ts'
import { armFromAbove } from '../../draw/props/from-above.ts'
import { schoolBela, schoolKarla, schoolTheo, slip } from './figures.ts'

const felt = '#6a4a3a'

const floor = (scene: Scene) => {
  scene.flat('M0 0H1600V1200H0Z', print('wood', '#e0b477', '#c08f50', { size: 320, angle: -4 }))
  scene.warm(300, 100, 900, '#fff2cf', 0.7)
  scene.flat('M-60 -60L520 -60L1100 1260H420Z', '#fff6d8', 0.22)
  scene.sheet(
    ellipse(800, 800, 830, 560),
    print('stripes', '#b9645a', '#c97a6a', { size: 110, angle: 14 }),
    2,
  )
  scene.sheet(
    ellipse(800, 800, 760, 500),
    print('diamonds', '#c9806a', '#d99a7a', { size: 120 }),
    1,
  )
}

const hat = (scene: Scene) => {
  const [x, y] = [800, 1020]
  scene.sheet(ellipse(x, y, 450, 300), felt, 3, 700)
  scene.flat(ellipse(x, y - 6, 430, 282), lighter(felt, 0.1))
  scene.piece(ellipse(x, y + 4, 296, 190), '#b0493f', 2)
  scene.flat(ellipse(x, y + 10, 284, 178), darker(felt, 0.5))
  const slips: readonly (readonly [number, number, number, number])[] = [
    [-170, 20, -24, 1.9],
    [-60, -70, 16, 1.9],
    [90, -60, -34, 2],
    [190, 30, 30, 1.8],
    [40, 70, 8, 2.1],
    [-110, 100, 40, 1.9],
    [150, 120, -12, 1.9],
    [-10, 150, -28, 1.7],
  ]
  for (const [i, [dx, dy, turn, scale]] of slips.entries())
    scene.place(slip(i % 3), x + dx * 0.86, y + dy * 0.8, scale * 0.9, { rotate: turn })
  scene.mark('shine', x, y + 40, 60)
  scene.mark('shine', x + 190, y + 30, 40)
}

const hands = (scene: Scene) => {
  const brown = { sleeve: pauliLook.color, skin: pauliLook.skin, width: 76 }
  scene.place(
    armFromAbove([1660, 1130], [1040, 1050], {
      ...brown,
      bend: 60,
      grip: 'pinch',
      holding: placed(slip(), { scale: 1.7 }),
      tilt: -30,
      flip: true,
    }),
    0,
    0,
  )
  scene.place(
    armFromAbove([60, 1330], [440, 1130], {
      sleeve: '#8f6fb5',
      skin: '#8d5a3c',
      width: 62,
      bend: -40,
      grip: 'open',
    }),
    0,
    0,
  )
  scene.place(
    armFromAbove([560, 1330], [700, 1180], {
      sleeve: '#4f8a94',
      skin: '#f0c9a8',
      width: 60,
      bend: 30,
      grip: 'pinch',
      flip: true,
    }),
    0,
    0,
  )
  scene.place(
    armFromAbove([1090, 1340], [920, 1190], {
      sleeve: '#d98a4a',
      skin: '#e2b48c',
      width: 62,
      bend: 34,
      grip: 'open',
      flip: true,
    }),
    0,
    0,
  )
  scene.place(
    armFromAbove([-60, 960], [330, 1010], {
      sleeve: '#6a8a5a',
      skin: '#c58a5e',
      width: 60,
      bend: 24,
      grip: 'open',
      flip: true,
    }),
    0,
    0,
  )
}

/** Round the hat from above: what Karla reads, what Bela holds out, and what Theo does not want. */
export const page1 = () => {
  const scene = new Scene({ palette: 'gold', hour: 'day' })
  scene.shineFrom(100, -300)
  floor(scene)
  scene.begin('cast')
  scene.place(
    schoolTheo({
      view: 'turned',
      mood: 'frightened',
      mouth: 'wobble',
      lean: -12,
      gaze: [1, 0.5],
      hands: {
        far: {
          at: [92, -148],
          grip: 'pinch',
          holding: placed(slip(), { scale: 0.8, x: 22, y: 4 }),
          tilt: 4,
        },
        near: { at: [-16, -106], grip: 'open' },
      },
    }),
    246,
    1110,
    3,
  )
  scene.place(
    schoolBela({
      view: 'turned',
      mood: 'happy',
      mouth: 'smile',
      headTilt: 8,
      gaze: [0.5, -0.3],
      hands: {
        far: {
          at: [86, -152],
          grip: 'pinch',
          holding: placed(slip(), { scale: 0.9, x: 26 }),
          tilt: -6,
        },
        near: { at: [4, -90], grip: 'rest' },
      },
    }),
    1356,
    1130,
    3.2,
    { flip: true },
  )
  scene.place(
    schoolKarla({
      view: 'front',
      mood: 'surprised',
      mouth: 'gasp',
      nod: 12,
      gaze: [0, 1],
      hands: {
        near: { at: [-30, -104], grip: 'grip', angle: 0 },
        far: { at: [30, -104], grip: 'grip', angle: 180 },
      },
      load: { svg: placed(slip(), { scale: 0.86 }), at: [0, -108] },
    }),
    790,
    900,
    3.4,
  )
  scene.place(whiteCane(260), 1496, 640, 1.75, { rotate: 5 })
  hat(scene)
  hands(scene)
  return scene
}
