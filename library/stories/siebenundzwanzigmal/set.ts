// Skates, falls and things around the pond.

import { darker, lighter, mix } from '../../draw/paper/color.ts'
import { ellipse, num, roundRect } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed, strip } from '../../draw/paper/pieces.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { snowOf, snowyRow } from '../../draw/props/snowy-fir.ts'

const skate = (color: string) =>
  line('M-6 6H52Q60 4 60 -4M8 -2V6M40 -2V6', '#dfe7ee', 5) +
  piece('M-4 0V-46Q14 -54 28 -46V-26Q52 -24 54 -4V0Z', color) +
  line('M28 -40L18 -34M30 -32L20 -26', '#ffffff', 3)

/** A pair of skates tied by their laces; (0, 0) is where they hang. */
export const hangingSkates = (color = '#f6efe4') =>
  line('M-40 -6Q-30 40 -22 58M40 -6Q30 44 22 66', '#8a6a5a', 4) +
  placed(skate(color), { x: -44, y: 100, rotate: 12, scale: 0.82 }) +
  placed(skate(darker(color, 0.1)), { x: 6, y: 112, rotate: -8, scale: 0.82 })

/** Zola's tally: `count` lines pressed into the snow from (x, y) on, each fifth a little apart. */
export const tally = (scene: Scene, x: number, y: number, count: number) => {
  const lines = Array.from({ length: count }, (_, i) => {
    const at = x + i * 40 + Math.floor(i / 5) * 34
    return `M${num(at)} ${num(y)}l${num(8 + (i % 3) * 3)} ${num(66 + (i % 2) * 10)}`
  })
  scene.add(line(lines.join(''), mix(scene.mood.tone(0.6), '#6f87bc', 0.4), 12))
  scene.add(
    `<g transform="translate(-4 -4)" opacity=".8">${line(lines.join(''), '#ffffff', 4)}</g>`,
  )
}

/** An eight that a skate has drawn, its middle at (x, y). */
export const eight = (scene: Scene, x: number, y: number, r: number) => {
  const loop = (side: number) =>
    `M${num(x)} ${num(y)}c${num(side * r * 0.5)} ${num(-r * 0.55)} ${num(side * r * 1.7)} ${num(-r * 0.5)} ${num(side * r * 1.7)} 0s${num(-side * r * 1.2)} ${num(r * 0.55)} ${num(-side * r * 1.7)} 0`
  scene.add(`<g opacity=".85">${line(loop(-1) + loop(1), '#ffffff', 6)}</g>`)
}

/** Curved strokes that show where something has just slipped; (0, 0) is where it was. */
export const slip = (color = '#ffffff') =>
  `<g opacity=".8">${line('M-60 0Q0 30 70 4M-84 -26Q-70 -6 -50 6M90 -22Q84 -4 72 6', color, 7)}</g>`

/** A snowy willow with its foot at (x, y), `h` pixels tall; its branches hang down all around. */
export const willow = (scene: Scene, x: number, y: number, h: number) => {
  const bark = mix('#6f5560', scene.mood.tone(0.8), 0.3)
  const hanging = (count: number, reach: number, fall: number) =>
    Array.from({ length: count }, (_, i) => {
      const t = (i / (count - 1)) * 2 - 1
      const out = x + t * h * reach
      const top = y - h * (0.98 - 0.2 * t * t)
      return strip(
        [
          [x + t * h * 0.12, y - h * 0.62],
          [x + t * h * reach * 0.7, top - h * 0.1],
          [out, top + h * 0.06],
          [out + t * 12, top + h * (fall + ((i * 7) % 4) * 0.07)],
        ],
        [h * 0.03, h * 0.02, h * 0.016, 4],
      )
    })
  const bough = (dx: number) =>
    strip(
      [
        [x, y - h * 0.36],
        [x + dx * 0.4, y - h * 0.6],
        [x + dx, y - h * 0.8],
      ],
      [h * 0.1, h * 0.07, h * 0.03],
    )
  scene.piece(hanging(15, 0.56, 0.52), lighter(bark, 0.36), 2)
  scene.contactShadow(x, y, h * 0.16)
  scene.sheet(
    [
      strip(
        [
          [x - 4, y + 6],
          [x - 20, y - h * 0.2],
          [x, y - h * 0.5],
        ],
        [h * 0.2, h * 0.12, h * 0.12],
      ),
      bough(-h * 0.2),
      bough(h * 0.04),
      bough(h * 0.24),
    ],
    bark,
    3,
    y - h,
  )
  scene.piece(hanging(12, 0.44, 0.42), lighter(bark, 0.16), 2)
  const dome = `M${num(x - h * 0.5)} ${num(y - h * 0.78)}C${num(x - h * 0.46)} ${num(y - h * 1.04)} ${num(x + h * 0.46)} ${num(y - h * 1.04)} ${num(x + h * 0.5)} ${num(y - h * 0.78)}Q${num(x + h * 0.36)} ${num(y - h * 0.9)} ${num(x + h * 0.24)} ${num(y - h * 0.86)}T${num(x - h * 0.02)} ${num(y - h * 0.88)}T${num(x - h * 0.28)} ${num(y - h * 0.86)}T${num(x - h * 0.5)} ${num(y - h * 0.78)}Z`
  scene.piece(dome, '#ffffff', 2)
}

/** A heap of snow, `w` pixels broad and half as high, its foot at (x, y). */
export const snowHeap = (scene: Scene, x: number, y: number, w: number, tone = '#ffffff') => {
  const at = (dx: number, dy: number) => `${num(x + dx * w)} ${num(y - dy * w)}`
  const shade = mix(tone, scene.mood.tone(0.5), 0.45)
  scene.sheet(
    `M${at(-0.62, 0)}C${at(-0.56, 0.2)} ${at(-0.44, 0.22)} ${at(-0.36, 0.32)}C${at(-0.26, 0.46)} ${at(-0.1, 0.5)} ${at(0.02, 0.46)}C${at(0.16, 0.52)} ${at(0.3, 0.42)} ${at(0.38, 0.3)}C${at(0.48, 0.22)} ${at(0.56, 0.16)} ${at(0.62, 0)}Z`,
    scene.linear(tone, shade, y - w * 0.46, y),
    3,
    y - w * 0.5,
  )
  scene.flat(ellipse(x - w * 0.2, y - w * 0.3, w * 0.12, w * 0.025), '#ffffff', 0.6)
}

/** Two legs in the air, skates and all, 200 units tall; (0, 0) is where they leave the snow. */
export const kickingLegs = (trousers = '#4a4668') => {
  const leg = (x: number, lean: number) =>
    placed(
      piece(roundRect(-21, -120, 42, 130, 20), trousers) +
        placed(skate('#3a2a3f'), { x: -22, y: -112, rotate: -84, scale: 1.15 }),
      { x, rotate: lean },
    )
  return leg(-34, -22) + leg(40, 20)
}

/** A wide ice seen from close by: bank and firs only along the upper edge. */
export const nearIce = () => {
  const scene = new Scene({ palette: 'winter', hour: 'day' })
  const { mood, width, height } = scene
  const [white, shade] = snowOf(mood)
  scene.add(
    `<rect width="${width}" height="${height}" fill="${scene.linear(mood.sky[0], mood.sky[2], 0, 320)}"/>`,
  )
  const row = { yAt: () => 330, snow: white, seed: 5 }
  snowyRow(scene, {
    ...row,
    spots: [0.02, 0.1, 0.2, 0.29, 0.4, 0.52, 0.61, 0.73, 0.81, 0.9, 0.98],
    height: [240, 360],
    color: mix('#3f7f7a', mood.sky[1], 0.5),
  })
  const edge = 'M-40 330Q300 300 620 336T1240 326T1660 316V470H-40Z'
  scene.sheet(edge, scene.linear(white, shade, 300, 460), 2, 290)
  snowyRow(scene, {
    ...row,
    yAt: () => 392,
    spots: [-0.01, 0.13, 0.85, 0.99],
    height: [420, 540],
    color: mix('#2f6f6e', mood.tone(0.7), 0.3),
    lift: 3,
  })
  const rim = 'M-40 452Q260 404 560 436T1120 430T1660 408V1260H-40Z'
  scene.sheet(rim, scene.linear('#d3ecf6', '#84bfdc', 420, height), 2, 400)
  const shine = [
    [160, 560, 300],
    [900, 520, 240],
    [1180, 700, 320],
    [240, 900, 260],
    [760, 1090, 380],
  ] as const
  scene.flat(
    shine.map(([x, y, l]) => `M${x} ${y}l${l} -40l26 12l${-l} 40Z`),
    '#ffffff',
    0.4,
  )
  const arcs = [
    'M120 760Q420 640 800 690T1500 610',
    'M60 1010Q300 900 520 980T900 1010',
    'M980 900Q1200 980 1560 860',
    'M420 520Q600 480 760 530',
  ]
  scene.add(`<g opacity=".75">${line(arcs.join(''), '#ffffff', 5)}</g>`)
  scene.ground = () => 880
  return scene
}

/** A flask, 120 units tall. */
export const flask = () =>
  piece(roundRect(-24, -96, 48, 96, 12), '#4f9d96') +
  piece(roundRect(-20, -124, 40, 34, 8), '#e9e4da') +
  flat(roundRect(-24, -60, 48, 10), '#ffffff', 0.5)

/** A wet sock on a line, 100 units long; (0, 0) is where it hangs. */
export const sock = (color: string) =>
  piece('M-18 0H18V52Q20 64 44 72Q58 82 46 94Q10 102 -10 82Q-20 70 -18 52Z', color) +
  line('M-18 16H18', lighter(color, 0.5), 7)

/** The yellow hat lying on a table. */
export const lyingHat = (color: string) =>
  piece('M-62 0C-66 -50 -34 -74 6 -72C46 -70 66 -44 62 0Z', color) +
  piece('M-70 -18Q0 -36 70 -18V4Q0 -10 -70 4Z', mix(color, '#ffffff', 0.5)) +
  piece(ellipse(14, -78, 17, 15), mix(color, '#ffffff', 0.5))
