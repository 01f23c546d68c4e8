// Linde's way out, from the well to the sun.

import { raven } from '../../draw/cast/raven.ts'
import { stone } from '../../draw/landscape/land.ts'
import { darker, mix } from '../../draw/paper/color.ts'
import { leaf, points, roundRect } from '../../draw/paper/geometry.ts'
import { line, placed, strip } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { forest } from '../../draw/places/forest.ts'
import { sea } from '../../draw/places/sea.ts'
import { winterForest } from '../../draw/places/winter-forest.ts'
import { candle, stool } from '../../draw/props/furniture.ts'
import { breadSlice } from '../../draw/props/keepsakes.ts'
import { woolBall } from '../../draw/props/knitting.ts'
import { boat } from '../../draw/props/outdoors.ts'
import { waterDrop } from '../../draw/props/water.ts'
import { flurry } from '../../draw/props/winter.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { ferrywoman, linde, lindeBare, littleRaven, mother } from './figures.ts'
import { cauldron, sun } from './giants.ts'
import { longBoard, parlour } from './parlour.ts'
import { litGable, rockShore, steam, tornSail, wellInSnow } from './set.ts'
import { plate, pocket, red, sevenThings, woodenSpoon } from './things.ts'
import { fromTheDepth } from './well.ts'

/** The way home of the seven, the last of them first: out of the wood, past the moon, down to the window. */
const ravenRow = [
  [116, 672, 0.56, -22],
  [232, 548, 0.62, -20],
  [372, 440, 0.7, -12],
  [540, 376, 0.78, -4],
  [742, 378, 0.88, 6],
  [936, 462, 1, 14],
  [1092, 712, 1.16, 20],
] as const

/** Pages 1 to 6. */
export const outward: Record<string, SceneArt> = {
  p1: fromTheDepth,
  p2: () => {
    const scene = winterForest({
      palette: 'midnight',
      hour: 'night',
      seed: 8,
      plants: false,
      light: { x: 0.32, y: 0.36, r: 250 },
    })
    wellInSnow(scene, 470, 1000)
    litGable(scene)
    for (const [i, [x, y, scale, rotate]] of ravenRow.entries()) {
      const bird = { pose: 'flying', holding: waterDrop(42, '#e4fbff') } as const
      scene.glow(x + 100 * scale, y - 80 * scale, 90, '#bff2ff', 0.7)
      scene.place(i === 0 ? littleRaven(bird) : raven(bird), x, y, scale, { rotate })
    }
    flurry(scene, [0, 40, 1050, 1000], 60, 9)
    return scene
  },
  p3: () => {
    const scene = parlour()
    scene.place(littleRaven({ mood: 'sad', gaze: [-0.6, 0.7] }), 800, 468, 0.8)
    scene.piece([roundRect(794, 150, 14, 320), roundRect(620, 300, 360, 14)], '#74503c', 1)
    scene.place(stool('#8a5a3c'), 340, 1150, 2.4).place(stool('#8a5a3c'), 1390, 1150, 2.7)
    lindeBare(
      scene,
      { at: [360, 1150], scale: 2.2, lookAt: [1200, 720] },
      {
        view: 'turned',
        stance: 'seat',
        seatHeight: 80,
        mood: 'sad',
        hands: { near: { at: [54, -112], grip: 'open' }, far: { at: [84, -116], grip: 'open' } },
      },
    )
    const needle = [1090, 640] as const
    mother(
      scene,
      {
        at: [1360, 1150],
        scale: 2.25,
        flip: true,
        lookAt: [1180, 800],
        far: { at: needle, grip: 'pinch', elbow: [0, 1] },
        near: { at: [1210, 770], grip: 'grip' },
      },
      { view: 'profile', stance: 'seat', seatHeight: 96, mood: 'tender', nod: 14 },
    )
    scene.inFront(() => {
      longBoard(scene)
      scene.place(pocket(), 1150, 760, 2.1, { rotate: 8 })
      scene.add(line(`M1180 800Q1150 700 ${needle.join(' ')}`, red, 5))
      const rows = [
        [420, 1130, 2.1],
        [560, 1040, 1.6],
        [640, 975, 1.25],
        [700, 925, 1],
        [880, 920, 1],
        [950, 975, 1.25],
        [1040, 1060, 1.6],
      ] as const
      for (const [x, y, size] of rows) scene.place(plate(), x, y, size)
      scene.place(candle(), 790, 960, 1.5)
      scene.glow(790, 830, 260, '#ffe2a0', 0.85)
      scene.place(sevenThings(), 800, 1190, 1.2)
    })
    return scene
  },
  p4: () => {
    const scene = forest({
      palette: 'sunrise',
      hour: 'dawn',
      depth: 'deep',
      kind: 'mixed',
      seed: 6,
      plants: 'ferns',
      light: { x: 0.36, y: 0.46, r: 130 },
    })
    const bark = mix('#6b4038', scene.mood.tone(0.8), 0.3)
    const bread = [720, 740] as const
    const perch = [1120, 430] as const
    linde(
      scene,
      {
        at: [470, 1110],
        scale: 2.35,
        shadow: 76,
        lookAt: [perch[0], perch[1] - 120],
        far: { at: bread, grip: 'pinch', holding: placed(breadSlice(), { y: -16, scale: 0.8 }) },
      },
      { view: 'turned', stance: 'walking', headTilt: -8 },
    )
    scene.inFront(() => {
      const print1 = print('wood', bark, darker(bark, 0.14), { size: 64, angle: 90 })
      scene.piece(strip(points('1400,560 1240,470 980,420'), [96, 56, 18]), bark, 3)
      scene.sheet('M1330 -60C1350 400 1290 900 1220 1260H1660V-60Z', print1, 3)
      scene.piece(
        [leaf(1000, 416, 2.6, 76), leaf(1030, 432, 1.7, 66), leaf(1180, 476, 1.2, 60)],
        '#a9bf5a',
        2,
      )
      scene.sheet('M-60 -60H210C170 300 200 800 60 1260H-60Z', print1, 3)
      scene.place(
        littleRaven({ nod: 18, headTilt: -16, gaze: [0.8, 0.6] }),
        perch[0],
        perch[1],
        1.25,
        {
          flip: true,
        },
      )
    })
    return scene
  },
  p5: () => {
    const scene = sea({
      palette: 'sunrise',
      hour: 'dusk',
      seed: 5,
      sail: null,
      swell: 0.5,
      light: { x: 0.2, y: 0.3, r: 100 },
    })
    const mast = line('M4 -330V-70', '#6b3f3a', 9)
    const hull = boat('#b5603f').slice(
      boat('#b5603f').indexOf('<g filter="url(#s1)" fill="#b5603f"'),
    )
    scene.contactShadow(830, 838, 250).place(mast + hull, 830, 842, 1.5, { rotate: 5 })
    scene.place(littleRaven({ nod: -6, gaze: [-0.7, 0.5] }), 862, 336, 0.75)
    tornSail(scene)
    const [left, right] = [
      [735, 930],
      [930, 900],
    ] as const
    linde(
      scene,
      {
        at: [470, 1140],
        scale: 2.3,
        shadow: 80,
        lookAt: left,
        far: { at: left, grip: 'pinch' },
        near: { at: [690, 1030], grip: 'open' },
      },
      { view: 'profile', stance: 'kneeling' },
    )
    ferrywoman(
      scene,
      {
        at: [1190, 1130],
        scale: 2.15,
        flip: true,
        shadow: 80,
        lookAt: right,
        far: { at: right, grip: 'pinch' },
        near: { at: [980, 1010], grip: 'open' },
      },
      { view: 'profile', stance: 'halfKneeling', nod: 12 },
    )
    scene.place(woolBall(40, red), 760, 1160, 1)
    scene.add(
      line(
        `M${left.join(' ')}Q780 960 800 980M${right.join(' ')}Q880 960 868 986M780 1130C790 1140 780 1130 804 1104`,
        red,
        5,
      ),
    )
    return scene
  },
  p6: () => {
    const scene = sea({
      view: 'open',
      palette: 'sunrise',
      hour: 'dawn',
      seed: 3,
      swell: 0.9,
      light: { x: 0.66, y: 0.42, r: 0 },
    })
    scene.warm(1030, 520, 820, '#ffb04a', 0.6)
    scene.inFront(() => {
      rockShore(
        scene,
        points('-60,900 160,872 420,930 640,960 900,1000 1180,985 1400,1010 1660,960'),
      )
      steam(scene, [
        [150, 800, 1],
        [700, 860, 0.9],
        [1480, 840, 1.1],
      ])
      scene.place(sun(), 1060, 486, 1.62, { rotate: -6 })
      scene.contactShadow(960, 1120, 230).place(cauldron(), 960, 1122, 1.75)
      scene.glow(960, 880, 300, '#ffb86b', 0.7, 0.7)
      const y = 1030
      scene.contactShadow(520, y, 110)
      linde(
        scene,
        {
          at: [520, y],
          scale: 2,
          lookAt: [1000, 480],
          far: { at: [690, 700], grip: 'grip', holding: woodenSpoon(), tilt: 18 },
        },
        {
          view: 'profile',
          mood: 'surprised',
          lean: -7,
          lids: 0.4,
          hands: { near: { at: [56, -226], grip: 'open', inFront: true } },
        },
      )
      scene.place(littleRaven({ mood: 'surprised', gaze: [-0.8, -0.4] }), 330, 946, 0.9, {
        flip: true,
      })
      scene.piece(stone(250, 1010, 330, 4), mix('#7a5468', scene.mood.tone(0.8), 0.5), 3)
    })
    return scene
  },
}
