import { gull } from '../../draw/cast/gull.ts'
import { lantern } from '../../draw/cast/lantern.ts'
import { whale } from '../../draw/cast/whale.ts'
import { roundRect } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { sea } from '../../draw/places/sea.ts'
import { motorBoat, motorBoatBack } from '../../draw/props/motor-boat.ts'
import { rings } from '../../draw/props/water.ts'
import { footY, stand, standLit } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { beam, blanket, greatLamp, maren, mother, signalLamp, spanner, tremble } from './figures.ts'
import { cellar, darkLampRoom, ringing } from './inside.ts'
import { fogBanks, gallery, jettyAhead, teeth, wallInFog } from './outside.ts'

const scarf = '#d8584f'

/** The foggy day, and the morning after it. */
export const inTheFog: Record<string, SceneArt> = {
  p7: () => {
    const scene = sea({
      palette: 'winter',
      hour: 'day',
      view: 'open',
      swell: 0.14,
      seed: 11,
      sail: null,
      landOffset: -0.1,
      light: { x: 0.6, y: 0.16, r: 80 },
    })
    teeth(scene, 230, 600, 0.72)
    const [bx, by] = [560, 790]
    scene.begin('cast')
    scene.place(motorBoatBack(), bx, by, 1.1, { flip: true })
    scene.place(
      mother({
        view: 'turned',
        stance: 'seat',
        seatHeight: 60,
        gaze: [0.8, 0.3],
        mood: 'tender',
        hands: { far: { at: [92, -330], grip: 'wave', inFront: true } },
      }),
      bx + 30,
      by - 6,
      0.94,
    )
    scene.place(motorBoat(), bx, by, 1.1, { flip: true })
    rings(scene, bx + 20, by - 8, 220, 3)
    scene.inFront(() => {
      jettyAhead(scene, 1180, 830)
      scene.contactShadow(1160, 1216, 220)
      scene.place(
        maren({
          view: 'turnedAway',
          scarf,
          gaze: [0.9, -0.2],
          hands: { far: { at: [128, -220], grip: 'wave' } },
        }),
        1180,
        1230,
        2.7,
        { flip: true },
      )
    })
    return scene
  },
  p8: () => {
    const scene = new Scene({ palette: 'winter', hour: 'day' })
    scene.add(
      `<rect width="1600" height="1200" fill="${scene.linear('#f6f8f9', '#dfe5ea', 0, 1200)}"/>`,
    )
    teeth(scene, 330, 1010, 1.05, 0.62)
    fogBanks(
      scene,
      [
        { y: 560, size: 90, opacity: 0.5, seed: 3 },
        { y: 800, size: 120, opacity: 0.6, seed: 8 },
        { y: 920, size: 110, opacity: 0.85, seed: 5 },
      ],
      '#f6f8f9',
    )
    scene.begin('cast')
    const rail = [80, 230, 380, 530].map((x) => roundRect(x, 1080 - x * 0.06, 16, 180, 5))
    scene.flat([...rail, 'M40 1080L640 1040V1058L40 1100Z'], '#8a94a4', 0.5)
    wallInFog(scene, () => {
      scene.glow(1180, 560, 260, '#ffd58a', 0.5)
      scene.place(
        maren({
          view: 'front',
          headView: 'turned',
          scarf,
          mood: 'frightened',
          mouth: 'line',
          gaze: [0.8, 0.5],
          hands: {
            near: { at: [-58, -140], grip: 'open', angle: -90, inFront: true },
            far: { at: [60, -132], grip: 'open', angle: -90, inFront: true },
          },
        }),
        1150,
        970,
        2.6,
        { flip: true },
      )
    })
    scene.piece(roundRect(850, 782, 560, 40, 12), '#b98a5e', 2)
    scene.place(gull({ gaze: [0.7, 0.5] }), 1385, 784, 0.9, { flip: true })
    fogBanks(scene, [{ y: 1130, size: 130, opacity: 0.8, seed: 14 }], '#f6f8f9')
    return scene
  },
  p9: () => {
    const scene = darkLampRoom()
    stand(scene, greatLamp(false), 1180, 2.5, { shadow: 90, depth: 30 })
    const { y } = stand(
      scene,
      maren({
        view: 'turned',
        mood: 'frightened',
        mouth: 'shout',
        gaze: [0.9, -0.1],
        lean: 8,
        scarf,
        load: { svg: placed(signalLamp(), { scale: 0.62, y: 60 }), at: [70, -122] },
      }),
      620,
      2.5,
      { flip: true, depth: 110 },
    )
    beam(scene, 370, y - 300, { angle: 184, reach: 420, spread: 16, opacity: 0.7 })
    scene.warm(380, y - 300, 260, '#e2a04a', 0.4)
    scene.glow(370, y - 300, 300, '#ffe39a', 0.9)
    return scene
  },
  p10: () => {
    const pipe = 1040
    const scene = cellar(pipe)
    scene.begin('cast')
    standLit(scene, lantern(), 330, 1.5)
    scene.warm(620, 620, 620, '#e2853a', 0.4)
    stand(
      scene,
      maren({
        view: 'profile',
        lean: 12,
        mood: 'angry',
        gaze: [0.9, -0.3],
        scarf,
        hands: {
          far: {
            at: [74, -170],
            grip: 'grip',
            holding: placed(spanner(), { scale: 1.25 }),
            tilt: 52,
          },
          near: { at: [56, -158], grip: 'grip', inFront: true },
        },
      }),
      720,
      2.15,
    )
    ringing(scene, pipe - 40, 310)
    tremble(scene, pipe, 520, 110, '#ffe39a')
    for (const r of [90, 170, 260]) rings(scene, pipe, 1130, r, 1)
    scene.place(whale({ color: '#2f5f8f', gaze: [-0.5, -0.5] }), 1430, 1180, 0.3, { flip: true })
    return scene
  },
  p11: () => {
    const scene = sea({
      palette: 'winter',
      hour: 'night',
      view: 'open',
      swell: 0.4,
      seed: 6,
      sail: null,
      light: { r: 0 },
    })
    fogBanks(
      scene,
      [
        { y: -120, size: 150, opacity: 0.85, seed: 5 },
        { y: 170, size: 150, opacity: 0.6, seed: 2 },
        { y: 400, size: 140, opacity: 0.5, seed: 7 },
      ],
      '#7f93bb',
    )
    teeth(scene, 300, 860, 2.3, 0.05)
    fogBanks(scene, [{ y: 640, size: 120, opacity: 0.4, seed: 4 }], '#b9c8de')
    scene.begin('cast')
    rings(scene, 640, 1000, 620, 2)
    const back = whale({ pose: 'surface', color: '#3f6492', blow: 90, gaze: [0.8, -0.6] })
    scene.place(back, 560, 1000, 2.6)
    const [bx, by] = [1370, 1010]
    scene.place(motorBoatBack(), bx, by, 1.3, { flip: true })
    scene.place(
      mother({
        view: 'turned',
        stance: 'seat',
        seatHeight: 60,
        gaze: [0.8, 0.6],
        nod: 8,
        lean: 10,
        mood: 'surprised',
        hands: {
          far: {
            at: [104, -262],
            grip: 'grip',
            holding: placed(lantern(), { y: 104, scale: 0.9 }),
            inFront: true,
          },
        },
      }),
      bx + 40,
      by,
      1.25,
      { flip: true },
    )
    scene.glow(bx - 90, by - 270, 380, '#ffd88a', 0.9)
    scene.warm(1180, 900, 320, '#e2a04a', 0.4, 0.6)
    scene.place(motorBoat(), bx, by, 1.3, { flip: true })
    fogBanks(
      scene,
      [
        { y: 1040, size: 120, opacity: 0.3, seed: 12 },
        { y: 1130, size: 110, opacity: 0.6, seed: 9 },
      ],
      '#c9d6e6',
    )
    return scene
  },
  p12: () => {
    const scene = gallery({
      palette: 'gold',
      hour: 'dawn',
      seed: 3,
      light: { x: 0.52, y: 0.2, r: 105 },
      far: (view) => {
        beam(view, 120, 400, { angle: 8, reach: 1500, spread: 7, opacity: 0.8 })
        view.place(whale({ pose: 'tail', color: '#4d6f98' }), 1280, 730, 1.25)
        rings(view, 1280, 734, 140, 3)
      },
    })
    const y = footY(scene, 640, 60)
    scene.piece(roundRect(470, y - 180, 260, 190, 10), '#a06a48', 2)
    stand(
      scene,
      mother({ view: 'back', stance: 'seat', outfit: 'jumper', headTilt: 8 }),
      600,
      2.1,
      {
        depth: 40,
      },
    )
    stand(scene, maren({ view: 'back', headTilt: -8 }), 860, 2.25, { depth: 60 })
    blanket(scene, y)
    scene.place(gull({ gaze: [0.8, 0] }), 1120, 712, 0.8)
    return scene
  },
}
