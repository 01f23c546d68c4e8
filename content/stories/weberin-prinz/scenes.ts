import { hat } from '../../kit/cast/hats.ts'
import { placed } from '../../kit/cast/parts.ts'
import { sheep } from '../../kit/cast/sheep.ts'
import { candle } from '../../kit/furniture.ts'
import { roundRect } from '../../kit/geometry.ts'
import { bench } from '../../kit/outdoors.ts'
import { forest } from '../../kit/places/forest.ts'
import { garden } from '../../kit/places/garden.ts'
import { gateway } from '../../kit/places/gateway.ts'
import { hall } from '../../kit/places/hall.ts'
import { meadow } from '../../kit/places/meadow.ts'
import { room } from '../../kit/places/room.ts'
import { snowGarden } from '../../kit/places/snow-garden.ts'
import { stairs, stepY } from '../../kit/places/stairs.ts'
import { bees } from '../../kit/props/bee.ts'
import { coach } from '../../kit/props/coach.ts'
import { fruitTree } from '../../kit/props/fruit-tree.ts'
import { soupPlate } from '../../kit/props/keepsakes.ts'
import type { Band } from '../../kit/props/weaving.ts'
import { cauldron, dyersBasket, hank, loom, shuttle } from '../../kit/props/weaving.ts'
import { flurry } from '../../kit/props/winter.ts'
import { footing, stand } from '../../kit/stage.ts'
import type { CoverArt, SceneArt } from '../../kit/story-art.ts'
import { frontCover } from './cover.ts'
import {
  alma,
  autumn,
  footman,
  leavesInHair,
  melonRind,
  net,
  prince,
  queen,
  redArms,
  shears,
  spring,
  stirrer,
  strawberry,
  summer,
  winter,
} from './figures.ts'
import { cloakOnStairs, cloakOnTable, litWindow, rope } from './set.ts'

export const cover: CoverArt = frontCover

const palette = 'gold' as const

const wholeCloak: Band[] = [
  [spring, 72],
  [summer, 72],
  [autumn, 72],
  [winter, 60],
]

export const scenes: Record<string, SceneArt> = {
  p1: () => {
    const scene = hall({ palette, hour: 'day', seed: 3 })
    const seat = scene.ground(0) + 20 - 112 * 1.5
    scene.place(
      prince({ pose: 'sitting', mood: 'angry', arms: 'pointing' }),
      800,
      seat + 46 * 1.4,
      1.4,
    )
    stand(scene, queen({ mood: 'sad', bowed: true }), 1120, 1.7, { depth: 40, shadow: 90 })
    const soup = placed(soupPlate(), { scale: 0.8 })
    stand(
      scene,
      footman({ pose: 'walking', arms: 'holding', holding: soup, mood: 'surprised' }),
      420,
      1.6,
      {
        depth: 60,
      },
    )
    return scene
  },
  p2: () => {
    const scene = room({
      palette: 'herbst',
      hour: 'day',
      window: 0.8,
      furniture: { shelf: 0.5 },
      seed: 5,
    })
    scene.add(
      '<clipPath id="sill"><path d="M1080 200H1500V602H1080Z"/></clipPath><g clip-path="url(#sill)">',
    )
    scene.place(sheep(), 1280, 790, 1.7)
    scene.add('</g>')
    stand(scene, loom(), 400, 1.75, { depth: -20, shadow: 200 })
    stand(scene, alma({ pose: 'sitting' }), 740, 1.85, { depth: 50, shadow: 100 })
    stand(scene, prince({ mood: 'surprised', arms: 'reaching', holding: shears() }), 1090, 1.75, {
      flip: true,
      depth: 60,
    })
    return scene
  },
  p3: () => {
    const scene = meadow({
      palette: 'smaragd',
      hour: 'dawn',
      seed: 6,
      plants: false,
      flowers: ['#fff6f2', '#f8b4c2', '#f6d65b'],
      light: { x: 0.24, y: 0.22, r: 100 },
    })
    fruitTree(scene, { x: 340, foot: footing(scene, 340) - 40, h: 700, dress: 'blossom', seed: 4 })
    stand(scene, alma({ pose: 'walking' }), 1300, 1.7, { flip: true, depth: -50 })
    stand(scene, dyersBasket('#8fc45c'), 1130, 1.2, { depth: -30, shadow: 70 })
    stand(scene, sheep({ pose: 'sleeping' }), 600, 1.85, { flip: true, depth: 0, shadow: 130 })
    const y = footing(scene, 760, 64)
    scene.contact(950, y + 24, 260)
    scene.place(prince({ mood: 'surprised' }), 1160, y, 1.6, { rotate: -86 })
    return scene
  },
  p4: () => {
    const scene = gateway({ palette, hour: 'dawn', ear: false, gate: 0.5, scale: 1.55, seed: 8 })
    const netBearer = { skin: '#8d5a3c', hair: '#2a1a1f', arms: 'raised', holding: net() } as const
    stand(scene, footman({ ...netBearer, mood: 'sad', turn: -7 }), 950, 1.4, { depth: -10 })
    stand(scene, bench('#a8744c'), 1220, 1.5, { depth: 40, shadow: 150 })
    const burnt = { skin: '#ee7f68', hair: '#e0b060', mood: 'sad' } as const
    stand(scene, footman({ ...burnt, pose: 'sitting' }), 1190, 1.55, { depth: 60, rotate: -4 })
    const rind = placed(melonRind(), { y: -8, rotate: -30 })
    const offering = footman({ pose: 'bending', mood: 'sad', beard: 'moustache', holding: rind })
    stand(scene, offering, 800, 1.6, { depth: 110, flip: true })
    stand(scene, prince({ mood: 'angry', arms: 'fists', turn: 8 }), 350, 1.9, { depth: 90 })
    return scene
  },
  p5: () => {
    const scene = garden({
      palette: 'morgenrot',
      hour: 'day',
      seed: 9,
      light: { x: 0.56, y: 0.15, r: 90 },
    })
    const [from, to] = [
      [620, 330],
      [1660, 280],
    ] as const
    rope(scene, [...from], [...to])
    for (const x of [860, 1010, 1170, 1330, 1470])
      scene.place(hank(summer), x, 352 - Math.abs(x - 1120) * 0.06, 1.5)
    stand(scene, alma({ pose: 'kneeling' }), 330, 1.7, { depth: 10 })
    stand(scene, cauldron('#efb52e', '#f7d76a'), 600, 1.55, { depth: 30, shadow: 110 })
    stand(
      scene,
      prince({ crowned: false, arms: 'raised', holding: strawberry(), turn: 6 }),
      880,
      1.8,
      { depth: 60 },
    )
    const crowned =
      sheep({ mood: 'angry' }) + placed(hat('crown', '#f2c14e'), { y: -22, scale: 0.8 })
    stand(scene, crowned, 1190, 1.75, { depth: 50 })
    bees(scene, [
      [430, 420, 1.2],
      [720, 520, -1.1],
      [1060, 470, 1.1],
    ])
    return scene
  },
  p6: () => {
    const scene = forest({
      palette: 'herbst',
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
      palette: 'nacht',
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
