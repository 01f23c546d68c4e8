import type { HandTarget } from '../../draw/cast/body/skeleton.ts'
import { gazeAt, standsAt } from '../../draw/cast/toward.ts'
import { lighter } from '../../draw/paper/color.ts'
import { placed, strip } from '../../draw/paper/pieces.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { mokka, mokkasPaw, nela, nelasJoints } from './figures.ts'
import { cellar, hall, overcoat, potatoes, spider, staircase } from './house.ts'

/** Mokka on Nela's arm: where he sits and his size, in her units. */
const onArm = { x: 83, y: -68, scale: 0.6 }

const hugging: { near: HandTarget; far: HandTarget } = {
  near: { at: [62, -72], grip: 'open', angle: 10, inFront: true },
  far: { at: [96, -110], grip: 'open', angle: -40 },
}

/** Three rehearsals: before potatoes, before a coat, and with a cat. */
export const inTheHouse: Record<string, SceneArt> = {
  p2: () => {
    const scene = cellar()
    const spiderAt = [800, 470] as const
    const speaking = { view: 'turned', lean: -3 } as const
    const at = standsAt(scene, 500, 2.75, { depth: 170 })
    const figure = nela({
      ...speaking,
      mood: 'sad',
      mouth: 'whistle',
      gaze: gazeAt(at, nelasJoints(speaking).eyes, [1060, 960]),
      hands: { near: { at: [-20, -92], grip: 'fist' }, far: { at: [44, -92], grip: 'fist' } },
    })
    stand(scene, figure, 500, 2.75, { depth: 170 })
    scene.place(spider(spiderAt[1] - 60), spiderAt[0], 0, 1.7)
    scene.inFront(() => scene.place(potatoes(), 1180, 1250, 2.9))
    return scene
  },
  p3: () => {
    const scene = hall()
    scene.place(overcoat(), 900, 335, 1.5)
    const bowing = { view: 'profile', lean: 26 } as const
    const at = standsAt(scene, 310, 2.75, { depth: 150 })
    const cuff = [650, 770] as const
    scene.piece(
      strip(
        [
          [800, 430],
          [670, 520],
          [cuff[0] + 6, cuff[1] - 20],
        ],
        [84, 80, 74],
      ),
      '#5c6a40',
      2,
    )
    const figure = nela({
      ...bowing,
      headTilt: 6,
      lids: 0.55,
      mood: 'tender',
      gaze: [0.6, 0.7],
      hands: {
        near: { at: [-36, -96], grip: 'rest' },
        far: { at: at.toFigure(cuff), grip: 'grip', inFront: true },
      },
    })
    stand(scene, figure, 310, 2.75, { depth: 150 })
    return scene
  },
  p4: () => {
    const scene = staircase()
    const pose = { view: 'turned', lean: -4, headTilt: 4 } as const
    const { mouth } = nelasJoints(pose)
    const cat = mokka({
      pose: 'seated',
      headView: 'turned',
      lids: 0.5,
      mood: 'tender',
      gaze: [0.9, -0.1],
      tail: 'curled',
    })
    const figure = nela({
      ...pose,
      mood: 'surprised',
      mouth: 'line',
      gaze: [0.9, 0.1],
      hands: hugging,
      load: {
        svg: placed(cat, { scale: onArm.scale, flip: true }),
        at: [onArm.x, onArm.y],
        inFront: true,
      },
    })
    scene.flat('M-60 -60H1660V1260H-60Z', lighter('#f2d9a6', 0.3), 0.3)
    scene.place(figure + mokkasPaw([64, -110], mouth), 640, 1300, 4.5)
    return scene
  },
}
