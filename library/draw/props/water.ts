// On and in water: swimmers, rings, drops, rain, the mirrored moon, a boat.

import { mix } from '../paper/color.ts'
import { ellipse, num, star4 } from '../paper/geometry.ts'
import { flat, line, piece } from '../paper/pieces.ts'
import { seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'

/** Rings that spread on water around (x, y), in pixels; `r` is half the width of the innermost. */
export const rings = (scene: Scene, x: number, y: number, r: number, count = 3) => {
  for (let i = 0; i < count; i++) {
    const rx = r * (1 + i * 0.42)
    scene.add(
      `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(rx * 0.2)}" fill="none" stroke="#fff" stroke-opacity="${num(0.7 - i * 0.2)}" stroke-width="${num(5 - i)}"/>`,
    )
  }
}

/**
 * A figure in the water: only what is more than `sink` of its own units above its feet shows above the water
 * line at `y`, with rings around it. `x` and `y` are in pixels, `r` is half its width at the water line, in units.
 */
export const swim = (
  scene: Scene,
  svg: string,
  x: number,
  y: number,
  scale: number,
  { sink = 44, flip = false, r = 60 } = {},
) => {
  const id = `swim-${Math.round(x)}-${Math.round(y)}`
  const brim = `M${num(x - 500)} ${num(y - 900)}H${num(x + 500)}V${num(y)}H${num(x + r * scale)}Q${num(x)} ${num(y + r * scale * 0.26)} ${num(x - r * scale)} ${num(y)}H${num(x - 500)}Z`
  scene.flat(ellipse(x, y + 4, r * scale * 1.04, r * scale * 0.2), scene.mood.shadow, 0.28)
  scene.add(`<clipPath id="${id}"><path d="${brim}"/></clipPath><g clip-path="url(#${id})">`)
  scene.place(svg, x, y + sink * scale, scale, { flip })
  scene.add('</g>')
  const rim = `M${num(x - r * scale)} ${num(y)}Q${num(x)} ${num(y + r * scale * 0.26)} ${num(x + r * scale)} ${num(y)}`
  scene.add(
    `<path d="${rim}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="5" stroke-linecap="round"/>`,
  )
  rings(scene, x, y + 6, r * scale * 1.3, 2)
}

/** One falling drop; (0, 0) is its upper tip, `h` its height. */
export const waterDrop = (h: number, color = '#c9eef5') => {
  const r = h * 0.34
  return `${piece(`M0 0C${num(r * 0.3)} ${num(h * 0.3)} ${num(r)} ${num(h * 0.45)} ${num(r)} ${num(h - r)}A${num(r)} ${num(r)} 0 0 1 ${num(-r)} ${num(h - r)}C${num(-r)} ${num(h * 0.45)} ${num(-r * 0.3)} ${num(h * 0.3)} 0 0Z`, color)}${flat(ellipse(-r * 0.35, h - r * 1.1, r * 0.2, r * 0.36), '#ffffff', 0.9)}`
}

/** Rain over the whole picture, steeper than `slantingRain`. */
export const steepRain = (scene: Scene, seed: number, count = 120, opacity = 0.5) => {
  const random = seeded(seed)
  const lines = Array.from({ length: count }, () => {
    const length = (24 + random() * 34) * scene.unit
    return `M${num(scene.across(random()))} ${num(random() * scene.height)}l${num(-length * 0.16)} ${num(length)}`
  })
  scene.add(`<g opacity="${opacity}">${line(lines.join(''), '#f2fcff', 4 * scene.unit)}</g>`)
}

/** The moon mirrored in water around (x, y), in pixels; `broken` scatters it into shards. */
export const mirroredMoon = (scene: Scene, x: number, y: number, r: number, broken = false) => {
  const { light } = scene.mood
  const flatten = 0.42
  scene.glow(x, y, r * 2.2, light, 0.55, flatten)
  if (!broken) {
    scene.flat(ellipse(x, y, r * 1.28, r * 1.28 * flatten), light, 0.16)
    scene.piece(ellipse(x, y, r, r * flatten), mix(light, '#ffffff', 0.5), 1)
    const spots = ellipse(x - r * 0.4, y - r * 0.1, r * 0.16, r * 0.06)
    scene.flat([spots, ellipse(x + r * 0.36, y + r * 0.16, r * 0.2, r * 0.07)], '#d9c48e', 0.35)
    return
  }
  const random = seeded(r)
  const shards = Array.from({ length: 46 }, (_, i) => {
    const angle = (i / 46) * 6.283 * 5
    const reach = r * (0.4 + (i / 46) * 0.95 + random() * 0.12)
    const w = (20 + random() * 38) * (1.2 - i / 80)
    return ellipse(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * flatten, w, w * 0.2)
  })
  scene.flat(shards, mix(light, '#ffffff', 0.5), 0.95)
  const glints = [-1.3, -0.8, 0.9, 1.25].map((dx, i) =>
    star4(x + dx * r, y + ((i % 2) * 0.5 - 0.3) * r, 24 + (i % 2) * 10),
  )
  scene.flat(glints, '#fffdf0')
}

/** A blade of grass to measure with, `h` units tall; (0, 0) is its foot. */
export const grassBlade = (h: number, color = '#6fae4a') =>
  `${piece(`M-8 0Q-13 ${num(-h * 0.5)} 5 ${num(-h)}Q13 ${num(-h * 0.4)} 8 0Z`, color)}${line(`M0 -4Q-1 ${num(-h * 0.5)} 4 ${num(-h * 0.86)}`, mix(color, '#ffffff', 0.4), 2)}`

/** A boat folded from a leaf with a hole and a stitched patch; (0, 0) is under its middle. */
export const leafBoat = (color = '#8fbf52') => {
  const dark = mix(color, '#1d4a2c', 0.3)
  return `${piece('M-130 -66C-110 -8 -60 0 0 0C66 0 118 -14 150 -92C96 -62 -60 -54 -130 -66Z', color)}${line('M-112 -56C-40 -34 70 -34 138 -82M-60 -44L-44 -14M0 -40L10 -8M60 -46L76 -14', dark, 4)}${piece('M22 -38L74 -42L66 -10L28 -8Z', mix('#f6c65b', color, 0.2))}${line('M18 -30l10 -3M22 -16l10 0M72 -32l8 -4M66 -20l8 0M40 -44l0 9M56 -45l0 9', '#fff6e0', 4)}`
}
