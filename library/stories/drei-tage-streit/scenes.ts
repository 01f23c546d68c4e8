import { lantern } from '../../draw/cast/lantern.ts'
import { circle, points, polygon, roundRect } from '../../draw/paper/geometry.ts'
import { line, placed } from '../../draw/paper/pieces.ts'
import { garden } from '../../draw/places/garden.ts'
import { hilltop } from '../../draw/places/hilltop.ts'
import { meadow } from '../../draw/places/meadow.ts'
import { apple } from '../../draw/props/fruit.ts'
import { fallingLeaves } from '../../draw/props/leaf-litter.ts'
import { fence, house } from '../../draw/props/outdoors.ts'
import { pencil, sheetOfPaper, torch } from '../../draw/props/post.ts'
import { slantingRain } from '../../draw/props/rain.ts'
import { waterDrop } from '../../draw/props/water.ts'
import { createPlaceScene } from '../../draw/stage/place-options.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { CoverArt, SceneArt } from '../../draw/stage/story-art.ts'
import { frontCover } from './cover.ts'
import { blot, cake, emre, nela, notes, pail, paintPot } from './figures.ts'
import {
  crunch,
  houseTree,
  insideHut,
  oldTree,
  platform,
  pulley,
  rope,
  ropeLadder,
  treeHouse,
} from './set.ts'

export const cover: CoverArt = frontCover

const palette = 'autumn' as const

const p1: SceneArt = () => {
  const scene = meadow({
    palette,
    hour: 'day',
    seed: 6,
    flowers: [],
    plants: false,
    light: { x: 0.9, y: 0.14, r: 80 },
  })
  scene.place(house({ wall: '#fbeedd', roof: '#c8563a' }), 120, 985, 1.5)
  scene.place(house({ wall: '#e6efe6', roof: '#4f7f8f' }), 1480, 985, 1.5)
  houseTree(scene, { x: 590, foot: 1040, platform: 640, scale: 1.3 })
  scene.place(fence(10), -20, 1030, 1)
  scene.place(fence(30), 760, 1030, 1)
  ropeLadder(scene, 330, 676, 400)
  const [wheel, deck] = [1088, 640]
  pulley(scene, wheel, 330, 560, 1.3)
  scene.place(nela({ arms: 'gripping', turn: 8 }), 915, deck, 1.45)
  // The rope's other end runs from the wheel into her hands.
  scene.add(line(`M${wheel - 28} 322L1005 ${deck - 206}`, rope, 10))
  scene.place(pail(placed(paintPot(), { y: 84, scale: 1.15 })), wheel, 560, 2)
  scene.place(waterDrop(60, '#f5c63a'), wheel - 54, 880, 1)
  stand(scene, emre({ arms: 'both', turn: -7 }), 1345, 1.75, { depth: 60 })
  fallingLeaves(scene, points('0.14,0.93 0.91,0.36 0.6,0.95 0.31,0.72'))
  return scene
}

const p2: SceneArt = () => {
  const { scene } = createPlaceScene({ palette, hour: 'day' }, { light: { x: 0, y: 0, r: 0 } })
  insideHut(scene, '#b98252', {
    ...{ x: 800, y: 340, w: 340, h: 290, isWindow: true },
    ...{ sky: '#ffe7b0', leaves: '#d98b3a' },
  })
  scene.place(blot(false), 800, 1010, 1.25)
  scene.place(paintPot(), 1010, 960, 1.9, { rotate: 104 })
  stand(scene, nela({ arms: 'fists', mood: 'angry', turn: 7 }), 430, 2.2, { depth: 70 })
  stand(scene, emre({ arms: 'open', mood: 'surprised', turn: -7 }), 1220, 2.2, { depth: 50 })
  return scene
}

const p3: SceneArt = () => {
  const scene = garden({
    palette,
    hour: 'day',
    seed: 5,
    house: true,
    light: { x: 0.3, y: 0.2, r: 80 },
  })
  scene.place(treeHouse(), 1290, 420, 1.25)
  scene.place(nela({ mood: 'angry', arms: 'raised', turn: -8 }), 1110, 420, 1.3)
  pulley(scene, 850, 250, 560, 1.1)
  scene.place(pail(notes(5)), 850, 540, 2.1)
  const writing = placed(sheetOfPaper(2), { scale: 0.8 }) + placed(pencil(), { x: 10, y: 10 })
  stand(
    scene,
    emre({ arms: 'holding', mood: 'angry', holding: writing, bowed: false }),
    480,
    2.15,
    { depth: 60 },
  )
  return scene
}

const p4: SceneArt = () => {
  const scene = hilltop({
    palette,
    hour: 'dusk',
    tree: null,
    seed: 3,
    landOffset: 0.06,
    light: { x: 0.82, y: 0.5, r: 190 },
  })
  oldTree(scene, 800, 1120)
  const eating = { pose: 'sitting', mood: 'sad', arms: 'whistling' } as const
  const [deck, seat] = [480, 880]
  platform(scene, 20, 730, deck)
  scene.begin('cast')
  const red = placed(apple(), { x: -2, y: 16, scale: 0.68 })
  scene.place(nela({ ...eating, turn: 10, holding: red }), 400, deck + 150, 2.15, { flip: true })
  const yellow = placed(apple('#e0a83c'), { x: -2, y: 16, scale: 0.68 })
  const x = 1180
  scene.add(line(`M${x - 112} 150L${x - 104} ${seat}M${x + 112} 150L${x + 104} ${seat}`, rope, 10))
  scene.place(emre({ ...eating, turn: 10, holding: yellow }), x, seat + 134, 2.15)
  scene.piece(roundRect(x - 150, seat - 8, 300, 30, 8), '#7a4f38', 2)
  pulley(scene, 800, 330, 560, 1.2)
  scene.place(pail(), 800, 550, 1.6)
  crunch(scene, 400, 262)
  crunch(scene, x, 510)
  return scene
}

const p5: SceneArt = () => {
  const scene = garden({
    palette: 'midnight',
    hour: 'day',
    seed: 9,
    house: true,
    plants: false,
    light: { r: 0 },
  })
  scene.place(treeHouse({ wood: '#8f7560' }), 250, 470, 1.3)
  scene.place(
    nela({ mood: 'sad', turn: 8, hood: true, outfit: 'coat', color: '#2f8f8a' }),
    500,
    470,
    1.3,
  )
  slantingRain(scene, { seed: 5, count: 150 })
  pulley(scene, 880, 120, 370, 1.4)
  scene.place(pail(), 880, 350, 3.1)
  scene.place(waterDrop(74, '#d5f1f6'), 1026, 600, 1)
  stand(
    scene,
    emre({
      mood: 'sad',
      turn: -8,
      outfit: 'raincoat',
      color: '#e3b23c',
      hood: true,
      arms: 'reaching',
    }),
    1240,
    1.85,
    { depth: 60, flip: false },
  )
  return scene
}

const p6: SceneArt = () => {
  const scene = hilltop({
    palette: 'midnight',
    hour: 'night',
    tree: null,
    seed: 12,
    plants: false,
    light: { x: 0.86, y: 0.18, r: 70 },
  })
  const wood = '#7a5a4c'
  scene.place(treeHouse({ wood, inside: '#f7c46a' }), 470, 800, 2.3)
  const [x, y] = [312, 560]
  scene.glow(x, y - 120, 420, '#ffce7a', 0.8)
  scene.add(
    `<clipPath id="lit"><path d="M160 318H460V576H160Z"/></clipPath><g clip-path="url(#lit)">`,
  )
  scene.place(lantern(), 420, 576, 1.3)
  const note =
    placed(sheetOfPaper(1), { scale: 0.5 }) + placed(pencil('#d8403a'), { x: 4, y: 4, scale: 0.8 })
  scene.place(
    nela({ arms: 'holding', holding: note, mood: 'surprised', bowed: true }),
    290,
    650,
    1.25,
  )
  scene.add('</g>')
  scene.add(line('M160 576H460', '#5a4038', 16))
  pulley(scene, 1010, 360, 580, 1.1)
  scene.place(pail(), 1010, 560, 1.5)
  ropeLadder(scene, 1190, 860, 400)
  const feet = footY(scene, 1380, 60)
  scene.warm(1180, feet - 320, 300, '#e2a03a', 0.3)
  const hand = [1400 - 128 * 1.7, feet - 122 * 1.7] as const
  const beam = polygon([
    [hand[0] - 34, hand[1] - 10],
    [930, hand[1] - 330],
    [1082, hand[1] - 350],
  ])
  scene.flat(beam, '#fff1b8', 0.4)
  const light = placed(torch(), { x: 56, y: -4, rotate: -24 })
  const figure = emre({ turn: 6, mood: 'surprised', arms: 'reaching', holding: light })
  stand(scene, figure, 1400, 1.7, { depth: 60, flip: true })
  return scene
}

const p7: SceneArt = () => {
  const { scene } = createPlaceScene({ palette, hour: 'dawn' }, { light: { x: 0, y: 0, r: 0 } })
  insideHut(scene, '#dfb684', {
    ...{ x: 800, y: 400, w: 980, h: 620, isWindow: false },
    ...{ sky: '#cfeaee', leaves: '#e9a544' },
  })
  scene.flat(circle(640, 300, 74), '#fff3c0').glow(640, 300, 460, '#fff1b8', 0.8)
  scene.place(blot(true), 800, 960, 1.2)
  const brush = line('M0 0L-6 40', '#8a5a40', 9) + line('M-6 40L-9 58', '#c8434a', 14)
  scene.place(nela({ pose: 'kneeling', holding: brush, turn: 6 }), 420, 1060, 1.95)
  scene.place(emre({ pose: 'kneeling', turn: 6, holding: brush }), 1230, 1070, 1.95, { flip: true })
  scene.contactShadow(810, 872, 80)
  scene.place(pail(placed(cake(), { y: 84, scale: 0.62 })), 810, 580, 1.75)
  return scene
}

export const scenes: Record<string, SceneArt> = { p1, p2, p3, p4, p5, p6, p7 }
