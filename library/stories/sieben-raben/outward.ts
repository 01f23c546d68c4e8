// Linde's way out, from the well to the sun.

import { raven } from '../../draw/cast/raven.ts'
import { stone } from '../../draw/landscape/land.ts'
import { mix } from '../../draw/paper/color.ts'
import { leaf, points, roundRect } from '../../draw/paper/geometry.ts'
import { line, placed, strip } from '../../draw/paper/pieces.ts'
import { forest } from '../../draw/places/forest.ts'
import { room } from '../../draw/places/room.ts'
import { sea } from '../../draw/places/sea.ts'
import { winterForest } from '../../draw/places/winter-forest.ts'
import { breadSlice } from '../../draw/props/keepsakes.ts'
import { woolBall } from '../../draw/props/knitting.ts'
import { boat } from '../../draw/props/outdoors.ts'
import { waterDrop } from '../../draw/props/water.ts'
import { flurry, tracks } from '../../draw/props/winter.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { brother, ferrywoman, linde, littleRaven, mother } from './figures.ts'
import { cauldron, sun } from './giants.ts'
import {
  bareTree,
  litGable,
  longTable,
  rockShore,
  seatStool,
  steam,
  tornSail,
  wellBack,
  wellFront,
  wellInSnow,
} from './set.ts'
import { jug, plate, pocket, red, sevenThings, woodenSpoon } from './things.ts'

const wideEyed = { mood: 'surprised', arms: 'reaching' } as const

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
  p1: () => {
    const scene = winterForest({
      palette: 'winter',
      hour: 'dusk',
      seed: 3,
      plants: false,
      light: { x: 0.2, y: 0.26, r: 70 },
    })
    bareTree(scene, 960, 930)
    tracks(scene, points('300,930 560,990 700,1010'), 16, 16)
    stand(scene, brother('veit', wideEyed), 645, 1.6, { depth: -30 })
    stand(scene, brother('kunz', wideEyed), 985, 1.55, { depth: -30, flip: true })
    stand(scene, brother('jost', { mood: 'surprised', arms: 'open' }), 815, 1.85, { depth: -40 })
    const y = 1075
    scene.contactShadow(810, y + 20, 330)
    scene.place(wellBack(), 810, y)
    scene.add(line('M700 905C730 840 780 800 830 812', '#e6c48c', 8))
    scene.place(jug(), 880, 770, 1.5, { rotate: 116 })
    scene.place(wellFront(), 810, y)
    stand(scene, brother('balthes', wideEyed), 470, 1.7, { depth: 40 })
    stand(scene, brother('till', wideEyed), 1150, 1.7, { depth: 40, flip: true })
    stand(scene, brother('lorenz', { mood: 'surprised', arms: 'both' }), 1310, 1.55, {
      depth: 0,
      flip: true,
    })
    stand(scene, brother('michel', wideEyed), 590, 1.35, { depth: 150 })
    flurry(scene, [0, 80, 1600, 480], 60, 5)
    return scene
  },
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
    const scene = room({
      palette: 'gold',
      hour: 'dusk',
      window: 0.44,
      furniture: { stove: 0.08 },
      wall: '#c98a6a',
      seed: 4,
      light: { r: 0 },
    })
    scene.place(raven({ mood: 'sad', legs: '#f4ead8' }), 690, 604, 0.86)
    scene.piece([roundRect(697, 260, 15, 350), roundRect(548, 420, 312, 15)], '#74503c', 1)
    stand(scene, linde({ bare: true, turn: 8, mood: 'sad', arms: 'holding' }), 450, 1.9, {
      depth: 40,
      shadow: 0,
    })
    scene.place(longTable(760, '#a8704c', '#f1dcc0'), 640, 1140, 1.42)
    const plates = [190, 335, 480, 625, 770, 915, 1060]
    for (const [i, x] of plates.entries()) scene.place(plate(), x, 898 + (i % 2) * 9, 1.15)
    scene.place(sevenThings(), 860, 880, 0.98)
    stand(
      scene,
      seatStool() +
        mother({
          pose: 'sitting',
          arms: 'holding',
          holding: placed(pocket(), { y: -18, scale: 1.35 }),
          turn: -9,
          bowed: true,
        }),
      1290,
      1.8,
      { depth: 140 },
    )
    scene.add(line('M1290 838C1330 800 1360 806 1378 772', red, 4))
    return scene
  },
  p4: () => {
    const scene = forest({
      palette: 'sunrise',
      hour: 'dawn',
      depth: 'deep',
      kind: 'mixed',
      seed: 6,
      light: { x: 0.4, y: 0.42, r: 120 },
    })
    const bough = strip(points('1660,640 1330,640 960,560'), [84, 52, 16])
    const twig = strip(points('1260,622 1160,690 1090,720'), [22, 16, 8])
    const bark = mix('#6b4038', scene.mood.tone(0.8), 0.3)
    scene.piece([bough, twig], bark, 3)
    scene.piece(
      [
        leaf(980, 556, 2.6, 70),
        leaf(1000, 572, 1.7, 60),
        leaf(1096, 718, 2.4, 62),
        leaf(1110, 724, 1.2, 54),
      ],
      '#a9bf5a',
      2,
    )
    scene.place(littleRaven({ nod: 22 }), 1150, 606, 1.5, { flip: true })
    stand(
      scene,
      linde({
        pose: 'walking',
        arms: 'reaching',
        holding: placed(breadSlice(), { y: -16, scale: 0.8 }),
      }),
      600,
      2.05,
      { depth: 30, shadow: 90 },
    )
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
    scene.place(littleRaven({ nod: -6 }), 862, 336, 0.85)
    tornSail(scene)
    stand(scene, linde({ pose: 'kneeling', turn: 4 }), 450, 2.05, { depth: 120 })
    stand(scene, ferrywoman({ pose: 'kneeling', bowed: true }), 1180, 1.9, {
      depth: 120,
      flip: true,
    })
    scene.place(woolBall(34, red), 650, 1132, 1)
    scene.add(
      line(
        'M628 962C690 930 740 940 786 952M990 866C940 880 920 960 878 986M672 1080C720 1090 760 1100 804 1104',
        red,
        4,
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
      scene.place(
        linde({ arms: 'shading', holding: woodenSpoon(), mood: 'surprised', turn: 6 }),
        520,
        y,
        1.85,
      )
      scene.place(littleRaven({ mood: 'surprised' }), 330, 946, 0.9, { flip: true })
      scene.piece(stone(250, 1010, 330, 4), mix('#7a5468', scene.mood.tone(0.8), 0.5), 3)
    })
    return scene
  },
}
