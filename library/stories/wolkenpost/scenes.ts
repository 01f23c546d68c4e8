import { circle } from '../../draw/paper/geometry.ts'
import { line, placed } from '../../draw/paper/pieces.ts'
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
import {
  dottedWay,
  flakes,
  flash,
  gutter,
  ladder,
  mountains,
  postOffice,
  shout,
  skylight,
} from './set.ts'

export const cover: CoverArt = frontCover

const night = { palette: 'midnight', hour: 'night' } as const

const p1: SceneArt = () => {
  const scene = nightSky({
    palette: 'midnight',
    hour: 'dusk',
    view: 'roofs',
    chimney: 0.9,
    landOffset: -0.22,
    seed: 6,
    light: { x: 0.78, y: 0.16, r: 70 },
  })
  scene.begin('cast')
  skylight(
    scene,
    640,
    1040,
    () => {
      scene.place(
        faridByDay({
          view: 'turned',
          stance: 'leaning',
          mood: 'surprised',
          gaze: [0.9, -0.1],
          hands: {
            far: {
              at: [104, -150],
              grip: 'pinch',
              holding: placed(letter(), { x: 52, y: 6, rotate: 12, scale: 0.9 }),
              inFront: true,
            },
            near: { at: [70, -66], grip: 'open' },
          },
        }),
        600,
        1230,
        2.9,
      )
    },
    1.4,
  )
  gutter(scene, 1096)
  return scene
}

const p2: SceneArt = () => {
  const scene = nightSky({
    ...night,
    view: 'above',
    plants: false,
    seed: 5,
    light: { x: 0.84, y: 0.16, r: 60 },
  })
  const sill = throughWindow(scene, {
    x: 920,
    y: 430,
    w: 1120,
    h: 720,
    wall: '#4a5a8c',
    wood: '#7a5a52',
    isOpen: true,
  })
  const rider = placed(
    zirrus({
      view: 'turned',
      stance: 'seat',
      seatHeight: 84,
      lean: 12,
      gaze: [0.8, 0.4],
      hands: {
        far: {
          at: [92, -262],
          grip: 'pinch',
          holding: placed(letter(), { x: 16, y: 0, rotate: -80, scale: 0.8 }),
          inFront: true,
        },
        near: { at: [66, -130], grip: 'open' },
      },
    }),
    { x: -90, y: -16, scale: 1.12 },
  )
  const opening = `M360 70H1480V${sill + 90}H360Z`
  scene.begin('cast')
  scene.add(`<clipPath id="opening"><path d="${opening}"/></clipPath><g clip-path="url(#opening)">`)
  scene.glow(950, 640, 560, '#cfe6ff', 0.4)
  scene.place(bausch({ riders: rider, gaze: [0.8, 0.4] }), 1000, 842, 1.36, { flip: true })
  scene.add('</g>')
  scene.place(bed('#c8563a', '#7a5a52'), 1360, 1225, 2)
  scene.place(
    farid({
      view: 'turnedAway',
      stance: 'climbing',
      hands: { far: { at: [96, -166], grip: 'open' }, near: { at: [72, -162], grip: 'open' } },
    }),
    290,
    1230,
    2.6,
  )
  return scene
}

const p5: SceneArt = () => {
  const scene = sea({ ...night, view: 'under', bottom: true, seed: 4 })
  dottedWay(scene, 'M330 90C560 160 200 280 520 380')
  scene.glow(540, 480, 420, '#dff4ff', 0.85)
  scene.begin('cast')
  scene.place(letter(), 540, 480, 2.1, { rotate: -18 })
  stand(scene, crab(true, [-0.7, -0.8]), 960, 3, { depth: 90, shadow: 90, rotate: -9 })
  return scene
}

const p6: SceneArt = () => {
  const scene = mountains()
  const sheet = placed(sheetOfPaper(4), { scale: 0.5, x: 10, y: -6 })
  const hanky = placed(sheetOfPaper(null, '#ffffff'), { scale: 0.34, rotate: 20 })
  const riders = both(
    {
      mood: 'tender',
      gaze: [0.8, -0.3],
      hands: { far: { at: [70, -248], grip: 'pinch', holding: hanky, inFront: true } },
    },
    {
      stance: 'tiptoe',
      mood: 'surprised',
      mouth: 'shout',
      gaze: [0.9, -0.5],
      headView: 'profile',
      hands: {
        far: { at: [96, -200], grip: 'grip', holding: sheet },
        near: { at: [52, -176], grip: 'open', inFront: true },
      },
    },
  )
  scene.begin('cast')
  scene.place(bausch({ riders, mood: 'surprised', gaze: [0.7, -0.6] }), 430, 1060, 1.5)
  shout(scene, 560, 600, [130, 210, 290, 370])
  for (const [x, y, r] of [
    [1120, 400, 60],
    [1290, 660, 46],
    [1430, 330, 36],
  ] as const)
    scene.add(
      `<g transform="rotate(180 ${x} ${y})" opacity=".85">${line(`M${x + r} ${y - r}A${r * 1.3} ${r * 1.3} 0 0 1 ${x + r} ${y + r}M${x + r * 1.6} ${y - r * 1.4}A${r * 2} ${r * 2} 0 0 1 ${x + r * 1.6} ${y + r * 1.4}`, '#ffe9a8', 8)}</g>`,
    )
  return scene
}

const p7: SceneArt = () => {
  const scene = postOffice()
  scene.place(bausch({ mood: 'surprised', gaze: [0.8, 0] }), 1330, 940, 1.02, { flip: true })
  ladder(scene, 330, 1010)
  scene.place(
    zirrus({
      view: 'turnedAway',
      stance: 'climbing',
      headView: 'turned',
      gaze: [0.9, 0.3],
      hands: {
        far: { at: [80, -330], grip: 'pinch', holding: placed(letter(), { y: -20, scale: 0.6 }) },
      },
    }),
    330,
    960,
    1.7,
  )
  stand(
    scene,
    farid({
      view: 'turned',
      stance: 'standing',
      mood: 'surprised',
      gaze: [0.9, 0],
      lean: 6,
      hands: { far: { at: [120, -150], grip: 'point' }, near: { at: [30, -140], grip: 'open' } },
    }),
    640,
    2.7,
    { depth: 220 },
  )
  flash(scene, 1010, 190, 1.1)
  return scene
}

const p8: SceneArt = () => {
  const scene = street({ ...night, view: 'door', seed: 3, lamps: [], light: { r: 0 } })
  scene.place(redSledge(), 1262, 672, 0.8)
  const y = footY(scene, 700, 60)
  scene.glow(900, y - 330, 720, '#dcecff', 0.4)
  scene.begin('cast')
  scene.place(bausch({ color: '#ffffff', gaze: [0.8, 0.3] }), 1010, y + 50, 1.2, {
    flip: true,
  })
  flakes(scene, 6, 640, 1500, y - 110)
  scene.piece([circle(1160, 590, 9), circle(1190, 660, 10)], '#ffffff', 1)
  stand(
    scene,
    zirrus({
      view: 'profile',
      lean: 8,
      mood: 'tender',
      gaze: [0.9, 0.2],
      hands: {
        far: { at: [52, -268], grip: 'open', inFront: true },
        near: { at: [40, -180], grip: 'rest' },
      },
    }),
    150,
    2.2,
    { depth: 100 },
  )
  stand(
    scene,
    farid({
      view: 'profile',
      gaze: [0.7, 0.6],
      nod: 8,
      mouth: 'gasp',
      hands: {
        far: {
          at: [70, -122],
          grip: 'grip',
          holding: placed(sheetOfPaper(4), { scale: 0.62, x: 18, y: -26, rotate: -6 }),
        },
        near: { at: [58, -112], grip: 'grip', inFront: true },
      },
    }),
    400,
    2.6,
    { depth: 200 },
  )
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
