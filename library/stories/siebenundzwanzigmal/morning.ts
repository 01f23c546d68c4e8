import { adultJoints } from '../../draw/cast/adult.ts'
import { childJoints } from '../../draw/cast/child.ts'

// The way to the pond and the first twelve falls.

import { act } from '../../draw/cast/actor.ts'
import { ellipse, points, smooth } from '../../draw/paper/geometry.ts'
import { line, piece } from '../../draw/paper/pieces.ts'
import { village } from '../../draw/places/village.ts'
import { sledge } from '../../draw/props/winter.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { bareHandedZola, oma, thea, zola } from './figures.ts'
import { iceFromAbove, nearIce, whiteBank } from './pond.ts'
import { cup, flask, hangingSkates, slip, tally } from './set.ts'

/** A question on the way uphill, the village below. */
const onTheWay: SceneArt = () => {
  const scene = village({
    palette: 'winter',
    hour: 'day',
    seed: 3,
    view: 'square',
    zoom: 'far',
    horizon: 0.6,
    plants: 'none',
    light: { x: 0.24, y: 0.14, r: 70 },
  })
  scene.sheet(
    `M${scene.left - 60} 1130C300 1080 700 1060 1000 960S1500 780 ${scene.right + 60} 760V1260H${scene.left - 60}Z`,
    scene.linear('#ffffff', '#c9daef', 800, 1240),
    3,
    760,
  )
  scene.flat(
    [
      '90,1160',
      '170,1190',
      '250,1150',
      '330,1180',
      '410,1135',
      '490,1160',
      '770,1070',
      '850,1045',
    ].map((at) => {
      const [[x, y]] = points(at) as [readonly [number, number]]
      return ellipse(x, y, 30, 9)
    }),
    '#8fa9d4',
    0.6,
  )
  act(
    scene,
    (o) => thea(o) + skatesRound(150),
    childJoints,
    {
      shadow: 60,
      at: [1060, 1010],
      scale: 2.7,
      lookAt: [1160, -200],
      near: { at: [1000, 620], grip: 'rest' },
    },
    { view: 'turned', skates: false, stance: 'walking', mood: 'thoughtful', headTilt: 4 },
  )
  act(
    scene,
    (o) => zola(o) + skatesRound(128),
    childJoints,
    {
      shadow: 60,
      at: [640, 1115],
      scale: 2.7,
      lookAt: [1050, 400],
      far: { at: [850, 740], grip: 'point', angle: -60 },
    },
    {
      view: 'profile',
      skates: false,
      stance: 'walking',
      headTilt: -10,
      mood: 'happy',
      mouth: 'gasp',
    },
  )
  return scene
}

const skatesRound = (up: number) =>
  `<g transform="translate(8 ${-up}) scale(.8)">${hangingSkates()}</g>`

/** Zola sits in the middle of Thea's eight. */
const penguin: SceneArt = () => {
  const scene = iceFromAbove()
  act(
    scene,
    thea,
    childJoints,
    { shadow: 60, at: [1180, 690], scale: 1.95, flip: true, rotate: -6, lookAt: [800, 760] },
    { view: 'profile', stance: 'skating', mood: 'proud' },
  )
  scene.place(slip(), 720, 930, 2.6)
  act(
    scene,
    zola,
    childJoints,
    {
      at: [720, 930],
      scale: 3,
      shadow: 90,
      lookAt: [900, 640],
      near: { at: [455, 690], grip: 'open', angle: 190, inFront: true },
      far: { at: [985, 690], grip: 'open', angle: -10, inFront: true },
    },
    { view: 'front', stance: 'floor', mood: 'surprised', mouth: 'gasp', headTilt: 4 },
  )
  scene.inFront(() => tally(scene, 180, 1050, 1))
  return scene
}

const mitten =
  piece('M-18 26V-4C-20 -34 18 -38 20 -6V26Z', '#f2c14e') +
  piece('M14 4C30 -14 40 0 24 18Z', '#f2c14e') +
  line('M-16 18H18', '#fff3cf', 6)

/** Eleven strokes before her, nothing but snow around. */
const eleven: SceneArt = () => {
  const scene = whiteBank()
  scene.flat(smooth(points('820,880 1000,860 1240,890 1480,960 1300,980 1000,930')), '#8fa9d4', 0.5)
  scene.contactShadow(1000, 890, 320)
  scene.place(sledge('#b5713f', false), 1010, 890, 2.1, { flip: true })
  act(
    scene,
    bareHandedZola,
    childJoints,
    {
      at: [1090, 796],
      scale: 2.5,
      flip: true,
      shadow: 0,
      lookAt: [970, 710],
      near: { at: [972, 700], grip: 'grip', holding: mitten },
      far: { at: [970, 716], grip: 'rest' },
    },
    {
      view: 'profile',
      stance: 'floor',
      lean: 22,
      headTilt: 14,
      nod: 10,
      mood: 'sad',
    },
  )
  tally(scene, 250, 1010, 11, 2.1)
  return scene
}

/** The coffee pot. */
const coffeePot: SceneArt = () => {
  const scene = nearIce()
  scene.contactShadow(1330, 346, 50)
  scene.place(flask(), 1300, 346, 1.2)
  scene.place(cup('#e8626b'), 1372, 348, 1.2)
  act(
    scene,
    zola,
    childJoints,
    {
      shadow: 60,
      at: [350, 860],
      scale: 2.6,
      lookAt: [820, 800],
      near: { at: [330, 480], grip: 'open', angle: -70, inFront: true },
      far: { at: [470, 470], grip: 'open', angle: -110, inFront: true },
    },
    { view: 'turned', stance: 'leaning', mood: 'surprised', mouth: 'gasp', lean: -8 },
  )
  scene.contactShadow(1040, 1050, 460)
  act(
    scene,
    oma,
    adultJoints,
    {
      at: [1440, 985],
      scale: 2.65,
      rotate: -84,
      shadow: 0,
      lookAt: [430, 500],
      near: { at: [1010, 1008], grip: 'fist', elbow: [-1, 0.1] },
      far: { at: [700, 500], grip: 'flat', inFront: true },
    },
    { view: 'front', build: 'stout', mood: 'proud', mouth: 'grin', headTilt: 10 },
  )
  return scene
}

export const morning: Record<string, SceneArt> = {
  p1: onTheWay,
  p2: penguin,
  p3: eleven,
  p4: coffeePot,
}
