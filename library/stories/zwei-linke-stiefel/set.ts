import { lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, type Point, smooth } from '../../draw/paper/geometry.ts'
import { line, placed } from '../../draw/paper/pieces.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { blue, boot, red } from './figures.ts'

/** A mountain of red and blue boots; (x, y) is the middle of its foot. */
export const bootHeap = (scene: Scene, x: number, y: number, scale: number) => {
  const random = seeded(5)
  scene.contactShadow(x, y, 190 * scale)
  for (const [row, count] of [5, 4, 3, 2].entries())
    for (let i = 0; i < count; i++) {
      const turn = (random() - 0.5) * 150
      scene.add(
        placed(boot((i + row) % 2 ? blue : red), {
          x: x + (i - (count - 1) / 2) * 74 * scale,
          y: y - (24 + row * 40) * scale,
          rotate: turn,
          scale,
          flip: random() < 0.5,
          pivot: [6, -28],
        }),
      )
    }
}

/** A crown of water that splashes up around (x, y), `w` wide. */
export const splash = (scene: Scene, x: number, y: number, w: number) => {
  const random = seeded(x)
  const spikes = 11
  const rim = Array.from({ length: spikes * 2 + 1 }, (_, i): Point => {
    const angle = Math.PI * (1 + i / (spikes * 2))
    const reach = (w / 2) * (i % 2 ? 1.1 + random() * 0.25 : 0.72)
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.8]
  })
  scene.piece(smooth(rim), '#a5dfea', 2)
  const drops = Array.from({ length: 16 }, () => {
    const [angle, reach] = [-0.2 - random() * 2.74, w * (0.64 + random() * 0.2)]
    return circle(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.8, 8 + random() * 12)
  })
  scene.piece(drops, '#c9eef5', 1)
}

/** A puddle as broad as the picture with the sky in it. */
export const seaOfPuddle = (scene: Scene, x: number, y: number, rx: number) => {
  const water = '#58aec4'
  scene.piece(ellipse(x, y, rx, rx * 0.17), water, 1)
  scene.flat(ellipse(x, y - rx * 0.012, rx * 0.93, rx * 0.135), lighter(water, 0.28), 0.85)
}

/** A rainbow from left to right around (x, y). */
export const rainbow = (scene: Scene, x: number, y: number, r: number) => {
  const colors = ['#ec6a5e', '#f4a53f', '#f6dd6a', '#7cc27a', '#5aa7d8', '#8f78c4']
  const arcs = colors.map((color, i) => {
    const reach = r - i * 26
    return line(`M${x - reach} ${y}A${reach} ${reach} 0 0 1 ${x + reach} ${y}`, color, 27)
  })
  scene.add(`<g opacity=".5">${arcs.join('')}</g>`)
}
