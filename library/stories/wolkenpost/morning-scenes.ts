import { placedAt } from '../../draw/cast/toward.ts'
import { polygon } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { nightSky } from '../../draw/places/night-sky.ts'
import { throughWindow } from '../../draw/places/opening.ts'
import { sea } from '../../draw/places/sea.ts'
import { stool, table } from '../../draw/props/furniture.ts'
import { envelope, pencil, sheetOfPaper } from '../../draw/props/post.ts'
import { mug } from '../../draw/props/winter.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { amongBillows, morningRoof, reachingIn } from './aloft.ts'
import {
  bausch,
  both,
  farid,
  faridByDay,
  jiddo,
  lemon,
  lemonTree,
  letterPaper,
  zirrus,
} from './figures.ts'
import { dottedWay, flyingLetters, gutter, skylight, whiteHouse } from './set.ts'

/** Farid writes, close by; the postwoman's hand holds the envelope. */
export const p9: SceneArt = () => {
  const scene = sea({
    palette: 'midnight',
    hour: 'dawn',
    view: 'open',
    swell: 0.4,
    seed: 7,
    sail: null,
    plants: false,
    landOffset: 0.02,
    light: { x: 0.2, y: 0.5, r: 70 },
  })
  const page = placed(sheetOfPaper(2), { scale: 0.84, x: 34, y: -34, rotate: 10 })
  amongBillows(scene, () => {
    scene.place(
      farid({
        view: 'turned',
        stance: 'seat',
        seatHeight: 60,
        lean: 6,
        nod: 16,
        mood: 'thoughtful',
        gaze: [0.5, 0.9],
        hands: {
          near: { at: [24, -80], grip: 'grip', holding: page },
          far: { at: [66, -122], grip: 'pinch', holding: pencil(), inFront: true },
        },
      }),
      900,
      1270,
      5,
    )
    scene.place(envelope(letterPaper), 420, 850, 2.4, { rotate: -10 })
    reachingIn(scene, 290, 910, '#3a5fae', '#f2c6a0')
  })
  return scene
}

/** The white house with the lemon tree. */
export const p10: SceneArt = () => {
  const scene = sea({
    palette: 'sunrise',
    hour: 'dawn',
    view: 'open',
    swell: 0.3,
    seed: 3,
    sail: 0.1,
    plants: false,
    light: { x: 0.36, y: 0.44, r: 100 },
  })
  scene.inFront(() => {
    const [x, sill] = whiteHouse(scene, () => {
      const at = placedAt(1150, 1060, 1.75, { flip: true })
      scene.place(
        jiddo({
          view: 'turned',
          mood: 'joyful',
          gaze: [0.9, -0.1],
          lean: 8,
          hands: { far: { at: at.toFigure([1010, 650]), grip: 'open' } },
        }),
        1150,
        1060,
        1.75,
        { flip: true },
      )
    })
    scene.place(mug('#3f84c4'), x + 120, sill - 2, 0.8)
    scene.place(lemonTree(), 820, 1090, 1.15)
    dottedWay(scene, 'M430 400C640 420 560 560 740 520C840 500 880 560 930 610')
    scene.place(
      bausch({
        gaze: [0.8, 0.5],
        riders: both(
          { gaze: [0.9, 0.5] },
          { gaze: [0.9, 0.5], lean: 8, hands: { far: { at: [92, -110], grip: 'point' } } },
        ),
      }),
      330,
      430,
      0.85,
    )
    flyingLetters(scene, [[950, 640, 0.85, 20]])
  })
  return scene
}

/** Home again: a nudge with the carrot at the skylight. */
export const p11: SceneArt = () => {
  const scene = morningRoof()
  const rider = placed(
    zirrus({
      foggy: false,
      headView: 'turned',
      stance: 'seat',
      seatHeight: 84,
      mood: 'joyful',
      gaze: [0.8, 0.3],
      hands: { near: { at: [-92, -262], grip: 'open' }, far: { at: [104, -282], grip: 'open' } },
    }),
    { x: -90, y: -20, scale: 1.05 },
  )
  scene.begin('cast')
  skylight(
    scene,
    1290,
    1030,
    () => {
      scene.place(
        farid({
          view: 'turned',
          mood: 'joyful',
          gaze: [0.8, -0.5],
          hands: { near: { at: [-70, -236], grip: 'wave' }, far: { at: [70, -120], grip: 'open' } },
        }),
        1330,
        1230,
        2.3,
        { flip: true },
      )
      scene.place(bausch({ riders: rider, color: '#fffaf0', gaze: [0.9, -0.4] }), 650, 1010, 1.6)
    },
    1.1,
  )
  gutter(scene, 1096)
  return scene
}

/** A week later, at the window. */
export const p12: SceneArt = () => {
  const light = { x: 0.56, y: 0.12, r: 70 }
  const roofs = { view: 'roofs', chimney: 0.78, landOffset: -0.16 } as const
  const scene = nightSky({ palette: 'ocean', hour: 'day', seed: 10, light, ...roofs })
  scene.place(bausch(), 1130, 330, 0.62, { flip: true })
  throughWindow(scene, {
    x: 1080,
    y: 400,
    w: 760,
    h: 560,
    wall: '#a9c0d8',
    wood: '#b9824e',
    isOpen: true,
  })
  scene.begin('cast')
  scene.place(table('#a9704a', '#5f9f9a'), 880, 1230, 2.9)
  const top = 1230 - 120 * 2.9
  const board = polygon([
    [470, top - 74],
    [1290, top - 74],
    [1332, top + 6],
    [428, top + 6],
  ])
  scene.piece(board, print('checks', '#7fb8b0', '#6aa69f', { size: 60 }), 1)
  for (const [svg, x, rotate] of [
    [sheetOfPaper(2), 640, 78],
    [sheetOfPaper(null), 830, 98],
    [sheetOfPaper(4, letterPaper), 1020, -16],
  ] as const)
    scene.add(
      `<g transform="translate(${x} ${top - 36}) scale(1.15 .5)">${placed(svg, { rotate })}</g>`,
    )
  scene.place(lemon(), 1200, top - 50, 1.5)
  scene.place(stool('#a9704a'), 330, 1180, 2.4)
  scene.place(
    faridByDay({
      view: 'profile',
      stance: 'seat',
      seatHeight: 66,
      lean: 8,
      gaze: [0.9, -0.3],
      mood: 'joyful',
      hands: {
        far: { at: [96, -132], grip: 'pinch', holding: pencil() },
        near: { at: [84, -120], grip: 'open' },
      },
    }),
    360,
    1190,
    2.6,
  )
  return scene
}
