import { donkeyFront, donkeyHind } from '../../draw/cast/donkey-costume.ts'
import { leaf, polygon } from '../../draw/paper/geometry.ts'
import { line, piece } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { resi } from '../../draw/places/bela-and-karla.ts'
import { hush, pewBack, pewCandle, shine, sitters, slab } from './church.ts'
import { donkeyLook, king, maria } from './figures.ts'

/** The nave from the front: rows of faces, pillars, and far away the door. */
const naveFromCrib = (scene: Scene) => {
  scene.flat('M0 0H1600V1200H0Z', hush)
  scene.warm(800, 420, 800, '#c98a4a', 0.5)
  for (const x of [250, 1350]) {
    scene.sheet(
      `M${x - 70} -60H${x + 70}V800H${x - 70}Z`,
      print('bricks', '#6f464a', '#5f3a40', { size: 90 }),
      2,
    )
  }
  scene.piece('M640 520V250Q640 110 800 90Q960 110 960 250V520Z', '#5a3238', 2)
  scene.piece(
    'M672 520V262Q672 140 800 122Q928 140 928 262V520Z',
    print('wood', '#3a2026', '#4a2a30', { size: 120, angle: 90 }),
    1,
  )
  scene.add(line('M800 122V520', '#2a161c', 6))
  scene.piece(
    polygon([
      [650, 510],
      [950, 510],
      [1330, 1260],
      [270, 1260],
    ]),
    slab(110),
    2,
  )
  scene.piece(
    polygon([
      [742, 510],
      [858, 510],
      [1010, 1260],
      [590, 1260],
    ]),
    print('stripes', '#a8443f', '#b8554a', { size: 80, angle: 90 }),
    1,
  )
}

const rowsOfFaces = (scene: Scene) => {
  const rows: readonly (readonly [y: number, scale: number, left: number, right: number])[] = [
    [520, 0.62, 640, 960],
    [610, 0.78, 600, 1000],
    [720, 0.98, 552, 1050],
    [860, 1.24, 484, 1118],
  ]
  for (const [row, [y, scale, left, right]] of rows.entries()) {
    const step = 128 * scale
    const xs = (from: number, sign: number) =>
      [0, 1, 2, 3, 4, 5]
        .map((i) => from + sign * (60 * scale + i * step))
        .filter((x) => x > -50 && x < 1650)
    sitters(scene, { y, scale, xs: xs(left, -1), side: row % 2 ? 1 : -1, seed: row * 2 })
    sitters(scene, { y, scale, xs: xs(right, 1), side: row % 2 ? -1 : 1, seed: row * 5 + 1 })
    const h = 60 * scale
    pewBack(scene, [-80, left, y - 20 * scale, h], 0.1)
    pewBack(scene, [right, 1680, y - 20 * scale, h], 0.1)
    for (const x of [left - 14, right + 14]) {
      scene.place(pewCandle(), x, y - 22 * scale, scale * 0.9)
      scene.glow(x, y - 92 * scale, 110 * scale, '#ffd98a', 0.6)
    }
  }
}

const stableFrame = (scene: Scene) =>
  scene.inFront(() => {
    const board = print('wood', '#5a3428', '#46281f', { size: 240 })
    const upright = print('wood', '#5a3428', '#46281f', { size: 240, angle: 90 })
    scene.sheet('M-60 -60H1660V70L800 130L-60 50Z', board, 4)
    scene.sheet('M-60 -60H54L70 1260H-60Z', upright, 4)
    scene.sheet('M1550 -60H1660V1260H1536Z', upright, 4)
    for (const [row, color] of ['#b8873c', '#d9a94a', '#f0cf7a'].entries()) {
      const straw = Array.from({ length: 34 }, (_, i) =>
        leaf(
          i * 50 - 20,
          1220 + row * 16,
          -1.57 + (((i * 37 + row * 11) % 20) - 10) * 0.11,
          150 - row * 34,
          0.06,
        ),
      )
      scene.piece(straw, color, 1)
    }
  })

/** Oma Resi in the first row bites into her handkerchief. */
const oma = (scene: Scene) => {
  scene.place(
    resi({
      view: 'turned',
      mood: 'frightened',
      gaze: [0.9, 0.1],
      hands: {
        far: {
          at: [16, -266],
          grip: 'pinch',
          holding: piece('M-22 -6L20 -14L28 18L4 34L-20 24Z', '#ffffff'),
          inFront: true,
        },
        near: { at: [20, -140], grip: 'rest' },
      },
    }),
    1440,
    1290,
    1.75,
    { flip: true },
  )
  pewBack(scene, [1290, 1700, 1040, 190], 0.1)
}

/** From the crib: here the half with the ears, far away the other half, and everyone looks to and fro. */
export const page6 = () => {
  const scene = new Scene({ palette: 'gold', hour: 'night' })
  scene.shineFrom(800, -100)
  naveFromCrib(scene)
  scene.begin('cast')
  rowsOfFaces(scene)
  // far back: the king without a beard and the half that looks the wrong way
  scene.contactShadow(740, 640, 80)
  scene.place(
    king({
      view: 'turned',
      mood: 'surprised',
      mouth: 'gasp',
      hands: { near: { at: [10, -150], grip: 'open' }, far: { at: [80, -180], grip: 'open' } },
    }),
    850,
    640,
    0.86,
    { flip: true },
  )
  scene.place(donkeyHind({ ...donkeyLook, torn: true, tail: 'limp' }), 732, 660, 0.8, {
    flip: true,
  })
  shine(scene, 790, 540, 220, 0.35)
  scene.contactShadow(510, 1150, 210)
  scene.place(
    donkeyFront({ ...donkeyLook, ears: 'drooping', torn: true, nod: 22 }),
    520,
    1160,
    2.0,
    { flip: true },
  )
  scene.contactShadow(1200, 1160, 130)
  scene.place(
    maria({
      view: 'back',
      hands: { near: { at: [-84, -156], grip: 'open' }, far: { at: [84, -156], grip: 'open' } },
    }),
    1180,
    1170,
    2.5,
  )
  oma(scene)
  stableFrame(scene)
  return scene
}
