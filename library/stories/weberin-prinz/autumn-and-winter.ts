import { sheep } from '../../draw/cast/sheep.ts'
import { standsAt } from '../../draw/cast/toward.ts'
import { roundRect } from '../../draw/paper/geometry.ts'
import { forest } from '../../draw/places/forest.ts'
import { room } from '../../draw/places/room.ts'
import { snowGarden } from '../../draw/places/snow-garden.ts'
import { stairs, stepY } from '../../draw/places/stairs.ts'
import { coach } from '../../draw/props/coach.ts'
import { candle, rug } from '../../draw/props/furniture.ts'
import { type Band, cauldron, dyersBasket, hank, loom, shuttle } from '../../draw/props/weaving.ts'
import { flurry } from '../../draw/props/winter.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import {
  alma,
  autumn,
  footman,
  prince,
  queen,
  spring,
  stirrer,
  stirringPrince,
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
      sky: { sun: 'spiral', clouds: 'stacked', sheets: 'waves' },
    })
    stand(scene, coach(), 1300, 1.45, { depth: -30, shadow: 220 })
    const his = standsAt(scene, 380, 2.7, { depth: 140 })
    const spoonAt = [625, 720] as const
    const stirring = stirringPrince({
      view: 'turned',
      lean: 6,
      mood: 'proud',
      gaze: [0.9, 0],
      hands: {
        near: { at: his.toFigure([560, 760]), grip: 'grip' },
        far: { at: his.toFigure(spoonAt), grip: 'grip', holding: stirrer(), tilt: -30 },
      },
    })
    stand(scene, stirring, 380, 2.7, { depth: 140 })
    const amazed = queen({
      view: 'turned',
      mood: 'surprised',
      lean: -4,
      gaze: [0.9, 0.2],
      hands: {
        near: { at: [10, -252], grip: 'open', inFront: true },
        far: { at: [80, -190], grip: 'open' },
      },
    })
    stand(scene, amazed, 1060, 2.15, { flip: true, depth: 110, shadow: 90 })
    scene.inFront(() => {
      scene.place(dyersBasket('#b8402f'), 170, 1200, 1.9)
      scene.place(cauldron(autumn, '#e8836a'), 640, 1250, 2.3)
    })
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
    stand(scene, loom([...wholeCloak.slice(0, 2), [autumn, 40]]), 640, 2.5, {
      depth: 0,
      shadow: 220,
    })
    const teaching = alma({
      view: 'turned',
      stance: 'halfKneeling',
      mood: 'tender',
      gaze: [0.9, 0],
      hands: { far: { at: [104, -104], grip: 'point' } },
    })
    stand(scene, teaching, 190, 2.2, { depth: 110 })
    const weaving = prince({
      crowned: false,
      view: 'turnedAway',
      stance: 'kneeling',
      gaze: [0.8, -0.2],
      hands: {
        near: { at: [40, -92], grip: 'open' },
        far: { at: [74, -112], grip: 'pinch', holding: shuttle(autumn), tilt: -8 },
      },
    })
    stand(scene, weaving, 930, 2.7, { flip: true, depth: 170 })
    stand(scene, rug('#8a4a5e'), 1330, 1.3, { depth: 190, shadow: 0 })
    stand(scene, sheep({ pose: 'sleeping' }), 1330, 1.9, { depth: 190, shadow: 130 })
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
      const content = alma({ view: 'turned', mood: 'tender', gaze: [0.9, 0.4] })
      scene.place(content, 1250, 1140, 2.15, { flip: true })
      const admirer = prince({
        crowned: false,
        view: 'turned',
        mood: 'tender',
        headTilt: 6,
        lean: 6,
        gaze: [0.8, 0.7],
        hands: { far: { at: [96, -116], grip: 'flat', inFront: true } },
      })
      scene.place(admirer, 412, 1150, 2.4)
    })
    return scene
  },
  p9: () => {
    const scene = stairs({ palette, hour: 'dawn', carpet: '#8a4a6e' })
    cloakOnStairs(scene)
    const telling = prince({
      stance: 'seat',
      view: 'front',
      seatHeight: 46,
      mood: 'joyful',
      headTilt: 5,
      gaze: [0.8, 0.6],
      hands: { near: { at: [-84, -118], grip: 'open' }, far: { at: [84, -130], grip: 'open' } },
    })
    scene.place(telling, 800, stepY(scene, 5) + 10, 1.5)
    const seated = { view: 'turned', stance: 'seat', gaze: [0.6, -0.9], headTilt: -8 } as const
    scene.place(queen({ ...seated, mood: 'tender' }), 1330, stepY(scene, 1) + 50, 1.7, {
      flip: true,
    })
    const cook = footman({
      ...seated,
      mood: 'joyful',
      hat: 'baker',
      outfit: 'shirt',
      color: '#f6ead6',
      skin: '#8d5a3c',
    })
    scene.place(cook, 270, stepY(scene, 1) + 50, 1.7)
    const listening = { view: 'turned', stance: 'seat', gaze: [0.9, -0.2], headTilt: 4 } as const
    scene.place(footman(listening), 1110, stepY(scene, 5) + 14, 1.05, { flip: true })
    const other = { skin: '#f2c6a0', hair: '#b5653a', beard: 'moustache' } as const
    scene.place(footman({ ...listening, ...other }), 490, stepY(scene, 5) + 14, 1.05)
    return scene
  },
}
