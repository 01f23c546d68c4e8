// Liv's own drawing with coloured pencils.

import { circle, ellipse, num, type Point, roundRect } from '../../draw/paper/geometry.ts'
import { line } from '../../draw/paper/pieces.ts'
import { seeded } from '../../draw/paper/random.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { armFromAbove } from '../../draw/props/from-above.ts'
import { livLook } from './figures.ts'

const paper = '#fffaf0'

/** A line drawn twice by a hand that is not quite steady. */
const crayon = (d: string, color: string, width = 9) =>
  `<g opacity=".85">${line(d, color, width)}</g><g opacity=".5" transform="translate(4 -3) rotate(.25)">${line(d, color, width * 0.6)}</g><path d="${d}" fill="none" stroke="${paper}" stroke-width="${width * 0.22}" stroke-dasharray="3 17 7 11 2 23" opacity=".45"/>`

let clips = 0

/** Scribbled over with a pencil, inside the shape `d` within `box`. */
const scribble = (
  d: string,
  color: string,
  [left, top, right, bottom]: readonly [number, number, number, number],
  gap = 15,
) => {
  clips += 1
  const random = seeded(clips * 7)
  const reach = bottom - top
  const strokes: string[] = []
  for (let x = left - reach; x < right + 20; x += gap)
    strokes.push(
      `M${num(x + random() * 6)} ${num(bottom)}L${num(x + reach + random() * 10)} ${num(top)}`,
    )
  return `<clipPath id="scribble-${clips}"><path d="${d}"/></clipPath><g clip-path="url(#scribble-${clips})" opacity=".8">${line(strokes.join(''), color, gap * 0.62)}</g>`
}

const filled = (
  d: string,
  color: string,
  box: readonly [number, number, number, number],
  outline = color,
) => scribble(d, color, box) + crayon(d, outline, 7)

/** A person as Liv draws one: round head, body a bell, arms like rays; feet at (x, y). */
const person = (x: number, y: number, color: string, hair: string, isDress: boolean) => {
  const top = y - 230
  const body = isDress
    ? `M${x} ${top + 70}L${x - 58} ${y - 50}H${x + 58}Z`
    : `M${x - 36} ${top + 72}H${x + 36}V${y - 70}H${x - 36}Z`
  return (
    filled(body, color, [x - 60, top + 66, x + 60, y - 46]) +
    crayon(circle(x, top + 30, 40), '#e08a5a', 7) +
    crayon(
      isDress
        ? `M${x - 40} ${top + 80}Q${x - 66} ${top - 20} ${x} ${top - 16}Q${x + 66} ${top - 20} ${x + 40} ${top + 80}`
        : `M${x - 38} ${top + 10}l8 -24l12 20l8 -26l14 24l10 -26l10 24l14 -18`,
      hair,
      9,
    ) +
    crayon(`M${x - 14} ${top + 22}v2M${x + 14} ${top + 22}v2`, '#3a2a3f', 9) +
    crayon(`M${x - 18} ${top + 44}q18 18 36 0`, '#c8434a', 6) +
    crayon(
      `M${x - 30} ${top + 100}L${x - 88} ${top + 70}M${x + 30} ${top + 100}L${x + 88} ${top + 70}`,
      color,
      8,
    ) +
    crayon(`M${x - 18} ${y - 48}V${y}h-22M${x + 18} ${y - 48}V${y}h22`, '#5a4a6a', 8)
  )
}

const dog = (x: number, y: number, color: string) =>
  filled(ellipse(x, y - 44, 52, 26), color, [x - 54, y - 72, x + 54, y - 16]) +
  filled(circle(x + 56, y - 72, 24), color, [x + 30, y - 98, x + 82, y - 46]) +
  crayon(
    `M${x - 36} ${y - 24}V${y}M${x - 12} ${y - 20}V${y}M${x + 14} ${y - 20}V${y}M${x + 36} ${y - 24}V${y}M${x - 50} ${y - 54}q-26 -8 -22 -34`,
    color,
    7,
  ) +
  crayon(`M${x + 60} ${y - 76}v1`, '#2a1a1f', 8)

const bed = (x: number, y: number, color: string, flip: 1 | -1) => {
  const w = 190 * flip
  const d = `M${x} ${y - 70}h${w}v46h${-w}Z`
  const l = Math.min(x, x + w)
  return (
    filled(d, color, [l, y - 70, l + 190, y - 24]) +
    crayon(`M${x} ${y}V${y - 130}M${x + w} ${y}V${y - 100}M${x} ${y - 24}h${w}`, '#8a5a3c', 9)
  )
}

const home = (x: number, w: number, color: string) => {
  const d = `M${x} 930V350L${x + w / 2} 210L${x + w} 350V930`
  return (
    scribble(`${d}Z`, color, [x, 200, x + w, 930], 44) +
    crayon(d, '#7a5a9a', 10) +
    crayon(
      `M${x + w / 2} 236V330M${x + w / 2 - 40} 370Q${x + w / 2} 310 ${x + w / 2 + 40} 370Z`,
      '#e8a13c',
      8,
    )
  )
}

const tramDrawing = (x: number, y: number) => {
  const body = roundRect(x - 190, y - 200, 380, 160, 26)
  const panes = [-150, -50, 50].map((dx) => roundRect(x + dx, y - 172, 76, 62, 6))
  return (
    filled(body, '#d8433f', [x - 190, y - 200, x + 190, y - 40]) +
    panes.map((d) => `<path d="${d}" fill="#fff9ec"/>${crayon(d, '#f2b53a', 7)}`).join('') +
    crayon(circle(x - 110, y - 24, 26) + circle(x + 110, y - 24, 26), '#3a3a5a', 9) +
    crayon(`M${x} ${y - 204}L${x - 40} ${y - 250}L${x + 30} ${y - 292}`, '#3a3a5a', 7) +
    crayon(circle(x - 12, y - 142, 18) + circle(x - 112, y - 142, 16), '#e08a5a', 6) +
    crayon(
      `${circle(x + 88, y - 140, 19)}M${x + 80} ${y - 146}v1M${x + 96} ${y - 146}v1M${x + 76} ${y - 132}q12 8 24 0`,
      '#8a5f46',
      6,
    ) +
    crayon(`M${x + 80} ${y - 128}v16`, '#b9b2a4', 5)
  )
}

const bakery = (x: number, y: number) =>
  filled(`M${x - 100} ${y}V${y - 190}H${x + 100}V${y}Z`, '#f2c25a', [
    x - 100,
    y - 190,
    x + 100,
    y,
  ]) +
  crayon(`M${x - 120} ${y - 190}L${x} ${y - 270}L${x + 120} ${y - 190}Z`, '#b5653f', 9) +
  crayon(
    `M${x - 34} ${y - 216}c-20 -34 24 -44 34 -14c10 -30 54 -20 34 14c-14 18 -54 -18 -34 -10c20 8 -20 28 -34 10`,
    '#a8602f',
    8,
  ) +
  crayon(circle(x - 30, y - 110, 28), '#e08a5a', 6) +
  crayon(`M${x - 58} ${y - 132}h56l8 -40q-36 -22 -72 0Z`, '#9aa4b8', 7) +
  crayon(`M${x - 56} ${y}V${y - 60}q26 -26 52 0V${y}`, '#7a8fc0', 8) +
  crayon(`M${x + 40} ${y}V${y - 110}h40V${y}`, '#8a5a3c', 8)

const river = (x: number, y: number) => {
  const waves = [0, 1, 2, 3, 4].map((i) => {
    const wy = y + 34 + i * 42
    return `M${x - 170 + i * 6} ${wy}q28 -26 56 0t56 0t56 0t56 0t56 0t56 0`
  })
  return (
    waves.map((d, i) => crayon(d, i % 2 ? '#3f8fd0' : '#5fb4e0', 11)).join('') +
    crayon(`M${x - 210} ${y}Q${x} ${y - 90} ${x + 210} ${y}`, '#8a5a3c', 12) +
    crayon(
      `M${x - 140} ${y - 26}v-50M${x - 50} ${y - 44}v-50M${x + 50} ${y - 44}v-50M${x + 140} ${y - 26}v-50M${x - 200} ${y - 56}Q${x} ${y - 140} ${x + 200} ${y - 56}`,
      '#8a5a3c',
      7,
    )
  )
}

/** Stops along the way; a lamp hangs between them as in a hall. */
const stop = (x: number, y: number) =>
  crayon(`M${x} ${y}V${y - 96}`, '#5a6a8a', 7) +
  filled(circle(x, y - 118, 21), '#5fae5a', [x - 22, y - 140, x + 22, y - 96])

/** The whole flat: eleven stops from Mama, left, to Papa, right. */
export const page1 = () => {
  clips = 0
  const scene = new Scene({ palette: 'midnight', hour: 'day' })
  const { left, right } = scene
  scene.flat(`M${left} 0H${right}V1200H${left}Z`, paper)
  scene.add(
    scribble('M318 376H1286V566H318Z', '#f6dfa0', [318, 376, 1286, 566], 30),
    scribble('M0 940H480V1200H0ZM900 940H1600V1200H900Z', '#d9b98a', [0, 940, 1600, 1200], 40),
    scribble('M318 572H1286V900H318Z', '#dbeaf4', [318, 572, 1286, 900], 34),
    crayon('M300 372H1300', '#7a5a9a', 10),
    home(36, 280, '#f6d0d8'),
    home(1286, 280, '#cfe3c4'),
    crayon('M30 932Q300 924 480 932M900 932Q1300 940 1572 930', '#b5814f', 12),
    bed(60, 926, '#e0708a', 1),
    person(232, 926, '#e0708a', '#b5502f', true),
    bed(1546, 926, '#5f8fc0', -1),
    person(1374, 926, '#4f9f8a', '#4a3026', false),
    bakery(412, 926),
    river(690, 932),
    tramDrawing(740, 850),
    person(1170, 926, '#8a6ab0', '#9a9aa8', false),
    dog(1010, 930, '#c98a4a'),
    dog(1060, 1010, '#6a5a5a'),
    crayon('M1084 772Q1090 850 1066 852M1084 772Q1120 900 1112 934', '#c8434a', 5),
  )
  scene.mark('light', 740, 700, 60).mark('water', 690, 1020, 80)
  for (let i = 0; i < 11; i++) {
    const x = 330 + i * 94
    scene.add(stop(x, 560 + (i % 2) * 8))
  }
  scene.add(
    crayon('M316 566Q800 556 1290 568', '#9aa4b8', 7),
    [377, 565, 753, 941, 1129, 1223]
      .map(
        (x) =>
          crayon(`M${x} 376v30M${x - 26} 434Q${x} 386 ${x + 26} 434Z`, '#e8a13c', 7) +
          crayon(`M${x - 34} 456l-16 18M${x} 462v24M${x + 34} 456l16 18`, '#f2c94e', 6),
      )
      .join(''),
    crayon('M120 96q60 -60 120 0M1340 110q60 -60 120 0', '#8fb8d8', 8),
    filled(circle(800, 130, 70), '#f2c94e', [728, 58, 872, 202], '#e8b23c'),
    crayon(
      'M800 30v-16M800 232v22M694 130h-24M906 130h24M724 58l-18 -18M876 58l18 -18M724 206l-18 18M876 206l18 18',
      '#f2c94e',
      8,
    ),
  )
  hand(scene)
  return scene
}

/** Liv is not yet done: her hand with the green pencil comes in below. */
const hand = (scene: Scene) => {
  const tip: Point = [1278, 1010]
  scene.begin('cast')
  const pencil = `${line('M0 0L96 92', '#3fae5c', 26)}${line('M-22 -21L0 0', '#f3dcb4', 18)}${line('M-26 -25L-20 -19', '#2f8f4c', 9)}`
  scene.place(pencil, tip[0] + 26, tip[1] + 25, 1)
  scene.add(
    armFromAbove([1640, 1330], [1400, 1130], {
      sleeve: '#f6c14e',
      skin: livLook.skin,
      width: 84,
      grip: 'grip',
      angle: 215,
    }),
  )
}
