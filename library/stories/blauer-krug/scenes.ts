import { childJoints } from '../../draw/cast/child.ts'
import { gazeAt, placedAt, standsAt } from '../../draw/cast/toward.ts'
import { tulip } from '../../draw/landscape/flowers.ts'
import { mix } from '../../draw/paper/color.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { garden } from '../../draw/places/garden.ts'
import { room } from '../../draw/places/room.ts'
import { village } from '../../draw/places/village.ts'
import { openWindow } from '../../draw/places/window-outside.ts'
import { chair, longTable, plate } from '../../draw/props/dining.ts'
import { bed, pot, stool } from '../../draw/props/furniture.ts'
import { dryGrasses, jug } from '../../draw/props/jug.ts'
import {
  clothesLine,
  foldedSheet,
  hangingSheet,
  sheetGhost,
  windCurl,
} from '../../draw/props/laundry.ts'
import { bench } from '../../draw/props/outdoors.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import { ginger, oma, plateStack, samir } from './figures.ts'
import { imagined, omasKitchen, slopingRoof, tableFromItsEnd } from './set.ts'

export const cover: CoverArt = frontCover

const palette = 'sunrise' as const
const noodles = '#f2c85a'
const sky = { sun: 'slices', clouds: 'slices', sheets: 'waves' } as const

/** Up on the pot on the stool, on tiptoe, with the tips of the fingers. */
const p1: SceneArt = () => {
  const scene = omasKitchen('day', null)
  const y = stand(scene, stool('#b98256'), 800, 3.1, { depth: 150, shadow: 64 }).y
  const potTop = y - 66 * 3.1 - 72 * 2.4
  scene.place(pot('#6a7088'), 800, y - 66 * 3.1 - 74 * 2.4, 2.4, { rotate: 180 })
  const rim = [902, 200] as const
  const his = placedAt(800, potTop + 4, 2.1)
  const pose = { view: 'turned', stance: 'tiptoe', lean: 3, headTilt: -8 } as const
  const reaching = samir({
    ...pose,
    mood: 'joyful',
    mouth: 'tongue',
    gaze: gazeAt(his, childJoints(pose).eyes, [1000, 150]),
    hands: {
      near: { at: [-70, -150], grip: 'open' },
      far: { at: his.toFigure(rim), grip: 'point' },
    },
  })
  scene.place(reaching, 800, potTop + 4, 2.1)
  scene.place(jug(), 990, 236, 1.4, { rotate: -9 })
  return scene
}

/** He looks away from the sheet that hangs as still as a board. */
const p2: SceneArt = () => {
  const light = { x: 0.2, y: 0.16, r: 80 }
  const scene = garden({ palette, hour: 'day', house: false, seed: 5, light, sky })
  stand(scene, clothesLine(760, 380), 1020, 2.1, { depth: -30, shadow: 0 })
  const y = footY(scene, 1020, -30) - 350 * 2.1
  scene.place(hangingSheet(440, 310), 1200, y, 2.05)
  const hers = standsAt(scene, 730, 2.15, { depth: 50 })
  const pegging = oma({
    view: 'turnedAway',
    stance: 'standing',
    headView: 'turned',
    gaze: [-0.9, 0.3],
    hands: {
      near: { at: hers.toFigure([830, y + 20]), grip: 'pinch' },
      far: { at: hers.toFigure([900, y + 10]), grip: 'pinch' },
    },
  })
  stand(scene, pegging, 730, 2.15, { depth: 50 })
  const fibbing = samir({
    view: 'turned',
    mood: 'sad',
    headTilt: 8,
    gaze: [0.9, 0.6],
    hands: { near: { at: [-26, -70], grip: 'fist' }, far: { at: [24, -66], grip: 'fist' } },
  })
  stand(scene, fibbing, 330, 3.3, { depth: 400, flip: true })
  return scene
}

/** The accused sleeps. */
const p3: SceneArt = () => {
  const light = { x: 0.74, y: 0.15, r: 90 }
  const scene = village({ palette, hour: 'day', view: 'house-left', seed: 6, light, sky })
  const asleep = [560, 860] as const
  const turn = { depth: 70, flip: true }
  const his = standsAt(scene, 1080, 2.2, turn)
  const hers = standsAt(scene, 1400, 2.15, { ...turn, depth: 30 })
  const listening = oma({
    view: 'turned',
    headTilt: 8,
    mood: 'sly',
    gaze: gazeAt(hers, [14, -290], asleep),
    hands: {
      near: { at: [34, -176], grip: 'flat', holding: placed(plate(), { x: 24 }) },
      far: { at: [64, -178], grip: 'flat' },
    },
  })
  stand(scene, listening, 1400, 2.15, { ...turn, depth: 30 })
  const accusing = samir({
    view: 'turned',
    lean: 6,
    mouth: 'gasp',
    gaze: [0.9, 0.5],
    headTilt: 4,
    hands: {
      near: { at: [-46, -108], grip: 'rest', elbow: [-1, 0.2] },
      far: { at: his.toFigure([850, 720]), grip: 'point' },
    },
  })
  stand(scene, accusing, 1080, 2.2, turn)
  scene.inFront(() => {
    scene.contactShadow(430, 1190, 500)
    scene.place(bench('#a9704a'), 430, 1220, 3.4)
    scene.place(ginger({ pose: 'sleeping' }), 450, 1220 - 66 * 3.4, 3.2)
  })
  return scene
}

/** Over Oma's shoulder: how big the ghost was. */
const p4: SceneArt = () => {
  const scene = room({
    palette,
    hour: 'dusk',
    window: 0.2,
    furniture: {},
    seed: 7,
    wall: '#e0a48a',
    light: { r: 50 },
  })
  slopingRoof(scene, mix('#8a5a4a', scene.mood.tone(0.6), 0.3))
  imagined(scene, 700, 1000, 3.1)
  const { y } = stand(scene, bed('#5f8fc2', '#b98256'), 600, 2.7, { depth: 90, shadow: 190 })
  const telling = samir({
    stance: 'kneeling',
    view: 'front',
    mood: 'surprised',
    mouth: 'gasp',
    headTilt: 5,
    gaze: [0.8, -0.1],
    hands: { near: { at: [-92, -150], grip: 'open' }, far: { at: [92, -156], grip: 'open' } },
  })
  scene.place(telling, 680, y - 96 * 2.7, 2.4)
  const listening = oma({
    view: 'turnedAway',
    stance: 'seat',
    headTilt: 6,
    gaze: [0.8, -0.2],
  })
  scene.inFront(() => scene.place(listening, 1330, 1480, 3.9, { flip: true }))
  return scene
}

/** Everybody has come: from Samir's place one sees all the guests. */
const p5: SceneArt = () => {
  const scene = omasKitchen('dusk', 0.5)
  const host = oma({
    view: 'front',
    mood: 'joyful',
    headTilt: -5,
    gaze: [-0.5, 0.3],
    hands: { near: { at: [-120, -210], grip: 'open' }, far: { at: [120, -214], grip: 'open' } },
  })
  scene.place(host, 800, 970, 1.95)
  scene.place(chair(), 520, 1010, 2.1)
  tableFromItsEnd(scene, 690, 1180)
  scene.place(chair('#a9683f'), 230, 1270, 2.9).place(sheetGhost(), 240, 1250, 2.7, { rotate: 5 })
  scene.place(chair('#a9683f'), 1390, 1270, 2.9)
  const sitting = ginger({ headView: 'turned', gaze: [0.8, 0.3], tail: 'up' })
  scene.place(sitting, 1390, 1270 - 112 * 2.9, 3, { flip: true })
  for (const [x, y, s] of [
    [800, 760, 1.25],
    [615, 830, 1.4],
    [520, 1010, 1.9],
    [1090, 1010, 1.9],
    [800, 1120, 2.2],
  ] as const)
    scene.place(plate(noodles), x, y, s)
  for (const [x, y, s] of [
    [360, 240, 1.25],
    [950, 340, 1.3],
    [640, 90, 1.1],
  ] as const)
    scene.place(windCurl('#fff6e6'), x, y, s)
  const hiding = samir({ view: 'turnedAway', stance: 'cowering', headTilt: 4 })
  scene.inFront(() => scene.place(hiding, 800, 1570, 3))
  return scene
}

/** Only two plates are left. */
const p6: SceneArt = () => {
  const scene = omasKitchen('night', 0.5)
  scene.warm(860, 760, 680, '#f0a04a', 0.35).glow(800, 380, 420, '#ffd88a', 0.7)
  scene.contactShadow(1370, 1216, 220)
  scene.place(chair(), 1370, 1216, 2.6).place(foldedSheet(), 1370, 934, 2.3)
  scene.place(ginger({ pose: 'sleeping' }), 1374, 840, 2)
  const clearing = oma({
    view: 'turned',
    mood: 'tender',
    headTilt: 10,
    gaze: [0.8, 0.6],
    hands: {
      near: { at: [30, -170], grip: 'flat', holding: placed(plateStack, { x: 26 }) },
      far: { at: [60, -166], grip: 'open' },
    },
  })
  scene.place(clearing, 330, 1420, 3.1)
  const confessing = samir({
    view: 'turned',
    mood: 'sad',
    headTilt: -10,
    gaze: [0.7, -0.6],
    hands: {
      near: { at: [-20, -80], grip: 'rest' },
      far: { at: [58, -190], grip: 'open', angle: -80, inFront: true },
    },
  })
  scene.place(confessing, 880, 1440, 3.1, { flip: true })
  longTable(scene, 1070, '#c95f6e', scene.left - 60, 1180)
  scene.inFront(() => {
    scene.place(plate(noodles), 330, 1078, 2).place(plate(noodles), 850, 1078, 2)
  })
  return scene
}

/** The wind goes through the cracks. */
const p7: SceneArt = () => {
  const scene = new Scene({ palette, hour: 'dawn' })
  const pane = { x: 800, y: 540, w: 860, h: 760 }
  const sill = openWindow(scene, pane, () => {
    scene.glow(800, 330, 560, '#fff0c8', 0.7)
    const hers = { view: 'turned', headTilt: 10, mood: 'tender', gaze: [0.8, 0.5] } as const
    const embracing = oma({ ...hers, hands: { near: { at: [10, -150], grip: 'rest' } } })
    scene.place(embracing, 530, 1330, 2.8)
    const admiring = samir({
      view: 'turned',
      headTilt: 4,
      gaze: [0.9, 0.2],
      hands: { far: { at: [92, -132], grip: 'point', inFront: true } },
    })
    scene.place(admiring, 1125, 1230, 2.8, { flip: true })
  })
  scene.place(jug({ mended: true }), 800, sill + 6, 2.3).place(dryGrasses(), 792, sill - 344, 1.9)
  scene.place(windCurl('#ffffff'), 600, 230, 1.2)
  for (const [i, x] of [130, 240, 350, 1260, 1370, 1480].entries())
    scene.add(tulip(x, 1230, 200 + (i % 3) * 30, i % 2 === 0 ? '#e8626b' : '#ffd166'))
  return scene
}

export const scenes: Record<string, SceneArt> = { p1, p2, p3, p4, p5, p6, p7 }
