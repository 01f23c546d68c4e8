import { bulrush, flower } from '../../draw/landscape/flowers.ts'
import { grass, stone } from '../../draw/landscape/land.ts'
import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { smooth } from '../../draw/paper/geometry.ts'
import { line } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { lilyPad } from '../../draw/places/pond.ts'

export const pad = (scene: Scene, x: number, y: number, w: number) => {
  const color = mix(scene.mood.land(0.7), '#57a368', 0.4)
  scene.piece(lilyPad(x, y, w), lighter(color, 0.08), 2)
}

export const waterLily = (scene: Scene, x: number, y: number, r: number) => {
  scene.add(flower(x, y, r, '#ffe3ea', 9, 0.2), flower(x, y - r * 0.1, r * 0.6, '#ffffff', 7, 0.5))
}

/** Reeds behind the cast, leaving the middle lighter. */
export const reedWall = (scene: Scene, from: number, to: number, foot: number, height: number) => {
  const { mood } = scene
  for (let i = 0, x = from; x < to; i += 1, x += 44) {
    const h = height * (0.72 + ((i * 37) % 17) / 50)
    const color = mix(mood.land(0.55), mood.land(1), ((i * 13) % 10) / 10)
    scene.add(bulrush(x, foot + ((i * 7) % 5) * 6, h, ((i * 29) % 9) / 9 - 0.5, color))
  }
}

/** The great leaf of the butterbur, its stalk to the right and its tip at (300, 590). */
export const umbrellaLeaf = (scene: Scene) => {
  const green = mix(scene.mood.land(0.72), '#5fae62', 0.5)
  const stalk = 'M1220 1240C1300 980 1330 740 1250 500L1200 520C1270 760 1240 1000 1150 1240Z'
  const blade =
    'M300 590C380 330 820 210 1160 330C1300 380 1390 470 1380 560C1300 520 1230 560 1180 530C1090 590 1010 520 930 560C840 600 760 520 680 560C600 600 520 540 450 580C400 600 350 570 300 590Z'
  scene.piece(stalk, darker(green, 0.16), 2)
  scene.piece(blade, scene.linear(lighter(green, 0.22), darker(green, 0.08), 260, 600), 3)
  scene.add(
    `<path d="M1225 505C1000 380 640 400 330 574M1080 440C980 360 860 320 760 330M900 408C800 350 690 350 600 386M1010 424C960 470 930 500 900 540M800 416C740 450 700 490 660 540" fill="none" stroke="${lighter(green, 0.4)}" stroke-width="6" stroke-linecap="round"/>`,
  )
}

/** A strip of bank on the left of a page that is all water. */
export const leftBank = (scene: Scene) => {
  const { mood } = scene
  const edge = 'M-60 850C150 830 380 880 520 960C680 1050 780 1150 810 1260H-60Z'
  const blades = { yAt: (x: number) => 850 + Math.max(0, x - 160) ** 2 / 1150 }
  const fringe = grass(blades, -20, 500, 17, 34, 3)
  const [top, low] = [lighter(mood.land(0.6), 0.12), darker(mood.land(0.9), 0.2)]
  scene.piece([edge, fringe], scene.linear(top, low, 840, 1200), 3)
}

/** Short strokes beside something that trembles. */
export const tremble = (scene: Scene, x: number, y: number, r: number) => {
  const marks = [-1, 1].flatMap((side) =>
    [0, 1].map((i) => `M${x + side * (r + i * 26)} ${y - 34 + i * 8}q${side * 14} 14 0 28t0 28`),
  )
  scene.add(
    `<path d="${marks.join('')}" fill="none" stroke="#fffdf0" stroke-width="6" stroke-linecap="round" opacity=".85"/>`,
  )
}

/** Shallow water over the near ground. */
export const shallows = (scene: Scene, y: number) => {
  const { mood, width } = scene
  const water = mix(lighter(mood.sky[1], 0.2), '#58bccb', 0.5)
  const path = `${smooth(
    [
      [-60, y - 30],
      [300, y + 8],
      [700, y - 22],
      [1150, y + 10],
      [width + 60, y - 40],
    ],
    false,
  )}V${y + 150}${smooth(
    [
      [width + 60, y + 150],
      [1200, y + 196],
      [760, y + 170],
      [320, y + 206],
      [-60, y + 160],
    ],
    false,
  ).replace('M', 'L')}Z`
  scene.piece(path, scene.linear(lighter(water, 0.4), water, y - 40, y + 200), 1)
}

/** Water seen from the side, cut open: pebbles on its bed, and the light through it. */
export const cutWater = (scene: Scene, y: number) => {
  const { mood, width, height } = scene
  const water = mix(lighter(mood.sky[1], 0.1), '#3fa3bd', 0.75)
  const bed = [60, 250, 420, 560, 760, 930, 1120, 1300, 1500].map((x, i) =>
    stone(x, height + 30 - (i % 3) * 16, 190 + (i % 4) * 40, i),
  )
  scene.flat(`M-60 ${y}H${width + 60}V${height + 60}H-60Z`, darker(water, 0.12), 0.9)
  scene.piece(bed, mix('#93a39c', water, 0.4), 2)
  const wave = smooth(
    Array.from({ length: 14 }, (_, i) => [i * 130 - 60, y + (i % 2 ? 9 : -7)] as const),
    false,
  )
  const sheet = `${wave}V${height + 60}H-60Z`
  scene.flat(sheet, lighter(water, 0.3), 0.45)
  scene.add(line(wave, '#f4fffb', 7))
}
