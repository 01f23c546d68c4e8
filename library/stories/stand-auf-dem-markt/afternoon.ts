import { dog } from '../../draw/cast/dog.ts'
import { circle, ellipse, points, roundRect } from '../../draw/paper/geometry.ts'
import { piece, placed } from '../../draw/paper/pieces.ts'
import { garden } from '../../draw/places/garden.ts'
import { kitchen, tableTop } from '../../draw/places/kitchen.ts'
import { market } from '../../draw/places/market.ts'
import {
  accordion,
  bagOfPlums,
  chalkboard,
  greatLoaf,
  legs,
  peg,
  pegBag,
  pram,
  soles,
  washingLineCoil,
} from '../../draw/props/market-wares.ts'
import { footY, stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { anna, dario, gentleman, grandpa, kira, motherWithPram, musician } from './figures.ts'
import { notes, plumTree, tableOverhead, underTheTable, weddingTent } from './set.ts'

const palette = 'sunrise' as const

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

/** From the accordion at the well to the tent in the garden. */
export const afternoon: Record<string, SceneArt> = {
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
    notes(scene, points('560,430 640,360 250,400'))
    stand(scene, kira({ arms: 'raised', holding: pegBag() }), 930, 1.85, {
      depth: 80,
      shadow: 110,
      rotate: -3,
    })
    stand(scene, anna({ mood: 'surprised', turn: -10, arms: 'open' }), 1290, 1.7, { depth: 30 })
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
      scene.contactShadow(x, y, 110).place(legs(cloth, shoe, 420), x, y, 1.7)
    scene.contactShadow(760, 1085, 190)
    scene.place(anna({ pose: 'ground', mood: 'sad', arms: 'holding' }), 760, 1090, 2.5)
    scene.contactShadow(1240, 1090, 150)
    scene.place(dog({ tilt: 10 }), 1190, 1085, 1.75)
    tableOverhead(scene)
    return scene
  },
  p7: () => {
    const scene = market({
      palette: 'emerald',
      hour: 'day',
      seed: 33,
      ownStall: { x: 0.14, awning: '#d8584f', goods: [] },
      stalls: [],
      light: { x: 0.4, y: 0.14, r: 80 },
    })
    stand(scene, dario({ mood: 'surprised', turn: 10 }), 300, 1.65, { depth: -10 })
    scene.inFront(() => scene.place(chalkboard('0'), 330, 1135, 1.25))
    const last = placed(bagOfPlums(), { y: 44, scale: 0.9 })
    stand(scene, motherWithPram({ mood: 'surprised', turn: -8 }), 1120, 1.62, {
      depth: 20,
      shadow: 80,
    })
    stand(scene, pram(), 950, 1.55, { flip: true, depth: 100, shadow: 110 })
    stand(scene, anna({ arms: 'reaching', holding: last }), 640, 1.75, { depth: 90 })
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
    stand(scene, anna({ mood: 'sad', bowed: true }), 500, 1.95, { depth: 120 })
    stand(scene, dario({ turn: 8 }), 830, 1.95, { depth: 120 })
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
      scene.place(washingLineCoil(), 640, top - 36, 1.2)
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
    const hem = footY(scene, 800, 60)
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
    notes(scene, points('730,330 800,260 890,320'))
    stand(scene, anna({ arms: 'pointing' }), 260, 1.7, { depth: 110 })
    return scene
  },
}
