import { gull } from '../../draw/cast/gull.ts'
import { lantern } from '../../draw/cast/lantern.ts'
import { whale } from '../../draw/cast/whale.ts'
import { roundRect } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { sea } from '../../draw/places/sea.ts'
import { jetty } from '../../draw/props/jetty.ts'
import { motorBoat, motorBoatBack } from '../../draw/props/motor-boat.ts'
import { rings } from '../../draw/props/water.ts'
import { footY, stand, standLit } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import {
  blanket,
  greatLamp,
  logbook,
  maren,
  mother,
  signalLamp,
  spanner,
  tremble,
} from './figures.ts'
import { cellar, darkLampRoom, foggyWindow, ringing } from './inside.ts'
import { fogBanks, gallery, teeth } from './outside.ts'

/** The foggy day, and the morning after it. */
export const inTheFog: Record<string, SceneArt> = {
  p7: () => {
    const scene = sea({
      palette: 'winter',
      hour: 'day',
      view: 'open',
      swell: 0.18,
      seed: 11,
      light: { x: 0.74, y: 0.2, r: 80 },
    })
    teeth(scene, 240, 690, 0.9)
    const [bx, by] = [600, 850]
    scene.place(motorBoatBack(), bx, by, 1.15)
    scene.place(mother({ pose: 'sitting', arms: 'raised', turn: -7 }), bx - 40, by - 8, 0.98, {
      flip: true,
    })
    scene.place(motorBoat(), bx, by, 1.15, { flip: true })
    rings(scene, bx + 20, by - 8, 230, 2)
    scene.place(jetty(800, 240), 900, 945, 1.15, { flip: true })
    scene.contactShadow(1130, 948, 130)
    scene.place(maren({ arms: 'raised', turn: 7, scarf: '#d8584f' }), 1130, 950, 1.95, {
      flip: true,
    })
    return scene
  },
  p8: () => {
    const scene = foggyWindow((view) => {
      teeth(view, 1010, 690, 0.8, 0.72)
      fogBanks(
        view,
        [
          { y: 520, size: 90, opacity: 0.6, seed: 3 },
          { y: 640, size: 110, opacity: 0.85, seed: 8 },
        ],
        '#f4f6f7',
      )
    })
    stand(scene, maren({ turn: 7, mood: 'sad', scarf: '#d8584f' }), 470, 2.05, { depth: 40 })
    stand(scene, gull(), 1330, 0.95, { depth: 30, flip: true, shadow: 40 })
    return scene
  },
  p9: () => {
    const scene = darkLampRoom()
    stand(scene, greatLamp(false), 1120, 1.75, { shadow: 90 })
    const { y } = stand(scene, signalLamp(), 700, 1.7, { depth: 50, shadow: 50 })
    stand(scene, maren({ arms: 'reaching', mood: 'sad', turn: 8, scarf: '#d8584f' }), 430, 2.05, {
      depth: 40,
    })
    scene.warm(800, y - 177, 260, '#e2a04a', 0.5)
    scene.glow(800, y - 177, 220, '#ffe39a', 0.9)
    return scene
  },
  p10: () => {
    const scene = cellar(1060)
    standLit(scene, lantern(), 330, 1.7, { depth: -10 })
    scene.warm(560, 820, 620, '#e2853a', 0.35)
    stand(
      scene,
      maren({
        arms: 'raised',
        holding: placed(spanner(), { rotate: 48, scale: 1.05 }),
        mood: 'angry',
        turn: 8,
        scarf: '#d8584f',
      }),
      700,
      2.05,
      { depth: 50 },
    )
    ringing(scene, 1000, 520)
    tremble(scene, 1060, 700, 150, '#ffe39a')
    return scene
  },
  p11: () => {
    const scene = sea({
      palette: 'winter',
      hour: 'night',
      view: 'open',
      swell: 0.4,
      seed: 6,
      light: { r: 0 },
    })
    teeth(scene, 250, 830, 1.35, 0.3)
    fogBanks(
      scene,
      [
        { y: 170, size: 150, opacity: 0.4, seed: 2 },
        { y: 400, size: 140, opacity: 0.4, seed: 7 },
        { y: 590, size: 120, opacity: 0.35, seed: 4 },
      ],
      '#b9c8de',
    )
    rings(scene, 540, 970, 560, 2)
    scene.place(whale({ pose: 'surface', color: '#3f6492', blow: 110 }), 510, 965, 2.1)
    const [bx, by] = [1300, 1015]
    scene.place(motorBoatBack(), bx, by, 1.55)
    const held = placed(lantern(), { y: 108, scale: 0.9 })
    scene.place(
      mother({ pose: 'sitting', arms: 'raised', holding: held, turn: 6, mood: 'surprised' }),
      bx - 10,
      by + 8,
      1.3,
      { flip: true },
    )
    scene.glow(bx - 116, by - 330, 300, '#ffd88a', 0.85)
    scene.place(motorBoat(), bx, by, 1.55, { flip: true })
    fogBanks(
      scene,
      [
        { y: 1010, size: 120, opacity: 0.3, seed: 12 },
        { y: 1120, size: 110, opacity: 0.6, seed: 9 },
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
      light: { x: 0.42, y: 0.24, r: 105 },
      far: (view) => {
        view.place(whale({ pose: 'tail', color: '#4d6f98' }), 1230, 800, 1.15)
        rings(view, 1230, 804, 130, 3)
      },
    })
    scene.piece(roundRect(430, footY(scene, 520, 16) - 150, 190, 160, 10), '#a06a48', 2)
    stand(scene, mother({ pose: 'sitting', outfit: 'jumper', turn: 6 }), 520, 1.75, { depth: 16 })
    stand(scene, maren({ arms: 'holding', turn: 7 }), 820, 1.9, { depth: 40 })
    blanket(scene, footY(scene, 640, 20))
    scene.place(logbook(), 850, footY(scene, 640, 20) - 205, 1.9)
    scene.place(gull(), 1060, 712, 0.66).place(gull(), 1420, 712, 0.6, { flip: true })
    return scene
  },
}
