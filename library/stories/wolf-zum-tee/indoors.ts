import { type DonkeyOptions, donkeyJoints } from '../../draw/cast/donkey.ts'
import { roundRect } from '../../draw/paper/geometry.ts'
import { line, placed } from '../../draw/paper/pieces.ts'
import { stool } from '../../draw/props/furniture.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import {
  hoofTip,
  sheepForeleg,
  snowyEars,
  theDonkey,
  theGoat,
  theSheep,
  theWolf,
} from './figures.ts'
import { clothTable, hangingLamp, stube } from './room.ts'
import { chest, cocoaPot, cup, knitting, potHolder, teaspoon, woolBall } from './things.ts'

/** The donkey's ears alone, which lift the cloth. */
const earsOf = (options: DonkeyOptions) => {
  const [x, y] = donkeyJoints(options).top
  const box = roundRect(x - 110, y - 170, 220, 176)
  return `<clipPath id="ears"><path d="${box}"/></clipPath><g clip-path="url(#ears)">${theDonkey(options)}</g>`
}

/** In the room while everybody is afraid of the wolf. */
export const indoors: Record<string, SceneArt> = {
  p2: () => {
    const camera = stube({ zoom: 2.15, middle: [-30, -22] })
    const { scene, put, pixel, shade } = camera
    for (const corner of [-60, 1660])
      for (const edge of [40, 1000]) scene.warm(corner, edge, 800, '#241d46', 0.72)
    const [x, y] = pixel([-20, -150])
    scene.flat(`M${x - 60} ${y}H${x + 60}L${x + 700} 1240H${x - 700}Z`, '#ffd88a', 0.14)
    scene.glow(x, y, 520, '#ffcf78', 0.45)
    shade([-30, 194], 280)
    const scared = { mood: 'frightened', gaze: [-0.95, 0.1] } as const
    put(theGoat({ pose: 'sitting', ...scared, headTilt: 8, ears: 'back' }), [-176, 176], 1)
    put(theSheep({ pose: 'sitting', ...scared, headTilt: -8 }), [178, 178], 1.1)
    const hidden = {
      pose: 'crouching',
      mood: 'frightened',
      gaze: [0.3, 0.1],
      tail: 'tucked',
    } as const
    put(theDonkey(hidden), [-84, 218], 0.8)
    put(clothTable(300), [14, 214], 1.2)
    put(earsOf(hidden), [-84, 218], 0.8)
    const top = 214 - 124 * 1.2
    put(cocoaPot(), [-8, top + 4], 0.66)
    put(cup(), [-96, top + 6], 0.78)
    put(cup('#e3ad48'), [76, top + 6], 0.78)
    put(hangingLamp(), [-20, -150])
    return scene
  },
  p4: () => {
    const outside = placed(theWolf({ embarrassed: true, gaze: [0.7, 0.5] }), {
      x: -54,
      y: 235,
      scale: 0.85,
    })
    const camera = stube({ zoom: 1.95, middle: [-142, -66], outside })
    const { scene, put, shade } = camera
    shade([-400, 60], 150)
    put(chest(), [-420, 44], 1.05)
    shade([-320, 110], 120)
    const shoved = { mood: 'frightened', gaze: [0.9, 0.1], ears: 'back', looksBack: true } as const
    put(theDonkey({ pose: 'sideways', ...shoved }), [-356, 116], 0.84, { flip: true })
    shade([-130, 140], 120)
    put(
      theGoat({ pose: 'sniffing', mood: 'angry', gaze: [0.6, -0.4], headTilt: 10 }),
      [-96, 150],
      0.92,
      { flip: true, rotate: -8 },
    )
    shade([134, 244], 150)
    put(
      theSheep({ pose: 'standing', mood: 'sad', gaze: [-0.7, 0.2], headTilt: -4 }),
      [134, 246],
      1.2,
    )
    return scene
  },
  p5: () => {
    const eager = { mood: 'happy', gaze: [-0.6, 0.7], ears: 'forward', headTilt: 6 } as const
    const outside = placed(theWolf(eager) + snowyEars, { x: 0, y: 250, scale: 1.06 })
    const camera = stube({
      zoom: 2.7,
      middle: [-138, -190],
      outside,
      isOpen: true,
      evening: '#6b6fb0',
    })
    const { scene, put } = camera
    put(
      theSheep({
        pose: 'seated',
        mood: 'surprised',
        gaze: [0.5, 0.95],
        nod: 14,
      }),
      [-300, 30],
      1.3,
    )
    put(
      sheepForeleg([
        [-228, -78],
        [-168, -50],
        [-84, -66],
      ]),
      [0, 0],
    )
    put(potHolder(), [-134, -62], 0.66, { rotate: -7 })
    put(
      sheepForeleg([
        [-248, -52],
        [-216, -26],
        [-180, -50],
      ]),
      [0, 0],
    )
    put(hoofTip(), [-86, -68])
    return scene
  },
  p8: () => {
    const camera = stube({ zoom: 1.92, middle: [172, -46] })
    const { scene, put, shade } = camera
    scene.warm(200, 500, 900, '#2a2348', 0.4)
    shade([66, 86], 80)
    put(
      theDonkey({ pose: 'standing', mood: 'tender', gaze: [0.4, 0.7], tail: 'tucked' }),
      [66, 90],
      0.9,
    )
    shade([-40, 190], 120)
    put(
      theSheep({
        pose: 'seated',
        mood: 'tender',
        gaze: [0.8, 0.5],
      }),
      [-50, 190],
      1.12,
    )
    shade([300, 196], 120)
    put(stool('#8a5a3c'), [300, 196], 0.62)
    put(
      theWolf({
        pose: 'seated',
        onFours: false,
        seat: 44,
        mood: 'thoughtful',
        mouth: 'tongue',
        gaze: [0.8, 0.4],
        paws: {
          near: {
            at: [86, -128],
            grip: 'hold',
            holding: placed(woolBall(), { y: 30, scale: 0.8 }),
          },
          far: { at: [112, -130], grip: 'hold' },
        },
      }),
      [300, 198],
      1.02,
      { flip: true },
    )
    const thread = 'M116 92C150 130 176 60 204 76'
    put(line(thread, '#8b94a6', 4), [0, 0])
    put(
      sheepForeleg([
        [8, 102],
        [60, 84],
        [110, 90],
      ]),
      [0, 0],
    )
    put(knitting(6), [80, 92], 0.78)
    put(
      sheepForeleg([
        [-4, 134],
        [22, 122],
        [46, 96],
      ]),
      [0, 0],
    )
    put(hoofTip(), [112, 92])
    shade([476, 262], 120)
    const bearer = {
      mood: 'proud',
      gaze: [0.9, -0.2],
      mouthHolds: placed(teaspoon(), { rotate: 96, x: 0, y: 0 }),
    } as const
    put(theGoat({ pose: 'walking', ...bearer }), [494, 260], 0.84, { flip: true })
    return scene
  },
}
