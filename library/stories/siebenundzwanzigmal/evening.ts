import { adultJoints } from '../../draw/cast/adult.ts'
import { childJoints } from '../../draw/cast/child.ts'

// Low sun, lanterns, kitchen.

import { act } from '../../draw/cast/actor.ts'
import { lantern } from '../../draw/cast/lantern.ts'
import { ellipse, points, roundRect, smooth } from '../../draw/paper/geometry.ts'
import { line, piece } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { icePond } from '../../draw/places/ice-pond.ts'
import { kitchen } from '../../draw/places/kitchen.ts'
import { mug, rope } from '../../draw/props/winter.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { atHome, thea, yellow, zola } from './figures.ts'
import { kiosk } from './pond.ts'
import { cup, kickingLegs, lyingHat, snowHeap, sock, willow } from './set.ts'

/** Round the willow, and it only says swish. */
const roundTheWillow: SceneArt = () => {
  const scene = icePond({
    palette: 'autumn',
    hour: 'dusk',
    behind: 'firs',
    bench: null,
    traces: false,
    seed: 8,
    landOffset: -0.06,
    light: { x: 0.78, y: 0.26, r: 150 },
  })
  const tracks = [
    'M200 840C70 900 200 990 560 960S900 880 1060 940',
    'M170 840C30 910 180 1030 570 992S880 920 1020 970',
  ]
  scene.add(`<g opacity=".9">${line(tracks.join(''), '#fff6ea', 7)}</g>`)
  scene.glow(1250, 320, 760, '#ffb35c', 0.45)
  willow(scene, 360, 800, 1060)
  scene.flat(
    smooth(points('1000,975 820,1000 600,1020 400,1050 520,1060 780,1040 1060,1000')),
    '#5a2f5a',
    0.4,
  )
  act(
    scene,
    zola,
    childJoints,
    {
      shadow: 60,
      at: [1060, 985],
      scale: 2.7,
      rotate: 6,
      lookAt: [1500, 700],
      near: { at: [820, 545], grip: 'open' },
      far: { at: [1310, 535], grip: 'open' },
    },
    { view: 'turned', stance: 'skating', lean: -10, mood: 'joyful', lids: 0.1 },
  )
  return scene
}

/** Lit lanterns along a rope over the pond. */
const lanterns = (scene: Scene) => {
  rope(scene, [-20, 150], [700, 200])
  rope(scene, [700, 200], [1620, 110])
  for (const [x, y] of points('130,180 380,206 620,206 900,206 1180,180 1440,142')) {
    scene.warm(x, y + 90, 210, '#e2853a', 0.4)
    scene.place(lantern(), x, y + 160, 1.3)
    scene.glow(x, y + 100, 170, '#ffd88a', 0.7)
  }
}

/** The one that was missing. */
const snowdrift: SceneArt = () => {
  const scene = icePond({
    palette: 'winter',
    hour: 'night',
    bench: null,
    seed: 4,
    plants: 'none',
    landOffset: -0.04,
    light: { x: 0.5, y: 0.12, r: 0 },
  })
  scene.place(kiosk(), 250, 560, 1)
  scene.glow(250, 460, 200, '#ffd88a', 0.6)
  lanterns(scene)
  scene.add(
    `<g opacity=".8">${line('M-40 900Q200 820 420 1010M-60 960Q180 880 380 1030', '#ffffff', 6)}</g>`,
  )
  act(
    scene,
    zola,
    childJoints,
    {
      shadow: 60,
      at: [380, 1030],
      scale: 2.6,
      rotate: -4,
      lookAt: [1050, 760],
      near: { at: [200, 640], grip: 'wave' },
      far: { at: [620, 600], grip: 'wave' },
    },
    { view: 'profile', stance: 'skating', lean: -24, mood: 'surprised', mouth: 'shout' },
  )
  act(
    scene,
    thea,
    childJoints,
    { at: [1350, 1405], scale: 2.8, flip: true, shadow: 0, lookAt: [460, 620] },
    { view: 'turned', mood: 'surprised', headTilt: -12 },
  )
  scene.inFront(() => {
    scene.place(kickingLegs(), 1000, 850, 2.1)
    snowHeap(scene, 1230, 1260, 1080, '#eef4fe')
    scene.flat(
      [
        ellipse(760, 760, 16, 16),
        ellipse(720, 640, 11, 11),
        ellipse(1110, 470, 13, 13),
        ellipse(1420, 620, 18, 18),
        ellipse(760, 830, 12, 12),
      ],
      '#ffffff',
      0.9,
    )
    scene.mark('snow', 1300, 1010, 80)
  })
  return scene
}

const sockColors = [yellow, yellow, '#e8626b', '#e8626b', '#b79ad6', '#b79ad6']

const wetSocks = (scene: Scene) => {
  rope(scene, [-20, 66], [1620, 40])
  for (const [i, color] of sockColors.entries()) {
    const x = 70 + i * 108
    scene.place(sock(color), x, 84, 1.35, { rotate: (i % 3) * 4 - 4 })
    scene.flat(`M${x + 34} ${236 + (i % 3) * 40}q-9 16 0 20q9 -4 0 -20Z`, '#cfe8f6', 0.9)
  }
}

/** Oma's stool with two cushions, 110 units up, feet at (0, 0). */
const stool =
  piece(['M-70 0L-54 -90H-34L-44 0Z', 'M70 0L54 -90H34L44 0Z'], '#7a4f3c') +
  piece(roundRect(-80, -96, 160, 18, 8), '#9a6444') +
  piece(roundRect(-84, -126, 168, 34, 17), '#4f9d96') +
  piece(roundRect(-78, -156, 156, 34, 17), '#e8a13c')

/** The number was made up. */
const aroundTheHat: SceneArt = () => {
  const scene = kitchen({ palette: 'winter', hour: 'night', side: 'left', table: null, lamp: 0.5 })
  wetSocks(scene)
  const top = 900
  act(
    scene,
    atHome.thea,
    childJoints,
    {
      at: [480, 1330],
      scale: 2.9,
      shadow: 0,
      lookAt: [820, 700],
      near: { at: [430, 850], grip: 'rest', elbow: [-1, 0.6] },
      far: {
        at: [540, 840],
        grip: 'grip',
        holding: cup('#e8626b'),
        elbow: [1, 0.8],
        inFront: true,
      },
    },
    { view: 'turned', lean: 6, headTilt: 10, mood: 'thoughtful', mouth: 'line' },
  )
  act(
    scene,
    atHome.zola,
    childJoints,
    {
      at: [900, 1205],
      scale: 2.9,
      shadow: 0,
      lookAt: [480, 640],
      far: { at: [900, 860], grip: 'grip', holding: cup(yellow), inFront: true },
      near: { at: [850, 870], grip: 'open', inFront: true },
    },
    { view: 'turned', headTilt: -4, mood: 'happy', mouth: 'smirk' },
  )
  scene.sheet(
    `M${scene.left - 60} ${top}Q500 ${top - 40} 1120 ${top}Q1180 ${top + 60} 1140 1260H${scene.left - 60}Z`,
    print('checks', '#c96a72', '#e8a9a6', { size: 90 }),
    3,
    top - 40,
  )
  scene.place(lyingHat(yellow), 520, 1090, 1.8)
  scene.contactShadow(1310, 1180, 150)
  scene.place(stool, 1320, 1180, 1.6)
  act(
    scene,
    atHome.oma,
    adultJoints,
    {
      at: [1300, 1180],
      scale: 2.15,
      flip: true,
      shadow: 0,
      lookAt: [800, 720],
      far: { at: [1130, 840], grip: 'grip', holding: mug('#b79ad6') },
      near: { at: [1150, 860], grip: 'grip' },
    },
    { view: 'profile', stance: 'seat', seatHeight: 114, lean: 4, mood: 'happy', build: 'stout' },
  )
  return scene
}

export const evening: Record<string, SceneArt> = {
  p5: roundTheWillow,
  p6: snowdrift,
  p7: aroundTheHat,
}
