import { type RavenOptions, raven } from '../../draw/cast/raven.ts'
import { type TortoiseOptions, tortoise } from '../../draw/cast/tortoise.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, leaf } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed, strip } from '../../draw/paper/pieces.ts'
import { seeded } from '../../draw/paper/random.ts'

export const ottilie = (options: TortoiseOptions = {}) =>
  tortoise({ color: '#93b562', shell: '#b9773f', ...options })

export const rufus = (options: RavenOptions = {}) => raven({ color: '#3d4166', ...options })

export const rabea = (options: RavenOptions = {}) => raven({ color: '#6a4a72', ...options })

/** A huge round leaf with its veins, 300 long, growing to the right from its stalk at (0, 0). */
export const greatLeaf = (color = '#7fae4f') =>
  piece(
    'M20 0C-6 -60 40 -150 140 -146C240 -142 300 -70 304 0C300 70 240 142 140 146C40 150 -6 60 20 0Z',
    color,
  ) +
  `<g opacity=".55">${line('M-24 0H280M60 0Q110 -40 130 -110M60 0Q110 40 130 110M130 0Q180 -30 206 -92M130 0Q180 30 206 92M200 0Q232 -18 254 -54M200 0Q232 18 254 54', lighter(color, 0.45), 7)}</g>` +
  line('M-60 0H14', darker(color, 0.2), 13)

/** A heap of fresh earth with a hole on top, 300 wide and 130 tall. */
export const molehill = () => {
  const crumbs = [
    [-150, -8, 14],
    [-120, -22, 18],
    [128, -14, 18],
    [164, -6, 12],
    [60, -120, 15],
    [-50, -118, 13],
  ] as const
  return (
    piece(
      [
        'M-150 0C-142 -54 -86 -126 0 -128C86 -126 142 -54 150 0Q0 28 -150 0Z',
        ...crumbs.map(([x, y, r]) => circle(x, y, r)),
      ],
      '#8a5e42',
    ) + flat('M-60 -30Q-30 -70 10 -66M20 -40Q60 -50 84 -20', '#6f4833', 0.5)
  )
}

const straw = '#e8bd58'

/** A haystack, 640 wide and 330 tall; (0, 0) is the middle of its foot. */
export const haystack = () => {
  const random = seeded(4)
  const stalks = Array.from({ length: 46 }, () => {
    const [x, up] = [(random() - 0.5) * 560, random()]
    const y = -up * 300 * (1 - (x / 330) ** 2)
    return `M${Math.round(x)} ${Math.round(y)}q${Math.round(20 + random() * 20)} -14 ${Math.round(50 + random() * 40)} ${Math.round(random() * 24)}`
  })
  const ends = Array.from({ length: 18 }, (_, i) => {
    const angle = Math.PI * (1.04 + (i / 17) * 0.92)
    return leaf(Math.cos(angle) * 290, Math.sin(angle) * 296, angle + (random() - 0.5), 60, 0.07)
  })
  return (
    piece(
      ['M-320 0C-330 -150 -190 -330 0 -330C190 -330 330 -150 320 0Q0 36 -320 0Z', ...ends],
      straw,
    ) +
    `<g opacity=".6">${line(stalks.join(''), darker(straw, 0.2), 5)}</g>` +
    `<g opacity=".5">${line('M-230 -120q60 -110 170 -140', '#fff3cf', 8)}</g>`
  )
}

/** A single straw, 90 long; (0, 0) is its middle. */
export const oneStraw = () => line('M-45 6Q0 -10 45 2', straw, 6)

/** A plant of wild strawberries, 200 wide and 150 tall. */
export const strawberries = () => {
  const leaves = [-1.05, -0.5, 0, 0.5, 1.05].flatMap((lean, i) => {
    const [x, y] = [Math.sin(lean) * 96, -70 - Math.cos(lean) * 40 + (i % 2) * 18]
    return [-0.9, 0, 0.9].map((turn) => leaf(x, y, -1.57 + lean * 0.7 + turn, 50, 0.42))
  })
  const stalks = [-1.05, -0.5, 0, 0.5, 1.05].map((lean) =>
    strip(
      [
        [0, 0],
        [Math.sin(lean) * 40, -50],
        [Math.sin(lean) * 96, -84],
      ],
      [7, 6, 5],
    ),
  )
  const berry = (x: number, y: number) =>
    piece(
      `M${x} ${y - 30}C${x - 30} ${y - 34} ${x - 22} ${y - 4} ${x} ${y + 6}C${x + 22} ${y - 4} ${x + 30} ${y - 34} ${x} ${y - 30}Z`,
      '#dc3b4a',
    ) +
    flat(
      circle(x - 8, y - 18, 2.2) + circle(x + 7, y - 20, 2.2) + circle(x, y - 8, 2.2),
      '#ffe1a0',
    ) +
    piece(
      leaf(x, y - 30, -2.8, 18, 0.3) +
        leaf(x, y - 30, -0.3, 18, 0.3) +
        leaf(x, y - 30, 1.57, 12, 0.3),
      '#5f9a4a',
    )
  return piece([...stalks, ...leaves], '#6aa651') + berry(-62, -14) + berry(-8, -6) + berry(56, -16)
}

/** One umbrella of a dandelion clock, 60 tall; (0, 0) is its seed. */
export const fluff = () =>
  line('M0 0V-34M0 -34L-16 -52M0 -34L-6 -58M0 -34L6 -58M0 -34L16 -52', '#fffaf0', 3) +
  flat(circle(0, 0, 4), '#8a6a4a')

/** A dandelion clock on its stalk, `h` tall; half of it is blown away with `half`. */
export const dandelionClock = (h: number, half = false) => {
  const count = half ? 9 : 18
  const rays = Array.from({ length: count }, (_, i) => {
    const angle = half ? 1.4 + (i / 8) * 3 : (i / count) * 6.283
    return `M0 ${-h}L${Math.round(Math.cos(angle) * 44)} ${Math.round(-h + Math.sin(angle) * 44)}`
  })
  const tips = Array.from({ length: count }, (_, i) => {
    const angle = half ? 1.4 + (i / 8) * 3 : (i / count) * 6.283
    return circle(Math.cos(angle) * 46, -h + Math.sin(angle) * 46, 6)
  })
  return (
    piece(
      strip(
        [
          [0, 0],
          [8, -h / 2],
          [0, -h],
        ],
        [9, 8, 7],
      ),
      '#86ab5a',
    ) +
    `<g opacity=".85">${line(rays.join(''), '#fffaf0', 2.4)}</g>` +
    flat(tips.join(''), '#fffaf0', 0.9) +
    piece(circle(0, -h, 9), '#b98a5a')
  )
}

/** The stick between the ravens, `l` long; (0, 0) is its middle. */
export const stick = (l: number) =>
  piece(
    strip(
      [
        [-l / 2, 6],
        [0, -6],
        [l / 2, 4],
      ],
      [22, 24, 18],
    ),
    '#8a5e42',
  ) + placed(piece(leaf(0, 0, -0.9, 54, 0.36), '#86ab5a'), { x: l / 2 - 60, y: -6 })
