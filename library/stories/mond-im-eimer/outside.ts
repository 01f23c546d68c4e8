import { childJoints } from '../../draw/cast/child.ts'

// Through the garden, the street and the lane, past the fence.

import { act } from '../../draw/cast/actor.ts'
import { adultJoints } from '../../draw/cast/adult.ts'
import { mix } from '../../draw/paper/color.ts'
import { circle, ellipse, leaf, roundRect } from '../../draw/paper/geometry.ts'
import { print } from '../../draw/paper/prints.ts'
import { garden } from '../../draw/places/garden.ts'
import { street } from '../../draw/places/street.ts'
import { village } from '../../draw/places/village.ts'
import { greatTree } from '../../draw/props/great-tree.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { amadi, dede, elif, moonBucket, tomatoes } from './figures.ts'
import { all, dachshundPuddle, laneFromAbove, night, puddlesWithMoons } from './set.ts'

/** Two heads over the bucket, lit from below. */
const garden1: SceneArt = () => {
  const scene = garden({
    ...night,
    seed: 8,
    house: false,
    horizon: 0.62,
    plants: 'none',
    light: { x: 0.5, y: 0.1, r: 0 },
  })
  const shade = (color: string) => mix(color, scene.mood.tone(0.66), 0.36)
  scene.place(tomatoes(shade), 300, 900, 2.7)
  scene.glow(800, 1120, 620, '#8fd0e8', 0.3, 0.4)
  const moon = [800, 885] as const
  act(
    scene,
    dede,
    adultJoints,
    {
      shadow: 60,
      at: [1240, 1150],
      scale: 2.9,
      flip: true,
      lookAt: moon,
      near: { at: [960, 900], grip: 'open' },
      far: { at: [915, 870], grip: 'open' },
    },
    { view: 'profile', stance: 'bending', lean: -8, mood: 'tender', mouth: 'smile' },
  )
  scene.contactShadow(800, 1140, 170)
  scene.place(moonBucket({ up: false }), 800, 1140, 2.6)
  act(
    scene,
    elif,
    childJoints,
    {
      shadow: 60,
      at: [430, 1170],
      scale: 3.1,
      lookAt: moon,
      near: { at: [655, 890], grip: 'grip', angle: 10 },
      far: { at: [680, 855], grip: 'open' },
    },
    {
      view: 'profile',
      stance: 'halfKneeling',
      lean: 8,
      mood: 'surprised',
      mouth: 'gasp',
      headTilt: 8,
    },
  )
  scene.glow(800, 880, 360, '#fff3cf', 0.6)
  return scene
}

/** Under the chestnuts the water is black. */
const chestnuts: SceneArt = () => {
  const scene = street({
    ...night,
    view: 'row',
    seed: 6,
    lamps: [0.9],
    light: { x: 0.3, y: 0.1, r: 0 },
  })
  scene.flat(all(scene), '#0c1440', 0.34)
  for (const [x, w] of [
    [560, 130],
    [1080, 150],
  ] as const)
    greatTree(scene, {
      x,
      foot: 950,
      w,
      seed: x,
      crown: x < 900 ? 400 : 300,
      bark: '#1b2148',
      leaves: '#14284d',
    })
  scene.warm(1370, 1010, 330, '#f0a640', 0.5, 0.3)
  scene.glow(1360, 390, 330, '#ffd88a', 0.75)
  scene.flat(ellipse(860, 1110, scene.span * 0.6, 170), '#0a1030', 0.55)
  const water = [880, 905] as const
  act(
    scene,
    dede,
    adultJoints,
    {
      shadow: 60,
      at: [660, 1130],
      scale: 2.2,
      lookAt: water,
      near: { at: [862, 838], grip: 'grip' },
    },
    { view: 'profile', stance: 'walking', mood: 'thoughtful', headTilt: 6 },
  )
  scene.contactShadow(880, 1120, 100)
  scene.place(moonBucket({ moon: false }), 880, 1080, 1.55)
  act(
    scene,
    elif,
    childJoints,
    {
      shadow: 60,
      at: [1085, 1155],
      scale: 2.45,
      flip: true,
      lookAt: water,
      near: { at: [902, 838], grip: 'grip' },
      far: { at: [908, 845], grip: 'grip' },
    },
    {
      view: 'profile',
      stance: 'pulling',
      lean: 16,
      headTilt: 16,
      nod: 22,
      mood: 'frightened',
      mouth: 'gasp',
    },
  )
  scene.inFront(() => {
    greatTree(scene, {
      x: 60,
      foot: 1240,
      w: 330,
      seed: 3,
      crown: 250,
      bark: '#0d1233',
      leaves: '#0c1736',
    })
  })
  return scene
}

/** Nine puddles, a dachshund and a bucket: eleven moons. */
const lane: SceneArt = () => {
  const scene = laneFromAbove()
  puddlesWithMoons(scene, [
    [330, 420, 250],
    [770, 340, 180],
    [930, 480, 190],
    [1060, 280, 150],
    [1480, 840, 240],
    [150, 640, 210],
    [270, 1080, 280],
    [1330, 1090, 250],
    [800, 1130, 190],
  ])
  dachshundPuddle(scene, 640, 870)
  act(
    scene,
    dede,
    adultJoints,
    {
      shadow: 60,
      at: [1400, 690],
      scale: 1.75,
      flip: true,
      lookAt: [560, 800],
      near: { at: [1290, 458], grip: 'grip' },
    },
    { view: 'turned', stance: 'contrapposto', mood: 'happy' },
  )
  scene.place(moonBucket(), 1290, 700, 1.55)
  scene.glow(1290, 545, 130, '#fff3cf', 0.5)
  const drops = [-2.8, -2.3, -1.9, -1.2, -0.8, -0.35].map((a, i) =>
    leaf(560 + Math.cos(a) * 110, 910 + Math.sin(a) * 26, a, 120 + (i % 2) * 70, 0.2),
  )
  scene.piece(drops, '#bfe0f2', 1)
  act(
    scene,
    elif,
    childJoints,
    {
      at: [550, 920],
      scale: 2.4,
      shadow: 0,
      lookAt: [690, 900],
      near: { at: [380, 620], grip: 'wave' },
      far: { at: [740, 610], grip: 'wave' },
    },
    { view: 'turned', stance: 'stamping', mood: 'joyful', mouth: 'laugh' },
  )
  scene.piece(
    [ellipse(550, 922, 120, 18), leaf(500, 910, -2.2, 90, 0.24), leaf(630, 914, -0.7, 110, 0.22)],
    '#d5ecf7',
    1,
  )
  return scene
}

const amadisScale = 3.5
const amadisEyes = [1090, 480] as const

/** So near that a moon shines in each lens. */
const atTheFence: SceneArt = () => {
  const scene = village({
    ...night,
    view: 'house-right',
    seed: 5,
    plants: false,
    horizon: 0.86,
    light: { x: 0.22, y: 0.17, r: 0 },
  })
  const look = {
    view: 'front',
    headTilt: -5,
    mood: 'tender',
    mouth: 'smile',
    color: print('flowers', '#b85a7c', '#f0b8c4', { size: 40 }),
  } as const
  const eyes = adultJoints(look).eyes
  const at = [amadisEyes[0] - eyes[0] * amadisScale, amadisEyes[1] - eyes[1] * amadisScale] as const
  act(
    scene,
    amadi,
    adultJoints,
    {
      at,
      scale: amadisScale,
      shadow: 0,
      lookAt: [700, -400],
      near: { at: [965, 900], grip: 'grip', angle: 60 },
      far: { at: [1235, 900], grip: 'grip', angle: 120 },
    },
    look,
  )
  for (const side of [-1, 1]) {
    const [x, y] = [amadisEyes[0] + side * 47.6, amadisEyes[1] + 2 - side * 5]
    scene.flat(circle(x, y, 34), '#2c4d84', 0.82)
    scene.flat(circle(x + 2, y - 2, 23), '#fffbe6')
    scene.flat([circle(x - 7, y - 7, 5), circle(x + 11, y + 5, 6)], '#e2d29c', 0.8)
    scene.glow(x, y, 80, '#fff3cf', 0.35)
    scene.mark('shine', x, y, 30)
  }
  const pickets = Array.from({ length: Math.ceil((scene.right - 580) / 92) }, (_, i) => {
    const x = 580 + i * 92
    return `M${x} 1260V930L${x + 32} 886L${x + 64} 930V1260Z`
  })
  scene.sheet(roundRect(560, 1010, scene.right - 500, 44, 8), '#6672ab', 2, 1000)
  scene.sheet(pickets, '#8791c8', 3, 880)
  act(
    scene,
    dede,
    adultJoints,
    {
      shadow: 60,
      at: [215, 1230],
      scale: 2.45,
      lookAt: amadisEyes,
      near: { at: [262, 936], grip: 'grip' },
    },
    { view: 'turned', mood: 'happy' },
  )
  scene.contactShadow(270, 1195, 110)
  scene.place(moonBucket(), 270, 1195, 1.7)
  act(
    scene,
    elif,
    childJoints,
    {
      shadow: 60,
      at: [500, 1230],
      scale: 3,
      lookAt: amadisEyes,
      far: { at: [800, 622], inFront: true, grip: 'point' },
      near: { at: [640, 925], grip: 'grip' },
    },
    { view: 'profile', stance: 'tiptoe', mood: 'joyful', mouth: 'gasp', headTilt: -6 },
  )
  scene.glow(270, 1020, 150, '#fff3cf', 0.5)
  return scene
}

export const outside: Record<string, SceneArt> = {
  p1: garden1,
  p2: chestnuts,
  p3: lane,
  p4: atTheFence,
}
