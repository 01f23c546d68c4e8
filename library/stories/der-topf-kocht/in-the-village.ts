import { cat } from '../../draw/cast/cat.ts'
import { placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { market } from '../../draw/places/market.ts'
import { village } from '../../draw/places/village.ts'
import { table } from '../../draw/props/furniture.ts'
import { basket } from '../../draw/props/outdoors.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import {
  bowl,
  farmer,
  father,
  grocer,
  ida,
  littlePot,
  miller,
  roller,
  roundTable,
  smallest,
  smith,
  spoonUp,
  tailor,
  wobblyTable,
} from './figures.ts'
import { bubbles, dollop, folds, lamps, lumpy, porridge, wave } from './set.ts'

const palette = 'gold' as const

/** Tables of all kinds side by side along the picture, their tops at one height. */
const longTable = (scene: Scene, y: number, scale: number) => {
  scene.place(table('#a9704a', '#d8605c'), 210, y, scale)
  scene.place(roundTable(), 620, y, scale)
  scene.place(table('#8f6a4a', '#6fa08a'), 1010, y, scale)
  scene.place(wobblyTable(), 1400, y, scale)
}

/** The porridge in the village, and the supper for all. */
export const inTheVillage: Record<string, SceneArt> = {
  p4: () => {
    const scene = village({
      palette,
      hour: 'day',
      view: 'house-left',
      seed: 8,
      plants: false,
      light: { x: 0.8, y: 0.18, r: 90 },
    })
    stand(scene, miller({ arms: 'open', mood: 'angry', turn: 7 }), 300, 1.35, { depth: -30 })
    const y = footY(scene, 800)
    const { left, right } = scene
    const lane = `M720 ${y - 150}C760 ${y - 176} 860 ${y - 176} 900 ${y - 150}C960 ${y - 90} 1080 ${y - 40} 1190 ${y + 20}C1330 ${y + 80} 1500 ${y + 120} ${right + 80} ${y + 130}V1270H${left - 60}V${y + 150}C140 ${y + 130} 300 ${y + 110} 420 ${y + 40}C560 ${y - 20} 660 ${y - 90} 720 ${y - 150}Z`
    porridge(scene, lane, y - 180, 1240)
    scene.place(
      father({ arms: 'raised', holding: spoonUp(), mood: 'surprised' }),
      830,
      y + 110,
      1.5,
    )
    porridge(scene, dollop(830, y + 112, 620, 66), y - 20, y + 200)
    scene.place(basket(undefined), 1190, y + 180, 2.1)
    scene.place(cat({ color: '#e2954a', mood: 'surprised' }), 1190, y + 84, 1.15)
    porridge(scene, lumpy(scene.left - 60, scene.right + 60, y + 168, 1270, 11, 22), y + 140, 1260)
    bubbles(scene, [
      [520, y + 110, 26],
      [700, y + 130, 34],
      [330, y + 230, 30],
      [960, y + 240, 38],
      [1400, y + 220, 28],
    ])
    folds(scene, [
      [600, y + 60, 130],
      [140, y + 220, 220],
      [620, y + 250, 240],
      [1200, y + 250, 200],
    ])
    return scene
  },
  p5: () => {
    const scene = market({
      palette,
      hour: 'day',
      stalls: [0.84],
      fountain: 0.3,
      plants: false,
      ownStall: null,
      seed: 5,
      light: { x: 0.6, y: 0.14, r: 70 },
    })
    const y = footY(scene, 800)
    const behind = { depth: -16, shadow: 0 }
    stand(scene, smith({ arms: 'pointing', turn: 7 }), 700, 1.5, behind)
    stand(scene, miller({ mood: 'surprised', turn: -7 }), 960, 1.45, behind)
    stand(scene, farmer({ mood: 'surprised', turn: -8 }), 1220, 1.45, behind)
    scene.place(smallest({ arms: 'pointing', turn: -6 }), 1090, y - 110, 1.15, { flip: true })
    scene.place(table('#a9704a', '#d8605c'), 720, y + 90, 1.6)
    scene.place(roundTable(), 1080, y + 100, 1.6)
    scene.place(wobblyTable(), 1380, y + 90, 1.5)
    porridge(scene, lumpy(scene.left - 60, scene.right + 80, y + 70, 1270, 7, 16), y + 40, 1240)
    porridge(scene, wave(scene, 560, 470, 1260), 790, 1240)
    bubbles(scene, [
      [180, 900, 36],
      [330, 970, 26],
      [690, y + 150, 28],
      [1010, y + 170, 34],
      [1330, y + 150, 24],
    ])
    folds(scene, [
      [60, 840, 200],
      [240, 1050, 220],
      [820, y + 200, 220],
    ])
    return scene
  },
  p6: () => {
    const scene = market({
      palette,
      hour: 'night',
      stalls: [],
      fountain: null,
      plants: false,
      ownStall: null,
      seed: 9,
      light: { x: 0.84, y: 0.14, r: 60 },
    })
    lamps(scene, [-20, 160], [820, 130], 5)
    lamps(scene, [780, 130], [1620, 190], 5)
    const y = 1050
    const feet = y + 40
    scene.place(farmer({ arms: 'holding', holding: bowl('#f6d76a'), turn: 6 }), 190, feet, 1.6)
    scene.place(
      grocer({
        arms: 'raised',
        holding: placed(bowl('#a8683c'), { rotate: 150, scale: 0.6 }),
        turn: -6,
      }),
      470,
      feet,
      1.55,
    )
    scene.place(smallest({ arms: 'cheering' }), 660, feet - 90, 1.45)
    scene.place(miller({ arms: 'open', mood: 'surprised' }), 880, feet, 1.6)
    scene.place(father({ arms: 'raised', holding: spoonUp(), turn: 7 }), 1140, feet, 1.55)
    scene.place(smith({ arms: 'raised', holding: spoonUp(), turn: -8 }), 1400, feet, 1.6)
    scene.warm(800, 760, 900, '#f0a04a', 0.2, 0.5)
    longTable(scene, y, 1.5)
    const top = y - 120 * 1.5
    scene
      .place(bowl('#e0a84a'), 330, top + 4, 1.2)
      .place(bowl('#f0c070', '#7a8fb0'), 770, top + 4, 1.2)
    scene.place(bowl('#d8605c'), 1270, top + 4, 1.1)
    porridge(scene, lumpy(scene.left - 60, scene.right + 60, top + 60, 1270, 8, 16), top + 30, 1240)
    bubbles(scene, [
      [180, top + 150, 34],
      [540, top + 130, 26],
      [860, top + 180, 38],
      [1190, top + 140, 28],
      [1450, top + 190, 30],
    ])
    folds(scene, [
      [280, top + 210, 240],
      [960, top + 240, 240],
    ])
    return scene
  },
  p7: () => {
    const scene = village({
      palette,
      hour: 'night',
      view: 'lane',
      seed: 3,
      light: { x: 0.3, y: 0.2, r: 80 },
    })
    const y = footY(scene, 1000, -10)
    const eaters = [
      [tailor({ arms: 'raised', holding: spoonUp(), mood: 'surprised', turn: -8 }), 690],
      [miller({ arms: 'raised', holding: spoonUp(), mood: 'surprised', turn: -8 }), 870],
      [farmer({ mood: 'surprised', turn: -8 }), 1050],
      [smith({ arms: 'raised', holding: spoonUp(), mood: 'surprised', turn: -8 }), 1220],
      [father({ arms: 'both', turn: -8 }), 1400],
    ] as const
    for (const [svg, x] of eaters) scene.place(svg, x, y + 50, 1.12)
    scene.warm(1050, y - 120, 620, '#f0a04a', 0.35, 0.5)
    scene.place(table('#a9704a', '#d8605c'), 730, y + 66, 1.05)
    scene.place(roundTable(), 1010, y + 66, 1.05)
    scene.place(table('#8f6a4a', '#6fa08a'), 1290, y + 66, 1.05)
    lamps(scene, [560, 330], [1540, 300], 6)
    stand(scene, littlePot(), 640, 1.5, { depth: 130, shadow: 70 })
    stand(scene, ida({ arms: 'both', turn: 8 }), 400, 2.1, { depth: 110 })
    stand(scene, roller({ mood: 'surprised' }), 1290, 1.35, { depth: 120, flip: true })
    return scene
  },
}
