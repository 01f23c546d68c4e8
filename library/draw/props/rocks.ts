import { bush, fir } from '../landscape/land.ts'
import { darker, lighter, mix } from '../paper/color.ts'
import { ellipse, num, smooth } from '../paper/geometry.ts'
import type { Scene } from '../paper/scene.ts'

/**
 * A cliff with a little waterfall at a side of the picture, about 650 page pixels times `breadth` wide;
 * `shore` is the y of the water line in pixels.
 */
export const cliff = (scene: Scene, isLeft: boolean, shore: number, breadth: number) => {
  const { width, height, unit, mood } = scene
  const x = (px: number) => (isLeft ? px * unit * breadth : width - px * unit * breadth)
  const edge = -80 + scene.left / breadth
  const foot = shore + 40 * unit
  const top = shore - height * 0.3
  const rock = mix(mood.land(0.5), mix(mood.tone(0.5), '#9d9890', 0.6), 0.72)
  const wall = smooth(
    [
      [x(edge), top - 60 * unit],
      [x(120), top - 30 * unit],
      [x(330), top],
      [x(520), top + 24 * unit],
      [x(560), top + 120 * unit],
      [x(600), foot - 110 * unit],
      [x(650), foot],
      [x(300), foot + 30 * unit],
      [x(edge), foot + 30 * unit],
    ],
    true,
  )
  const wood = [fir(x(60), top - 20, 250 * unit, 3), fir(x(190), top - 10, 190 * unit, 8)]
  wood.push(
    bush(x(250), top + 34 * unit, 170 * unit, 4),
    bush(x(505), top + 70 * unit, 190 * unit, 6),
  )
  scene.piece(wood, mood.land(0.5))
  scene.piece(
    wall,
    scene.linear(lighter(rock, 0.2), darker(rock, mood.isDark ? 0.3 : 0.12), top, foot),
    3,
  )
  const fall = (dx: number, w: number) =>
    `M${num(x(330 + dx))} ${num(top - 8)}C${num(x(340 + dx))} ${num(top + 90 * unit)} ${num(x(330 + dx))} ${num(foot - 90 * unit)} ${num(x(316 + dx))} ${num(foot + 22 * unit)}H${num(x(316 + dx + w * 1.3))}C${num(x(330 + dx + w))} ${num(foot - 90 * unit)} ${num(x(330 + dx + w))} ${num(top + 70 * unit)} ${num(x(330 + dx + w))} ${num(top - 8)}Z`
  const water = mix(lighter(mood.sky[1], 0.55), '#bfe9ee', 0.4)
  scene.piece(fall(0, 120), water)
  for (const [dx, w] of [
    [14, 9],
    [44, 16],
    [88, 10],
  ] as const) {
    scene.flat(fall(dx, w), '#ffffff', 0.6)
  }
  const [middle, reach] = [x(392), 130 * unit * breadth]
  for (const [k, lift] of [26, 40].entries()) {
    const rx = reach * (1.05 - k * 0.3)
    scene.flat(ellipse(middle, foot + lift * unit, rx, 15 * unit), '#ffffff', 0.5 + k * 0.3)
  }
  const foam = [-0.72, -0.34, 0, 0.36, 0.74].map((dx, k) =>
    ellipse(
      middle + dx * reach,
      foot + 22 * unit,
      (30 + (k % 2) * 8) * unit,
      (17 + (k % 2) * 7) * unit,
    ),
  )
  scene.piece(foam, '#f4fdff', 1)
  const ledges = [
    [40, 0.34, 150],
    [150, 0.62, 120],
    [500, 0.44, 70],
    [30, 0.8, 170],
  ] as const
  for (const [dx, down, w] of ledges) {
    const [lx, ly] = [x(dx), top + (foot - top) * down]
    const end = x(dx + w)
    scene.flat(
      `M${num(lx)} ${num(ly)}Q${num((lx + end) / 2)} ${num(ly - 16)} ${num(end)} ${num(ly + 4)}Q${num((lx + end) / 2)} ${num(ly + 8)} ${num(lx)} ${num(ly)}Z`,
      darker(rock, 0.4),
      0.3,
    )
  }
}

/** A tall stone with a mossy flat top, `w` wide, standing in water; all lengths in pixels, `top` and `foot` are y. */
export const greatStone = (scene: Scene, x: number, top: number, w: number, foot: number) => {
  const { mood, unit } = scene
  const rock = mix(mood.tone(0.5), '#a8a098', mood.isDark ? 0.4 : 0.66)
  const h = foot - top
  scene.flat(ellipse(x, foot + 6, w * 0.74, 26 * unit), mood.shadow, 0.3)
  const body = `M${num(x - w * 0.5)} ${num(top + h * 0.06)}C${num(x - w * 0.36)} ${num(top - h * 0.03)} ${num(x + w * 0.36)} ${num(top - h * 0.03)} ${num(x + w * 0.52)} ${num(top + h * 0.05)}C${num(x + w * 0.6)} ${num(top + h * 0.34)} ${num(x + w * 0.5)} ${num(top + h * 0.7)} ${num(x + w * 0.62)} ${num(foot)}Q${num(x)} ${num(foot + 34 * unit)} ${num(x - w * 0.64)} ${num(foot)}C${num(x - w * 0.58)} ${num(top + h * 0.6)} ${num(x - w * 0.6)} ${num(top + h * 0.3)} ${num(x - w * 0.5)} ${num(top + h * 0.06)}Z`
  scene.piece(body, scene.linear(lighter(rock, 0.22), darker(rock, 0.28), top, foot), 3)
  const moss = `M${num(x - w * 0.49)} ${num(top + h * 0.05)}C${num(x - w * 0.34)} ${num(top - h * 0.04)} ${num(x + w * 0.36)} ${num(top - h * 0.04)} ${num(x + w * 0.51)} ${num(top + h * 0.045)}q${num(-w * 0.06)} ${num(h * 0.16)} ${num(-w * 0.16)} ${num(h * 0.03)}q${num(-w * 0.1)} ${num(h * 0.1)} ${num(-w * 0.22)} ${num(h * 0.01)}q${num(-w * 0.1)} ${num(h * 0.15)} ${num(-w * 0.24)} ${num(h * 0.01)}q${num(-w * 0.18)} ${num(h * 0.16)} ${num(-w * 0.38)} ${num(-h * 0.05)}Z`
  scene.piece(moss, lighter(mood.land(0.72), 0.08), 1)
  const cracks = `M${num(x - w * 0.2)} ${num(top + h * 0.4)}l${num(w * 0.1)} ${num(h * 0.12)}l${num(-w * 0.05)} ${num(h * 0.1)}M${num(x + w * 0.24)} ${num(top + h * 0.58)}l${num(-w * 0.08)} ${num(h * 0.12)}`
  scene.add(
    `<path d="${cracks}" fill="none" stroke="${darker(rock, 0.4)}" stroke-opacity=".45" stroke-width="${num(5 * unit)}" stroke-linecap="round" stroke-linejoin="round"/>`,
  )
  const ripple = [1, 1.22].map(
    (s) =>
      `M${num(x - w * 0.66 * s)} ${num(foot - 2)}Q${num(x)} ${num(foot + 54 * unit * s)} ${num(x + w * 0.66 * s)} ${num(foot - 2)}`,
  )
  scene.add(
    `<path d="${ripple.join('')}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="${num(4 * unit)}" stroke-linecap="round"/>`,
  )
}
