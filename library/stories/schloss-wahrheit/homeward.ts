import { line, placed } from '../../draw/paper/pieces.ts'
import { castle } from '../../draw/places/castle.ts'
import { kite, ribbonBow } from '../../draw/props/keepsakes.ts'
import { fallenLeaf } from '../../draw/props/nest-things.ts'
import { house } from '../../draw/props/outdoors.ts'
import { footY } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { asJonte, asKeeper, asMila, pepper } from './cast.ts'

const p10: SceneArt = () => {
  const scene = castle({
    ...{ hour: 'night', x: 0.3, scale: 1.5, seed: 6, pane: '#4a3a55', season: 'autumn' },
    ...{ landOffset: -0.04, plants: false },
    light: { x: 0.48, y: 0.12, r: 70 },
  })
  scene.warm(480, 430, 620, '#17142c', 0.62)
  const home = house({ wall: '#a98f7c', roof: '#6f4a55', door: '#4a3038', pane: '#ffd270' })
  const y = footY(scene, 1200, -10)
  const pane = [1140, y - 300] as const
  scene.place(home, 1330, y, 3.6)
  scene.glow(1180, y - 260, 420, '#ffc66b', 0.6)
  scene.warm(960, y + 60, 560, '#e2853a', 0.4, 0.4)
  asMila(
    scene,
    {
      ...{ at: [800, y + 110], scale: 1.9, lookAt: pane },
      near: { at: [856, y - 140], grip: 'pinch', inFront: true },
      far: {
        ...{ at: [922, y - 140], grip: 'pinch', inFront: true },
        holding: placed(ribbonBow(), { x: -17, scale: 0.7 }),
      },
      shadow: 62,
    },
    { view: 'turned', mood: 'thoughtful', nod: -6 },
  )
  asJonte(
    scene,
    { at: [430, y + 90], scale: 1.9, lookAt: [700, y - 180], shadow: 62 },
    { view: 'turned', mood: 'sad', nod: 8, headTilt: 4 },
  )
  scene.contactShadow(630, y + 160, 120)
  scene.place(
    pepper({ pose: 'walking', onFours: true, gaze: [0.6, -0.8], tail: 'up' }),
    620,
    y + 160,
    1.25,
  )
  scene.mark('light', pane[0], pane[1], 60)
  return scene
}

const leaves = [
  [760, 120, '#d9532f'],
  [990, 330, '#e2853a'],
  [1330, 180, '#c8402f'],
  [1480, 420, '#e2973a'],
  [640, 560, '#d9532f'],
  [90, 760, '#e2853a'],
] as const

const p11: SceneArt = () => {
  const scene = castle({
    ...{ x: 0.78, scale: 1.2, seed: 8, season: 'autumn', plants: false, horizon: 0.8 },
    light: { x: 0.52, y: 0.12 },
  })
  const hand = [905, 700] as const
  scene.place(kite(), 400, 330, 2.3, { rotate: -14 })
  scene.add(line(`M400 330Q760 420 ${hand.join(' ')}`, '#8a6a4a', 5))
  const y = footY(scene, 1000, 70)
  asMila(
    scene,
    { at: [330, y - 30], scale: 1.75, lookAt: [900, 500], shadow: 62 },
    { view: 'turned', stance: 'jumping', mood: 'joyful', nod: -10 },
  )
  asJonte(
    scene,
    {
      ...{ at: [590, y + 10], scale: 1.75, lookAt: [420, 300] },
      far: { at: [680, 640], grip: 'point' },
      shadow: 62,
    },
    { view: 'turned', mood: 'joyful', nod: -12 },
  )
  asKeeper()(
    scene,
    {
      ...{ at: [1100, y + 40], scale: 2.25, lookAt: [1500, 500] },
      near: { at: hand, grip: 'fist', inFront: true },
      shadow: 62,
    },
    { view: 'turned', stance: 'running', mood: 'joyful', windy: true, nod: -6 },
  )
  for (const [i, [lx, ly, color]] of leaves.entries())
    scene.place(fallenLeaf(color), lx, ly, 1.3, { rotate: i * 67 })
  return scene
}

export const homeward: Record<string, SceneArt> = { p10, p11 }
