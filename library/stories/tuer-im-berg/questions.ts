// In the village: nobody has looked.

import { sheep } from '../../draw/cast/sheep.ts'
import { hills } from '../../draw/landscape/land.ts'
import { sky } from '../../draw/landscape/sky.ts'
import { lighter, mix } from '../../draw/paper/color.ts'
import { roundRect } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { market } from '../../draw/places/market.ts'
import { candle, stool } from '../../draw/props/furniture.ts'
import { mug } from '../../draw/props/winter.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import {
  baker,
  book,
  crook,
  grandma,
  pretzel,
  runa,
  shepherdess,
  teacher,
  tray,
} from './figures.ts'
import { autumnTrees, doorInMountain, gableWall, mountainSky, valley } from './set.ts'

const palette = 'autumn' as const

export const questions: Record<string, SceneArt> = {
  p1: () => {
    const scene = new Scene({ palette, hour: 'day' })
    sky(scene, {
      light: { x: 0.2, y: 0.16, r: 70 },
      seed: 4,
      clouds: [{ x: 0.76, y: 0.13, w: 240 }],
      design: mountainSky,
    })
    doorInMountain(scene, { x: 800, peak: 60, foot: 940, w: 760 })
    autumnTrees(scene, 880, 8)
    const road = hills(scene, { base: 960, amplitude: 8, seed: 3 })
    scene.sheet(road.path, scene.linear('#e8b878', '#b9784a', 950, 1200), 3, road.top)
    scene.flat('M700 960H900L1180 1240H420Z', '#f4d6a2', 0.7)
    gableWall(scene, { side: 1, to: 1150, roof: '#8a5a8a', wall: '#f6dcb4', x: 1370, y: 470 }, () =>
      baker(
        scene,
        { at: [1400, 1100], scale: 2.15, flip: true, lookAt: [800, 950] },
        {
          view: 'turned',
          mood: 'surprised',
          hands: { far: { at: [30, -262], grip: 'point', angle: -70, inFront: true } },
        },
      ),
    )
    gableWall(scene, { side: -1, to: 450, roof: '#c8543f', wall: '#fbe6cd', x: 230, y: 560 }, () =>
      shepherdess(
        scene,
        { at: [210, 1185], scale: 2.15, lookAt: [800, 950] },
        {
          view: 'turned',
          mood: 'surprised',
          hands: { far: { at: [30, -262], grip: 'point', angle: -70, inFront: true } },
        },
      ),
    )
    runa(
      scene,
      { at: [690, 1150], scale: 2.3, shadow: 64, far: { at: [1000, 540], grip: 'point' } },
      { view: 'turnedAway', stance: 'contrapposto', headTilt: -6 },
    )
    return scene
  },
  p2: () => {
    const scene = market({
      palette,
      hour: 'day',
      seed: 5,
      stalls: [0.12],
      plants: false,
      light: { x: 0.3, y: 0.2, r: 60 },
      sky: mountainSky,
    })
    baker(
      scene,
      { at: [1090, 1240], scale: 2.8, flip: true, lookAt: [520, 760] },
      {
        view: 'turned',
        mood: 'surprised',
        stance: 'leaning',
        hands: {
          far: { at: [98, -210], grip: 'grip', holding: placed(tray, { x: 60, y: -4, rotate: 4 }) },
          near: { at: [30, -170], grip: 'open' },
        },
      },
    )
    scene.inFront(() => {
      const cloth = print('stripes', '#fbe6cd', '#d8584f', { size: 120 })
      scene.piece(roundRect(640, 930, 1060, 50, 14), '#a9704a', 3)
      scene.sheet('M660 975H1700V1260H700Z', cloth, 3, 970)
      for (const [i, x] of [800, 960, 1130, 1300].entries())
        scene.place(pretzel(), x, 898, 1.55, { rotate: (i - 1.5) * 12 })
      const teeth = Array.from({ length: 8 }, (_, i) => {
        const x = 560 + i * 150
        return `M${x} -20H${x + 150}V130A75 75 0 0 1 ${x} 130Z`
      })
      for (const [i, d] of teeth.entries()) scene.piece(d, i % 2 === 0 ? '#d8584f' : '#fff1dc', 3)
      runa(
        scene,
        { at: [300, 1330], scale: 2.7, lookAt: [900, 480], far: { at: [560, 990], grip: 'open' } },
        { view: 'turnedAway', stance: 'tiptoe', headTilt: -6, hands: { near: { at: [-40, -80] } } },
      )
    })
    return scene
  },
  p3: () => {
    const scene = new Scene({ palette, hour: 'day' })
    sky(scene, {
      light: { x: 0.8, y: 0.16, r: 70 },
      seed: 9,
      clouds: [{ x: 0.5, y: 0.1, w: 220 }],
      design: mountainSky,
    })
    doorInMountain(scene, { x: 1290, peak: 210, foot: 640, w: 420 })
    const { mood } = scene
    valley(scene, 640, mix('#c98f6a', mood.tone(0.3), 0.3))
    const slope = 'M-60 480C300 500 640 700 1000 800C1260 870 1480 880 1660 870V1260H-60Z'
    const grass = print('flowers', mood.land(0.62), lighter(mood.land(0.62), 0.07), { size: 60 })
    scene.sheet(slope, grass, 3, 480)
    const flock = [
      [1050, 880, 0.6],
      [1260, 900, 0.7],
      [690, 790, 0.62],
    ] as const
    for (const [i, [x, y, s]] of flock.entries())
      scene.place(sheep({ pose: 'walking', gaze: [0.6, 0.5] }), x, y, s, { flip: i === 1 })
    shepherdess(
      scene,
      { at: [430, 900], scale: 2.15, shadow: 70, lookAt: [800, 840] },
      {
        view: 'turned',
        stance: 'contrapposto',
        lean: 5,
        hands: {
          far: {
            at: [78, -190],
            grip: 'grip',
            holding: placed(crook, { scale: 1.05, y: -6 }),
            elbow: [0, 1],
          },
          near: { at: [56, -160], grip: 'grip' },
        },
      },
    )
    runa(
      scene,
      { at: [850, 1120], scale: 2.1, flip: true, shadow: 64, lookAt: [560, 420] },
      {
        view: 'turned',
        headTilt: -8,
        hands: { near: { at: [-96, -140], grip: 'flat' }, far: { at: [98, -144], grip: 'flat' } },
      },
    )
    teacher(
      scene,
      { at: [1300, 1080], scale: 2.05, shadow: 70, lookAt: [1460, 640] },
      {
        view: 'profile',
        stance: 'walking',
        hands: {
          near: { at: [82, -206], grip: 'grip' },
          far: {
            at: [92, -212],
            grip: 'grip',
            holding: placed(book, { y: -8, x: 6, rotate: -14 }),
          },
        },
      },
    )
    scene.inFront(() => {
      scene.place(sheep({ pose: 'sideways', gaze: [0.8, -0.6] }), 120, 1330, 2.1)
    })
    return scene
  },
  p4: () => {
    const scene = new Scene({ palette, hour: 'night' })
    const wall = print('diamonds', '#6a4653', '#7a5460', { size: 70 })
    const [left, right, top, sill] = [700, 1330, 90, 640]
    sky(scene, { light: { x: 0.76, y: 0.16, r: 46 }, seed: 5, design: mountainSky })
    doorInMountain(scene, { x: 1010, peak: 190, foot: 720, w: 470 })
    scene.glow(1022, 420, 90, '#fff0b0', 0.7)
    const hole = `M${left} ${top}V${sill}H${right}V${top}Z`
    scene.add(
      `<g filter="url(#s3)"><path d="M-60 -60H1660V1260H-60Z${hole}" fill="${wall}" fill-rule="evenodd"/></g>`,
    )
    scene.piece(
      [
        roundRect(left - 26, top - 26, right - left + 52, 34, 8),
        roundRect(left - 26, top - 20, 34, sill - top + 40, 8),
        roundRect(right - 8, top - 20, 34, sill - top + 40, 8),
        roundRect((left + right) / 2 - 11, top, 22, sill - top, 4),
        roundRect(left - 60, sill - 4, right - left + 120, 40, 8),
      ],
      '#a9704a',
      2,
    )
    const curtain = print('checks', '#d88a4a', '#e8a866', { size: 46 })
    scene.piece(
      [
        `M${left - 130} 30H${left + 70}C${left + 60} 260 ${left - 10} 420 ${left - 40} 650H${left - 130}Z`,
        `M${right + 130} 30H${right - 70}C${right - 60} 260 ${right + 10} 420 ${right + 40} 650H${right + 130}Z`,
      ],
      curtain,
      3,
    )
    scene.sheet(
      'M-60 960H1660V1260H-60Z',
      print('wood', '#5a3a3c', '#4a2f35', { size: 60 }),
      3,
      960,
    )
    scene.warm(640, 840, 520, '#f0a04a', 0.5)
    scene.place(stool('#8a5a3c'), 1180, 1110, 2.6)
    grandma(
      scene,
      { at: [1180, 1110], scale: 2.15, flip: true, lookAt: [1040, 420] },
      {
        view: 'profile',
        stance: 'seat',
        seatHeight: 92,
        mood: 'tender',
        headTilt: -8,
        hands: {
          near: { at: [84, -190], grip: 'grip' },
          far: { at: [92, -192], grip: 'grip', holding: placed(mug('#d8a03c'), { y: 26, x: 8 }) },
        },
      },
    )
    scene.place(stool('#8a5a3c'), 300, 1130, 2.2)
    runa(
      scene,
      { at: [310, 1130], scale: 2.2, lookAt: [1050, 540] },
      {
        view: 'turned',
        stance: 'seat',
        seatHeight: 70,
        mood: 'surprised',
        hands: {
          near: { at: [60, -92], grip: 'open' },
          far: { at: [70, -112], grip: 'grip', holding: placed(pretzel(), { scale: 0.6, y: -10 }) },
        },
      },
    )
    scene.inFront(() => {
      scene.piece(roundRect(330, 940, 760, 46, 18), '#b9784a', 3)
      scene.piece(
        'M360 980H1060L1040 1120Q920 1080 800 1120Q700 1160 600 1116Q480 1076 390 1120Z',
        print('checks', '#c8543f', '#e89a72', { size: 50 }),
        3,
      )
      scene.piece(
        [roundRect(420, 1060, 40, 200, 6), roundRect(960, 1060, 40, 200, 6)],
        '#7a4a34',
        2,
      )
      scene.place(candle(), 640, 944, 2)
      scene.place(mug('#5f8fa3'), 790, 944, 1.9)
      scene.glow(640, 770, 300, '#ffe2a0', 0.9)
    })
    scene.mark('stars', 820, 180, 60)
    return scene
  },
}
