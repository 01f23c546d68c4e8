import { lantern } from '../../draw/cast/lantern.ts'
import { trunk } from '../../draw/landscape/land.ts'
import { darker } from '../../draw/paper/color.ts'
import { circle, ellipse, points, polygon, roundRect } from '../../draw/paper/geometry.ts'
import { line, placed } from '../../draw/paper/pieces.ts'
import { garden } from '../../draw/places/garden.ts'
import { hilltop } from '../../draw/places/hilltop.ts'
import { fallingLeaves, leafLitter } from '../../draw/props/leaf-litter.ts'
import { house } from '../../draw/props/outdoors.ts'
import { sheetOfPaper, torch } from '../../draw/props/post.ts'
import { slantingRain } from '../../draw/props/rain.ts'
import { rings, waterDrop } from '../../draw/props/water.ts'
import { createPlaceScene } from '../../draw/stage/place-options.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { asLotte, asTarek, blot, cake, pail, pencilInHand } from './figures.ts'
import { insideHut, litWindow } from './indoors.ts'
import { crownAbove, pulley, rope, ropeLadder, treeHouse } from './set.ts'

const palette = 'autumn' as const

const p5: SceneArt = () => {
  const scene = garden({
    ...{ palette, hour: 'day', weather: 'overcast', seed: 9, house: false, plants: false },
    light: { r: 0 },
  })
  scene.place(house({ wall: '#e6efe6', roof: '#4f7f8f' }), 1440, 850, 1.25)
  leafLitter(scene, 22, 3)
  scene.flat(ellipse(930, 1120, 250, 34), '#b3b6b4').flat(ellipse(930, 1114, 190, 20), '#d5d6cf')
  rings(scene, 1060, 1116, 60, 2)
  const bark = '#7a5a4a'
  scene.sheet(trunk(130, 300, 1130, 230, 3), scene.linear(bark, darker(bark, 0.25), 300, 1130), 3)
  scene.place(treeHouse({ wood: '#9a7050' }), 190, 470, 1.75)
  crownAbove(scene, -120, 560, 110, '#c07a3a')
  asLotte(
    scene,
    { at: [640, 470 + 90 * 1.5], scale: 1.5, shadow: 0, lookAt: [1200, 900] },
    {
      ...{ view: 'turned', stance: 'seat', seatHeight: 90, mood: 'sad' },
      ...{ hood: true, outfit: 'coat', color: '#2f8f8a', nod: 14 },
    },
  )
  pulley(scene, 930, 60, 300, 1.5)
  scene.place(pail(), 930, 280, 3.7)
  slantingRain(scene, { seed: 5, count: 190 })
  scene.place(waterDrop(84, '#d5f1f6'), 1062, 830, 1)
  scene.mark('water', 1062, 790, 40)
  scene.add(line('M968 56Q1180 300 1216 860T1230 1120', rope, 11))
  asTarek(
    scene,
    {
      ...{ at: [1330, 1150], scale: 2.05, flip: true, lookAt: [960, 500] },
      near: { at: [1218, 890], grip: 'grip', inFront: true },
      far: { at: [1206, 800], grip: 'grip' },
      shadow: 62,
    },
    {
      ...{ view: 'profile', mood: 'sad', nod: -18, outfit: 'raincoat', color: '#e3b23c' },
      hood: true,
    },
  )
  return scene
}

const p6: SceneArt = () => {
  const scene = hilltop({
    ...{ palette, hour: 'night', tree: null, seed: 12, plants: false },
    light: { x: 0.88, y: 0.16, r: 70 },
  })
  const bark = '#3d3040'
  scene.sheet(trunk(300, 700, 1190, 260, 3), scene.linear(bark, darker(bark, 0.3), 700, 1190), 3)
  litWindow(scene, [170, 120, 660, 600], () => {
    scene.place(lantern(), 620, 600, 1.5)
    const note = [392, 566] as const
    asLotte(
      scene,
      {
        ...{ at: [320, 800], scale: 2.3, shadow: 0, lookAt: note },
        near: { at: [352, 610], grip: 'open', inFront: true },
        far: {
          ...{ at: [490, 530], grip: 'pinch', inFront: true },
          holding: placed(pencilInHand('#d8403a'), { scale: 0.8 }),
        },
      },
      {
        ...{ view: 'turned', stance: 'leaning', mood: 'tender', nod: 14 },
        load: {
          svg: placed(sheetOfPaper(2), { scale: 0.5, rotate: -6 }),
          at: [57, -122],
          inFront: true,
        },
      },
    )
  })
  crownAbove(scene, -120, 840, 90, '#5a3a44')
  scene.piece(roundRect(800, 245, 70, 24, 6), '#7a4f38', 2)
  pulley(scene, 1020, 300, 570, 1.2)
  ropeLadder(scene, 840, 764, 380)
  const lamp = [1252, 842] as const
  scene.flat(polygon([lamp, [930, 560], [1110, 540]]), '#fff1b8', 0.42)
  scene.place(pail(), 1020, 550, 1.7)
  scene.warm(1180, 860, 340, '#e2a03a', 0.3)
  asTarek(
    scene,
    {
      ...{ at: [1370, 1130], scale: 1.95, flip: true, lookAt: [1020, 620] },
      near: { at: [1276, 872], grip: 'grip', holding: placed(torch(), { x: 20 }), tilt: -52 },
      shadow: 62,
    },
    { view: 'profile', mood: 'surprised', nod: -8 },
  )
  scene.mark('light', 1020, 660, 60)
  return scene
}

const p7: SceneArt = () => {
  const { scene } = createPlaceScene({ palette, hour: 'dawn' }, { light: { x: 0, y: 0, r: 0 } })
  insideHut(
    scene,
    '#dfb684',
    {
      ...{ x: 620, y: 190, w: 560, h: 480, isWindow: false },
      ...{ sky: '#d9ecdf', leaves: '#e9a544' },
    },
    430,
  )
  scene.flat(circle(520, 150, 66), '#fff3c0').glow(520, 150, 420, '#fff1b8', 0.8)
  const light = polygon([
    [350, 430],
    [890, 430],
    [1240, 1260],
    [120, 1260],
  ])
  scene.flat(light, '#ffe9b0', 0.34)
  scene.add(`<g transform="translate(650 860) scale(2 1.36)">${blot(true)}</g>`)
  scene.mark('shine', 650, 800, 90)
  pulley(scene, 730, -40, 120, 1.1)
  scene.place(pail(placed(cake(), { y: 84, scale: 0.62 })), 730, 110, 1.7)
  const brush = line('M0 -30L0 40', '#8a5a40', 8) + line('M0 40V60', '#c8434a', 14)
  asLotte(
    scene,
    {
      ...{ at: [1450, 800], scale: 2.05, flip: true, lookAt: [1094, 602] },
      near: { at: [1206, 680], grip: 'fist', holding: brush, tilt: -122, inFront: true },
      far: { at: [1380, 770], grip: 'open' },
      shadow: 62,
    },
    { view: 'profile', stance: 'kneeling', mood: 'joyful', lean: 10, nod: 4 },
  )
  asTarek(
    scene,
    {
      ...{ at: [255, 1165], scale: 2.1, lookAt: [490, 1070] },
      near: { at: [432, 1098], grip: 'fist', holding: brush, tilt: -112, inFront: true },
      shadow: 62,
    },
    { view: 'profile', stance: 'lyingBelly', mood: 'happy', nod: 8 },
  )
  fallingLeaves(scene, points('0.3,0.24 0.47,0.1'))
  return scene
}

export const rainAndNight: Record<string, SceneArt> = { p5, p6, p7 }
