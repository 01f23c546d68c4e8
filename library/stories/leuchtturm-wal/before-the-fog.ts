import { gull } from '../../draw/cast/gull.ts'
import { spout } from '../../draw/cast/spout.ts'
import { whale } from '../../draw/cast/whale.ts'
import { points } from '../../draw/paper/geometry.ts'
import { placed, strip } from '../../draw/paper/pieces.ts'
import { sea } from '../../draw/places/sea.ts'
import { bedFront } from '../../draw/props/bed-front.ts'
import { jetty } from '../../draw/props/jetty.ts'
import { bubbles, lighthouse } from '../../draw/props/sea-things.ts'
import { rings } from '../../draw/props/water.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { beam, emptyChair, maren, mother, signalLamp, tremble } from './figures.ts'
import { towerRoom } from './inside.ts'
import { gallery, towerRail, towerTop } from './outside.ts'

/** The summer on the lighthouse, until the storm. */
export const beforeTheFog: Record<string, SceneArt> = {
  p1: () => {
    const scene = sea({
      palette: 'ocean',
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
    scene.contactShadow(420, 908, 130).contactShadow(690, 908, 100)
    scene.place(maren({ turn: 6 }), 420, 910, 1.75)
    scene.place(mother({ arms: 'pointing', turn: 7 }), 690, 910, 1.6)
    return scene
  },
  p2: () => {
    const scene = towerRoom()
    const sleeper = placed(
      maren({
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
    tremble(scene, 1054, footY(scene, 1080, 40) - 108, 124)
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
    beam(scene, 730, footY(scene, 820) - 177, { angle: 193, reach: 640, spread: 7, opacity: 0.6 })
    stand(scene, maren({ arms: 'reaching', turn: 7 }), 1130, 1.9, { flip: true, depth: 30 })
    return scene
  },
  p4: () => {
    const scene = sea({
      palette: 'sunrise',
      hour: 'dawn',
      view: 'open',
      swell: 0.2,
      seed: 8,
      light: { x: 0.22, y: 0.2, r: 80 },
    })
    const girl = `<g transform="translate(0 30) scale(.24)">${maren()}</g>`
    rings(scene, 1120, 1010, 560, 2)
    scene.place(whale({ pose: 'near', mirrored: girl, color: '#55779f' }), 1235, 1016, 1.5, {
      flip: true,
    })
    scene.place(jetty(800, 240), 560, 930, 1.1)
    scene.contactShadow(340, 934, 130)
    scene.place(maren({ turn: 8, arms: 'reaching', mood: 'surprised' }), 330, 936, 1.95)
    return scene
  },
  p5: () => {
    const scene = sea({
      palette: 'midnight',
      hour: 'night',
      view: 'under',
      bottom: false,
      seed: 3,
      light: { x: 0.72, r: 0 },
    })
    scene.flat(
      strip(points('1150,0 1190,240 1080,420 1120,690'), [20, 44, 60, 24]),
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
      palette: 'midnight',
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
      maren({ arms: 'reaching', turn: 8, mood: 'surprised', scarf: '#d8584f' }),
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
}
