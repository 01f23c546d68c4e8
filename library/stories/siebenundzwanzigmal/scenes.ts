import { lantern } from '../../draw/cast/lantern.ts'
import { points } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { icePond } from '../../draw/places/ice-pond.ts'
import { kitchen, tableTop } from '../../draw/places/kitchen.ts'
import { village } from '../../draw/places/village.ts'
import { winterForest } from '../../draw/places/winter-forest.ts'
import { mug, rope, sledge } from '../../draw/props/winter.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import { atHome, oma, thea, yellow, zola } from './figures.ts'
import {
  eight,
  flask,
  hangingSkates,
  kickingLegs,
  lyingHat,
  nearIce,
  slip,
  snowHeap,
  sock,
  tally,
  willow,
} from './set.ts'

export const cover: CoverArt = frontCover

const palette = 'winter' as const

/** Lit lanterns along a rope over the pond. */
const lanterns = (scene: Scene) => {
  rope(scene, [-20, 300], [800, 330])
  rope(scene, [800, 330], [1620, 280])
  for (const [x, y] of points('150,346 420,372 660,356 1000,358 1260,352 1490,318')) {
    scene.warm(x, y + 70, 170, '#e2853a', 0.4)
    scene.place(lantern(), x, y + 130, 1.05)
    scene.glow(x, y + 80, 130, '#ffd88a', 0.7)
  }
}

const wetSocks = (scene: Scene) => {
  rope(scene, [30, 330], [700, 300])
  const colors = ['#f2c14e', '#f2c14e', '#e8626b', '#e8626b', '#b79ad6', '#b79ad6']
  for (const [i, color] of colors.entries()) scene.place(sock(color), 90 + i * 92, 350, 1)
}

export const scenes: Record<string, SceneArt> = {
  p1: () => {
    const scene = village({ palette, hour: 'day', seed: 3, light: { x: 0.42, y: 0.14, r: 70 } })
    const toWork = { skates: false, pose: 'walking' } as const
    const big = thea({ ...toWork, turn: -6 }) + placed(hangingSkates('#e9e1f2'), { x: 6, y: -150 })
    stand(scene, big, 980, 2.3, { depth: 10 })
    const small = zola({ ...toWork, turn: 8 }) + placed(hangingSkates(), { x: 6, y: -150 })
    stand(scene, small, 560, 1.95, { depth: 60 })
    return scene
  },
  p2: () => {
    const scene = icePond({ palette, hour: 'day', seed: 2, light: { x: 0.8, y: 0.14, r: 70 } })
    eight(scene, 760, 960, 330)
    const gliding = thea({ pose: 'walking', arms: 'open' })
    stand(scene, gliding, 1130, 1.9, { depth: -60, rotate: 9 })
    scene.place(slip(), 560, 1100, 1.9)
    const penguin = zola({ pose: 'ground', arms: 'open', mood: 'surprised' })
    stand(scene, penguin, 560, 2.35, { depth: 160, shadow: 120 })
    return scene
  },
  p3: () => {
    const scene = winterForest({
      palette,
      hour: 'dawn',
      seed: 6,
      light: { x: 0.24, y: 0.2, r: 80 },
    })
    stand(scene, sledge('#b5713f', false), 1000, 1.9, { depth: 40, shadow: 150 })
    const low = zola({ pose: 'sitting', mood: 'sad', bowed: true, arms: 'holding' })
    scene.place(low, 990, footY(scene, 990, 56), 2.1)
    tally(scene, 330, 1050, 11)
    return scene
  },
  p4: () => {
    const scene = nearIce()
    stand(scene, flask(), 1330, 1.5, { depth: -170, shadow: 30 })
    stand(scene, zola({ mood: 'surprised', arms: 'both', turn: 6 }), 470, 2.15, { depth: 20 })
    scene.contactShadow(1060, 1082, 400)
    const pot = placed(oma({ arms: 'raised', mood: 'surprised' }), {
      rotate: -78,
      pivot: [0, -40],
    })
    scene.place(pot, 1270, 1050, 1.95)
    return scene
  },
  p5: () => {
    const scene = icePond({
      palette: 'autumn',
      hour: 'dusk',
      behind: 'town',
      bench: null,
      seed: 8,
      light: { x: 0.8, y: 0.3, r: 130 },
    })
    willow(scene, 330, 740, 640)
    const arms = zola({ pose: 'walking', arms: 'open' })
    stand(scene, arms, 900, 2.35, { depth: 70, rotate: 7 })
    return scene
  },
  p6: () => {
    const scene = icePond({
      palette,
      hour: 'night',
      bench: null,
      seed: 4,
      light: { x: 0.5, y: 0.12, r: 56 },
    })
    lanterns(scene)
    const gliding = zola({ pose: 'running', mood: 'surprised', arms: 'reaching' })
    stand(scene, gliding, 420, 2.1, { depth: 60, rotate: 4 })
    scene.place(thea({ mood: 'surprised' }), 1210, 1200, 2.1)
    snowHeap(scene, 1120, 1230, 820, '#e9f1fd')
    scene.place(kickingLegs(), 960, 960, 1.9, { rotate: -10 })
    return scene
  },
  p7: () => {
    const scene = kitchen({
      palette,
      hour: 'night',
      side: 'left',
      table: 0.56,
      tableInFront: true,
      lamp: 0.56,
    })
    wetSocks(scene)
    const top = tableTop(scene, true)
    scene.place(atHome.zola({ turn: 4 }), 650, top + 190, 1.95)
    scene.place(atHome.thea({ turn: -8, bowed: true }), 890, top + 186, 2.1)
    scene.place(atHome.oma({ turn: -5 }), 1140, top + 210, 1.8)
    scene.inFront(() => {
      scene.place(mug(yellow), 640, top + 6, 1.5)
      scene.place(mug(), 830, top + 14, 1.5)
      scene.place(lyingHat(yellow), 985, top + 18, 1.05)
      scene.place(mug('#b79ad6'), 1150, top + 8, 1.5)
    })
    return scene
  },
}
