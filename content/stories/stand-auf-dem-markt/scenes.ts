import { dog } from '../../kit/cast/dog.ts'
import { piece, placed } from '../../kit/cast/parts.ts'
import { circle, ellipse, roundRect } from '../../kit/geometry.ts'
import { basket } from '../../kit/outdoors.ts'
import { garden } from '../../kit/places/garden.ts'
import { kitchen, tableTop } from '../../kit/places/kitchen.ts'
import { market, stallTop } from '../../kit/places/market.ts'
import { street } from '../../kit/places/street.ts'
import {
  accordion,
  bagOfPlums,
  chalkboard,
  coil,
  greatLoaf,
  legs,
  peg,
  pegBag,
  pram,
  soles,
} from '../../kit/props/market-wares.ts'
import type { Scene } from '../../kit/scene.ts'
import { footing, stand } from '../../kit/stage.ts'
import type { CoverArt, SceneArt } from '../../kit/story-art.ts'
import { frontCover } from './cover.ts'
import { adler, emre, gentleman, grandpa, ida, kim, motherWithPram, musician } from './figures.ts'
import {
  awningAbove,
  counterAcross,
  notes,
  plumTree,
  shopWindow,
  tableOverhead,
  underTheTable,
  weddingTent,
  windfalls,
} from './set.ts'

export const cover: CoverArt = frontCover

const palette = 'morgenrot' as const

const bagsOn = (scene: Scene, y: number, spots: readonly number[], s: number) =>
  scene.inFront(() => {
    for (const x of spots) scene.place(bagOfPlums(), x, y, s)
  })

const coins = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    piece(
      ellipse((i % 3) * 40 - 40, -6 - Math.floor(i / 3) * 10, 20, 8),
      i % 2 === 0 ? '#e3b64a' : '#d8c7a0',
    ),
  ).join('')

const tablecloth =
  piece(roundRect(-80, -30, 160, 34, 14), '#e8bd48') +
  piece(roundRect(-76, -60, 152, 34, 14), '#f6cf58') +
  piece(roundRect(-70, -88, 140, 32, 14), '#f9dc7a')

/** The musician's hat on the ground with a button and a leaf in it. */
const hatWithButton =
  piece(ellipse(0, -8, 84, 18), '#6b4a58') +
  piece(ellipse(0, -30, 52, 12), '#3f2a38') +
  piece(circle(-14, -32, 9), '#e3d2b0') +
  piece(ellipse(18, -33, 16, 7), '#c98a3f') +
  piece('M-52 -30C-50 -4 50 -4 52 -30Q0 -12 -52 -30Z', '#6b4a58')

export const scenes: Record<string, SceneArt> = {
  p1: () => {
    const scene = garden({ palette, hour: 'day', seed: 14, light: { x: 0.5, y: 0.16, r: 80 } })
    plumTree(scene, 1190, 940)
    windfalls(scene, 300, 1400, 16)
    const full = placed(basket('#6a4a9a'), { y: 60, scale: 0.95 })
    stand(scene, grandpa({ arms: 'holding', holding: full }), 980, 1.7, { depth: 30, shadow: 90 })
    stand(scene, ida({ turn: 8 }), 430, 1.75, { depth: 50 })
    stand(scene, emre({ turn: -6, arms: 'raised' }), 680, 1.75, { depth: 70 })
    return scene
  },
  p2: () => {
    const scene = street({ palette, hour: 'dusk', view: 'door', doorAt: 0.12, seed: 7, lamps: [] })
    shopWindow(scene, 560, 250, 880, 560)
    stand(scene, emre({ pose: 'walking', arms: 'gripping' }), 690, 1.7, { depth: 40 })
    stand(scene, ida({ arms: 'holding', turn: -8 }), 1390, 1.75, { depth: 70 })
    return scene
  },
  p3: () => {
    const scene = market({
      palette,
      hour: 'dawn',
      seed: 5,
      ownStall: { x: 0.44, awning: '#4f9d96', goods: ['#6a4a9a', '#6a4a9a'] },
      light: { x: 0.84, y: 0.15, r: 80 },
    })
    stand(scene, ida({ turn: -8, arms: 'down' }), 540, 1.72, { depth: -10 })
    stand(scene, emre({ arms: 'open', bowed: true }), 850, 1.72, { depth: -10 })
    bagsOn(scene, stallTop(scene) + 4, [400, 690, 1000], 1.15)
    scene.inFront(() => {
      scene.place(chalkboard('30 €'), 560, 1130, 1.35)
      const buyer = musician({
        outfit: 'coat',
        color: '#c9803f',
        hairStyle: 'long',
        skin: '#f2c6a0',
        hair: '#8a4a2f',
        arms: 'reaching',
      })
      scene.contact(1270, 1090, 90)
      scene.place(buyer, 1270, 1095, 1.72, { flip: true })
    })
    return scene
  },
  p4: () => {
    const scene = market({
      palette: 'gold',
      hour: 'day',
      seed: 16,
      plants: false,
      fountain: null,
      stalls: [0.93],
      light: { x: 0.22, y: 0.2, r: 80 },
    })
    scene.place(dog({ tilt: -8 }), 1075, 1110, 1.8)
    scene.place(adler({ arms: 'raised', mood: 'sad', holding: coil() }), 760, 1170, 2.25)
    awningAbove(scene)
    counterAcross(scene, 905)
    scene.place(bagOfPlums(), 600, 1010, 1.7)
    scene.place(bagOfPlums(), 800, 1030, 1.7)
    scene.place(ida({ mood: 'angry', arms: 'holding', turn: 10 }), 330, 1330, 2.2)
    const pair = placed(bagOfPlums(), { y: 30, scale: 0.8 })
    scene.place(emre({ arms: 'reaching', holding: pair, turn: 8 }), 1290, 1330, 2.2, { flip: true })
    return scene
  },
  p5: () => {
    const scene = market({
      palette,
      hour: 'day',
      seed: 27,
      plants: false,
      fountain: 0.5,
      stalls: [0.96],
      light: { x: 0.68, y: 0.13, r: 80 },
    })
    stand(scene, musician({ arms: 'holding', holding: accordion() }), 400, 1.7, {
      depth: 30,
      shadow: 90,
    })
    stand(scene, hatWithButton, 600, 1.3, { depth: 100, shadow: 70 })
    notes(scene, [
      [560, 430],
      [640, 360],
      [250, 400],
    ])
    stand(scene, kim({ arms: 'raised', holding: pegBag() }), 930, 1.85, {
      depth: 80,
      shadow: 110,
      rotate: -3,
    })
    stand(scene, ida({ mood: 'surprised', turn: -10, arms: 'open' }), 1290, 1.7, { depth: 30 })
    return scene
  },
  p6: () => {
    const scene = underTheTable()
    const people: [cloth: string, shoe: string, x: number, y: number][] = [
      ['#5f6f8f', '#6a3f2f', 330, 830],
      ['#c95f6e', '#3a2a3f', 560, 790],
      ['#4f8f8a', '#d8a04a', 1080, 790],
      ['#6a5a48', '#3a2a3f', 1300, 840],
    ]
    for (const [cloth, shoe, x, y] of people)
      scene.contact(x, y, 110).place(legs(cloth, shoe, 420), x, y, 1.7)
    scene.contact(760, 1085, 190)
    scene.place(ida({ pose: 'ground', mood: 'sad', arms: 'holding' }), 760, 1090, 2.5)
    scene.contact(1240, 1090, 150)
    scene.place(dog({ tilt: 10 }), 1190, 1085, 1.75)
    tableOverhead(scene)
    return scene
  },
  p7: () => {
    const scene = market({
      palette: 'smaragd',
      hour: 'day',
      seed: 33,
      ownStall: { x: 0.14, awning: '#d8584f', goods: [] },
      stalls: [],
      light: { x: 0.4, y: 0.14, r: 80 },
    })
    stand(scene, emre({ mood: 'surprised', turn: 10 }), 300, 1.65, { depth: -10 })
    scene.inFront(() => scene.place(chalkboard('0'), 330, 1135, 1.25))
    const last = placed(bagOfPlums(), { y: 44, scale: 0.9 })
    stand(scene, motherWithPram({ mood: 'surprised', turn: -8 }), 1120, 1.62, {
      depth: 20,
      shadow: 80,
    })
    stand(scene, pram(), 950, 1.55, { flip: true, depth: 100, shadow: 110 })
    stand(scene, ida({ arms: 'reaching', holding: last }), 640, 1.75, { depth: 90 })
    const coin = piece(circle(0, -8, 13), '#e3b64a')
    stand(scene, gentleman({ arms: 'raised', holding: coin }), 1350, 1.65, {
      flip: true,
      depth: 50,
      shadow: 90,
    })
    return scene
  },
  p8: () => {
    const scene = kitchen({
      palette,
      hour: 'dusk',
      side: 'right',
      table: 0.44,
      tableInFront: true,
      cloth: '#fff1d6',
      lamp: 0.44,
      seed: 9,
    })
    stand(scene, ida({ mood: 'sad', bowed: true }), 500, 1.95, { depth: 120 })
    stand(scene, emre({ turn: 8 }), 830, 1.95, { depth: 120 })
    stand(
      scene,
      grandpa({ pose: 'walking', arms: 'holding', holding: placed(tablecloth, { y: 40 }) }),
      1230,
      1.75,
      {
        flip: true,
        depth: 120,
        shadow: 90,
      },
    )
    const top = tableTop(scene, true)
    scene.inFront(() => {
      scene.place(coins(7), 480, top + 6, 1.4)
      scene.place(coil(), 640, top - 36, 1.2)
      scene.place(greatLoaf(), 880, top + 4, 1.15)
      for (const x of [560, 590, 720, 750]) scene.place(peg(), x, top - 4, 1.3, { rotate: 80 + x })
    })
    return scene
  },
  p9: () => {
    const scene = garden({
      palette,
      hour: 'dusk',
      house: false,
      seed: 22,
      light: { x: 0.5, y: 0.2, r: 90 },
    })
    plumTree(scene, 250, 830, -30, 4)
    plumTree(scene, 1390, 860, -30, 7)
    const hem = footing(scene, 800, 60)
    weddingTent(scene, 470, 1210, hem - 470, hem)
    const feet: [shoe: string, size: number][] = [
      ['#3a2a3f', 1.05],
      ['#7a5a40', 0.85],
      ['#d8584f', 0.95],
      ['#5f3f2f', 1.1],
      ['#2f8f6a', 0.85],
      ['#8a5a9a', 0.95],
      ['#f3dfc0', 0.5],
      ['#fff1d6', 1],
    ]
    for (const [i, [shoe, size]] of feet.entries())
      scene.place(soles(shoe), 430 + i * 92, hem + 40, size)
    scene.place(dog({ pose: 'sleeping' }), 1350, hem + 52, 1, { flip: true })
    notes(scene, [
      [730, 330],
      [800, 260],
      [890, 320],
    ])
    stand(scene, ida({ arms: 'pointing' }), 260, 1.7, { depth: 110 })
    return scene
  },
}
