import { raven } from '../../draw/cast/raven.ts'
import { placedAt } from '../../draw/cast/toward.ts'
import { wolfJoints } from '../../draw/cast/wolf.ts'
import type { Point } from '../../draw/paper/geometry.ts'
import { circle, roundRect } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { hilltop } from '../../draw/places/hilltop.ts'
import { snowGarden } from '../../draw/places/snow-garden.ts'
import { winterForest } from '../../draw/places/winter-forest.ts'
import { snowyHouse } from '../../draw/props/snowy-house.ts'
import { plankDoor } from '../../draw/props/stove-corner.ts'
import { flurry } from '../../draw/props/winter.ts'
import { stand } from '../../draw/stage/stand.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { sheepHooves, snowyDroopingEars, theDonkey, theGoat, theSheep, theWolf } from './figures.ts'
import { caveMouth, doormat, logWall, logWindow, yard } from './house.ts'
import {
  bentBlanket,
  bittenCorner,
  choppingBlock,
  cocoaPot,
  comb,
  cup,
  flyingBlanket,
  needles,
  parcel,
  washingLine,
  woolBall,
} from './things.ts'

const palette = 'winter' as const

/** The wolf in the snow, before the house and in his wood. */
export const outdoors: Record<string, SceneArt> = {
  p1: () => {
    const scene = hilltop({
      palette,
      hour: 'night',
      tree: null,
      view: 'right',
      seed: 11,
      light: { x: 0.56, y: 0.36, r: 300 },
    })
    stand(scene, snowyHouse({ pane: '#ffd680' }), 190, 0.9, { depth: 0, shadow: 0 })
    stand(scene, washingLine(280), 330, 1, { depth: -40, shadow: 0 })
    stand(scene, theSheep({ pose: 'sideways', mood: 'sad', gaze: [0.9, -0.4] }), 484, 0.88, {
      depth: 240,
    })
    const at: Point = [1190, 810]
    const thief = { pose: 'running', mood: 'frightened', gaze: [-0.8, 0] } as const
    const mouth = placedAt(...at, 1.75, { rotate: -14 }).toScene(
      wolfJoints({ ...thief, onFours: true }).mouth,
    )
    scene.place(flyingBlanket(), mouth[0], mouth[1], 2.1, { rotate: 10 })
    scene.place(theWolf({ ...thief, onFours: true }), ...at, 1.75, { rotate: -14 })
    scene.place(bittenCorner(), ...mouth)
    return scene
  },
  p3: () => {
    const scene = winterForest({ palette, hour: 'night', seed: 4, light: { r: 0 } })
    logWall(scene, { from: 330, to: 1700, eaves: 150, foot: 940 })
    scene.place(plankDoor('#7a4a3a'), 1010, 960, 1.86)
    yard(scene, 940, '#dfe9fa', '#7f98cc')
    scene.glow(1135, 600, 120, '#ffd27a', 0.7)
    scene.flat(circle(1136, 614, 7), '#ffe9a8')
    scene.mark('light', 1136, 614, 26)
    scene.warm(1010, 1000, 340, '#e2a04a', 0.4, 0.4)
    scene.place(doormat(), 1060, 1060, 1.5)
    const shy = { embarrassed: true, underArm: true, holding: parcel() }
    stand(scene, theWolf({ ...shy, gaze: [-0.9, 0.1], lids: 0.2 }) + snowyDroopingEars, 520, 2.75, {
      flip: true,
      depth: 130,
      shadow: 100,
    })
    const toes = [278, 312, 346].map((x) => roundRect(x - 18, 944, 36, 108, 18))
    for (const toe of toes) scene.piece(toe, '#cfd0d4', 1)
    scene.inFront(() => flurry(scene, [0, 60, 1600, 1100], 90, 5))
    return scene
  },
  p6: () => {
    const scene = snowGarden({
      palette,
      hour: 'dusk',
      house: null,
      fence: null,
      seed: 9,
      light: { x: 0.16, y: 0.2, r: 80 },
    })
    logWall(scene, { from: 960, to: 1700, eaves: 170, foot: 960 })
    const watching = { pose: 'sitting', mood: 'sulky', gaze: [-0.9, 0.3], headTilt: -6 } as const
    const inWindow =
      placed(theSheep(watching), { x: 1250, y: 890, scale: 2 }) +
      placed(cup('#e3ad48', false) + placed(sheepHooves(26), { y: -22, scale: 0.9 }), {
        x: 1236,
        y: 764,
        scale: 1.6,
      })
    logWindow(scene, [1270, 540, 480, 450], inWindow)
    yard(scene, 950)
    scene.contactShadow(640, 1120, 240)
    scene.place(choppingBlock(), 610, 1110, 1.8)
    const sipping = {
      pose: 'seated',
      onFours: false,
      seat: 58,
      mood: 'tender',
      gaze: [0.5, 0.9],
      nod: 12,
      ears: 'back',
      paws: {
        near: {
          at: [78, -166],
          grip: 'hold',
          holding: placed(cup(), { x: 14, y: 18, scale: 0.72 }),
        },
        far: { at: [108, -168], grip: 'hold' },
      },
    } as const
    scene.place(theWolf(sipping), 610, 1120, 2.3)
    return scene
  },
  p7: () => {
    const scene = winterForest({
      palette,
      hour: 'day',
      depth: 'deep',
      seed: 8,
      plants: false,
      light: { r: 0 },
    })
    scene.piece(
      'M610 462L570 432Q470 404 380 402L300 380L250 384L310 398L330 412Q300 420 270 444Q330 424 380 424Q470 430 560 474L610 496Z',
      '#6f9fac',
      2,
    )
    scene.flat('M560 428Q470 400 380 400L300 380Q340 384 380 390Q470 388 560 416Z', '#ffffff')
    scene.place(raven({ mood: 'disgusted', nod: 18 }), 480, 400, 1.25)
    scene.begin('cast')
    const combing = {
      pose: 'standing',
      onFours: false,
      mood: 'crying',
      looksBack: true,
      tail: 'up',
      gaze: [0.6, 0.4],
      paws: {
        near: {
          at: [-92, -94],
          grip: 'hold',
          holding: placed(comb(), { rotate: 70, scale: 0.9 }),
        },
      },
    } as const
    scene.contactShadow(840, 1000, 160)
    scene.place(theWolf(combing), 840, 1000, 2)
    for (const [x, y, r] of [
      [600, 1000, 26],
      [690, 1024, 20],
      [560, 930, 16],
      [540, 820, 13],
      [1010, 1010, 22],
    ] as const)
      scene.piece(
        [circle(x, y, r), circle(x + r, y + 4, r * 0.8), circle(x - r, y + 5, r * 0.7)],
        '#9aa2b3',
        1,
      )
    caveMouth(scene)
    for (const [x, y, s] of [
      [1230, 1120, 2],
      [1370, 1150, 1.6],
      [1110, 1150, 1.4],
    ] as const)
      scene.place(woolBall(), x, y, s)
    return scene
  },
  p9: () => {
    const scene = snowGarden({
      palette: 'sunrise',
      hour: 'dusk',
      house: null,
      fence: [-0.02, 0.3],
      seed: 3,
      light: { x: 0.14, y: 0.3, r: 120 },
    })
    logWall(scene, { from: 300, to: 1700, eaves: 150, foot: 960 })
    yard(scene, 930, '#fff3ea', '#c9b3d6')
    scene.begin('cast')
    const dozing = {
      mood: 'tender',
      lids: 0.85,
      headTilt: 14,
      gaze: [0.3, 0.6],
      ears: 'drooping',
    } as const
    scene.place(theDonkey({ pose: 'sitting', ...dozing }), 470, 960, 1.45)
    scene.place(
      theGoat({ pose: 'sitting', mood: 'happy', gaze: [0.9, 0.2], headTilt: -4 }),
      670,
      1000,
      1.75,
    )
    scene.place(
      theSheep({ pose: 'sitting', mood: 'tender', gaze: [0.9, 0.1], headTilt: 8 }),
      900,
      1000,
      2.1,
    )
    scene.contactShadow(1240, 1150, 220)
    scene.piece(
      'M380 940L1400 1040L1420 1092L380 974ZM1330 1060H1386V1156H1330ZM420 950H452V1030H420Z',
      '#7a5040',
      2,
    )
    const knits = {
      pose: 'seated',
      onFours: false,
      seat: 50,
      mood: 'thoughtful',
      mouth: 'tongue',
      gaze: [0.7, 0.9],
      nod: 10,
      ears: 'back',
      paws: { near: { at: [112, -120], grip: 'hold' }, far: { at: [140, -112], grip: 'hold' } },
    } as const
    scene.place(bentBlanket(), 0, 0)
    scene.place(theWolf(knits), 1310, 1150, 2.05, { flip: true })
    scene.place(needles(), 1050, 910, 1.5)
    stand(scene, choppingBlock(), 200, 1.7, { depth: 130, shadow: 90 })
    scene.place(cocoaPot(true), 200, 1056, 1.5)
    scene.flat([circle(1380, 280, 7), circle(1060, 320, 6), circle(640, 300, 7)], '#d9f0ff')
    return scene
  },
}
