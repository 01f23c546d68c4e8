import { bear } from '../../draw/cast/bear.ts'
import { fox } from '../../draw/cast/fox.ts'
import { hare } from '../../draw/cast/hare.ts'
import { fireflies } from '../../draw/landscape/sky.ts'
import { line, placed } from '../../draw/paper/pieces.ts'
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
  flung,
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

/** The golden day of this story: a spiral sun and long bars of cloud. */
const sky = { sun: 'spiral', clouds: 'slices', sheets: 'slope' } as const

export const cover: CoverArt = () => {
  const scene = hilltop({
    ...coverSize,
    palette,
    hour: 'day',
    tree: null,
    seed: 4,
    light: { x: 0.5, y: 0.42, r: 270 },
    sky,
  })
  const looker = { pose: 'seated', mood: 'surprised', nod: -24, gaze: [0.5, -0.9] } as const
  stand(scene, hare({ ...looker, bent: true }), 300, 1.55, { depth: 80 })
  stand(scene, fox(looker), 905, 1.6, { depth: 80, flip: true })
  const look = { gaze: [-0.6, 0.7], mood: 'joyful' } as const
  tower(scene, 600, look, { hasStool: true, hasStilts: true, lean: 4, scale: 2.15, depth: 120 })
  return addFrame(scene, { design: 'slope', seed: 21 })
}

export const scenes: Record<string, SceneArt> = {
  p1: () => {
    const scene = meadow({
      palette,
      hour: 'day',
      seed: 4,
      view: 'low',
      zoom: 'near',
      horizon: 0.82,
      plants: 'dandelion',
      flowers: ['#fff1dd', '#f6c65b', '#e98a5a'],
      light: { x: 0.5, y: 0.3, r: 150 },
      sky,
    })
    const look = { headView: 'profile', gaze: [0.9, -0.1] } as const
    const nosy = { ...look, pose: 'standing', onFours: false, mood: 'surprised' } as const
    stand(scene, hare({ ...nosy, nod: -6, ears: 'forward' }), 520, 3.7, { depth: 80 })
    const child = { ...look, pose: 'standing', paws: flung, nod: -8 } as const
    tower(scene, 1100, child, { scale: 3.1, depth: 10, flip: true })
    return scene
  },
  p2: () => {
    const scene = forest({
      palette,
      hour: 'day',
      kind: 'mixed',
      depth: 'deep',
      seed: 8,
      horizon: 0.84,
      light: { x: 0.3, y: 0.19, r: 85 },
      sky,
      frame: 'trunk',
    })
    const look = { mood: 'surprised', headView: 'turned', headTilt: 8 } as const
    const child = { headView: 'turned', gaze: [0.8, -0.2], mood: 'thoughtful' } as const
    tower(scene, 640, child, { hasStool: true, lean: -5, scale: 3, depth: 80 })
    wobble(scene, 630, 690, 250)
    stand(scene, fox({ ...look, pose: 'seated', gaze: [0.8, 0] }), 1210, 3.5, {
      flip: true,
      depth: 130,
    })
    return scene
  },
  p3: () => {
    const scene = hilltop({
      palette,
      hour: 'day',
      tree: null,
      seed: 6,
      horizon: 0.9,
      plants: 'none',
      light: { x: 0.68, y: 0.34, r: 330 },
      sky,
    })
    const held = placed(greatApple(), { y: 6 })
    const look = { mood: 'surprised', headView: 'turned', gaze: [0.9, 0.1] } as const
    stand(scene, bear({ ...look, holding: held }), 430, 3.5, { shadow: 110, depth: 70 })
    const child = { headView: 'turned', gaze: [0.8, -0.5], mood: 'frightened' } as const
    tower(scene, 1130, child, {
      hasStool: true,
      hasStilts: true,
      lean: -5,
      scale: 2.3,
      depth: 60,
      flip: true,
    })
    wobble(scene, 1090, 470, 260)
    return scene
  },
  p4: () => {
    const scene = clearing({
      palette,
      hour: 'day',
      seed: 7,
      view: 'glade',
      toadstools: false,
      plants: 'none',
      light: { x: 0.46, y: 0.3, r: 0 },
      sky,
    })
    const reach = {
      near: { at: [176, -120], grip: 'open' },
      far: { at: [190, -176], grip: 'open' },
    } as const
    const runner = { pose: 'running', headView: 'profile', mood: 'surprised' } as const
    stand(scene, bear({ ...runner, gaze: [0.7, 0.9], paws: reach }), 270, 2.1, { shadow: 100 })
    stand(scene, hollowLog('#96623f'), 1400, 2.2, { shadow: 260, depth: 60 })
    flyingLeaves(scene, { x: 480, y: 60, w: 760, h: 560, seed: 5, count: 34 })
    scene.place(stilts(), 1180, 330, 1.6, { rotate: 64 })
    scene.place(stool('#d9975a'), 560, 250, 1.8, { rotate: -38 })
    const fallen = { mood: 'frightened', mouth: 'gasp', gaze: [-0.4, -0.9] } as const
    scene.place(hedgehogChild({ ...fallen, arms: 'up' }), 860, 130, 2.7, { rotate: 160 })
    const path = line('M420 1000Q520 960 570 1010M400 1070Q500 1040 560 1080', '#fff3d0', 9)
    scene.add(`<g opacity=".8">${path}</g>`)
    stand(scene, greatApple(), 720, 2.6, { rotate: -24, depth: 110, shadow: 50 })
    return scene
  },
  p5: () => {
    const scene = meadow({ palette, hour: 'day', seed: 14, light: { r: 0 }, plants: false })
    const look = { mood: 'sad', gaze: [-0.5, 0.9] } as const
    scene.place(fox({ ...look, pose: 'peeping' }), 765, 590, 1.6, { rotate: 10 })
    scene.place(hare({ ...look, pose: 'peeping', bent: true }), 1205, 600, 1.6, { rotate: -8 })
    scene.place(bear({ ...look, pose: 'peeping', mood: 'thoughtful' }), 950, 690, 2)
    trunkWall(scene, 985, 430, 330)
    scene.ground = () => 960
    stand(scene, greatApple(), 1170, 3.9, { rotate: -8, shadow: 50, depth: 90 })
    flyingLeaves(scene, { x: 420, y: 250, w: 120, h: 260, seed: 2, count: 1 })
    const reach = { far: { at: [104, -84], grip: 'open' } } as const
    const child = { pose: 'standing', gaze: [0.9, -0.3], nod: -10 } as const
    stand(scene, hedgehogChild({ ...child, paws: reach }), 650, 2.7, { depth: 100 })
    return scene
  },
  p6: () => {
    const scene = stream({
      palette,
      hour: 'dusk',
      flow: 'left',
      seed: 5,
      horizon: 0.6,
      plants: 'none',
      water: '#e7b38a',
      light: { x: 0.44, y: 0.26, r: 170 },
      sky: { sun: 'slices', clouds: 'bars' },
    })
    const held = placed(appleSlice(), { scale: 1.3, y: 10 })
    const listens = { mood: 'joyful', headView: 'turned' } as const
    stand(scene, bear({ ...listens, holding: held, gaze: [0.6, 0.7] }), 1270, 2.2, {
      shadow: 100,
      flip: true,
      depth: 60,
    })
    eater(scene, fox({ pose: 'lying', mood: 'joyful', gaze: [0.9, 0.2] }), 400, 1.9, {
      depth: 20,
      slice: 240,
    })
    eater(scene, hare({ ...listens, pose: 'seated', bent: true, gaze: [0.9, 0.5] }), 1000, 1.6, {
      depth: 10,
      flip: true,
      slice: -90,
    })
    const child = { arms: 'wide', headView: 'turned', mood: 'joyful', gaze: [0.7, 0.5] } as const
    stand(scene, hedgehogChild(child), 730, 2.8, { depth: 270, flip: true })
    stand(
      scene,
      hedgehogMother({ pose: 'away', headView: 'profile', mood: 'tender', gaze: [0.9, 0] }),
      210,
      3,
      { depth: 480 },
    )
    fireflies(scene, [
      [160, 560, 6],
      [930, 420, 5],
      [1480, 500, 6],
    ])
    return scene
  },
}
