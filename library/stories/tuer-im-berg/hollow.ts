// At the door, behind it, and on its steps.

import { lantern } from '../../draw/cast/lantern.ts'
import { hills } from '../../draw/landscape/land.ts'
import { sky } from '../../draw/landscape/sky.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { circle, points, star4 } from '../../draw/paper/geometry.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { crystalCluster } from '../../draw/props/crystal.ts'
import { rowingBoat } from '../../draw/props/harbour-things.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { grandma, oldMan, runa, sign, tamo } from './figures.ts'
import {
  cavern,
  leafSpray,
  litWindows,
  mountainSky,
  rockDoor,
  rockFace,
  steps,
  valley,
} from './set.ts'

const palette = 'autumn' as const

const windows = points('470,520 560,590 620,450 940,500 1020,590 1120,450 860,420 740,560 1200,560')

/** What grows on the walls of the hollow mountain: x, y, height, colour. */
const crystals = [
  [330, 700, 250, '#7fe0d8'],
  [1300, 720, 330, '#f6a5c0'],
  [700, 690, 110, '#b79cf0'],
  [900, 694, 120, '#8fc7ff'],
  [1480, 440, 150, '#7fe0d8'],
] as const

/** Past the edge of the rock: the sun comes up over the valley. */
const sunrise = (scene: Scene) => {
  const edge = 'C380 160 250 330 320 520C350 640 250 800 270 960H-60V-60Z'
  scene.sheet(`M330 -60${edge}`, '#ffdca4', 1)
  scene.flat(circle(120, 430, 96), '#fff4cf').mark('light', 120, 430, 80)
  scene.piece('M-60 560Q120 500 312 580C346 680 250 800 270 960H-60Z', '#f0b070', 1)
  scene.piece('M-60 730Q100 690 276 790Q262 880 270 960H-60Z', '#cf8a58', 1)
}

export const hollow: Record<string, SceneArt> = {
  p5: () => {
    const scene = new Scene({ palette, hour: 'dawn' }).shineFrom(-200, 200)
    const rock = mix('#b39a98', scene.mood.tone(0.2), 0.3)
    rockFace(scene, rock)
    sunrise(scene)
    scene.glow(120, 420, 1000, '#ffe6b0', 0.75)
    steps(scene, { x: 820, y: 960, w: 1500, h: 110, count: 3 }, lighter(rock, 0.14))
    scene.place(rockDoor(), 1130, 980, 3.3)
    const knob = [1315, 518] as const
    scene.glow(knob[0], knob[1], 150, '#fff0b0', 0.8).mark('shine', knob[0], knob[1], 60)
    const knock = [1000, 470] as const
    grandma(
      scene,
      {
        at: [470, 1060],
        scale: 2.3,
        shadow: 76,
        lookAt: [1050, 480],
        far: { at: [660, 800], grip: 'grip' },
      },
      {
        view: 'turned',
        mood: 'surprised',
        lean: -9,
        hands: { near: { at: [30, -206], grip: 'open' } },
      },
    )
    runa(
      scene,
      {
        at: [800, 1050],
        scale: 2.4,
        shadow: 70,
        lookAt: knock,
        far: { at: knock, grip: 'fist' },
        near: { at: [668, 806], grip: 'grip' },
      },
      { view: 'profile', stance: 'tiptoe', mood: 'happy' },
    )
    leafSpray(scene, 20, 0, 1, 3)
    return scene
  },
  p6: () => {
    const scene = new Scene({ palette, hour: 'night' })
    cavern(scene, 690, 1000)
    const mirrored = (draw: () => void) => {
      scene.add('<g opacity=".34" transform="translate(0 1400) scale(1 -1)">')
      draw()
      scene.add('</g>')
    }
    const walls = () => {
      litWindows(scene, windows, 46)
      for (const [x, y, h, color] of crystals) crystalCluster(scene, x, y, h, color, h / 105)
    }
    mirrored(walls)
    walls()
    scene.place(rowingBoat(), 800, 800, 0.7)
    const bank = hills(scene, { base: 985, amplitude: 14, seed: 4 })
    scene.sheet(bank.path, scene.linear('#5a4a94', '#2a2258', 960, 1200), 3, bank.top)
    scene.place(rockDoor(true), 150, 1060, 2.7, { flip: true })
    scene.glow(160, 700, 700, '#ffe6b0', 0.85)
    runa(
      scene,
      { at: [560, 1130], scale: 2.35, shadow: 66, lookAt: [1300, 430] },
      {
        view: 'profile',
        mood: 'surprised',
        headTilt: -7,
        hands: { near: { at: [-30, -110], grip: 'open' }, far: { at: [60, -128], grip: 'open' } },
      },
    )
    tamo(
      scene,
      { at: [1050, 1130], scale: 2.35, flip: true, shadow: 66, lookAt: [200, 60] },
      {
        view: 'profile',
        mood: 'surprised',
        headTilt: -20,
        hands: {
          near: { at: [-10, -70] },
          far: { at: [84, -112], grip: 'grip', holding: placed(lantern(), { y: 104, scale: 0.9 }) },
        },
      },
    )
    scene.glow(855, 985, 260, '#ffd88a', 0.7)
    scene.inFront(() => {
      crystalCluster(scene, 1480, 1240, 420, '#b79cf0', 4)
      crystalCluster(scene, 1290, 1250, 190, '#7fe0d8', 1.9)
    })
    return scene
  },
  p7: () => {
    const scene = new Scene({ palette, hour: 'dusk' })
    sky(scene, {
      light: { x: 0.8, y: 0.5, r: 0 },
      seed: 5,
      clouds: [{ x: 0.16, y: 0.34, w: 220 }],
      design: mountainSky,
    })
    scene.flat(star4(250, 170, 46), '#fff6d8').glow(250, 170, 150, '#fff1c0', 0.9)
    scene.mark('stars', 250, 170, 60)
    valley(scene, 800, mix('#8a5a68', scene.mood.tone(0.4), 0.4))
    const rock = mix('#9a7f88', scene.mood.tone(0.45), 0.4)
    scene.sheet(
      'M420 -60C470 120 400 240 450 420C470 560 390 680 330 800C240 940 100 980 -60 1010V1260H1660V-60Z',
      scene.linear(lighter(rock, 0.1), darker(rock, 0.2), 0, 1200),
      3,
    )
    scene.warm(960, 620, 620, '#f0a04a', 0.5)
    scene.place(rockDoor(true), 960, 860, 2.55)
    scene.glow(960, 560, 560, '#ffe0a0', 0.7)
    steps(scene, { x: 900, y: 850, w: 900, h: 110, count: 4 }, lighter(rock, 0.12))
    const nail = [572, 318] as const
    tamo(
      scene,
      {
        at: [790, 880],
        scale: 1.9,
        flip: true,
        shadow: 50,
        lookAt: nail,
        far: { at: [672, 440], grip: 'grip' },
        near: { at: [680, 470], grip: 'grip' },
      },
      { view: 'turnedAway', stance: 'tiptoe' },
    )
    runa(
      scene,
      {
        at: [380, 905],
        scale: 1.9,
        shadow: 50,
        lookAt: nail,
        far: { at: [470, 440], grip: 'grip' },
      },
      { view: 'turned', stance: 'tiptoe', mood: 'happy', hands: { near: { at: [-30, -90] } } },
    )
    scene.place(sign(), nail[0], nail[1], 1.5)
    grandma(
      scene,
      {
        at: [1020, 1150],
        scale: 2.15,
        shadow: 90,
        lookAt: [1250, 690],
        far: { at: [1140, 955], grip: 'grip' },
      },
      { view: 'turned', stance: 'seat', seatHeight: 96, mood: 'happy' },
    )
    oldMan(
      scene,
      {
        at: [1250, 1150],
        scale: 2.15,
        flip: true,
        shadow: 90,
        lookAt: [1060, 690],
        far: { at: [1140, 960], grip: 'open' },
      },
      { view: 'turned', stance: 'seat', seatHeight: 96, mood: 'tender' },
    )
    return scene
  },
}
