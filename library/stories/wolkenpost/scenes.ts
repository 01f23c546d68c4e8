import { circle } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { nightSky } from '../../draw/places/night-sky.ts'
import { throughWindow } from '../../draw/places/opening.ts'
import { sea } from '../../draw/places/sea.ts'
import { street } from '../../draw/places/street.ts'
import { bed } from '../../draw/props/furniture.ts'
import { sheetOfPaper } from '../../draw/props/post.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import { bausch, both, crab, farid, faridByDay, letter, redSledge, zirrus } from './figures.ts'
import { p9, p10, p11, p12 } from './morning-scenes.ts'
import { p3, p4 } from './night-flight.ts'
import { dottedWay, flakes, flash, gutter, mountains, postOffice, shout, skylight } from './set.ts'

export const cover: CoverArt = frontCover

const night = { palette: 'midnight', hour: 'night' } as const

const p1: SceneArt = () => {
  const scene = nightSky({
    palette: 'midnight',
    hour: 'dusk',
    view: 'roofs',
    chimney: 0.86,
    landOffset: -0.24,
    seed: 6,
    light: { x: 0.24, y: 0.16, r: 70 },
  })
  const hold = placed(letter(), { x: 40, y: 10, rotate: 12, scale: 0.9 })
  skylight(scene, 700, 1040, () => {
    scene.place(
      faridByDay({ arms: 'reaching', holding: hold, turn: 8, mood: 'surprised' }),
      700,
      1180,
      2.15,
    )
  })
  gutter(scene, 1096)
  return scene
}

const p2: SceneArt = () => {
  const scene = nightSky({
    ...night,
    view: 'above',
    plants: false,
    seed: 5,
    light: { x: 0.3, y: 0.16, r: 60 },
  })
  const riders = placed(zirrus({ arms: 'raised', turn: 6 }), { x: -60, y: -60, scale: 1 })
  scene.place(bausch({ riders }), 640, 800, 1.25)
  throughWindow(scene, {
    x: 640,
    y: 480,
    w: 980,
    h: 680,
    wall: '#4a5a8c',
    wood: '#7a5a52',
    isOpen: true,
  })
  scene.place(bed('#c8563a', '#7a5a52'), 330, 1180, 1.6)
  scene.place(farid({ turn: -8, mood: 'surprised', arms: 'both' }), 1250, 1190, 2.05)
  return scene
}

const p5: SceneArt = () => {
  const scene = sea({ ...night, view: 'under', bottom: true, seed: 4 })
  dottedWay(scene, 'M760 140C980 220 560 330 720 450')
  scene.glow(730, 520, 330, '#dff4ff', 0.8)
  scene.add(placed(letter(), { x: 730, y: 520, rotate: -18, scale: 1.7 }))
  stand(scene, crab(true), 880, 1.9, { depth: 60, shadow: 90 })
  return scene
}

const p6: SceneArt = () => {
  const scene = mountains()
  const sheet = placed(sheetOfPaper(4), { scale: 0.5, x: -6, y: 10 })
  const riders = both(
    {
      turn: 6,
      arms: 'holding',
      holding: placed(sheetOfPaper(null, '#ffffff'), { scale: 0.4, y: -40 }),
    },
    { arms: 'raised', holding: sheet, mood: 'surprised', turn: 8 },
  )
  scene.place(bausch({ riders, mood: 'surprised' }), 500, 900, 1.45)
  shout(scene, 640, 560, [90, 150, 210, 270])
  shout(scene, 1010, 440, [30, 60], '#ffe9a8')
  return scene
}

const p7: SceneArt = () => {
  const scene = postOffice()
  scene.place(bausch({ mood: 'surprised' }), 1290, 930, 0.98, { flip: true })
  stand(
    scene,
    zirrus({ turn: 7, arms: 'holding', holding: placed(letter(), { scale: 0.8 }) }),
    430,
    1.75,
    { depth: 110 },
  )
  stand(scene, farid({ arms: 'pointing', turn: 8, mood: 'surprised' }), 800, 1.9, { depth: 120 })
  flash(scene, 1010, 190, 1.1)
  return scene
}

const p8: SceneArt = () => {
  const scene = street({ ...night, view: 'door', seed: 3, lamps: [], light: { r: 0 } })
  scene.place(redSledge(), 1262, 672, 0.8)
  const y = footY(scene, 700, 40)
  const read = placed(sheetOfPaper(4), { scale: 0.7, y: -6 })
  scene.glow(700, y - 300, 620, '#dcecff', 0.35)
  scene.place(bausch({ color: '#ffffff' }), 880, y - 130, 0.92, { flip: true })
  flakes(scene, 6, 600, 1180, y - 110)
  scene.piece([circle(1160, 590, 9), circle(1190, 660, 10)], '#ffffff', 1)
  stand(scene, zirrus({ turn: 6 }), 220, 1.6, { depth: 60 })
  stand(scene, farid({ arms: 'holding', holding: read, turn: 6 }), 420, 1.8, { depth: 90 })
  return scene
}

export const scenes: Record<string, SceneArt> = {
  p1,
  p2,
  p3,
  p4,
  p5,
  p6,
  p7,
  p8,
  p9,
  p10,
  p11,
  p12,
}
