import { sheep } from '../../draw/cast/sheep.ts'
import { roundRect } from '../../draw/paper/geometry.ts'
import { forest } from '../../draw/places/forest.ts'
import { room } from '../../draw/places/room.ts'
import { snowGarden } from '../../draw/places/snow-garden.ts'
import { stairs, stepY } from '../../draw/places/stairs.ts'
import { coach } from '../../draw/props/coach.ts'
import { candle } from '../../draw/props/furniture.ts'
import { type Band, cauldron, dyersBasket, hank, loom, shuttle } from '../../draw/props/weaving.ts'
import { flurry } from '../../draw/props/winter.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import {
  alma,
  autumn,
  footman,
  leavesInHair,
  prince,
  queen,
  redArms,
  spring,
  stirrer,
  summer,
  winter,
} from './figures.ts'
import { cloakOnStairs, cloakOnTable, litWindow } from './set.ts'

const palette = 'gold' as const

const wholeCloak: Band[] = [
  [spring, 72],
  [summer, 72],
  [autumn, 72],
  [winter, 60],
]

/** From the red of autumn to the finished cloak. */
export const autumnAndWinter: Record<string, SceneArt> = {
  p6: () => {
    const scene = forest({
      palette: 'autumn',
      hour: 'day',
      kind: 'round',
      seed: 11,
      plants: false,
      light: { x: 0.2, y: 0.18, r: 90 },
    })
    stand(scene, coach(), 1240, 1.25, { depth: -40, shadow: 220 })
    const stirring = prince({
      crowned: false,
      arms: 'holding',
      outfit: 'shirt',
      color: '#e9d9b8',
      holding: stirrer(),
    })
    stand(scene, stirring + redArms + leavesInHair, 500, 1.9, { depth: 0 })
    stand(scene, cauldron(autumn, '#e8836a'), 640, 1.6, { depth: 80, shadow: 120 })
    stand(scene, queen({ pose: 'walking', mood: 'surprised' }), 930, 1.7, {
      flip: true,
      depth: 60,
      shadow: 90,
    })
    stand(scene, dyersBasket('#b8402f'), 300, 1.3, { depth: 80, shadow: 70 })
    return scene
  },
  p7: () => {
    const scene = room({
      palette: 'winter',
      hour: 'dusk',
      window: 0.86,
      furniture: {},
      wall: '#b5896a',
      seed: 7,
      light: { r: 0 },
    })
    flurry(scene, [1236, 270, 280, 320], 30, 4)
    stand(scene, loom([...wholeCloak.slice(0, 2), [autumn, 40]]), 800, 1.75, {
      depth: 0,
      shadow: 220,
    })
    stand(scene, alma({ pose: 'kneeling' }), 330, 1.85, { depth: 40 })
    stand(scene, prince({ crowned: false, pose: 'kneeling', arms: 'reaching' }), 1270, 1.85, {
      flip: true,
      depth: 40,
    })
    scene.place(shuttle(autumn), 1030, 826, 1.2, { rotate: -6 })
    stand(scene, sheep({ pose: 'sleeping' }), 800, 1.25, { depth: 170, shadow: 130 })
    return scene
  },
  p8: () => {
    const scene = snowGarden({
      palette: 'midnight',
      hour: 'night',
      seed: 4,
      light: { r: 0 },
      house: null,
      fence: null,
    })
    litWindow(scene, { x: 200, y: 130, w: 1200, h: 840 }, () => {
      scene.piece(roundRect(210, 166, 1180, 14, 7), '#7a4a38', 1)
      scene.place(loom([], '#8a5a3c', true), 790, 860, 1.56)
      for (const [x, color] of [
        [300, spring],
        [400, summer],
        [1200, autumn],
        [1300, winter],
      ] as const)
        scene.place(hank(color), x, 168, 1.15)
      cloakOnTable(scene, 790, 520)
      scene.place(candle(), 1088, 700, 1.15)
      scene.glow(1088, 594, 240, '#fff0b8', 0.8)
      scene.place(alma(), 1266, 1130, 2.05)
      const admirer = prince({ crowned: false, turn: 6, arms: 'reaching', mood: 'sad' })
      scene.place(admirer, 412, 1110, 2.15)
    })
    return scene
  },
  p9: () => {
    const scene = stairs({ palette, hour: 'dawn', carpet: '#8a4a6e' })
    cloakOnStairs(scene)
    scene.place(prince({ pose: 'sitting', arms: 'open' }), 800, stepY(scene, 5) + 10, 1.35)
    scene.place(queen({ pose: 'sitting' }), 1275, stepY(scene, 1) + 20, 1.3)
    const cook = footman({
      pose: 'sitting',
      hat: 'baker',
      outfit: 'shirt',
      color: '#f6ead6',
      skin: '#8d5a3c',
    })
    scene.place(cook, 325, stepY(scene, 1) + 20, 1.3)
    scene.place(footman({ pose: 'sitting' }), 1085, stepY(scene, 5) + 14, 1)
    scene.place(
      footman({ pose: 'sitting', skin: '#f2c6a0', hair: '#b5653a', beard: 'moustache' }),
      515,
      stepY(scene, 5) + 14,
      1,
    )
    return scene
  },
}
