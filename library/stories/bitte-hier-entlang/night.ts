// Pages 6 to 8: the night tour.

import { badgerJoints } from '../../draw/cast/badger.ts'
import { sky } from '../../draw/landscape/sky.ts'
import { circle, ellipse, leaf, points, smooth } from '../../draw/paper/geometry.ts'
import { flat, piece, placed } from '../../draw/paper/pieces.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { type KunoOptions, kuno, mama, papa, tie, trine } from './figures.ts'
import { farWood, hillside, mound } from './outside.ts'
import { chamber, floorSheet, grass, holed, newScene, root } from './set.ts'

const glowworm = () =>
  piece(ellipse(0, 0, 30, 13), '#4a3a3c') +
  piece(ellipse(24, 4, 16, 12), '#e9f08a') +
  flat(circle(-30, 0, 9), '#2c2230') +
  '<mark kind="light" x="24" y="4" r="18"/>'

/** p6: two eyes are open. */
const awake: SceneArt = () => {
  const scene = newScene('night')
  scene.shineFrom(830, 170)
  scene.bands(['#4d4560', '#443c58', '#3b3450'], -60, 900, { seed: 5 })
  scene.warm(830, 230, 700, '#e9e08a', 0.42)
  scene.glow(850, 190, 260, '#f4f3a8', 0.75)
  floorSheet(scene, 800, '#4c3a48', 2)
  const straw = seeded(4)
  scene.piece(
    Array.from({ length: 110 }, () =>
      leaf(80 + straw() * 1440, 850 + straw() * 260, straw() * 6.3, 90, 0.14),
    ),
    '#8a7448',
    1,
  )
  scene.begin('cast')
  scene.place(papa({ pose: 'sleeping', isAtNight: true }), 420, 960, 3.1)
  scene.place(mama({ pose: 'sleeping' }), 1230, 960, 2.9, { flip: true })
  scene.contactShadow(820, 1050, 160)
  scene.place(
    trine({ mood: 'happy', lids: 0, gaze: [0.8, 0.1], mouth: 'line', turn: -6 }),
    770,
    950,
    2,
  )
  scene.contactShadow(1130, 1140, 150)
  scene.place(
    kuno({
      pose: 'seated',
      onFours: false,
      leaf: 'new',
      mood: 'tired',
      lids: 0.55,
      gaze: [0.8, 0.3],
      headTilt: -4,
      paws: { near: { at: [36, -116], grip: 'hold' }, far: { at: [70, -128], grip: 'hold' } },
    }),
    1180,
    1150,
    1.7,
    { flip: true },
  )
  scene.inFront(() => {
    holed(scene, [chamber(800, 650, 800, 570, 9, 0.8)], '#231d3a')
    scene.add(
      root(points('560,-40 600,70 540,160 590,240'), 50, '#3a2c40'),
      root(points('1090,-40 1050,60 1100,150 1060,210'), 44, '#3a2c40'),
    )
    scene.place(glowworm(), 830, 150, 1.3)
    scene.glow(862, 156, 170, '#f6f6b0', 0.9)
  })
  return scene
}

/** p7: the moon is always open. */
const moonrise: SceneArt = () => {
  const scene = newScene('night')
  sky(scene, { light: { x: 0.3, y: 0.3, r: 190 }, seed: 3 })
  scene.shineFrom(480, 360)
  scene.mark('moon', 480, 360, 190)
  scene.mark('stars', 1000, 120, 90)
  hillside(scene, 700, 50, '#5b6a9a', 1)
  farWood(scene, 760, '#46547f', 6)
  hillside(scene, 860, 40, '#3d4870', 2)
  hillside(scene, 930, 26, '#323a5e', 3.2)
  mound(scene, 1330, 930, 1.05, {
    grass: '#2d3352',
    soil: '#4a3a4e',
    mouth: '#141530',
    roots: '#3a2f48',
  })
  hillside(scene, 1010, 16, '#272c4a', 4)
  scene.begin('cast')
  scene.contactShadow(1130, 1080, 220)
  scene.place(
    papa({
      pose: 'seated',
      onFours: false,
      isAtNight: true,
      asleep: true,
      headTilt: 12,
      nod: 12,
      paws: {
        far: { at: [86, -50], grip: 'flat' },
        near: {
          at: [80, -58],
          grip: 'hold',
          holding: placed(
            trine({ turn: 16, lids: 0, mood: 'happy', gaze: [0.9, 0.2], mouth: 'line' }),
            { x: 6, y: -34, scale: 0.66 },
          ),
        },
      },
    }),
    1150,
    1090,
    2.3,
    { flip: true },
  )
  scene.contactShadow(620, 1070, 120)
  scene.place(
    kuno({
      pose: 'standing',
      onFours: false,
      leaf: 'new',
      mood: 'happy',
      lids: 0.2,
      gaze: [0.9, 0],
      headView: 'front',
      knot: [0, 64],
      paws: { near: { at: [-96, -226], grip: 'point' }, far: { at: [60, -96], grip: 'open' } },
    }),
    640,
    1080,
    1.75,
  )
  grassEdge(scene)
  return scene
}

const grassEdge = (scene: ReturnType<typeof newScene>) =>
  scene.inFront(() => {
    scene.sheet(
      smooth(points('-80,1180 300,1150 800,1176 1300,1150 1700,1176 1700,1300 -80,1300')),
      '#171a36',
      3,
      1150,
    )
    grass(scene, (x) => 1166 + Math.sin(x / 200) * 14, '#171a36', 90, 8)
  })

/** p8: and this is me. */
const noseToNose: SceneArt = () => {
  const scene = newScene('night')
  scene.shineFrom(800, -200)
  scene.bands(['#26305c', '#33406f', '#475686', '#5f6f9c'], -60, 1000, { seed: 8 })
  scene.glow(830, 560, 700, '#fff3cf', 0.6)
  scene.piece(circle(830, 540, 350), '#fff3cf', 2)
  scene.flat([circle(700, 380, 40), circle(960, 700, 52), circle(900, 330, 24)], '#f0dfae', 0.7)
  scene.mark('moon', 830, 420, 180)
  hillside(scene, 1010, 30, '#2b3358', 2)
  scene.begin('cast')
  const act: KunoOptions = {
    ...{ pose: 'standing', onFours: false, leaf: null, headView: 'profile' },
    ...{ mood: 'tender', lids: 0.16, gaze: [0.9, 0.1], headTilt: 4 },
    paws: {
      near: {
        at: [66, -96],
        grip: 'hold',
        holding: placed(tie('new'), { rotate: -8, scale: 0.8 }),
      },
    },
  }
  const [noseX, noseY] = badgerJoints(act).mouth
  scene.place(kuno(act), 770 - noseX * 4.6, 690 - noseY * 4.6, 4.6)
  scene.place(
    trine({ headView: 'profile', mood: 'happy', lids: 0, gaze: [0.9, -0.1], turn: -10 }),
    1215,
    740,
    5,
    { flip: true },
  )
  return scene
}

export const night: Record<string, SceneArt> = { p6: awake, p7: moonrise, p8: noseToNose }
