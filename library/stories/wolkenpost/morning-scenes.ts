import { placed } from '../../draw/paper/pieces.ts'
import { nightSky } from '../../draw/places/night-sky.ts'
import { throughWindow } from '../../draw/places/opening.ts'
import { sea } from '../../draw/places/sea.ts'
import { table } from '../../draw/props/furniture.ts'
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
  const page = placed(sheetOfPaper(2), { scale: 0.86, y: 4 }) + placed(pencil(), { x: 20, y: -6 })
  amongBillows(scene, () => {
    scene.place(farid({ arms: 'holding', holding: page, bowed: true, turn: -4 }), 960, 1290, 4.2)
    scene.place(envelope(letterPaper), 520, 820, 2.4, { rotate: -10 })
    reachingIn(scene, 380, 880, '#3a5fae', '#f2c6a0')
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
      scene.place(jiddo({ arms: 'reaching', mood: 'surprised', turn: -8 }), 1140, 1060, 1.6, {
        flip: true,
      })
    })
    scene.place(mug('#3f84c4'), x + 120, sill - 2, 0.8)
    scene.place(lemonTree(), 820, 1090, 1.15)
    dottedWay(scene, 'M430 400C640 420 560 560 740 520C840 500 880 560 930 610')
    scene.place(
      bausch({ riders: both({ turn: 8 }, { arms: 'pointing', turn: 8 }) }),
      330,
      420,
      0.72,
    )
    flyingLetters(scene, [[950, 640, 0.85, 20]])
  })
  return scene
}

/** Home again: a nudge with the carrot at the skylight. */
export const p11: SceneArt = () => {
  const scene = morningRoof()
  const rider = placed(zirrus({ foggy: false, arms: 'open', turn: 8 }), {
    x: -50,
    y: -66,
    scale: 0.92,
  })
  scene.begin('cast')
  skylight(scene, 1230, 1020, () => {
    scene.place(bausch({ riders: rider, color: '#fffaf0' }), 640, 1000, 1.45)
    scene.place(farid({ arms: 'raised', turn: -6 }), 1235, 1180, 1.95)
  })
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
    wall: '#f0d9a8',
    wood: '#b9824e',
    isOpen: true,
  })
  scene.place(
    faridByDay({ arms: 'holding', holding: placed(pencil(), { x: 10, y: 14 }), bowed: true }),
    560,
    1060,
    2.2,
  )
  scene.place(table('#a9704a', '#5f9f9a'), 620, 1240, 3)
  const top = 1240 - 120 * 3
  scene.add(placed(sheetOfPaper(2), { x: 520, y: top - 16, rotate: 84, scale: 0.9 }))
  scene.add(placed(sheetOfPaper(null), { x: 760, y: top - 14, rotate: 96, scale: 0.9 }))
  scene.add(placed(lemon(), { x: 930, y: top - 34, scale: 1.5 }))
  scene.add(placed(sheetOfPaper(4, letterPaper), { x: 330, y: top - 52, rotate: -10, scale: 1.1 }))
  return scene
}
