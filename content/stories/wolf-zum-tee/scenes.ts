import { placed } from '../../kit/cast/parts.ts'
import { raven } from '../../kit/cast/raven.ts'
import { shelf, stool, table } from '../../kit/furniture.ts'
import { circle, roundRect } from '../../kit/geometry.ts'
import { hilltop } from '../../kit/places/hilltop.ts'
import { throughWindow } from '../../kit/places/opening.ts'
import { room } from '../../kit/places/room.ts'
import { snowGarden } from '../../kit/places/snow-garden.ts'
import { winterForest } from '../../kit/places/winter-forest.ts'
import { snowyHouse } from '../../kit/props/snowy-house.ts'
import { plankDoor } from '../../kit/props/stove-corner.ts'
import { flurry, snowCap } from '../../kit/props/winter.ts'
import type { Scene } from '../../kit/scene.ts'
import { stand } from '../../kit/stage.ts'
import type { CoverArt, SceneArt } from '../../kit/story-art.ts'
import { frontCover } from './cover.ts'
import { fright, sheepHooves, theDonkey, theGoat, theSheep, theWolf } from './figures.ts'
import { doormat, frontDoor, logWall, logWindow } from './house.ts'
import {
  chest,
  choppingBlock,
  comb,
  flyingBlanket,
  knitting,
  longBlanket,
  parcel,
  potHolder,
  teacup,
  teapot,
  teaspoon,
  washingLine,
  woolBall,
} from './things.ts'

export const cover: CoverArt = frontCover

const palette = 'winter' as const

/** Snow on both of the upright wolf's ears. */
const snowyEars =
  placed(snowCap(52), { x: -62, y: -322, rotate: -16 }) +
  placed(snowCap(52), { x: 58, y: -326, rotate: 14 })

/** The snow before a house, from its wall at `y` pixels on. */
const yard = (scene: Scene, y: number, light = '#f4f8ff', dark = '#a9c0e2') => {
  scene.sheet(
    `M-60 ${y + 16}Q400 ${y - 24} 820 ${y + 6}T1660 ${y - 10}V1260H-60Z`,
    scene.linear(light, dark, y, 1200),
    3,
    y - 30,
  )
  scene.ground = () => y + 60
}

/** The wolf peeping in over the sill of the room's window; (x, y) is the middle of the sill. */
const peeping = (scene: Scene, x: number, y: number) => {
  const pane = roundRect(x - 150, y - 170, 300, 170, 0)
  scene.add(
    `<clipPath id="pane"><path d="${pane}"/></clipPath><g clip-path="url(#pane)">`,
    placed(theWolf({ embarrassed: true }) + snowyEars, { x, y: y + 244, scale: 1.16 }),
    '</g>',
  )
  scene.piece(roundRect(x - 7, y - 172, 14, 172), '#74564c', 1)
}

/** A hollow in the rocks, snow on its top; (x, y) is the middle of its foot. */
const den = (scene: Scene, x: number, y: number) => {
  scene.sheet(
    `M${x - 380} ${y}C${x - 390} ${y - 260} ${x - 250} ${y - 470} ${x - 30} ${y - 480}C${x + 210} ${y - 480} ${x + 360} ${y - 280} ${x + 380} ${y}Z`,
    scene.linear('#8a8fa8', '#5f6480', y - 480, y),
    3,
    y - 500,
  )
  scene.flat(
    `M${x - 190} ${y}C${x - 200} ${y - 200} ${x - 110} ${y - 320} ${x} ${y - 320}C${x + 120} ${y - 320} ${x + 200} ${y - 190} ${x + 190} ${y}Z`,
    '#2f3048',
  )
  scene.piece(
    `M${x - 330} ${y - 250}C${x - 280} ${y - 420} ${x - 150} ${y - 510} ${x - 20} ${y - 510}C${x + 160} ${y - 510} ${x + 290} ${y - 400} ${x + 330} ${y - 250}Q${x + 220} ${y - 360} ${x + 120} ${y - 350}T${x - 80} ${y - 370}T${x - 330} ${y - 250}Z`,
    '#ffffff',
    2,
  )
}

export const scenes: Record<string, SceneArt> = {
  p1: () => {
    const scene = room({
      palette,
      hour: 'night',
      window: 0.2,
      wall: '#b98a6a',
      furniture: { stove: 0.87 },
    })
    flurry(scene, [210, 300, 220, 240], 16, 3)
    stand(scene, theGoat({ mood: 'surprised', tilt: -6 }), 480, 1.85, { depth: 10 })
    stand(scene, theSheep({ mood: 'surprised', tilt: 6 }), 900, 1.95, { depth: 10 })
    stand(scene, theDonkey({ pose: 'sleeping', mood: 'surprised' }), 900, 1.8, {
      depth: 130,
      shadow: 200,
    })
    stand(scene, table('#a9704a', '#c8584f'), 690, 2.05, { depth: 140, shadow: 0 })
    const top = scene.ground(690) + 210 - 122 * 2.05
    scene.place(teapot(), 660, top, 1.25)
    scene.place(teacup(), 490, top, 1.4).place(teacup('#e3ad48'), 930, top, 1.4)
    scene.place(fright(), 480, 380, 1.1).place(fright(), 900, 500, 1.1)
    return scene
  },
  p2: () => {
    const scene = winterForest({ palette, hour: 'night', seed: 4, light: { r: 0 } })
    logWall(scene, { from: 500, to: 1700, eaves: 200, foot: 940 })
    frontDoor(scene, 980, 950, 1.5)
    yard(scene, 930, '#dfe9fa', '#7f98cc')
    scene.warm(980, 980, 300, '#e2a04a', 0.4, 0.4)
    scene.place(doormat(), 980, 1050, 1.3)
    const shy = theWolf({ embarrassed: true, underArm: true, holding: parcel() }) + snowyEars
    stand(scene, shy, 540, 2.05, { flip: true, depth: 90, shadow: 100 })
    flurry(scene, [0, 60, 1600, 1000], 90, 5)
    return scene
  },
  p3: () => {
    const scene = room({
      palette,
      hour: 'dusk',
      window: 0.57,
      wall: '#b98a6a',
      furniture: { rug: 0.64, shelf: 0.86 },
      light: { r: 0 },
    })
    flurry(scene, [790, 290, 244, 300], 18, 3)
    peeping(scene, 912, 600)
    scene.place(plankDoor('#7a4a3a'), 280, scene.ground(0) + 24, 1.5)
    stand(scene, chest(), 300, 1.75, { depth: 30, shadow: 150, rotate: -2 })
    stand(scene, table('#a9704a', '#c8584f'), 1330, 1.5, { depth: -10, shadow: 160 })
    const top = scene.ground(0) + 60 - 120 * 1.5
    scene.place(teapot(), 1290, top, 1.05).place(teacup('#e3ad48'), 1440, top, 1.15)
    stand(scene, theDonkey({ mood: 'sad', tilt: -8 }), 446, 1.66, { depth: 70, rotate: -6 })
    stand(scene, theGoat({ pose: 'walking', mood: 'angry', tilt: 14 }), 860, 1.75, {
      flip: true,
      depth: 120,
      rotate: -7,
      shadow: 150,
    })
    stand(scene, theSheep({ mood: 'sad', tilt: -5 }), 1180, 2.35, { depth: 148, shadow: 100 })
    return scene
  },
  p4: () => {
    const scene = hilltop({
      palette,
      hour: 'night',
      tree: null,
      seed: 5,
      light: { x: 0.66, y: 0.36, r: 250 },
    })
    stand(scene, snowyHouse({ pane: '#ffd680' }), 190, 0.9, { depth: -60, shadow: 0 })
    stand(scene, washingLine(250), 350, 0.95, { depth: -60, shadow: 0 })
    stand(scene, theSheep({ mood: 'surprised' }), 400, 0.85, { depth: 40 })
    const thief = theWolf({ pose: 'walking' })
    stand(scene, thief, 1090, 1.75, { depth: -20, rotate: -8, shadow: 170 })
    scene.place(flyingBlanket(), 1120, 560, 1.35, { rotate: 4 })
    return scene
  },
  p5: () => {
    const scene = snowGarden({
      palette,
      hour: 'dusk',
      house: null,
      fence: [0.3, 1.02],
      seed: 6,
      ground: 0.66,
    })
    scene.place(theWolf({ mood: 'happy', tilt: 6 }) + snowyEars, 1060, 1120, 2.05)
    const sill = throughWindow(scene, {
      x: 1010,
      y: 470,
      w: 560,
      h: 620,
      wall: '#a87a64',
      wood: '#6f4a3c',
    })
    scene.place(shelf('#8a5a3c', ['#5f8fb3', '#e3ad48', '#c8584f']), 330, 300, 1.3)
    scene.place(theSheep({ mood: 'surprised', tilt: 4 }), 500, 1290, 3)
    scene.place(potHolder() + sheepHooves(74), 510, sill + 300, 1.75, { rotate: -4 })
    return scene
  },
  p6: () => {
    const scene = snowGarden({
      palette,
      hour: 'dawn',
      house: null,
      fence: null,
      seed: 9,
      light: { x: 0.2, y: 0.2, r: 80 },
    })
    logWall(scene, { from: 860, to: 1700, eaves: 240, foot: 960 })
    const inWindow =
      placed(theSheep(), { x: 1190, y: 1000, scale: 2 }) +
      placed(teacup('#e3ad48'), { x: 1060, y: 800, scale: 1.6 })
    logWindow(scene, [1180, 600, 420, 420], inWindow)
    yard(scene, 950)
    stand(scene, choppingBlock(), 500, 1.9, { depth: 60, shadow: 90 })
    const guest =
      theWolf({ embarrassed: true, holding: placed(teacup(), { y: 20, scale: 0.9 }) }) + snowyEars
    stand(scene, guest, 500, 2.05, { depth: 80, shadow: 0 })
    return scene
  },
  p7: () => {
    const scene = winterForest({ palette, hour: 'day', depth: 'deep', seed: 8, light: { r: 0 } })
    den(scene, 1190, 960)
    scene.place(raven({ mood: 'surprised' }), 330, 470, 1.3)
    scene.piece('M-40 466Q200 450 460 474L470 490Q200 480 -40 520Z', '#4a4a60', 2)
    const combing = theWolf({ mood: 'sad', tilt: -8, holding: placed(comb(), { rotate: -20 }) })
    stand(scene, combing, 760, 2.05, { depth: 90 })
    for (const [x, y, s] of [
      [1180, 1080, 1.5],
      [1300, 1110, 1.2],
      [1240, 1010, 1.3],
    ] as const)
      scene.place(woolBall(), x, y, s)
    return scene
  },
  p8: () => {
    const scene = room({
      palette: 'herbst',
      hour: 'night',
      window: 0.62,
      wall: '#a8745a',
      furniture: { stove: 0.13, shelf: 0.88 },
    })
    stand(scene, theDonkey(), 1390, 1.5, { depth: -20 })
    stand(scene, theSheep({ tilt: -5 }), 520, 2.1, { depth: 60 })
    scene.place(knitting(6) + sheepHooves(60), 520, 900, 1.5)
    stand(scene, stool('#8a5a3c'), 1110, 1.4, { depth: 70, shadow: 80 })
    const holder = theWolf({
      embarrassed: true,
      holding: placed(woolBall(), { y: 44, scale: 1.1 }),
    })
    stand(scene, holder, 1110, 1.85, { depth: 90, shadow: 0 })
    scene.add(
      `<path d="M640 900C760 1060 940 1060 1080 930" fill="none" stroke="#8b94a6" stroke-width="7" stroke-linecap="round"/>`,
    )
    const bearer =
      theGoat({ pose: 'walking' }) + placed(teaspoon(), { x: 104, y: -150, rotate: 70 })
    stand(scene, bearer, 790, 1.35, { depth: 150 })
    return scene
  },
  p9: () => {
    const scene = snowGarden({
      palette: 'morgenrot',
      hour: 'dusk',
      house: null,
      fence: [-0.02, 0.3],
      seed: 3,
      light: { x: 0.16, y: 0.3, r: 110 },
    })
    logWall(scene, { from: 330, to: 1700, eaves: 210, foot: 960 })
    yard(scene, 930, '#fff3ea', '#c9b3d6')
    const row = [
      [theGoat(), 480, 1.8],
      [theSheep(), 730, 1.95],
      [theDonkey(), 1270, 1.6],
      [theWolf({ tilt: -4 }), 1010, 1.75],
    ] as const
    for (const [figure, x, scale] of row) stand(scene, figure, x, scale, { depth: -10 })
    for (const x of [420, 1330]) scene.piece(roundRect(x, 1040, 40, 110, 6), '#7a5040', 2)
    scene.place(longBlanket(), 380, 905, 1.32)
    stand(scene, choppingBlock(), 300, 1.6, { depth: 120, shadow: 90 })
    scene.place(teapot(true), 300, 1066, 1.25)
    scene.flat([circle(1380, 300, 7), circle(1060, 330, 6), circle(640, 320, 7)], '#d9f0ff')
    return scene
  },
}
