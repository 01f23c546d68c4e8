import { dog } from '../../draw/cast/dog.ts'
import { darker } from '../../draw/paper/color.ts'
import { circle, ellipse, points, roundRect } from '../../draw/paper/geometry.ts'
import { line, piece, placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { garden } from '../../draw/places/garden.ts'
import { kitchen, tableTop } from '../../draw/places/kitchen.ts'
import { greatLoaf, peg, plum, soles, washingLineCoil } from '../../draw/props/market-wares.ts'
import { footY } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { asAnna, asDario, asGrandpa } from './figures.ts'
import { palette } from './morning.ts'
import { asters, notes, plumTree, weddingTent } from './set.ts'

const coins = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    piece(
      ellipse((i % 3) * 44 - 44, -6 - Math.floor(i / 3) * 11, 22, 8),
      i % 2 === 0 ? '#e3b64a' : '#d8c7a0',
    ),
  ).join('')

const tablecloth =
  ['#e8bd48', '#f6cf58', '#f0c552', '#f9dc7a', '#f6cf58']
    .map((color, i) => piece(roundRect(-84 + i * 2, -18 - i * 17, 168 - i * 4, 20, 9), color))
    .join('') + line('M-70 -11H72M-66 -45H68M-62 -79H64', '#fff6d8', 3)

const p8: SceneArt = () => {
  const scene = kitchen({
    ...{ palette, hour: 'dusk', side: 'right', table: 0.36, tableInFront: true },
    ...{ cloth: '#fff1d6', lamp: 0.36, seed: 9, season: 'autumn' },
  })
  const top = tableTop(scene, true)
  // Another drawing than in the kitchens of other stories.
  const drawing = piece(roundRect(-44, -58, 88, 112, 4), '#fff6e0')
  scene.place(drawing + placed(plum(), { y: 8, scale: 1.1 }), 140, 612, 1.2, { rotate: 4 })
  asAnna(
    scene,
    {
      ...{ at: [370, 1130], scale: 2.1, lookAt: [540, top] },
      near: { at: [360, top - 6], grip: 'open' },
      far: { at: [492, top - 20], grip: 'point', inFront: true },
      shadow: 62,
    },
    { view: 'turned', mood: 'thoughtful', nod: 12, lean: 5 },
  )
  asDario(
    scene,
    {
      ...{ at: [800, 1130], scale: 2.1, lookAt: [1200, 560] },
      far: { at: [872, top - 10], grip: 'open' },
      near: { at: [740, top - 4], grip: 'open' },
      shadow: 62,
    },
    { view: 'turned', mood: 'surprised', headView: 'profile' },
  )
  asGrandpa(
    scene,
    {
      ...{ at: [1310, 1120], scale: 2.2, flip: true, lookAt: [600, 620] },
      near: { at: [1190, 836], grip: 'flat', inFront: true },
      far: { at: [1120, 830], grip: 'flat' },
      shadow: 62,
    },
    {
      ...{ view: 'profile', stance: 'walking', mood: 'joyful', headTilt: -4 },
      load: { svg: placed(tablecloth, { scale: 0.86 }), at: [60, -128], inFront: false },
    },
  )
  scene.inFront(() => {
    scene.place(coins(8), 520, top + 6, 1.5)
    scene.place(washingLineCoil(), 640, top - 40, 1.25)
    scene.place(greatLoaf(), 320, top + 6, 1)
    for (const x of [700, 726, 752, 778, 440])
      scene.place(peg(), x, top - 2, 1.4, { rotate: 80 + (x % 40) })
  })
  scene.mark('shine', 520, top - 10, 40)
  return scene
}

/** Shadows that the guests cast on the cloth from within, and the lamp between them. */
const guests = (scene: Scene, hem: number) => {
  const shade = darker('#f6cf58', 0.42)
  const heads: [x: number, up: number, r: number][] = [
    [540, 190, 42],
    [640, 146, 34],
    [738, 184, 36],
    [850, 230, 48],
    [945, 140, 32],
    [1036, 176, 38],
    [1124, 206, 44],
    [1196, 120, 24],
  ]
  const shapes = heads.flatMap(([x, up, r]) => [
    circle(x, hem - up, r),
    `M${x - r * 1.7} ${hem - 34}C${x - r * 1.6} ${hem - up + r * 1.2} ${x - r} ${hem - up + r * 0.9} ${x} ${hem - up + r * 0.9}C${x + r} ${hem - up + r * 0.9} ${x + r * 1.6} ${hem - up + r * 1.2} ${x + r * 1.7} ${hem - 34}Z`,
  ])
  scene.flat(shapes, shade, 0.3)
  scene.glow(780, hem - 130, 260, '#fff3c0', 0.7)
  scene.mark('light', 780, hem - 150, 70)
}

const p9: SceneArt = () => {
  const scene = garden({
    ...{ palette, hour: 'dusk', house: false, seed: 22, season: 'autumn', plants: false },
    light: { x: 0.5, y: 0.3, r: 130 },
  })
  plumTree(scene, 230, 900, -30, 4)
  plumTree(scene, 1440, 960, -30, 7)
  // The evening lies over trees and garden, not over the tent.
  scene.flat(roundRect(scene.left, 0, scene.span, scene.height), '#73315c', 0.26)
  const hem = footY(scene, 800, 40)
  weddingTent(scene, 480, 1230, hem - 520, hem)
  guests(scene, hem)
  const feet: [shoe: string, size: number][] = [
    ['#3a2a3f', 1.15],
    ['#7a5a40', 0.85],
    ['#d8584f', 1],
    ['#5f3f2f', 1.2],
    ['#2f8f6a', 0.85],
    ['#8a5a9a', 1.05],
    ['#f3dfc0', 0.5],
    ['#fff1d6', 1.1],
  ]
  for (const [i, [shoe, size]] of feet.entries())
    scene.place(soles(shoe), 446 + i * 96, hem + 44, size)
  scene.contactShadow(1400, hem + 78, 170)
  scene.place(dog({ pose: 'sleeping' }), 1400, hem + 78, 1.3, { flip: true })
  notes(scene, points('590,400 640,290 970,330 1030,420'))
  asAnna(
    scene,
    {
      ...{ at: [210, 1200], scale: 2.35, lookAt: [820, hem] },
      far: { at: [360, 900], grip: 'point' },
      shadow: 62,
    },
    { view: 'turnedAway', headView: 'profile', mood: 'joyful', nod: 8 },
  )
  asters(scene, 9)
  return scene
}

export const evening: Record<string, SceneArt> = { p8, p9 }
