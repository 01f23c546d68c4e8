import { adultJoints } from '../../draw/cast/adult.ts'
import { childJoints } from '../../draw/cast/child.ts'

// Stairs, bed and window: at home.

import { act } from '../../draw/cast/actor.ts'
import { roundRect } from '../../draw/paper/geometry.ts'
import { print } from '../../draw/paper/prints.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { papa, papaWithWanda, sleepyWanda, wandaAsleep } from './figures.ts'
import { bedroom, coatAndShoes, overTheStreet, stairwell, stepAt } from './house-set.ts'

const upstairs: SceneArt = () => {
  const scene = stairwell()
  const [x, y] = stepAt(2)
  scene.begin('cast')
  scene.contactShadow(x, y, 150)
  scene.place(papaWithWanda(), x - 10, y - 4, 2.25, { rotate: 7 })
  return scene
}

const bedtime: SceneArt = () => {
  const scene = bedroom()
  scene.begin('cast')
  coatAndShoes(scene)
  act(
    scene,
    sleepyWanda,
    childJoints,
    {
      shadow: 60,
      at: [560, 1150],
      scale: 2.75,
      lookAt: [900, 820],
      near: { at: [800, 826], grip: 'open', angle: 10 },
      far: { at: [830, 800], grip: 'open', angle: 10 },
    },
    { view: 'profile', stance: 'leaning', mood: 'tender', mouth: 'smile', lids: 0.35 },
  )
  return scene
}

const asleep: SceneArt = () => {
  return overTheStreet((scene) => {
    scene.place(wandaAsleep(), 690, 946, 2.05)
    act(
      scene,
      (options) => papa({ ...options, outfit: 'jumper', scarf: '' }),
      adultJoints,
      {
        at: [230, 1290],
        scale: 2.55,
        shadow: 0,
        lookAt: [460, 800],
        far: { at: [500, 740], grip: 'open', angle: 40, inFront: true },
        near: { at: [320, 930], grip: 'open' },
      },
      { view: 'turned', lean: 16, headTilt: 12, mood: 'tender', lids: 0.4 },
    )
    scene.piece(roundRect(100, 930, 880, 80, 20), print('wood', '#a9704a', '#8a5a3c'), 2)
  })
}

export const indoor: Record<string, SceneArt> = { p4: upstairs, p5: bedtime, p6: asleep }
