import { placed } from '../../draw/paper/pieces.ts'
import { forest } from '../../draw/places/forest.ts'
import { room } from '../../draw/places/room.ts'
import { village } from '../../draw/places/village.ts'
import { table } from '../../draw/props/furniture.ts'
import { bench } from '../../draw/props/outdoors.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { father, halfMushroom, ida, littlePot, oldWoman, stump } from './figures.ts'
import { bubbles, dripping, folds, lumpy, porridge, steam } from './set.ts'

const palette = 'gold' as const

/** Hunger, the old woman in the forest, and the pot in the kitchen. */
export const atHome: Record<string, SceneArt> = {
  p1: () => {
    const scene = village({
      palette,
      hour: 'dusk',
      view: 'house-right',
      seed: 4,
      light: { x: 0.24, y: 0.26, r: 110 },
    })
    stand(scene, bench(), 620, 2.1, { depth: 20, shadow: 140 })
    const seat = footY(scene, 620, 20) - 68 * 2.1
    scene.place(father({ pose: 'sitting', arms: 'open', turn: -8 }), 760, seat + 84 * 1.9, 1.9)
    scene.place(ida({ pose: 'sitting', turn: 8 }), 480, seat + 46 * 1.6, 1.6)
    return scene
  },
  p2: () => {
    const scene = forest({
      palette,
      hour: 'day',
      kind: 'mixed',
      depth: 'deep',
      seed: 9,
      light: { x: 0.4, y: 0.3, r: 90 },
    })
    stand(scene, ida({ arms: 'reaching', turn: 7 }), 440, 1.8, { depth: 60 })
    stand(scene, stump(), 1060, 2, { depth: 20, shadow: 120 })
    const seat = footY(scene, 1060, 20) - 92 * 2
    const pot = placed(littlePot(), { y: 116, scale: 0.68 })
    const woman = oldWoman({ pose: 'sitting', arms: 'reaching', holding: pot, turn: 8 })
    scene.place(woman, 1100, seat + 84 * 2, 2, { flip: true })
    stand(scene, stump('#9a6a4a'), 690, 1.2, { depth: 90, shadow: 110 })
    const top = footY(scene, 690, 90) - 92 * 1.2
    scene.place(halfMushroom(), 728, top, 1.3).place(halfMushroom(true), 652, top, 1.3)
    return scene
  },
  p3: () => {
    const scene = room({
      palette,
      hour: 'day',
      window: 0.3,
      furniture: { stove: 0.88, shelf: 0.62 },
      light: { r: 0 },
    })
    stand(scene, father({ arms: 'both', mood: 'surprised', turn: -8 }), 1130, 1.9, { depth: 30 })
    const { y } = stand(scene, table('#a9704a'), 620, 2.2, { depth: 50, shadow: 170 })
    const top = y - 118 * 2.2
    scene.place(littlePot(true), 620, top - 6, 2.3)
    porridge(scene, dripping(330, 910, top, [70, 190, 90, 250, 110, 60]), top - 60, y)
    porridge(scene, lumpy(scene.left - 60, scene.right + 60, y + 14, 1260, 5, 24), y - 10, 1260)
    bubbles(scene, [
      [500, top + 4, 20],
      [760, top, 24],
      [320, y + 70, 34],
      [900, y + 84, 28],
      [1290, y + 70, 24],
    ])
    folds(scene, [
      [180, y + 110, 200],
      [1010, y + 110, 220],
    ])
    steam(scene, [
      [560, top - 400, 120],
      [680, top - 410, 130],
    ])
    return scene
  },
}
