import { childJoints } from '../../draw/cast/child.ts'
import { gull } from '../../draw/cast/gull.ts'
import { spout } from '../../draw/cast/spout.ts'
import { gazeAt, placedAt, standsAt } from '../../draw/cast/toward.ts'
import { whale } from '../../draw/cast/whale.ts'
import { points, roundRect } from '../../draw/paper/geometry.ts'
import { strip } from '../../draw/paper/pieces.ts'
import { sea } from '../../draw/places/sea.ts'
import { bed } from '../../draw/props/furniture.ts'
import { jetty } from '../../draw/props/jetty.ts'
import { bubbles, lighthouse } from '../../draw/props/sea-things.ts'
import { rings } from '../../draw/props/water.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { beam, bobbleHat, emptyChair, maren, mother, signalLamp, tremble } from './figures.ts'
import { cutWall, towerRoom } from './inside.ts'
import { breaker, drivenRain, gallery, towerRail, towerTop } from './outside.ts'

const elevenGulls = [
  [860, 150, 0.8],
  [640, 250, 0.56],
  [1380, 150, 0.62],
  [1420, 420, 0.74],
  [760, 430, 0.5],
  [500, 120, 0.42],
  [1500, 620, 0.5],
  [420, 330, 0.34],
  [920, 330, 0.4],
  [1330, 300, 0.36],
  [240, 210, 0.3],
] as const

/** The summer on the lighthouse, until the storm. */
export const beforeTheFog: Record<string, SceneArt> = {
  p1: () => {
    const scene = sea({
      palette: 'ocean',
      hour: 'dusk',
      view: 'open',
      swell: 0.25,
      seed: 4,
      sail: null,
      landOffset: 0.06,
      light: { x: 0.2, y: 0.5, r: 120 },
    })
    scene.begin('cast')
    scene.place(lighthouse(true), 1130, 1080, 1.6)
    scene.glow(1130, 250, 380, '#ffe7a6', 0.9)
    beam(scene, 1130, 250, { angle: 174, reach: 1300, spread: 5, opacity: 0.6 })
    for (const [x, y, s] of elevenGulls)
      scene.place(gull({ pose: 'flying' }), x, y + 60 * s, s * 0.6, { flip: x > 900 })
    scene.place(jetty(780, 200), 150, 1030, 1, { flip: true })
    scene.contactShadow(400, 1032, 70).contactShadow(560, 1032, 60)
    scene.place(
      maren({
        view: 'turnedAway',
        gaze: [0.8, 0.2],
        hands: { far: { at: [80, -150], grip: 'point' } },
      }),
      360,
      1034,
      1.05,
      { flip: true },
    )
    scene.place(mother({ view: 'turnedAway', headTilt: 6 }), 560, 1034, 1.05, { flip: true })
    return scene
  },
  p2: () => {
    const scene = towerRoom()
    const edge = 1300
    cutWall(scene, edge)
    stand(scene, bed('#3f7f8a', '#8a5a3c'), 940, 2.15, { shadow: 170, flip: true })
    const y = footY(scene, 940) - 96 * 2.15
    const wallAt = [edge - 4, y - 300] as const
    const pose = {
      stance: 'kneeling',
      view: 'profile',
      outfit: 'pyjamas',
      color: '#8fb8d8',
    } as const
    const at = placedAt(1130, y + 16, 2.15)
    scene.place(
      maren({
        ...pose,
        mood: 'surprised',
        mouth: 'line',
        gaze: gazeAt(at, childJoints(pose).eyes, wallAt),
        hands: { far: { at: at.toFigure(wallAt), grip: 'open', angle: -80 } },
      }),
      1130,
      y + 16,
      2.15,
    )
    tremble(scene, wallAt[0], wallAt[1], 70)
    stand(scene, emptyChair(), 330, 2.1, { depth: 90, shadow: 80 })
    tremble(scene, 302, footY(scene, 330, 90) - 120, 138)
    return scene
  },
  p3: () => {
    const scene = gallery({
      seed: 6,
      side: 'left',
      light: { x: 0.8, y: 0.14, r: 70 },
      far: (view) => {
        view.place(whale({ pose: 'surface', color: '#16305a', belly: '#7f98b4' }), 1270, 700, 0.5, {
          flip: true,
        })
        view.place(spout(230, '#eef8fc'), 1224, 626, 1)
        rings(view, 1270, 704, 170, 2)
      },
    })
    const lampX = 900
    const y = footY(scene, lampX, 30)
    stand(scene, signalLamp(), lampX, 1.9, { shadow: 50, depth: 30, rotate: -8 })
    beam(scene, lampX + 80, y - 214, { angle: -24, reach: 560, spread: 7, opacity: 0.75 })
    const lever = [lampX - 180, y - 236] as const
    const pose = { view: 'turnedAway', mood: 'surprised' } as const
    const at = standsAt(scene, 560, 2.4, { depth: 90 })
    stand(
      scene,
      maren({
        ...pose,
        gaze: [0.9, -0.3],
        lean: 6,
        hands: { far: { at: at.toFigure(lever), grip: 'grip' } },
      }),
      560,
      2.4,
      { depth: 90 },
    )
    return scene
  },
  p4: () => {
    const scene = sea({
      palette: 'sunrise',
      hour: 'dawn',
      view: 'open',
      swell: 0.2,
      seed: 8,
      sail: null,
      light: { x: 0.2, y: 0.2, r: 90 },
    })
    const girl = `<g transform="translate(0 30) scale(.24)">${maren()}</g>`
    scene.begin('cast')
    rings(scene, 1200, 1040, 640, 2)
    const eyeAt = [1330 - 94 * 1.95, 1030 - 142 * 1.95] as const
    scene.place(whale({ pose: 'near', mirrored: girl, color: '#55779f' }), 1330, 1030, 1.95, {
      flip: true,
    })
    scene.place(jetty(800, 240), 470, 960, 1.15)
    scene.contactShadow(230, 964, 130)
    const pose = { view: 'profile', lean: 14 } as const
    const at = placedAt(220, 966, 2.2)
    scene.place(
      maren({
        ...pose,
        mood: 'tender',
        gaze: gazeAt(at, childJoints(pose).eyes, eyeAt),
        hands: { far: { at: [124, -130], grip: 'open' } },
      }),
      220,
      966,
      2.2,
    )
    return scene
  },
  p5: () => {
    const scene = sea({
      palette: 'midnight',
      hour: 'night',
      view: 'under',
      bottom: false,
      seed: 3,
      plants: false,
      light: { x: 0.74, r: 0 },
    })
    scene.glow(1190, 0, 560, '#fff1b8', 0.9)
    const thread = points('1190,-40 1030,150 1330,230 1120,330 900,350 890,500')
    const shine = scene.linear('#fffbe0', '#a9e6e6', 0, 520)
    for (const [from, to] of [
      [0, 0.4],
      [0.46, 0.8],
      [0.86, 0.98],
    ] as const)
      scene.flat(strip(thread, [26, 34, 40, 34, 22, 12], from, to), shine, 0.85)
    scene.glow(890, 500, 260, '#d9f6ee', 0.5)
    scene.begin('cast')
    scene.place(whale({ color: '#4d7ab0', gaze: [0.8, -0.6] }), 610, 1150, 2.1, { rotate: -48 })
    scene.place(bubbles(420, 9, 4), 480, 560, 1).place(bubbles(240, 6, 2), 1130, 900, 0.8)
    return scene
  },
  p6: () => {
    const scene = sea({
      palette: 'midnight',
      hour: 'night',
      view: 'open',
      storm: true,
      swell: 1.7,
      seed: 5,
      sail: null,
      landOffset: 0.08,
      light: { r: 0 },
    })
    const [x, y] = [1120, 560]
    scene.begin('cast')
    scene.flat(roundRect(-20, 520, 1640, 700), '#101d42', 0.42)
    scene.add(`<g transform="rotate(5 ${x} 1000)">`)
    towerTop(scene, x, y, scene.linear('#fff3c4', '#ffd98a', 230, 560))
    scene.glow(x, y - 170, 420, '#ffe7a6', 0.6)
    scene.place(signalLamp(), x - 270, y, 1.05, { flip: true })
    const lever = [x - 270 + 80, y - 140] as const
    const at = placedAt(x - 90, y + 2, 1.5, { flip: true })
    scene.place(
      maren({
        view: 'profile',
        lean: 8,
        mood: 'angry',
        mouth: 'shout',
        gaze: [0.9, 0.1],
        scarf: '#d8584f',
        hands: {
          far: { at: at.toFigure(lever), grip: 'grip' },
          near: { at: at.toFigure([x - 20, y - 132]), grip: 'grip', inFront: true },
        },
      }),
      x - 90,
      y + 2,
      1.5,
      { flip: true },
    )
    towerRail(scene, x, y)
    beam(scene, x - 330, y - 110, { angle: 186, reach: 820, spread: 8, opacity: 0.85 })
    scene.add('</g>')
    scene.place(bobbleHat(), 1480, 200, 1.5, { rotate: 34 })
    scene.place(gull({ pose: 'flying' }), 1420, 740, 0.8, { rotate: 24, flip: true })
    scene.inFront(() => {
      breaker(scene)
      drivenRain(scene, 130, 4)
    })
    return scene
  },
}
