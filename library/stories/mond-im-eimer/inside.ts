import { adultJoints } from '../../draw/cast/adult.ts'

// The kitchen, the window and the bed.

import { act } from '../../draw/cast/actor.ts'
import { childJoints } from '../../draw/cast/child.ts'
import { circle, points } from '../../draw/paper/geometry.ts'
import { print } from '../../draw/paper/prints.ts'
import { kitchen } from '../../draw/places/kitchen.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { dede, elif, moonBucket } from './figures.ts'
import { all, atTheWindow, bedFromAbove, moonbeam, night, quilt, soupPlate, spoon } from './set.ts'

const pyjamas = { outfit: 'pyjamas', color: '#7fa6d8' } as const

/** The guest swims in the soup. */
const soup: SceneArt = () => {
  const scene = kitchen({
    ...night,
    side: 'right',
    table: null,
    lamp: null,
    cupboards: '#4a6a9a',
    seed: 4,
    light: { r: 0 },
  })
  scene.flat(all(scene), '#0d1a5a', 0.56)
  scene.contactShadow(190, 1140, 110)
  scene.place(moonBucket({ moon: false }), 190, 1140, 1.8)
  const moon = [620, 965] as const
  scene.glow(960, 330, 620, '#a9d8ee', 0.4)
  moonbeam(scene, points('760,200 1160,200 900,1010 330,1010'), 0.24)
  act(
    scene,
    dede,
    adultJoints,
    {
      at: [1240, 1400],
      scale: 2.75,
      flip: true,
      shadow: 0,
      lookAt: [620, 700],
      near: { at: [1050, 905], grip: 'rest' },
      far: { at: [1085, 690], grip: 'rest', inFront: true },
    },
    { view: 'turned', lean: 8, mood: 'happy' },
  )
  act(
    scene,
    elif,
    childJoints,
    {
      at: [560, 1290],
      scale: 3.3,
      shadow: 0,
      lookAt: moon,
      near: {
        at: [425, 868],
        grip: 'pinch',
        holding: spoon(),
        tilt: -4,
        elbow: [-1, 0.6],
        inFront: true,
      },
      far: { at: [800, 945], grip: 'open', elbow: [1, 0.7] },
    },
    {
      view: 'turned',
      outfit: 'jumper',
      lean: 6,
      headTilt: 10,
      nod: 14,
      mood: 'surprised',
      mouth: 'gasp',
    },
  )
  scene.glow(640, 860, 420, '#ffe9b0', 0.28)
  scene.inFront(() => {
    scene.sheet(
      `M330 930Q1000 880 ${scene.right + 60} 930V1260H270Z`,
      print('checks', '#3f5f95', '#5b7cb4', { size: 96 }),
      3,
      900,
    )
    moonbeam(scene, points('330,960 960,930 930,1200 280,1200'), 0.2)
    scene.place(soupPlate(true), 610, 1030, 3.2)
    scene.glow(625, 1035, 260, '#fff3cf', 0.6)
    scene.place(soupPlate(false), 1180, 1010, 1.9)
    scene.mark('shine', 620, 1035, 80)
  })
  return scene
}

/** There he hangs. */
const window: SceneArt = () => {
  const { scene } = atTheWindow()
  const moon = [960, 320] as const
  act(
    scene,
    dede,
    adultJoints,
    { shadow: 60, at: [420, 1120], scale: 2.05, lookAt: moon },
    { view: 'turned', stance: 'contrapposto', mood: 'surprised', headTilt: -4 },
  )
  act(
    scene,
    elif,
    childJoints,
    {
      shadow: 60,
      at: [800, 1130],
      scale: 2.5,
      lookAt: moon,
      near: { at: [640, 560], grip: 'wave' },
      far: { at: [960, 540], grip: 'wave' },
    },
    {
      ...pyjamas,
      view: 'turnedAway',
      stance: 'tiptoe',
      headTilt: -6,
      mood: 'joyful',
      mouth: 'laugh',
      headView: 'profile',
    },
  )
  scene.contactShadow(1180, 1110, 100)
  scene.place(moonBucket(), 1180, 1110, 1.8)
  scene.glow(1180, 930, 240, '#fff3cf', 0.55)
  return scene
}

const elifsScale = 3.7
const elifsEyes = [740, 450] as const

/** In each eye a tiny moon. */
const bed: SceneArt = () => {
  const scene = bedFromAbove()
  const look = { ...pyjamas, view: 'front', mood: 'surprised', mouth: 'smile' } as const
  const eyes = childJoints(look).eyes
  const at = [elifsEyes[0] - eyes[0] * elifsScale, elifsEyes[1] - eyes[1] * elifsScale] as const
  act(scene, elif, childJoints, { at, scale: elifsScale, shadow: 0, lookAt: [800, 380] }, look)
  quilt(scene, 610)
  for (const side of [-1, 1]) {
    scene.flat(circle(elifsEyes[0] + side * 58 + 6, elifsEyes[1] - 6, 9), '#fffbe6')
    scene.mark('shine', elifsEyes[0] + side * 58, elifsEyes[1], 14)
  }
  act(
    scene,
    dede,
    adultJoints,
    {
      at: [1300, 1390],
      scale: 3.5,
      flip: true,
      shadow: 0,
      lookAt: elifsEyes,
      near: { at: [1020, 700], grip: 'grip', angle: 200 },
      far: { at: [830, 668], grip: 'grip', angle: 190 },
    },
    { view: 'profile', stance: 'seat', lean: 16, mood: 'surprised', mouth: 'smile', headTilt: -6 },
  )
  scene.flat(all(scene), '#0f1a4c', 0.1)
  return scene
}

export const inside: Record<string, SceneArt> = { p5: soup, p6: window, p7: bed }
