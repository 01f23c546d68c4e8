import { keeper } from '../../draw/cast/keeper.ts'
import { line } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { castle } from '../../draw/places/castle.ts'
import { garden } from '../../draw/places/garden.ts'
import { gateway } from '../../draw/places/gateway.ts'
import { hall } from '../../draw/places/hall.ts'
import { room } from '../../draw/places/room.ts'
import { stairs, stepY } from '../../draw/places/stairs.ts'
import { candle, pot, table, throne } from '../../draw/props/furniture.ts'
import {
  breadSlice,
  kite,
  ladder,
  ladle,
  ribbonBow,
  soupPlate,
} from '../../draw/props/keepsakes.ts'
import { lowWall } from '../../draw/props/low-wall.ts'
import { fallenLeaf } from '../../draw/props/nest-things.ts'
import { house } from '../../draw/props/outdoors.ts'
import { addFrame } from '../../draw/stage/cover.ts'
import { coverSize } from '../../draw/stage/place-options.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { jonte, mila, pepper, pepperWithBow } from './cast.ts'
import { pearTree } from './set.ts'

/** A candle burning at (x, y), its light `reach` pixels wide. */
const burn = (scene: Scene, x: number, y: number, scale: number, reach: number) =>
  scene
    .warm(x, y - 60 * scale, reach, '#e2853a', 0.6, 0.8)
    .place(candle(), x, y, scale)
    .glow(x, y - 92 * scale, reach * 0.5, '#ffd88a', 0.75)

const p1: SceneArt = () => {
  const scene = castle({ x: 0.72, scale: 1.3, seed: 3, light: { x: 0.12, y: 0.16 } })
  const top = lowWall(scene, -40, 900, 880)
  scene.place(mila({ pose: 'sitting', turn: 9 }), 400, top + 92, 2)
  scene.place(jonte({ pose: 'sitting', turn: -2, bowed: true }), 690, top + 92, 2)
  stand(scene, pepperWithBow('walking'), 1120, 1.3, { depth: 10, rotate: -5 })
  return scene
}

const p2: SceneArt = () => {
  const scene = gateway({ gate: 0.5, scale: 1.72, seed: 5, light: { x: 0.07, y: 0.15 } })
  stand(scene, jonte({ turn: 9, arms: 'both' }), 450, 2, { depth: 64 })
  stand(scene, mila({ turn: -9 }), 1150, 2, { depth: 60 })
  return scene
}

const p3: SceneArt = () => {
  const scene = hall({ throne: null, seed: 3 })
  const y = footY(scene, 1060)
  scene.warm(800, 520, 900, '#f7b84a', 0.34).glow(800, 380, 700, '#fff0b8', 0.4)
  scene.contactShadow(1060, y, 200).place(throne('#b93a44'), 1060, y, 1.6)
  scene.place(keeper({ pose: 'sitting', turn: -10 }), 1060, y + 30, 2.05)
  stand(scene, jonte({ turn: 9, mood: 'surprised' }), 320, 2, { depth: 84 })
  stand(scene, mila({ turn: 9, mood: 'surprised' }), 600, 2, { depth: 110 })
  return scene
}

/** Steam curling up from the pot on the stove. */
const steam = 'M262 276q22 -30 0 -58t0 -54M304 268q22 -30 0 -58'

const p4: SceneArt = () => {
  const furniture = { stove: 0.12, shelf: 0.86 }
  const scene = room({ hour: 'day', seed: 4, window: 0.5, light: { r: 0 }, furniture })
  const y = footY(scene, 800)
  scene.place(pot('#4d5468', '#9a9a9c'), 270, y - 600, 1.1)
  scene.add(`<g opacity=".55">${line(steam, '#fffaf0', 9)}</g>`)
  scene.contactShadow(430, y + 40, 150).place(keeper({ arms: 'reaching', turn: 9 }), 430, y + 40, 2)
  scene.place(jonte({ mood: 'sad', bowed: true }), 830, y - 30, 2)
  scene.contactShadow(1240, y + 40, 140)
  scene.place(mila({ arms: 'reaching', turn: 9 }), 1240, y + 40, 2, { flip: true })
  scene.contactShadow(840, y + 94, 300).place(table('#a9704a', '#c8554a'), 840, y + 94, 1.8)
  scene.place(soupPlate(), 830, y - 118, 1.7).place(ladle(), 626, y - 192, 1.7, { rotate: -10 })
  scene.place(breadSlice(), 1062, y - 200, 1.7)
  return scene
}

const p5: SceneArt = () => {
  const light = { x: 0.1, y: 0.16 }
  const scene = garden({ palette: 'gold', house: false, castle: 0.16, seed: 7, light })
  const y = footY(scene, 900, -10)
  pearTree(scene, 960, y, 900)
  scene.place(pepperWithBow(), 960, y - 690, 1.15)
  scene.contactShadow(640, y + 60, 110).place(ladder(9), 640, y + 60, 1.9, { rotate: 12 })
  const climber = jonte({ arms: 'gripping', turn: 5, mood: 'surprised' })
  scene.place(climber, 696, y - 204, 1.6, { rotate: 12 })
  stand(scene, mila({ arms: 'reaching', turn: 8 }), 430, 1.8, { depth: 24 })
  return scene
}

const p6: SceneArt = () => {
  const scene = stairs({ seed: 2 })
  const [low, high] = [stepY(scene, 1), stepY(scene, 2)]
  scene.contactShadow(960, high, 140).place(mila({ arms: 'raised', turn: -7 }), 960, high, 2.05)
  scene.place(ribbonBow(), 1126, high - 386, 1.7, { rotate: 8 })
  scene.contactShadow(765, high, 80).place(pepper(), 765, high, 1.15)
  scene.contactShadow(545, low, 140).place(jonte({ bowed: true, mood: 'sad' }), 545, low, 2.05)
  return scene
}

const shut = [true, true, true]

const p7: SceneArt = () => {
  const room = { side: 'inside', hour: 'dusk', seed: 2 } as const
  const scene = gateway({ ...room, gate: 0.36, scale: 1.75, slit: 0.78, bolts: shut })
  stand(scene, mila({ arms: 'reaching', turn: 10, mood: 'surprised' }), 225, 1.9, { depth: 40 })
  stand(scene, keeper({ arms: 'reaching', turn: 6 }), 870, 2, { depth: 60 })
  const y = footY(scene, 870, 60)
  burn(scene, 1068, y - 214, 1.25, 520)
  stand(scene, jonte({ mood: 'sad', bowed: true }), 1370, 1.9, { depth: 30 })
  scene.warm(1420, 820, 420, '#2b1218', 0.62, 1.3)
  return scene
}

const diamond = (x: number, y: number) => `M${x} ${y - 54}l32 54l-32 54l-32 -54Z`

const p8: SceneArt = () => {
  const room = { side: 'inside', hour: 'night', seed: 4 } as const
  const scene = gateway({ ...room, gate: 0.5, scale: 1.95, bolts: shut })
  for (const x of [110, 1370])
    scene
      .piece(`M${x} 120h120v330l-60 -56l-60 56Z`, '#8f3a40')
      .flat(diamond(x + 60, 240), '#d9a85a')
  scene.warm(800, 800, 900, '#e2853a', 0.4)
  stand(scene, jonte({ turn: 9, mood: 'sad' }), 400, 2.1, { depth: 70 })
  stand(scene, mila({ turn: 9, mood: 'surprised', arms: 'reaching' }), 1190, 2.1, {
    depth: 70,
    flip: true,
  })
  const y = footY(scene, 800, 70)
  scene.place(ribbonBow(), 1004, y - 236, 1.4)
  burn(scene, 770, y + 30, 1.7, 620)
  return scene
}

const p9: SceneArt = () => {
  const room = { side: 'inside', hour: 'night', seed: 9 } as const
  const bolts = [false, false, true]
  const scene = gateway({ ...room, gate: 0.7, scale: 1.8, slit: 0.1, bolts })
  scene.warm(700, 700, 900, '#e2853a', 0.42)
  stand(scene, jonte({ mood: 'sad', bowed: true }), 1240, 2, { depth: 60 })
  stand(scene, keeper({ arms: 'whispering', turn: 9 }), 470, 2.05, { depth: 60 })
  stand(scene, mila({ mood: 'angry', arms: 'fists', turn: 4 }), 830, 2.05, {
    depth: 90,
    rotate: 4,
  })
  const y = footY(scene, 800, 90)
  scene.add(line(`M730 ${y + 14}l-46 14M740 ${y - 20}l-44 -10M920 ${y + 10}l40 16`, '#f7d9a0', 8))
  burn(scene, 190, y - 30, 1.5, 520)
  return scene
}

const p10: SceneArt = () => {
  const sky = { x: 0.84, y: 0.15, r: 70 }
  const scene = castle({
    hour: 'night',
    x: 0.58,
    scale: 1.1,
    seed: 6,
    light: sky,
    pane: '#4a3a55',
  })
  const home = house({ wall: '#a98f7c', roof: '#6f4a55', door: '#4a3038', pane: '#ffd270' })
  scene.place(home, 280, footY(scene, 300, -30), 2.1)
  scene.glow(450, footY(scene, 300) - 230, 300, '#ffc66b', 0.6)
  scene.warm(620, footY(scene, 600), 520, '#e2853a', 0.36, 0.4)
  stand(scene, mila({ turn: 8, mood: 'sad' }), 680, 1.95, { depth: 70 })
  stand(scene, jonte({ turn: -8, mood: 'sad' }), 1160, 1.95, { depth: 70 })
  stand(scene, pepper('walking'), 900, 1.25, { depth: 100 })
  return scene
}

const leaves = [
  [420, 120, '#d9532f'],
  [700, 300, '#e2853a'],
  [1010, 330, '#c8402f'],
  [1440, 330, '#e2973a'],
  [1480, 560, '#d9532f'],
  [90, 420, '#e2853a'],
] as const

const p11: SceneArt = () => {
  const scene = castle({ x: 0.24, scale: 1.05, seed: 8, light: { x: 0.56, y: 0.14 } })
  const { x, y } = stand(scene, keeper({ pose: 'walking', windy: true }), 560, 2.15, {
    depth: 60,
    rotate: 5,
  })
  scene.add(line(`M${x + 176} ${y - 172}Q980 560 1226 250`, '#8a6a4a', 4))
  scene.place(kite(), 1230, 240, 1.35, { rotate: 8 })
  stand(scene, mila({ turn: -9, arms: 'both' }), 1000, 1.8, { depth: 40 })
  stand(scene, jonte({ turn: -9 }), 1225, 1.8, { depth: 36 })
  for (const [i, [lx, ly, color]] of leaves.entries())
    scene.place(fallenLeaf(color), lx, ly, 1.2, { rotate: i * 67 })
  return scene
}

/** The children and their cat before the gate that listens. */
export const cover: CoverArt = () => {
  const scene = gateway({ ...coverSize, gate: 0.5, scale: 1.85, seed: 3, light: { r: 0 } })
  stand(scene, jonte({ turn: 9, mood: 'surprised' }), 395, 2.1, { depth: 60 })
  stand(scene, mila({ turn: -9 }), 805, 2.1, { depth: 60 })
  stand(scene, pepper(), 600, 1.35, { depth: 110 })
  return addFrame(scene, { seed: 23 })
}

export const scenes: Record<string, SceneArt> = { p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11 }
