import { bear } from '../../draw/cast/bear.ts'
import { fox } from '../../draw/cast/fox.ts'
import { hare } from '../../draw/cast/hare.ts'
import { fireflies } from '../../draw/landscape/sky.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { clearing } from '../../draw/places/clearing.ts'
import { forest } from '../../draw/places/forest.ts'
import { hilltop } from '../../draw/places/hilltop.ts'
import { meadow } from '../../draw/places/meadow.ts'
import { stream } from '../../draw/places/stream.ts'
import { stool } from '../../draw/props/furniture.ts'
import { hollowLog } from '../../draw/props/hollow-log.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import {
  appleSlice,
  eater,
  flyingLeaves,
  greatApple,
  hedgehogChild,
  hedgehogMother,
  stilts,
  tower,
  trunkWall,
  wobble,
} from './figures.ts'

const palette = 'gold'

export const cover: CoverArt = () => {
  const scene = hilltop({
    ...coverSize,
    palette,
    hour: 'day',
    tree: null,
    seed: 4,
    light: { x: 0.5, y: 0.42, r: 240 },
  })
  stand(scene, hare({ mood: 'surprised', bent: true }), 350, 1.35, { depth: 70 })
  stand(scene, fox({ mood: 'surprised', tilt: -10 }), 868, 1.45, { depth: 70, flip: true })
  tower(scene, 600, {}, { hasStool: true, hasStilts: true, lean: 3, scale: 2, depth: 110 })
  return addFrame(scene, { seed: 21 })
}

export const scenes: Record<string, SceneArt> = {
  p1: () => {
    const scene = meadow({
      palette,
      hour: 'day',
      seed: 4,
      flowers: ['#fff1dd', '#f6c65b', '#e98a5a'],
      light: { x: 0.8, y: 0.2, r: 100 },
    })
    stand(scene, hare({ pose: 'walking', mood: 'surprised' }), 575, 2)
    tower(scene, 930, { gaze: [-7, 1] }, { scale: 2.1 })
    return scene
  },
  p2: () => {
    const scene = forest({
      palette,
      hour: 'day',
      kind: 'mixed',
      seed: 8,
      light: { x: 0.5, y: 0.19, r: 85 },
    })
    stand(scene, fox({ mood: 'surprised', tilt: -6 }), 1070, 2, { flip: true })
    tower(scene, 570, { gaze: [7, 0] }, { hasStool: true, lean: -3, scale: 1.9 })
    return scene
  },
  p3: () => {
    const scene = hilltop({
      palette,
      hour: 'day',
      tree: null,
      seed: 6,
      light: { x: 0.64, y: 0.44, r: 300 },
    })
    const held = placed(greatApple(), { y: 6 })
    stand(scene, bear({ holding: held, mood: 'surprised', tilt: 4 }), 545, 1.95, { shadow: 110 })
    tower(
      scene,
      1030,
      { gaze: [-6, -2], mood: 'surprised' },
      { hasStool: true, hasStilts: true, lean: 3, scale: 1.72 },
    )
    wobble(scene, 1050, 560, 200)
    return scene
  },
  p4: () => {
    const scene = clearing({
      palette,
      hour: 'day',
      seed: 7,
      toadstools: false,
      light: { x: 0.46, y: 0.3, r: 0 },
    })
    stand(scene, hollowLog('#96623f'), 1130, 1.35, { shadow: 260, depth: -10 })
    stand(scene, bear({ pose: 'walking', mood: 'surprised' }), 420, 1.75, { shadow: 100 })
    flyingLeaves(scene, { x: 560, y: 250, w: 560, h: 420, seed: 5, count: 22 })
    scene.place(stilts(), 1010, 420, 1.25, { rotate: 64 })
    scene.place(stool('#d9975a'), 640, 420, 1.4, { rotate: -38 })
    scene.place(hedgehogChild({ arms: 'up', mood: 'surprised' }), 840, 320, 2, { rotate: 160 })
    stand(scene, greatApple(), 745, 1.55, { rotate: -24, depth: 50, shadow: 50 })
    return scene
  },
  p5: () => {
    const scene = meadow({ palette, hour: 'day', seed: 14, light: { r: 0 }, plants: false })
    scene.place(bear({ mood: 'sad' }), 985, 790, 1.7)
    scene.place(fox({ mood: 'surprised', tilt: 8 }), 790, 815, 1.5)
    scene.place(hare({ mood: 'sad', bent: true }), 1180, 840, 1.4)
    trunkWall(scene, 985, 470, 300)
    scene.ground = () => 960
    stand(scene, greatApple(), 935, 2.6, { rotate: -8, shadow: 50 })
    flyingLeaves(scene, { x: 330, y: 300, w: 120, h: 260, seed: 2, count: 2 })
    stand(scene, hedgehogChild({ gaze: [7, -3] }), 570, 2.5, { depth: 40 })
    return scene
  },
  p6: () => {
    const scene = stream({
      palette,
      hour: 'dusk',
      flow: 'left',
      seed: 5,
      water: '#e7b38a',
      light: { x: 0.66, y: 0.33, r: 140 },
    })
    const held = placed(appleSlice(), { scale: 1.3, y: 10 })
    stand(scene, bear({ holding: held }), 370, 1.6, { shadow: 100 })
    eater(scene, fox({ tilt: 8 }), 1300, 1.5, { flip: true, slice: -80 })
    eater(scene, hare({ bent: true }), 590, 1.25, { depth: -16, slice: 40 })
    stand(scene, hedgehogMother({ pose: 'walking' }), 1085, 1.65, { flip: true, depth: 50 })
    stand(scene, hedgehogChild({ arms: 'wide', gaze: [6, -2] }), 775, 1.6, { depth: 56 })
    fireflies(scene, [
      [260, 560, 6],
      [930, 520, 5],
      [1440, 640, 6],
    ])
    return scene
  },
}
