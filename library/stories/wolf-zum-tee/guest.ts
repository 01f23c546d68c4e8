import { raven } from '../../draw/cast/raven.ts'
import { circle, roundRect } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { throughWindow } from '../../draw/places/opening.ts'
import { room } from '../../draw/places/room.ts'
import { snowGarden } from '../../draw/places/snow-garden.ts'
import { winterForest } from '../../draw/places/winter-forest.ts'
import { shelf, stool } from '../../draw/props/furniture.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { sheepHooves, snowyEars, theDonkey, theGoat, theSheep, theWolf } from './figures.ts'
import { logWall, logWindow, yard } from './house.ts'
import {
  choppingBlock,
  comb,
  knitting,
  longBlanket,
  potHolder,
  teacup,
  teapot,
  teaspoon,
  woolBall,
} from './things.ts'

const palette = 'winter' as const

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

/** From the first cup of tea to the blanket for four. */
export const guest: Record<string, SceneArt> = {
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
      palette: 'autumn',
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
      palette: 'sunrise',
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
