// The pages from the moon to the mountain of glass.

import { stone } from '../../draw/landscape/land.ts'
import { cloud, sky } from '../../draw/landscape/sky.ts'
import { mix } from '../../draw/paper/color.ts'
import { points, star4 } from '../../draw/paper/geometry.ts'
import { line } from '../../draw/paper/pieces.ts'
import { Scene as Picture, type Scene } from '../../draw/paper/scene.ts'
import { hilltop } from '../../draw/places/hilltop.ts'
import { icePond } from '../../draw/places/ice-pond.ts'
import { nightSky } from '../../draw/places/night-sky.ts'
import { snowCap, tracks } from '../../draw/props/winter.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { linde, littleRaven } from './figures.ts'
import { halfMoon, starChild, starStool, winter } from './giants.ts'
import { chalkSteps, glassDoorFar, glassFlank } from './glass.ts'
import { chalk, marble } from './things.ts'

/** The silver path to the moon, from the left edge up to the hill's top. */
const silverPath = (scene: Scene) => {
  scene.flat(
    'M-40 1260C160 1120 260 1000 520 968C640 954 700 960 780 962C660 990 560 1030 520 1100C490 1160 500 1220 520 1270Z',
    '#e6f3ff',
    0.5,
  )
  for (const [x, y, r] of [
    [210, 1110, 13],
    [360, 1030, 11],
    [470, 1090, 14],
    [600, 986, 9],
    [300, 1150, 10],
  ] as const)
    scene.flat(star4(x, y, r * 1.6), '#ffffff', 0.9)
}

/** Pages 7 to 10. */
export const homeward: Record<string, SceneArt> = {
  p7: () => {
    const scene = hilltop({
      palette: 'midnight',
      hour: 'night',
      tree: null,
      seed: 8,
      light: { x: 0.66, y: 0.44, r: 0 },
    })
    silverPath(scene)
    scene.glow(1010, 560, 620, '#fff0c4', 0.5)
    stand(scene, halfMoon(), 1050, 1.52, { depth: 20, shadow: 130 })
    linde(
      scene,
      { at: [560, footY(scene, 560, 60)], scale: 2, shadow: 66, lookAt: [1000, 300] },
      {
        view: 'turned',
        mood: 'surprised',
        scarf: '#c8434a',
        headTilt: -9,
        hands: { near: { at: [20, -118], grip: 'open' }, far: { at: [40, -120], grip: 'open' } },
      },
    )
    scene.place(littleRaven({ gaze: [0.9, -0.4] }), 300, footY(scene, 300) - 66, 1)
    scene.piece(
      stone(270, footY(scene, 270) + 40, 300, 7),
      mix('#6f7ea8', scene.mood.tone(0.6), 0.4),
      3,
    )
    scene.place(snowCap(210), 262, footY(scene, 270) - 84, 0.8)
    return scene
  },
  p8: () => {
    const scene = nightSky({
      view: 'above',
      seed: 4,
      light: { r: 0, x: 0.5, y: 0.4 },
      stars: [
        [0.08, 0.14, 26],
        [0.92, 0.12, 24],
        [0.24, 0.08, 16],
        [0.72, 0.09, 18],
      ],
    })
    // the row runs away from us to the upper right, and one chair in it is empty
    for (const i of [6, 5, 4, 3, 2, 1, 0]) {
      const t = i / 6
      const [x, y, size] = [130 + 1290 * t ** 0.85, 800 - 450 * t ** 0.9, 1.75 - 1.15 * t]
      scene.place(starStool(), x, y, size * 1.2)
      if (i === 2) continue
      scene.glow(x, y - 130 * size, 160 * size, '#ffe39a', 0.5)
      scene.place(starChild(), x, y - 11 * size, size)
    }
    scene.glow(640, 900, 260, '#ffe39a', 0.6)
    stand(scene, starChild({ pose: 'kneeling' }), 640, 1.6, { depth: 110, shadow: 60 })
    linde(
      scene,
      {
        at: [1130, footY(scene, 1060, 110)],
        scale: 2.2,
        flip: true,
        shadow: 70,
        lookAt: [856, 1032],
        far: { at: [920, 985], grip: 'flat' },
      },
      { view: 'profile', stance: 'kneeling', mood: 'happy', nod: 8 },
    )
    scene.flat('M740 1042Q790 1032 838 1030Q790 1050 740 1054Z', '#e8fbff', 0.6)
    scene.glow(856, 1034, 120, '#dff8ff', 0.9)
    scene.place(marble(22), 856, 1032)
    scene.place(littleRaven({ nod: 8, gaze: [0.8, 0.5] }), 1400, 905, 0.95, { flip: true })
    scene.piece(cloud(1400, 922, 190, 3), mix(scene.mood.cloud, scene.mood.tone(0.5), 0.45), 1)
    return scene
  },
  p9: () => {
    const scene = icePond({
      palette: 'winter',
      hour: 'day',
      seed: 6,
      traces: false,
      bench: null,
      plants: false,
      light: { x: 0.2, y: 0.16, r: 70 },
    })
    tracks(scene, points('60,770 220,830 230,930 330,1050'), 14, 30)
    stand(scene, winter(), 1240, 1.92, { depth: 190, shadow: 330, flip: true })
    linde(
      scene,
      {
        at: [330, 1080],
        scale: 1.8,
        shadow: 60,
        lookAt: [700, 560],
        far: { at: [470, 860], grip: 'flat' },
      },
      {
        view: 'profile',
        mood: 'surprised',
        scarf: '#c8434a',
        headTilt: -6,
        hands: { near: { at: [26, -92], grip: 'fist' } },
      },
    )
    scene.place(littleRaven({ nod: -6, gaze: [0.9, 0] }), 110, 880, 0.62)
    return scene
  },
  p10: () => {
    const scene = new Picture({ palette: 'midnight', hour: 'dusk' })
    sky(scene, {
      light: { x: 0.17, y: 0.3, r: 80 },
      seed: 4,
      clouds: [
        { x: 0.3, y: 0.2, w: 230 },
        { x: 0.1, y: 0.52, w: 260 },
        { x: 0.26, y: 0.66, w: 180 },
      ],
    })
    scene.sheet('M-60 1010Q200 960 420 1030T900 1060V1260H-60Z', '#c9d6f2', 2, 960)
    glassFlank(scene)
    glassDoorFar(scene)
    const steps = chalkSteps(scene)
    const [x, y] = steps[6] ?? [0, 0]
    scene.contactShadow(x - 8, y - 2, 70)
    const stroke = steps[7] ?? [0, 0]
    scene.add(line(`M${stroke[0] + 60} ${stroke[1] - 120}l40 -3`, '#ffffff', 13))
    linde(
      scene,
      {
        at: [x - 40, y - 4],
        scale: 2.1,
        lookAt: stroke,
        far: { at: [stroke[0] + 110, stroke[1] - 190], grip: 'pinch', holding: chalk() },
        near: { at: [x + 120, y - 150], grip: 'open' },
      },
      { view: 'profile', stance: 'climbing', headTilt: 2 },
    )
    scene.add(line('M610 700L670 570M660 740L720 610M572 690L606 620', '#ffffff', 6))
    scene.place(
      littleRaven({ mood: 'surprised', gaze: [-0.4, -0.9], wings: 'raised' }),
      500,
      960,
      1.2,
      { flip: true, rotate: 40 },
    )
    return scene
  },
}
