import { gull } from '../../kit/cast/gull.ts'
import { lantern } from '../../kit/cast/lantern.ts'
import { placed, strip } from '../../kit/cast/parts.ts'
import { whale } from '../../kit/cast/whale.ts'
import { roundRect } from '../../kit/geometry.ts'
import { sea } from '../../kit/places/sea.ts'
import { bedFront } from '../../kit/props/bed-front.ts'
import { jetty } from '../../kit/props/jetty.ts'
import { motorBoat, motorBoatBack } from '../../kit/props/motor-boat.ts'
import { bubbles, lighthouse } from '../../kit/props/sea-things.ts'
import { spout } from '../../kit/props/spout.ts'
import { rings } from '../../kit/props/water.ts'
import { footing, stand, standLit } from '../../kit/stage.ts'
import type { CoverArt, SceneArt } from '../../kit/story-art.ts'
import { frontCover } from './cover.ts'
import {
  beam,
  blanket,
  emptyChair,
  greatLamp,
  logbook,
  mother,
  nela,
  signalLamp,
  spanner,
  tremble,
} from './figures.ts'
import { cellar, darkLampRoom, foggyWindow, ringing, towerRoom } from './inside.ts'
import { fogBanks, gallery, teeth, towerRail, towerTop } from './outside.ts'

export const cover: CoverArt = frontCover

export const scenes: Record<string, SceneArt> = {
  p1: () => {
    const scene = sea({
      palette: 'meer',
      hour: 'dusk',
      view: 'open',
      swell: 0.25,
      seed: 4,
      light: { x: 0.3, y: 0.36, r: 110 },
    })
    scene.place(lighthouse(true), 1180, 880, 1.14)
    scene.glow(1180, 290, 330, '#ffe7a6', 0.8)
    beam(scene, 1180, 288, { angle: 172, reach: 1200, spread: 5, opacity: 0.5 })
    for (const [x, y, s] of [
      [860, 200, 0.8],
      [560, 190, 0.62],
      [1400, 250, 0.7],
      [980, 430, 0.5],
    ] as const)
      scene.place(gull({ pose: 'flying' }), x, y + 80 * s, s * 0.66, { flip: x > 900 })
    scene.place(jetty(800, 200), 190, 905, 1.1, { flip: true })
    scene.contact(420, 908, 130).contact(690, 908, 100)
    scene.place(nela({ turn: 6 }), 420, 910, 1.75)
    scene.place(mother({ arms: 'pointing', turn: 7 }), 690, 910, 1.6)
    return scene
  },
  p2: () => {
    const scene = towerRoom()
    const sleeper = placed(
      nela({
        pose: 'standing',
        outfit: 'pyjamas',
        color: '#8fb8d8',
        arms: 'raised',
        mood: 'surprised',
        turn: 6,
      }),
      { y: -54 },
    )
    stand(scene, bedFront(sleeper, { quiltTop: 134, quilt: '#3f7f8a' }), 560, 1.95, { shadow: 190 })
    tremble(scene, 722, 512, 48)
    stand(scene, emptyChair(), 1080, 1.9, { depth: 40, shadow: 80 })
    tremble(scene, 1054, footing(scene, 1080, 40) - 108, 124)
    return scene
  },
  p3: () => {
    const scene = gallery({
      seed: 6,
      side: 'right',
      light: { x: 0.2, y: 0.2, r: 95 },
      far: (view) => {
        view.place(whale({ pose: 'surface', color: '#1f3f6e', belly: '#9fb8cc' }), 480, 720, 0.62)
        view.place(spout(150, '#e6f4fb'), 530, 628, 1)
        rings(view, 480, 724, 190, 2)
      },
    })
    stand(scene, signalLamp(), 820, 1.7, { flip: true, shadow: 50 })
    beam(scene, 730, footing(scene, 820) - 177, { angle: 193, reach: 640, spread: 7, opacity: 0.6 })
    stand(scene, nela({ arms: 'reaching', turn: 7 }), 1130, 1.9, { flip: true, depth: 30 })
    return scene
  },
  p4: () => {
    const scene = sea({
      palette: 'morgenrot',
      hour: 'dawn',
      view: 'open',
      swell: 0.2,
      seed: 8,
      light: { x: 0.22, y: 0.2, r: 80 },
    })
    const girl = `<g transform="translate(0 30) scale(.24)">${nela()}</g>`
    rings(scene, 1120, 1010, 560, 2)
    scene.place(whale({ pose: 'near', mirrored: girl, color: '#55779f' }), 1235, 1016, 1.5, {
      flip: true,
    })
    scene.place(jetty(800, 240), 560, 930, 1.1)
    scene.contact(340, 934, 130)
    scene.place(nela({ turn: 8, arms: 'reaching', mood: 'surprised' }), 330, 936, 1.95)
    return scene
  },
  p5: () => {
    const scene = sea({
      palette: 'nacht',
      hour: 'night',
      view: 'under',
      bottom: false,
      seed: 3,
      light: { x: 0.72, r: 0 },
    })
    scene.flat(
      strip(
        [
          [1150, 0],
          [1190, 240],
          [1080, 420],
          [1120, 690],
        ],
        [20, 44, 60, 24],
      ),
      scene.linear('#fff6cf', '#8fd9e0', 0, 700),
      0.55,
    )
    scene.glow(1150, 20, 420, '#fff1b8', 0.9)
    scene.place(whale({ color: '#4d7ab0' }), 720, 930, 1.75, { rotate: -24 })
    scene.place(bubbles(300, 8, 4), 1010, 520, 1)
    return scene
  },
  p6: () => {
    const scene = sea({
      palette: 'nacht',
      hour: 'dusk',
      view: 'open',
      storm: true,
      swell: 2,
      seed: 5,
    })
    const [x, y] = [820, 640]
    towerTop(scene, x, y, scene.linear('#fff3c4', '#ffd98a', 300, 640))
    scene.glow(x, y - 170, 420, '#ffe7a6', 0.7)
    scene.place(signalLamp(), x - 230, y, 0.95, { flip: true })
    scene.place(
      nela({ arms: 'reaching', turn: 8, mood: 'surprised', scarf: '#d8584f' }),
      x - 60,
      y + 4,
      1.25,
      { flip: true },
    )
    beam(scene, x - 282, y - 98, { angle: 172, reach: 720, spread: 7, opacity: 0.75 })
    towerRail(scene, x, y)
    scene.place(gull({ pose: 'flying' }), 1320, 630, 0.6, { rotate: 16, flip: true })
    return scene
  },
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
    scene.contact(1130, 948, 130)
    scene.place(nela({ arms: 'raised', turn: 7, scarf: '#d8584f' }), 1130, 950, 1.95, {
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
    stand(scene, nela({ turn: 7, mood: 'sad', scarf: '#d8584f' }), 470, 2.05, { depth: 40 })
    stand(scene, gull(), 1330, 0.95, { depth: 30, flip: true, shadow: 40 })
    return scene
  },
  p9: () => {
    const scene = darkLampRoom()
    stand(scene, greatLamp(false), 1120, 1.75, { shadow: 90 })
    const { y } = stand(scene, signalLamp(), 700, 1.7, { depth: 50, shadow: 50 })
    stand(scene, nela({ arms: 'reaching', mood: 'sad', turn: 8, scarf: '#d8584f' }), 430, 2.05, {
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
      nela({
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
    scene.piece(roundRect(430, footing(scene, 520, 16) - 150, 190, 160, 10), '#a06a48', 2)
    stand(scene, mother({ pose: 'sitting', outfit: 'jumper', turn: 6 }), 520, 1.75, { depth: 16 })
    stand(scene, nela({ arms: 'holding', turn: 7 }), 820, 1.9, { depth: 40 })
    blanket(scene, footing(scene, 640, 20))
    scene.place(logbook(), 850, footing(scene, 640, 20) - 205, 1.9)
    scene.place(gull(), 1060, 712, 0.66).place(gull(), 1420, 712, 0.6, { flip: true })
    return scene
  },
}
