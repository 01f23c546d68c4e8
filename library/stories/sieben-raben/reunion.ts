// In the mountain of glass, and home again.

import { raven } from '../../draw/cast/raven.ts'
import { sky } from '../../draw/landscape/sky.ts'
import { lighter, mix } from '../../draw/paper/color.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { Scene as Picture, type Scene } from '../../draw/paper/scene.ts'
import { meadow } from '../../draw/places/meadow.ts'
import { throughDoor } from '../../draw/places/opening.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { brother, linde, lindeBare, littleRaven, mother } from './figures.ts'
import { glassDoor, glassHall } from './glass.ts'
import { longTable } from './set.ts'
import { plate, pocket } from './things.ts'

/** Children one behind the other on their way home, the farthest first: `[name, x, y, scale]`. */
const file = [
  ['balthes', 790, 604, 0.42],
  ['till', 862, 628, 0.48],
  ['lorenz', 1000, 664, 0.58],
  ['kunz', 926, 700, 0.66],
  ['veit', 756, 764, 0.8],
  ['jost', 1034, 852, 1.02],
  ['michel', 872, 876, 1.02],
] as const

/** Pages 11 and 12. */
export const reunion: Record<string, SceneArt> = {
  p11: () => {
    const scene = new Picture({ palette: 'midnight', hour: 'night' })
    sky(scene, { light: { x: 0.56, y: 0.17, r: 120 }, seed: 7 })
    glassHall(scene, 870)
    glassDoor(scene, 316, 870, 260, 520)
    const boys = [
      ['jost', 800, 1.85, 'turned', 'joyful'],
      ['veit', 1080, 1.75, 'front', 'surprised'],
      ['kunz', 1340, 1.7, 'turned', 'tender'],
    ] as const
    for (const [i, [name, x, scale, view]] of boys.entries())
      brother(name)(
        scene,
        {
          at: [x, 890],
          scale,
          flip: i === 2,
          lookAt: [1060, 860],
          near: { at: [x + (i === 2 ? 100 : 60), 760 + i * 14], grip: 'open' },
          far: { at: [1000 + i * 60, 830], grip: 'open' },
        },
        {
          view,
          stance: 'standing',
          mood: i === 1 ? 'surprised' : 'happy',
          headTilt: i * 5 - 4,
          nod: 10,
        },
      )
    scene.place(raven({ pose: 'flying', nod: 10, gaze: [0.4, 0.9] }), 900, 330, 0.9, { flip: true })
    scene.place(longTable(640, '#6f9fd0', '#eef8ff'), 1110, 1180, 1.5)
    for (const [i, px] of [720, 810, 900, 1230, 1330, 1430].entries())
      scene.place(plate('#ffffff'), px, 912 + (i % 2) * 12, 0.95)
    scene.place(pocket(), 1070, 862, 1.7, { rotate: -4 })
    scene.place(raven({ nod: 26, gaze: [0.8, 0.6] }), 930, 920, 1)
    scene.place(raven({ nod: 26, gaze: [0.8, 0.6] }), 1290, 920, 1, { flip: true })
    lindeBare(
      scene,
      { at: [570, 1150], scale: 2.2, flip: true, shadow: 70, lookAt: [330, 700] },
      {
        view: 'turned',
        mood: 'surprised',
        lean: 6,
        hands: { near: { at: [-66, -110], grip: 'open' }, far: { at: [60, -150], grip: 'open' } },
      },
    )
    stand(scene, littleRaven({ beak: '#ffffff', gaze: [0.9, 0] }), 300, 1.15, {
      depth: -56,
      shadow: 50,
    })
    return scene
  },
  p12: () => {
    const scene = meadow({
      palette: 'gold',
      hour: 'dusk',
      seed: 9,
      horizon: 0.52,
      plants: false,
      light: { x: 0.4, y: 0.36, r: 100 },
      flowers: ['#fff1dd', '#e8a13c', '#d9828a'],
    })
    path(scene)
    for (const [i, [name, x, y, scale]] of file.entries()) {
      const isMichel = name === 'michel'
      brother(name)(
        scene,
        {
          at: [x, y],
          scale,
          shadow: 50,
          lookAt: isMichel ? [760, 560] : [1200, 620],
          flip: i % 2 === 0,
        },
        {
          view: i % 3 === 0 ? 'front' : 'turned',
          stance: 'walking',
          mood: isMichel ? 'sulky' : 'joyful',
          ...(i % 3 === 1 ? { arms: 'raised' as const } : {}),
        },
      )
    }
    linde(
      scene,
      {
        at: [624, 890],
        scale: 1.42,
        shadow: 60,
        lookAt: [1180, 560],
        far: { at: [720, 640], grip: 'wave' },
      },
      { view: 'turned', stance: 'walking', mood: 'joyful', mouth: 'laugh' },
    )
    throughDoor(scene, { x: 810, w: 640, wall: '#b06a50', wood: '#7a4a36' })
    scene.warm(800, 980, 620, '#f0a04a', 0.5)
    mother(
      scene,
      {
        at: [1300, 1190],
        scale: 2.5,
        flip: true,
        shadow: 80,
        lookAt: [760, 560],
        far: { at: [1120, 860], grip: 'flat', holding: placed(plate(), { y: -6, scale: 0.9 }) },
      },
      { view: 'turnedAway', hands: { near: { at: [34, -250], grip: 'open' } } },
    )
    scene.inFront(() => {
      scene.piece(
        'M-60 1010H420L560 1260H-60Z',
        print('linen', '#f1dcc0', '#e2c8a6', { size: 30 }),
        3,
      )
      for (const [x, y, size] of [
        [110, 1060, 1.7],
        [330, 1066, 1.7],
        [180, 1160, 2.2],
        [420, 1170, 2.2],
      ] as const)
        scene.place(plate(), x, y, size)
    })
    return scene
  },
}

/** A trodden path over the meadow to the door. */
const path = (scene: Scene) => {
  const way = lighter(mix('#e8cf9a', scene.mood.land(0.7), 0.3), 0.1)
  scene.piece(
    'M770 596C900 610 1060 640 1030 690C990 740 700 740 660 800C630 840 520 900 480 960H1140C1130 880 900 830 960 770C1000 730 1110 700 1090 660C1060 610 880 600 790 590Z',
    way,
    1,
  )
}
