// Things of the sea and its shore; feet at (0, 0) unless stated otherwise.

import { darker, lighter } from '../paper/color.ts'
import { circle, ellipse, num, star5 } from '../paper/geometry.ts'
import { mark } from '../paper/marks.ts'
import { flat, line, piece } from '../paper/pieces.ts'
import { seeded } from '../paper/random.ts'

/** A ribbon of seaweed, `h` units tall, with leaves to both sides. */
export const seaweed = (h: number, seed = 1, color = '#3f8f6a') => {
  const random = seeded(seed)
  const steps = 6
  const sway = (i: number) => Math.sin(i * 1.25 + seed) * h * 0.05
  const blades = Array.from({ length: steps }, (_, i) => {
    const [x, y] = [sway(i), -(h * (i + 0.6)) / (steps + 0.6)]
    const side = i % 2 === 0 ? 1 : -1
    const l = h * (0.24 - i * 0.018) * (0.85 + random() * 0.3)
    return `M${num(x)} ${num(y)}C${num(x + side * l * 0.4)} ${num(y - l * 0.1)} ${num(x + side * l)} ${num(y - l * 0.4)} ${num(x + side * l * 0.9)} ${num(y - l)}C${num(x + side * l * 0.4)} ${num(y - l * 0.8)} ${num(x + side * l * 0.1)} ${num(y - l * 0.4)} ${num(x)} ${num(y - h * 0.06)}Z`
  })
  const points = Array.from(
    { length: steps + 1 },
    (_, i) => `${num(sway(i))} ${num((-h * i) / steps)}`,
  )
  return piece(blades, color) + line(`M0 6L${points.join('L')}`, darker(color, 0.16), h * 0.022 + 3)
}

/** A broad kelp leaf with a wavy edge, `h` units tall. */
export const kelp = (h: number, color = '#5f9a4f', lean = 1) => {
  const w = h * 0.07
  const edge = (side: number) =>
    `C${num(side * w * 2.2)} ${num(-h * 0.2)} ${num(-side * w * 0.4 + lean * w)} ${num(-h * 0.3)} ${num(side * w + lean * w)} ${num(-h * 0.46)}C${num(side * w * 2 + lean * w)} ${num(-h * 0.62)} ${num(lean * w * 1.4)} ${num(-h * 0.74)} ${num(lean * w * 3)} ${num(-h)}`
  return `${piece(`M-6 6${edge(-1)}L${num(lean * w * 3)} ${num(-h)}C${num(lean * w * 2.6)} ${num(-h * 0.74)} ${num(w * 2 + lean * w)} ${num(-h * 0.62)} ${num(w + lean * w)} ${num(-h * 0.46)}C${num(w * 0.4 + lean * w)} ${num(-h * 0.3)} ${num(w * 2.2)} ${num(-h * 0.2)} 6 6Z`, color)}${line(`M0 0Q${num(lean * w * 0.2)} ${num(-h * 0.4)} ${num(lean * w * 2.6)} ${num(-h * 0.9)}`, darker(color, 0.2), 4)}`
}

/** A coral, 160 units tall. */
export const coral = (color = '#ff8f70') =>
  `${line('M0 0V-70M0 -40Q-50 -56 -52 -112M0 -58Q46 -70 50 -132M-36 -78Q-78 -84 -80 -118M30 -84Q12 -108 18 -152M0 -70Q-16 -96 -14 -140', color, 17)}${line('M-48 -100V-108M48 -118V-128M18 -138V-150', lighter(color, 0.5), 7)}`

/** A starfish lying on the ground; (0, 0) is its middle. */
export const starfish = (color = '#f0874f') =>
  `<g transform="scale(1 .5)"><g stroke="${color}" stroke-width="12" stroke-linejoin="round">${flat(star5(0, 0, 30, 0.3, 0.44), color)}</g>${flat([0, 1, 2, 3, 4].map((i) => circle(Math.sin(0.3 + i * 1.257) * 17, -Math.cos(0.3 + i * 1.257) * 17, 4)).join(''), lighter(color, 0.5))}</g>`

/** A scallop shell, 46 units tall. */
export const shell = (color = '#f6d3c0') =>
  `${piece('M-10 0C-40 -12 -44 -44 0 -46C44 -44 40 -12 10 0Z', color)}${line('M0 -4V-42M-6 -4Q-20 -24 -22 -38M6 -4Q20 -24 22 -38', darker(color, 0.24), 3)}`

/** A lighthouse on its rock, 640 units tall; its lamp is at (0, -520). */
export const lighthouse = (isLit = true, red = '#d8584f', rock = '#7d7a8c') => {
  const half = (y: number) => 66 + ((y + 470) / 470) * 32
  const band = (from: number, to: number) =>
    `M${num(-half(from))} ${from}H${num(half(from))}L${num(half(to))} ${to}H${num(-half(to))}Z`
  const windows = [-380, -210].map((y) => `M-15 ${y + 26}V${y}Q0 ${y - 26} 15 ${y}V${y + 26}Z`)
  return `${piece('M-230 20C-220 -40 -160 -36 -130 -70H130C160 -40 220 -44 240 20Z', rock)}${piece(band(-470, -40), '#fff4e2')}${piece([band(-400, -310), band(-220, -130)], red)}${flat(windows.join(''), isLit ? '#ffd680' : '#7f93b0')}${piece('M-32 -40V-96Q0 -132 32 -96V-40Z', '#7a4a3a')}${piece('M-92 -486H92L80 -462H-80Z', '#4a4f66')}${line('M-88 -486V-512M88 -486V-512M-88 -512H-60M60 -512H88', '#4a4f66', 6)}${piece('M-52 -486V-562H52V-486Z', isLit ? '#fff3c4' : '#d3e4ea')}${line('M-52 -562V-486M-18 -562V-486M18 -562V-486M52 -562V-486', '#4a4f66', 6)}${piece('M-68 -558Q-52 -622 0 -628Q52 -622 68 -558Z', red)}${piece(circle(0, -632, 11), '#4a4f66')}${flat(ellipse(0, 18, 236, 10), darker(rock, 0.3), 0.5)}${mark('light', 0, -524, 44)}`
}

/** Bubbles that rise from (0, 0) over `h` units. */
export const bubbles = (h: number, count = 7, seed = 1) => {
  const random = seeded(seed)
  return Array.from({ length: count }, (_, i) => {
    const [x, y, r] = [Math.sin(i * 1.7 + seed) * 26, (-h * i) / count, 6 + random() * 13]
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="#ffffff" fill-opacity=".16" stroke="#ffffff" stroke-opacity=".7" stroke-width="3"/><circle cx="${num(x - r * 0.35)}" cy="${num(y - r * 0.35)}" r="${num(r * 0.22)}" fill="#ffffff" fill-opacity=".9"/>`
  }).join('')
}
