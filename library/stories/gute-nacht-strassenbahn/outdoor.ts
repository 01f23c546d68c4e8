import { adultJoints } from '../../draw/cast/adult.ts'
import { childJoints } from '../../draw/cast/child.ts'

// Tram, lamp and yard: the way home.

import { act } from '../../draw/cast/actor.ts'
import { ellipse, leaf } from '../../draw/paper/geometry.ts'
import { greatTree } from '../../draw/props/great-tree.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { fallingLeaf, goldenLeaves, leafBlanket, papa, sparrow, sway, wanda } from './figures.ts'
import { nearLamp, onceRoundAndThrough, tramAtStop, underTheLamp } from './street-set.ts'
import { yard } from './yard.ts'

/** Seen from behind, warm light before them. */
const tramStops: SceneArt = () => {
  const scene = tramAtStop()
  const hands = [510, 815] as const
  act(
    scene,
    papa,
    adultJoints,
    {
      shadow: 60,
      at: [395, 1150],
      scale: 2.35,
      lookAt: [640, 700],
      near: { at: hands, grip: 'grip' },
    },
    { view: 'turnedAway', headView: 'profile', stance: 'contrapposto', mood: 'tender' },
  )
  act(
    scene,
    wanda,
    childJoints,
    {
      shadow: 60,
      at: [690, 1170],
      scale: 2.5,
      lookAt: [1300, 500],
      far: { at: [905, 560], grip: 'wave', angle: -70 },
      near: { at: hands, grip: 'grip' },
    },
    { view: 'turnedAway', headView: 'profile', stance: 'tiptoe', mood: 'joyful', headTilt: 6 },
  )
  return scene
}

/** Once round, once through. */
const lamplight: SceneArt = () => {
  const scene = underTheLamp()
  onceRoundAndThrough(scene)
  act(
    scene,
    papa,
    adultJoints,
    { shadow: 60, at: [1330, 860], scale: 1.75, flip: true, lookAt: [860, 700] },
    { view: 'turned', stance: 'contrapposto', mood: 'tender' },
  )
  act(
    scene,
    wanda,
    childJoints,
    {
      shadow: 60,
      at: [830, 960],
      scale: 2.25,
      lookAt: [840, 200],
      near: { at: [640, 640], grip: 'wave' },
      far: { at: [1000, 590], grip: 'wave' },
    },
    { view: 'turned', stance: 'dancing', mood: 'joyful', headTilt: -10 },
  )
  nearLamp(scene)
  return scene
}

/** From the bough of the sparrows. */
const tree: SceneArt = () => {
  const scene = yard()
  scene.flat(ellipse(1200, 1140, 420, 80), '#1d2550', 0.6)
  act(
    scene,
    papa,
    adultJoints,
    { shadow: 60, at: [330, 1090], scale: 1.7, lookAt: [860, 560] },
    { view: 'turned', headTilt: -6, mood: 'tender' },
  )
  act(
    scene,
    wanda,
    childJoints,
    {
      shadow: 60,
      at: [620, 1130],
      scale: 2.1,
      lookAt: [850, 640],
      near: { at: [780, 700], grip: 'flat' },
      far: { at: [800, 660], grip: 'flat' },
    },
    { view: 'profile', stance: 'tiptoe', headTilt: -8, mood: 'joyful', mouth: 'gasp' },
  )
  scene.place(sway() + fallingLeaf(), 870, 655, 1.4, { rotate: 14 })
  scene.inFront(() => {
    greatTree(scene, {
      x: 1430,
      foot: 1200,
      w: 330,
      seed: 4,
      crown: 250,
      bark: '#3f3558',
      leaves: '#2a6670',
      bough: { side: -1, y: 400, reach: 900 },
    })
    scene.add(
      goldenLeaves([
        [1040, 120, 2.2],
        [1180, 200, 1.3],
        [1500, 190, 2],
        [1330, 130, 1],
        [960, 60, 1.9],
      ]),
    )
    for (const [i, x] of [740, 905, 1075].entries()) {
      scene.place(sparrow(), x, 424 + i * 20, 2)
      scene.place(leafBlanket(), x, 444 + i * 20, 1.9)
    }
    const fringe = [30, 130, 230, 330, 440].map((x, i) =>
      leaf(x, -40, 1.1 + (i % 3) * 0.3, 240 - i * 30, 0.3),
    )
    scene.piece(fringe, '#235763', 2)
    scene.mark('leaves', 1300, 160, 80).mark('leaves', 200, 80, 60)
  })
  scene.add(
    goldenLeaves([
      [980, 1132, 0.2],
      [1180, 1168, 2.9],
      [770, 1180, -0.3],
    ]),
  )
  return scene
}

export const outdoor: Record<string, SceneArt> = { p1: tramStops, p2: lamplight, p3: tree }
