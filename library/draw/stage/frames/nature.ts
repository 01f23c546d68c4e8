// Frames of water, snow, rock and clouds.

import { roundCloud } from '../../landscape/clouds.ts'
import { lighter, mix } from '../../paper/color.ts'
import { circle, num, type Point, polygon } from '../../paper/geometry.ts'
import { seeded } from '../../paper/random.ts'
import { across, downTo, type Frame, frameTone, lightTitle, upTo, wavy } from './frame.ts'

/** Waves from below, a sheet of sky above. */
export const waves: Frame = (scene, seed) => {
  scene.sheet(downTo(across(wavy(444, 20, 700, seed))), frameTone(scene, 0.3), 3)
  scene.sheet(downTo(across(wavy(398, 14, 560, seed + 4))), frameTone(scene, 0.85), 4)
  const blue = (share: number) => mix(frameTone(scene, share), '#2f87a3', 0.5)
  for (const [i, y] of [1420, 1492, 1568].entries()) {
    const color = lighter(blue(i * 0.4), 0.3 - i * 0.13)
    const size = 176
    const xs = Array.from({ length: 10 }, (_, j) => (j - 0.5 + i * 0.5) * size * 0.84)
    const at = (x: number) => y - ((x - 600) / 600) ** 2 * 110
    scene.sheet(
      [`M-80 ${y + 40}H1300V1700H-80Z`, ...xs.map((x) => circle(x, at(x) + 60, size * 0.5))],
      color,
      i === 2 ? 4 : 3,
      y - 260,
    )
    const arcs = xs.flatMap((x) =>
      [0.36, 0.22].map((r) => {
        const [cy, half] = [at(x) + 60, size * r]
        return `M${num(x - half)} ${num(cy)}A${num(half)} ${num(half)} 0 0 1 ${num(x + half)} ${num(cy)}`
      }),
    )
    scene.add(
      `<path d="${arcs.join('')}" fill="none" stroke="${lighter(color, 0.3)}" stroke-width="9" stroke-linecap="round"/>`,
    )
  }
}

/** Snow with icicles above, drifts below. */
export const icicles: Frame = (scene, seed) => {
  const random = seeded(seed)
  const snow = mix('#f6f9ff', scene.mood.tone(0.12), 0.2)
  const ice: string[] = []
  for (let x = -20; x < 1230; x += 34 + random() * 40) {
    const edge = Math.abs(x - 600) / 600
    const [w, h] = [13 + random() * 12, 46 + random() * 110 + edge ** 2 * 190]
    ice.push(
      `M${num(x - w)} 380L${num(x + w)} 380Q${num(x + w * 0.4)} ${num(400 + h * 0.5)} ${num(x + 1)} ${num(400 + h)}Q${num(x - w * 0.5)} ${num(400 + h * 0.5)} ${num(x - w)} 380Z`,
    )
  }
  scene.add(lightTitle)
  scene.sheet(ice, mix('#b9d3ec', scene.mood.tone(0.42), 0.4), 2, 330)
  scene.sheet(downTo(across(wavy(404, 26, 420, seed))), mix(snow, scene.mood.tone(0.3), 0.24), 3)
  scene.sheet(downTo(across(wavy(372, 20, 520, seed + 2))), snow, 3)
  for (const [i, y] of [1446, 1520].entries()) {
    const drift = across(
      (x) => y - ((x - 600) / 600) ** 2 * (120 - i * 30) + 16 * Math.sin(x / 130 + seed + i * 2),
    )
    scene.sheet(
      upTo(drift),
      mix(snow, scene.mood.tone(0.36), 0.36 - i * 0.3),
      i === 0 ? 3 : 4,
      y - 180,
    )
  }
}

/** A jagged opening in rock. */
export const rock: Frame = (scene, seed) => {
  const opening = (rx: number, ry: number, by: number) => {
    const random = seeded(seed + by)
    const corners = Array.from({ length: 15 }, (_, i): Point => {
      const angle = -(i / 15) * 6.283
      const reach = 0.93 + random() * 0.15
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      return [
        600 + rx * reach * Math.sign(c) * Math.abs(c) ** 0.7,
        980 + ry * reach * Math.sign(s) * Math.abs(s) ** 0.7,
      ]
    })
    return polygon(corners)
  }
  for (const [i, share] of [0.1, 0.5, 0.95].entries())
    scene.sheet(
      `M-80 -80H1280V1680H-80Z${opening(476 + i * 52, 540 + i * 32, i)}`,
      mix(frameTone(scene, share), '#55505e', 0.24),
      i === 2 ? 4 : 3,
    )
}

/** Clouds all around; the title is in a big one. */
export const clouds: Frame = (scene, seed) => {
  const white = mix('#fffaf0', scene.mood.tone(0.08), 0.4)
  const random = seeded(seed)
  scene.add(lightTitle)
  const ring = (grow: number, fill: string, lift: 2 | 3 | 4) => {
    const puffs: string[] = []
    for (let i = 0; i < 13; i++)
      puffs.push(
        circle(
          i * 100,
          356 + grow + (random() - 0.5) * 40 + Math.abs(i - 6) ** 2 * 3,
          66 + random() * 34,
        ),
      )
    for (let i = 0; i < 8; i++)
      for (const x of [-30 + grow * 0.5, 1230 - grow * 0.5])
        puffs.push(circle(x, 500 + i * 150, 70 + random() * 44))
    for (let i = 0; i < 13; i++)
      puffs.push(circle(i * 100, 1610 - grow - Math.abs(i - 6) ** 2 * 4, 72 + random() * 36))
    scene.sheet([`M-80 -80H1280V${356 + grow}H-80Z`, ...puffs], fill, lift)
  }
  ring(70, mix(white, scene.mood.sky[0], 0.4), 3)
  ring(34, mix(white, scene.mood.sky[1], 0.22), 3)
  ring(0, white, 4)
  scene.piece(roundCloud(180, 1510, 230, seed), white, 2)
}
