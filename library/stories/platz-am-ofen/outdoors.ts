import { hills } from '../../draw/landscape/land.ts'
import { snow } from '../../draw/landscape/sky.ts'

import { type Point, roundRect } from '../../draw/paper/geometry.ts'
import { piece, placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { snowGarden } from '../../draw/places/snow-garden.ts'
import { winterForest } from '../../draw/places/winter-forest.ts'
import { snowyFir } from '../../draw/props/snowy-fir.ts'
import { drift, rope, snowCap } from '../../draw/props/winter.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { gerda, ginger, muck } from './figures.ts'
import { frozenLongJohns } from './things.ts'
import { woodBasket, woodSledge } from './wood.ts'

const palette = 'winter'

/** The second skirt, whose hem shows under the first; for a figure that walks. */
const underskirt = () =>
  piece(
    'M-52 -64Q0 -54 56 -64L70 -20Q4 -4 -64 -20Z',
    print('checks', '#c9793f', '#f0d29a', { size: 18 }),
  )

const hauling = (rope: Point) =>
  underskirt() +
  gerda({
    view: 'profile',
    stance: 'walking',
    lean: 12,
    gaze: [0.8, -0.2],
    gloves: '#c8434a',
    hands: {
      near: { at: rope, grip: 'grip' },
      far: { at: [rope[0] + 14, rope[1] - 10], grip: 'grip' },
    },
  })

/** A fence post near the camera, its foot at (x, y), `h` tall with its snow. */
const post = (scene: Scene, x: number, y: number, h: number) => {
  const w = h * 0.2
  scene.piece(
    `M${x - w / 2} ${y}V${y - h}L${x} ${y - h - w * 0.6}L${x + w / 2} ${y - h}V${y}Z`,
    '#5a4a6e',
    2,
  )
  scene.place(snowCap(w * 1.7), x, y - h - w * 0.1)
}

/** Light in the windows and the open door of page 3, over the blue of the evening. */
const lamplight = (scene: Scene) => {
  const panes = [384, 520, 1388, 1524].flatMap((x) => [
    roundRect(x, 174, 114, 126, 8),
    roundRect(x, 323, 114, 135, 8),
  ])
  scene.flat([...panes, 'M930 858V238C1010 206 1178 250 1178 500V858Z'], '#ffd67a', 0.85)
  scene.glow(508, 316, 300, '#ffc766', 0.45)
  scene.glow(1054, 540, 480, '#ffc766', 0.55)
}

export const outdoors: Record<string, SceneArt> = {
  p1: () => {
    const light = { x: 0.2, y: 0.16, r: 80 }
    const scene = winterForest({
      palette,
      hour: 'day',
      depth: 'deep',
      seed: 6,
      plants: false,
      light,
    })
    snow(scene, 12, 120)
    scene.begin('cast')
    const { left, right } = scene
    const slope = `M${left - 60} 1150L-80 1130Q500 1060 900 900T1700 600L${right + 60} 560V1300H${left - 60}Z`
    scene.sheet(slope, scene.linear('#ffffff', '#b9cbe8', 640, 1200), 3, 600)
    const load =
      woodSledge() +
      placed(woodBasket(), { x: -112, y: -50, scale: 0.78, rotate: 6 }) +
      placed(muck({ pose: 'sitting', mood: 'proud', gaze: [0.8, -0.2] }), {
        x: 30,
        y: -122,
        scale: 0.8,
      }) +
      placed(snowCap(56), { x: 30, y: -268 })
    scene.flat('M120 1190L770 1014Q900 1000 860 1040Q520 1190 200 1230Z', scene.mood.shadow, 0.24)
    scene.place(load, 470, 1090, 2.05, { rotate: -15 })
    rope(scene, [808, 960], [1010, 690])
    scene.contactShadow(1200, 880, 120)
    scene.place(hauling([-60, -96]), 1170, 880, 2.1)
    return scene
  },
  p3: () => {
    const house = { x: 0.62, scale: 6.2, open: true }
    const scene = snowGarden({
      palette,
      hour: 'night',
      seed: 4,
      light: { r: 0 },
      house,
      fence: null,
    })
    const warm: Point = [1010, 980]
    scene.shineFrom(1010, 560)
    scene.warm(560, 200, 1300, '#3d4aa0', 0.5)
    lamplight(scene)
    scene.warm(...warm, 620, '#f2a24a', 0.55, 0.4)
    scene.glow(...warm, 460, '#ffd88a', 0.4, 0.35)
    scene.flat('M850 950L1180 950L1420 1200H560Z', '#ffcf7a', 0.34)
    scene.begin('cast')
    scene.piece(roundRect(360, 960, 1110, 90, 24), '#8f92b4', 2)
    scene.flat(roundRect(376, 960, 1078, 62, 22), '#cfd2e8')
    stand(scene, muck({ pose: 'seated', mood: 'surprised', gaze: [0.9, -0.2] }), 1282, 1.25, {
      flip: true,
      depth: 22,
    })
    const startled = { mood: 'surprised', gaze: [-0.9, 0], headTilt: -5 } as const
    stand(
      scene,
      gerda({
        view: 'front',
        ...startled,
        hands: {
          near: { at: [-104, -150], grip: 'point' },
          far: { at: [52, -206], grip: 'open', angle: -80, elbow: [1, 0.7], inFront: true },
        },
      }),
      1010,
      1.9,
      { depth: 10 },
    )
    scene.contactShadow(610, 1016, 160)
    scene.place(frozenLongJohns(), 610, 1014, 2.75, { rotate: -2 })
    scene.inFront(() => snow(scene, 5, 120))
    scene.mark('light', 320, 300, 90)
    return scene
  },
  p7: () => {
    const light = { x: 0.66, y: 0.16, r: 84 }
    const house = { x: 0.15, scale: 1.9 }
    const scene = snowGarden({
      palette,
      hour: 'night',
      seed: 9,
      light,
      house,
      fence: null,
      ground: 0.58,
    })
    scene.begin('cast')
    const fir = snowyFir(942, 700, 340, 3)
    scene.piece(fir.tree, '#4a6cae', 2)
    scene.piece(fir.snow.slice(0, -1), '#b4c8ee', 1)
    scene.place(muck({ pose: 'sitting' }), 398, 558, 0.27)
    scene.flat('M352 700H444L500 850H300Z', '#ffd07a', 0.2)
    scene.warm(398, 740, 190, '#f0a848', 0.5, 0.4)
    const wary = { mood: 'sad', gaze: [0.9, -0.2], ears: 'drooping' } as const
    const lifted = { near: { at: [98, -70] as Point } }
    scene.place(
      ginger({ pose: 'walking', tail: 'tucked', ...wary, paws: lifted }),
      930,
      1030,
      2.3,
      { flip: true },
    )
    drift(scene, hills(scene, { base: 936, amplitude: 18, seed: 5, waves: 1.2 }))
    scene.inFront(() => {
      for (const [x, y, h] of [
        [1240, 1010, 330],
        [1370, 1080, 450],
        [1540, 1190, 620],
      ] as const)
        post(scene, x, y, h)
      scene.piece(`M1190 800L${scene.right + 60} 748V826L1190 836Z`, '#5a4a6e', 2)
      const near = `M860 1260Q1000 1010 1200 950Q1420 880 ${scene.right + 60} 930V1260Z`
      scene.sheet(near, scene.linear('#f2f6ff', '#9fb4e0', 900, 1240), 3, 900)
    })
    return scene
  },
  p10: () => {
    const scene = snowGarden({
      palette,
      hour: 'day',
      seed: 31,
      light: { x: 0.14, y: 0.16, r: 84 },
      house: { x: 0.95, scale: 3.6, open: true },
      fence: [-0.02, 0.4],
      ground: 0.56,
    })
    scene.begin('cast')
    scene.contactShadow(1110, 1000, 130)
    const home = { view: 'turnedAway', stance: 'walking', lean: 8 } as const
    const pulls = {
      near: { at: [-44, -104] as Point, grip: 'grip' },
      far: { at: [-34, -110] as Point, grip: 'grip' },
    } as const
    scene.place(gerda({ ...home, gloves: '#c8434a', hands: pulls }) + underskirt(), 1130, 1000, 2)
    rope(scene, [880, 1010], [1040, 792])
    const cats =
      placed(ginger({ pose: 'seated', mood: 'happy', gaze: [0.6, 0.3] }), {
        x: -52,
        y: -120,
        scale: 0.74,
      }) +
      placed(muck({ pose: 'seated', mood: 'proud', gaze: [0.9, -0.1] }), {
        x: 34,
        y: -120,
        scale: 0.78,
      })
    scene.contactShadow(430, 1150, 420)
    scene.place(woodSledge() + cats, 420, 1150, 2.75)
    return scene
  },
}
