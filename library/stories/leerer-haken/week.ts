import { adultJoints } from '../../draw/cast/adult.ts'
import { childJoints } from '../../draw/cast/child.ts'

// From the corridor to the rain.

import { act } from '../../draw/cast/actor.ts'
import { ellipse, points, polygon, roundRect } from '../../draw/paper/geometry.ts'
import { line, strip } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { school } from '../../draw/places/school.ts'
import { street } from '../../draw/places/street.ts'
import { slantingRain } from '../../draw/props/rain.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import {
  emre,
  ida,
  kim,
  malik,
  mother,
  orange,
  straps,
  teacher,
  withSatchel,
  withSatchelBehind,
  zip,
} from './figures.ts'
import { artCorner, kimsHook, lastHook, longCorridor } from './rooms.ts'
import { drawing, football, horse, pencils, umbrella } from './set.ts'

const row: SceneArt = () => {
  const scene = longCorridor()
  act(
    scene,
    kim,
    childJoints,
    {
      shadow: 60,
      at: [480, 1180],
      scale: 3.4,
      lookAt: [lastHook.x, lastHook.y],
      near: { at: [kimsHook.x + 20, 250], grip: 'point', inFront: true },
      far: { at: [650, 850], grip: 'rest' },
    },
    { view: 'turned', headView: 'profile', stance: 'contrapposto', mood: 'thoughtful' },
  )
  return scene
}

/** Heads of the class from behind, between which one sees the board. */
const classFromBehind = (scene: Scene) => {
  scene.inFront(() => {
    const tables = ['60,1060 640,1060 700,1260 -40,1260', '980,1060 1560,1060 1660,1260 920,1260']
    act(
      scene,
      emre,
      childJoints,
      { at: [1130, 1420], scale: 2.9, shadow: 0 },
      { view: 'back', headTilt: -4 },
    )
    act(
      scene,
      ida,
      childJoints,
      { at: [1440, 1440], scale: 2.9, shadow: 0 },
      { view: 'back', headTilt: -6 },
    )
    scene.piece(
      tables.map((corners) => polygon(points(corners))),
      print('wood', '#d9b07a', '#b98a55', { size: 220 }),
      2,
    )
  })
}

const newBoy: SceneArt = () => {
  const scene = school({
    palette: 'sunrise',
    view: 'classroom',
    hour: 'day',
    seed: 4,
    desks: [],
    emptyBoard: true,
  })
  const shoulder = [852, 728] as const
  act(
    scene,
    (options) => withSatchel(malik(options)),
    childJoints,
    {
      shadow: 60,
      at: [770, 1040],
      scale: 2.05,
      lookAt: [420, 860],
      near: { at: [722, 800], grip: 'grip' },
      far: { at: [818, 800], grip: 'grip' },
    },
    {
      view: 'front',
      mood: 'frightened',
      mouth: 'line',
      headTilt: -4,
      load: { svg: straps + zip(orange), at: [0, 0] },
    },
  )
  act(
    scene,
    teacher,
    adultJoints,
    {
      shadow: 60,
      at: [1030, 1010],
      scale: 1.95,
      flip: true,
      lookAt: [780, 640],
      far: { at: shoulder, grip: 'open', inFront: true },
    },
    { view: 'turned', lean: 4, headTilt: 8, mood: 'tender', mouth: 'smile' },
  )
  classFromBehind(scene)
  scene.inFront(() => {
    act(
      scene,
      kim,
      childJoints,
      {
        at: [340, 1370],
        scale: 3,
        shadow: 0,
        lookAt: [770, 620],
        near: { at: [520, 1090], grip: 'open' },
        far: { at: [560, 1080], grip: 'open' },
      },
      { view: 'turnedAway', headView: 'profile', mood: 'happy', mouth: 'smile' },
    )
    scene.piece(
      polygon(points('20,1080 660,1080 720,1260 -60,1260')),
      print('wood', '#d9b07a', '#b98a55', { size: 220 }),
      2,
    )
  })
  return scene
}

/** A pencil with its point at lower left of the hand. */
const pencil = line('M14 -20L-16 24', '#5f9a5a', 7)

const present: SceneArt = () => {
  const scene = artCorner()
  const sheet = [690, 720] as const
  act(
    scene,
    ida,
    childJoints,
    {
      at: [1400, 1230],
      scale: 2.7,
      flip: true,
      shadow: 0,
      lookAt: [1180, 1000],
      near: { at: [1250, 880], grip: 'pinch', holding: pencil, elbow: [-1, 0.4] },
      far: { at: [1190, 940], grip: 'open' },
    },
    { view: 'turned', stance: 'wheelchair', headTilt: 8, mood: 'happy' },
  )
  act(
    scene,
    emre,
    childJoints,
    {
      at: [970, 1210],
      scale: 2.75,
      flip: true,
      shadow: 0,
      lookAt: [420, 600],
      far: { at: [775, 772], grip: 'pinch', elbow: [0, 1], inFront: true },
      near: { at: [900, 980], grip: 'open' },
    },
    { view: 'turned', lean: 12, mood: 'joyful', mouth: 'grin' },
  )
  scene.sheet(
    'M640 930Q1100 880 1700 920V1120L620 1130Q560 1040 640 930Z',
    print('wood', '#d9b07a', '#b98a55', { size: 240 }),
    3,
    880,
  )
  scene.piece([roundRect(700, 1120, 50, 140, 6), roundRect(1500, 1116, 50, 140, 6)], '#b98a55', 2)
  scene.place(drawing(horse()), 1190, 1000, 2, { rotate: -8 })
  scene.place(drawing(''), 890, 1010, 1.9, { rotate: 7 })
  scene.place(pencils(), 1020, 1066, 1.2).place(pencils(), 1430, 1040, 1.2)
  act(
    scene,
    (options) => withSatchelBehind(malik(options)),
    childJoints,
    {
      shadow: 60,
      at: [400, 1170],
      scale: 2.85,
      lookAt: sheet,
      far: { at: [640, 750], grip: 'pinch' },
      near: { at: [630, 770], grip: 'flat' },
    },
    { view: 'profile', stance: 'standing', lean: 3, mood: 'thoughtful', mouth: 'smile', nod: 6 },
  )
  scene.place(drawing(football()), sheet[0], sheet[1], 2.3, { rotate: 8 })
  scene.piece(strip(points('798,786 776,766 750,762'), [20, 22, 16]), '#d9a878', 1)
  scene.piece(strip(points('596,760 616,748 642,750'), [20, 22, 16]), '#c58a5e', 1)
  return scene
}

const underTheUmbrella: SceneArt = () => {
  const scene = street({
    palette: 'ocean',
    hour: 'dusk',
    view: 'lane',
    seed: 3,
    puddles: [0.62],
    light: { r: 0 },
  })
  scene.glow(620, 700, 500, '#ffd88a', 0.35)
  const grip = [650, 690] as const
  scene.begin('cast')
  scene.place(umbrella(), grip[0] + 8, grip[1] + 70, 2.05, { rotate: -5 })
  act(
    scene,
    mother,
    adultJoints,
    {
      shadow: 60,
      at: [760, 1050],
      scale: 2,
      flip: true,
      lookAt: [480, 700],
      far: { at: grip, grip: 'grip' },
      near: { at: [800, 730], grip: 'open' },
    },
    {
      view: 'turned',
      stance: 'contrapposto',
      lean: -6,
      headTilt: -8,
      mood: 'joyful',
      mouth: 'laugh',
      lids: 0.7,
    },
  )
  act(
    scene,
    (options) => withSatchelBehind(malik(options)),
    childJoints,
    {
      shadow: 60,
      at: [460, 1080],
      scale: 2.15,
      lookAt: [680, 480],
      near: { at: [600, 830], grip: 'wave' },
      far: { at: [590, 720], grip: 'open' },
    },
    { view: 'profile', stance: 'walking', mood: 'joyful', mouth: 'laugh', headTilt: -8 },
  )
  slantingRain(scene, { seed: 4, count: 150, dry: { left: 240, right: 1060, top: 330 } })
  scene.inFront(() => {
    scene.flat(ellipse(1300, 1150, 330, 60), '#6f8fae', 0.8)
    scene.flat(ellipse(1280, 1146, 280, 42), '#e0a884', 0.6)
    scene.mark('water', 1160, 1150, 50)
    act(
      scene,
      kim,
      childJoints,
      { at: [1290, 1160], scale: 2.75, flip: true, shadow: 0, lookAt: [520, 620] },
      {
        view: 'turnedAway',
        headView: 'profile',
        outfit: 'coat',
        hood: true,
        mood: 'surprised',
        mouth: 'gasp',
      },
    )
  })
  return scene
}

export const week: Record<string, SceneArt> = {
  p1: row,
  p2: newBoy,
  p3: present,
  p4: underTheUmbrella,
}
