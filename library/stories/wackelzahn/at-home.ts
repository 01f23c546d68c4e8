import { standsAt } from '../../draw/cast/toward.ts'
import { roundRect } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { kitchen } from '../../draw/places/kitchen.ts'
import { bedFront } from '../../draw/props/bed-front.ts'
import { longTable } from '../../draw/props/dining.ts'
import { apple } from '../../draw/props/fruit.ts'
import { stool } from '../../draw/props/furniture.ts'
import { hangingLamp } from '../../draw/props/kitchen-things.ts'
import { hookPicture } from '../../draw/props/school-things.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import {
  appleCore,
  bittenApple,
  dede,
  kerem,
  keremsJoints,
  mama,
  matchbox,
  spectacles,
} from './figures.ts'
import { bathroom, bedroom, doorLeaf, landing, thread } from './places.ts'

const palette = 'sunrise'

/** Kerem at the end of the thread, his whole weight against it. */
const pulling = {
  teeth: 'wobbly',
  mood: 'surprised',
  view: 'turned',
  lean: -12,
  gaze: [0.7, 0.4],
  shoes: '#f0c35a',
  hands: { near: { at: [-70, -120], grip: 'open' }, far: { at: [66, -96], grip: 'open' } },
} as const

export const frontCover: CoverArt = () => {
  const { scene, floorY, top } = landing({ door: { x: 560, w: 430 }, width: 1200, height: 1600 })
  const handle = doorLeaf(scene, 570, top, 990, floorY)
  const [x, scale] = [390, 4.1]
  const at = standsAt(scene, x, scale, { depth: 330 })
  const [mx, my] = at.toScene(keremsJoints(pulling).mouth)
  stand(scene, kerem(pulling), x, scale, { depth: 330 })
  thread(scene, mx + 16, my + 8, [handle[0] - 40, handle[1]])
  return addFrame(scene, { design: 'label', seed: 35 })
}

/** Before the mirror, at the table, at the end of the thread, in bed. */
export const atHome: Record<string, SceneArt> = {
  p1: () => {
    const scene = bathroom((glass) => {
      const showing = kerem({
        teeth: 'wobbly',
        gaze: [0, 0.3],
        headTilt: 5,
        hands: { far: { at: [58, -172], grip: 'point', angle: -120, inFront: true } },
      })
      glass.place(showing, 830, 1290, 4.4)
    })
    scene.inFront(() => scene.place(kerem({ view: 'back', headTilt: -4 }), 360, 2010, 6.4))
    return scene
  },
  p2: () => {
    const scene = kitchen({
      palette,
      hour: 'day',
      side: 'right',
      seed: 3,
      table: null,
      lamp: null,
    })
    const mothers = {
      view: 'turned',
      arms: 'hips',
      headTilt: 8,
      gaze: [0.8, 0.3],
      mood: 'happy',
    } as const
    stand(scene, mama(mothers), 1130, 2.25, { flip: true, depth: 60 })
    const bite = placed(bittenApple(), { scale: 1.25, rotate: -6 })
    const biting = kerem({
      view: 'turned',
      headTilt: 6,
      mood: 'angry',
      mouth: 'chew',
      gaze: [0.5, 0.8],
      hands: {
        near: { at: [2, -124], grip: 'open', elbow: [-1, 0.6], angle: -40 },
        far: { at: [58, -126], grip: 'open', elbow: [1, 0.8], angle: 220 },
      },
      load: { svg: placed(bite, { y: 30 }), at: [32, -138], inFront: true },
    })
    stand(scene, biting, 480, 3.5, { depth: 360 })
    longTable(scene, 1010, '#f0a08a', -60, 1040)
    scene.inFront(() => {
      const y = 1014
      scene.place(appleCore(), 800, y, 2.2, { rotate: 14 })
      scene.place(appleCore(), 190, y - 16, 2.2, { rotate: -80 })
      scene.place(apple(), 950, y, 2.2)
    })
    return scene
  },
  p3: () => {
    const { scene, floorY, top } = landing({ door: { x: 150, w: 500 } })
    scene.flat(roundRect(150, top, 500, floorY - top), '#7a4a4f')
    const peering = dede({
      view: 'turned',
      mood: 'surprised',
      lean: 12,
      gaze: [0.9, 0.4],
      hands: { near: { at: [62, -170], grip: 'grip', inFront: true } },
    })
    scene.place(peering, 520, floorY + 24, 2.15)
    const handle = doorLeaf(scene, 130, top, 500, floorY + 12)
    scene.place(hookPicture(3), 880, 330, 2.1).place(hookPicture(4), 1420, 280, 1.6)
    const turn = { depth: 150, flip: true }
    const at = standsAt(scene, 1110, 2.9, turn)
    const [mx, my] = at.toScene(keremsJoints(pulling).mouth)
    stand(scene, kerem(pulling), 1110, 2.9, turn)
    thread(scene, mx - 12, my + 8, handle)
    return scene
  },
  p7: () => {
    const scene = bedroom()
    const sleeper = placed(
      kerem({
        teeth: 'gap',
        mood: 'happy',
        glasses: false,
        outfit: 'pyjamas',
        color: '#8fb8d8',
        headTilt: 9,
        gaze: [0.9, 0.6],
      }),
      { y: -34 },
    )
    scene.place(bedFront(sleeper, { quiltTop: 156, quilt: '#c95f6e' }), 560, 1250, 3.2)
    const hem =
      'M24 800C90 708 350 674 560 722C770 674 1030 708 1096 800V886C1000 822 760 822 560 852C360 822 120 822 24 886Z'
    scene.piece(hem, print('stripes', '#e8a3a0', '#f6d8cc', { size: 40 }), 2)
    scene.place(hangingLamp(250), 1180, 0, 1.5)
    scene.warm(1180, 640, 640, '#e2853a', 0.5)
    scene.glow(1180, 470, 420, '#ffd88a', 0.7)
    scene.contactShadow(1320, 1300, 240)
    scene.place(stool('#c98f5a'), 1310, 1330, 4.6)
    const y = 1330 - 66 * 4.6
    scene.place(matchbox(), 1230, y + 4, 2.4)
    scene.place(spectacles(), 1440, y + 4, 1.9)
    return scene
  },
}
