// The day on which Kim keeps her coat on.

import { act } from '../../draw/cast/actor.ts'
import { type ChildOptions, child, childJoints } from '../../draw/cast/child.ts'
import { line, piece, placed } from '../../draw/paper/pieces.ts'
import { coatHook, hangingCoat, hookPicture, satchel } from '../../draw/props/school-things.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import {
  blue,
  emre,
  hotCheeks,
  ida,
  kim,
  malik,
  orange,
  straps,
  tabHeight,
  withSatchel,
  zip,
} from './figures.ts'
import { chalkTortoise, deskTop, hooksNear, twoHooks, windowSide, yardFromAbove } from './rooms.ts'
import { hippo, pencils, tortoise } from './set.ts'

/** An open exercise book, 240 units wide; (0, 0) is its middle. */
const exerciseBook =
  piece('M-120 -34L0 -26L120 -34V40L0 48L-120 40Z', '#fffaf0') +
  line('M0 -26V46M-100 -12L-20 -6M-100 8L-20 14M20 -6L100 -12M20 14L70 10', '#b9c3d6', 4)

const flushed = (figure: string, options: ChildOptions) => {
  const [x, y] = childJoints(options).eyes
  return figure + placed(hotCheeks, { x, y })
}

/** Both unzip a little, by turns. */
const zips: SceneArt = () => {
  const scene = windowSide()
  const [scale, share] = [4.1, 0.24]
  const tabY = 1450 + (tabHeight(share) + 10) * scale
  const pose = {
    view: 'front',
    headView: 'turned',
    headTilt: 4,
    outfit: 'coat',
    mood: 'happy',
    mouth: 'grin',
  } as const
  const kims = { ...pose, load: { svg: zip(blue, share), at: [0, 0] } } as const
  const maliks = { ...pose, load: { svg: straps + zip(orange, share), at: [0, 0] } } as const
  act(
    scene,
    (o = {}) => flushed(kim(o), o),
    childJoints,
    {
      at: [500, 1450],
      scale,
      shadow: 0,
      lookAt: [1120, 700],
      near: { at: [496, tabY], grip: 'pinch', angle: -10, elbow: [-1, 0.5] },
    },
    kims,
  )
  act(
    scene,
    (o = {}) => withSatchel(flushed(malik(o), o)),
    childJoints,
    {
      at: [1110, 1450],
      scale,
      flip: true,
      shadow: 0,
      lookAt: [500, 700],
      near: { at: [1114, tabY], grip: 'pinch', angle: -10, elbow: [-1, 0.5] },
    },
    maliks,
  )
  deskTop(scene, 1100)
  scene.inFront(() => {
    for (const [x, tilt] of [
      [420, -4],
      [1160, 5],
    ] as const)
      scene.place(exerciseBook, x, 1172, 1.3, { rotate: tilt })
    scene.place(pencils(), 800, 1165, 1)
  })
  return scene
}

const guessing: SceneArt = () => {
  const scene = yardFromAbove()
  chalkTortoise(scene, 640, 660)
  const middle = [640, 660] as const
  act(
    scene,
    ida,
    childJoints,
    {
      shadow: 60,
      at: [190, 600],
      scale: 1.95,
      lookAt: middle,
      far: { at: [400, 380], grip: 'point' },
    },
    { view: 'profile', stance: 'wheelchair', headTilt: 6, mood: 'joyful', mouth: 'gasp' },
  )
  act(
    scene,
    kim,
    childJoints,
    {
      shadow: 60,
      at: [560, 390],
      scale: 1.4,
      lookAt: [660, 690],
      near: { at: [550, 212], grip: 'rest', inFront: true },
    },
    { view: 'front', headTilt: 10, nod: 10, mood: 'thoughtful' },
  )
  act(
    scene,
    (o) =>
      child({
        skin: '#7a4a30',
        hair: '#1f1412',
        hairStyle: 'puffs',
        outfit: 'dungarees',
        color: '#4f9d96',
        shirt: '#f0c35a',
        ...o,
      }),
    childJoints,
    { shadow: 60, at: [900, 410], scale: 1.45, flip: true, lookAt: [800, 600] },
    { view: 'turned', headTilt: 8, mood: 'happy', stance: 'contrapposto' },
  )
  act(
    scene,
    emre,
    childJoints,
    { shadow: 60, at: [1390, 640], scale: 1.95, flip: true, lookAt: middle },
    { view: 'profile', stance: 'jumping', mood: 'joyful', mouth: 'shout' },
  )
  act(
    scene,
    malik,
    childJoints,
    {
      shadow: 60,
      at: [1370, 1180],
      scale: 2.15,
      flip: true,
      lookAt: [330, 480],
      near: {
        at: [1190, 1040],
        grip: 'pinch',
        holding: '<path d="M-4 -16L4 -18L12 22L4 24Z" fill="#fffaf0"/>',
      },
      far: { at: [1150, 860], grip: 'wave' },
    },
    { view: 'profile', stance: 'halfKneeling', lean: 10, mood: 'joyful', mouth: 'laugh' },
  )
  scene.inFront(() => {
    act(
      scene,
      (o) =>
        child({
          skin: '#f2c6a0',
          hair: '#8a4f2c',
          hairStyle: 'ponytail',
          outfit: 'jumper',
          color: '#e8b23c',
          ...o,
        }),
      childJoints,
      { at: [300, 1450], scale: 2.6, shadow: 0 },
      { view: 'turnedAway', headView: 'turnedAway', headTilt: 4 },
    )
  })
  return scene
}

const hungUp: SceneArt = () => {
  const scene = twoHooks()
  const [mine, his] = [hooksNear.kim, hooksNear.malik]
  for (const [[x, y], picture] of [
    [mine, hippo()],
    [his, tortoise()],
  ] as const)
    scene.place(hookPicture(), x, y - 240, 3.6).place(picture, x - 6, y - 240, 3.3)
  scene.place(hangingCoat(blue), mine[0], mine[1] + 8, 2.3)
  scene.place(satchel('#5a6a8c'), 1440, 1150, 1.7)
  scene.place(hangingCoat(orange), his[0], his[1] + 8, 2.3)
  for (const [x, y] of [mine, his]) scene.place(coatHook(), x, y, 2.6)
  act(
    scene,
    malik,
    childJoints,
    {
      shadow: 60,
      at: [1250, 1170],
      scale: 2.85,
      flip: true,
      lookAt: [his[0], his[1]],
      near: { at: [1100, 800], grip: 'grip' },
      far: { at: [1030, 462], grip: 'grip' },
    },
    {
      view: 'turned',
      headView: 'profile',
      stance: 'tiptoe',
      build: 'usual',
      outfit: 'jumper',
      color: '#5f9a8c',
      mood: 'joyful',
      mouth: 'grin',
    },
  )
  act(
    scene,
    kim,
    childJoints,
    {
      shadow: 60,
      at: [640, 1180],
      scale: 2.75,
      lookAt: [1100, 560],
      near: { at: [800, 830], grip: 'open', angle: -50 },
      far: { at: [812, 820], grip: 'open', angle: -110 },
    },
    { view: 'turned', stance: 'tiptoe', headTilt: -6, mood: 'joyful', mouth: 'laugh' },
  )
  return scene
}

export const monday: Record<string, SceneArt> = { p5: zips, p6: guessing, p7: hungUp }
