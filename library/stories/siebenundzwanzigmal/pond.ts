// The village pond, from above and from its bank.

import { darker, lighter, mix } from '../../draw/paper/color.ts'
import {
  ellipse,
  num,
  type Point,
  points,
  polygon,
  roundRect,
  smooth,
} from '../../draw/paper/geometry.ts'
import { line, piece } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { snowOf, snowyRow } from '../../draw/props/snowy-fir.ts'
import { createPlaceScene } from '../../draw/stage/place-options.ts'

const noLight = { x: 0.2, y: 0.1, r: 0 }

const shine = (scene: Scene, spots: readonly (readonly [number, number, number])[]) => {
  scene.flat(
    spots.map(([x, y, l]) => `M${x} ${y}l${l} -40l26 12l${-l} 40Z`),
    '#ffffff',
    0.4,
  )
  for (const [x, y, l] of spots) scene.mark('shine', x + l / 2, y - 10, 34)
}

/** An eight that skates have drawn, its middle at (x, y), as seen from above. */
const eight = (x: number, y: number, r: number) => {
  const loop = (side: number) =>
    `M${num(x)} ${num(y)}c${num(side * r * 0.5)} ${num(-r * 0.75)} ${num(side * r * 1.8)} ${num(-r * 0.75)} ${num(side * r * 1.8)} 0s${num(-side * r * 1.3)} ${num(r * 0.75)} ${num(-side * r * 1.8)} 0`
  return loop(-1) + loop(1)
}

/** The ice from above, snow in three corners and firs that reach in; Thea's eight on it. */
export const iceFromAbove = () => {
  const { scene } = createPlaceScene({ palette: 'winter', hour: 'day' }, { light: noLight })
  const { mood, left, right, height } = scene
  const [white, shade] = snowOf(mood)
  scene.add(
    `<rect ${scene.fullWidthAttributes} height="${height}" fill="${scene.linear('#b5e0f0', '#6fb6d8', 0, height)}"/>`,
  )
  shine(scene, [
    [220, 520, 300],
    [980, 330, 240],
    [1180, 1010, 320],
    [260, 1000, 260],
  ])
  scene.add(`<g opacity=".9">${line(eight(800, 640, 340), '#ffffff', 12)}</g>`)
  scene.add(`<g opacity=".6">${line(eight(800, 640, 306), '#ffffff', 6)}</g>`)
  const bank = mix(white, shade, 0.2)
  scene.sheet(
    `M${left - 60} -60H${right + 60}V210C1420 150 1240 250 1040 190S640 110 420 190S120 330 ${left - 60} 300Z`,
    bank,
    2,
    0,
  )
  snowyRow(scene, {
    yAt: (x) => 190 + Math.sin(x / 130) * 26,
    spots: [0.02, 0.11, 0.9, 0.99],
    height: [300, 420],
    color: '#4f8f8c',
    snow: white,
    seed: 5,
  })
  scene.sheet(
    `M${left - 60} 860C120 850 240 960 360 1010S560 1140 620 1260H${left - 60}Z`,
    scene.linear(white, shade, 840, 1240),
    3,
    840,
  )
  scene.sheet(
    `M${right + 60} 960C1500 1000 1430 1060 1380 1260H${right + 60}Z`,
    scene.linear(white, shade, 940, 1240),
    3,
    940,
  )
  return scene
}

/** A wide white bank, the pond and its firs small along the upper edge. */
export const whiteBank = () => {
  const { scene } = createPlaceScene({ palette: 'winter', hour: 'day' }, { light: noLight })
  const { mood, left, right, height } = scene
  const [white, shade] = snowOf(mood)
  scene.add(
    `<rect ${scene.fullWidthAttributes} height="${height}" fill="${scene.linear(mood.sky[0], mood.sky[2], 0, 260)}"/>`,
  )
  snowyRow(scene, {
    yAt: () => 190,
    spots: [0.02, 0.08, 0.17, 0.24, 0.33, 0.41, 0.52, 0.6, 0.69, 0.78, 0.86, 0.95],
    height: [120, 210],
    color: mix('#3f7f7a', mood.sky[1], 0.5),
    snow: white,
    seed: 8,
  })
  scene.sheet(
    `M${left - 60} 190Q400 170 800 196T${right + 60} 186V500H${left - 60}Z`,
    mix(white, shade, 0.35),
    2,
    170,
  )
  scene.sheet(
    `M${left - 60} 236Q420 214 860 240T${right + 60} 226V600H${left - 60}Z`,
    scene.linear('#c4e6f2', '#86c2dd', 226, 460),
    1,
    220,
  )
  scene.add(
    `<g opacity=".8">${line('M300 330c60 -50 200 -50 200 0s-140 50 -200 0s-200 -50 -200 0s140 50 200 0', '#ffffff', 6)}</g>`,
  )
  shine(scene, [
    [700, 310, 220],
    [1200, 380, 240],
  ])
  const edge = smooth(
    [
      [left - 60, 430],
      [200, 400],
      [520, 470],
      [860, 440],
      [1200, 500],
      [right + 60, 420],
    ] as Point[],
    false,
  )
  scene.sheet(
    `${edge}V1260H${left - 60}Z`,
    scene.linear(white, mix(white, shade, 0.5), 400, height),
    3,
    390,
  )
  scene.flat(
    [ellipse(300, 620, 260, 16), ellipse(1350, 700, 240, 14), ellipse(500, 800, 320, 18)],
    shade,
    0.35,
  )
  return scene
}

/** Ice close by, firs only along the upper edge. */
export const nearIce = () => {
  const { scene } = createPlaceScene({ palette: 'winter', hour: 'day' }, { light: noLight })
  const { mood, height, left, right } = scene
  const [white, shade] = snowOf(mood)
  scene.add(
    `<rect ${scene.fullWidthAttributes} height="${height}" fill="${scene.linear(mood.sky[0], mood.sky[2], 0, 320)}"/>`,
  )
  snowyRow(scene, {
    yAt: () => 230,
    spots: [0.02, 0.1, 0.2, 0.29, 0.4, 0.52, 0.61, 0.73, 0.81, 0.9, 0.98],
    height: [200, 320],
    color: mix('#3f7f7a', mood.sky[1], 0.5),
    snow: white,
    seed: 5,
  })
  scene.sheet(
    `M${left - 60} 250Q300 210 620 246T1240 236T${right + 60} 226V420H${left - 60}Z`,
    scene.linear(white, shade, 210, 380),
    2,
    200,
  )
  const rim = `M${left - 60} 350Q260 310 560 336T1120 330T${right + 60} 308V1260H${left - 60}Z`
  scene.sheet(rim, scene.linear('#cfeaf5', '#74b6d8', 320, height), 2, 300)
  shine(scene, [
    [160, 480, 300],
    [900, 440, 240],
    [1180, 640, 320],
    [120, 900, 260],
  ])
  const arcs = [
    'M60 760Q420 640 800 690T1560 610',
    'M60 1110Q300 1000 520 1080T900 1110',
    'M980 1000Q1200 1080 1560 960',
  ]
  scene.add(`<g opacity=".75">${line(arcs.join(''), '#ffffff', 5)}</g>`)
  return scene
}

/** The kiosk on the far bank, lit; its foot at (0, 0), 240 units wide. */
export const kiosk = () =>
  piece(roundRect(-110, -170, 220, 170, 6), '#7a5a8a') +
  piece(roundRect(-84, -146, 168, 80, 6), '#ffd680') +
  piece(polygon(points('-140,-164 0,-236 140,-164')), '#eaf2fd') +
  piece(roundRect(-104, -64, 208, 18, 5), lighter('#7a5a8a', 0.2)) +
  piece('M-20 -66V-96Q-18 -118 0 -118T20 -96V-66Z', darker('#7a5a8a', 0.4))
