import { trunk } from '../../draw/landscape/land.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, num, points, polygon, roundRect } from '../../draw/paper/geometry.ts'
import { line, mirrored, piece, placed, strip } from '../../draw/paper/pieces.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'

/** Colour of all ropes. */
export const rope = '#b88f58'

interface HutColors {
  wood?: string
  /** colour behind the window and the door */
  inside?: string
}

/** Boards lying one over the other from `top` down to `foot`, their lower edges drawn. */
const boards = (x: number, w: number, top: number, foot: number, wood: string) =>
  piece(roundRect(x, top, w, foot - top, 4), wood) +
  line(
    Array.from(
      { length: Math.floor((foot - top) / 44) },
      (_, i) => `M${x + 6} ${top + 44 * (i + 1)}H${x + w - 6}`,
    ).join(''),
    darker(wood, 0.22),
    3,
  )

/** A hut on a platform 700 units wide; (0, 0) is the middle of the platform's upper edge. */
export const treeHouse = ({ wood = '#b9824e', inside = '#5a3a34' }: HutColors = {}) => {
  const dark = darker(wood, 0.24)
  const braces = mirrored(piece(polygon(points('250,26 290,26 70,210 40,190')), dark))
  const door = piece('M60 0V-170Q60 -214 108 -214Q156 -214 156 -170V0Z', inside)
  const pane = piece(roundRect(-132, -210, 124, 110, 8), inside)
  const frame = line('M-132 -155H-8M-70 -210V-100', lighter(wood, 0.3), 8)
  return (
    braces +
    boards(-180, 370, -280, 4, wood) +
    door +
    pane +
    frame +
    piece('M-240 -262L5 -420L250 -262L232 -240L5 -382L-222 -240Z', dark) +
    piece('M-206 -268L5 -404L216 -268Z', lighter(dark, 0.1)) +
    piece(roundRect(-350, -4, 700, 32, 6), lighter(wood, 0.12)) +
    piece(roundRect(-350, 26, 700, 14, 4), dark)
  )
}

interface TreeSpot {
  x: number
  /** Where the trunk meets the ground and where the platform is, in pixels. */
  foot: number
  platform: number
  scale: number
  bark?: string
  leaves?: string
  hut?: HutColors
}

/** The great tree with its crown behind the tree house. */
export const houseTree = (scene: Scene, spot: TreeSpot) => {
  const { x, foot, platform, scale, bark = '#8a5a40', leaves = '#d98b3a', hut } = spot
  const random = seeded(9)
  const balls = (reach: number, y: number, r: number, count: number) =>
    Array.from({ length: count }, (_, i) => {
      const away = (i / (count - 1) - 0.5) * 2
      return circle(x + away * reach, y + away ** 2 * r * 0.8, r * (0.8 + random() * 0.4))
    })
  const up = platform - 330 * scale
  scene.sheet(
    [
      ...balls(620 * scale, up - 60, 170 * scale, 9),
      ...balls(480 * scale, up - 230 * scale, 220 * scale, 7),
      ellipse(x, up - 260, 620 * scale, 330 * scale),
    ],
    scene.linear(lighter(leaves, 0.08), darker(leaves, 0.2), up - 320, platform),
    3,
  )
  scene.sheet(
    [...balls(560 * scale, up - 190 * scale, 130 * scale, 8), ...balls(300, up - 360, 170, 5)],
    scene.linear(lighter(leaves, 0.2), lighter(leaves, 0.02), up - 420, up),
    3,
  )
  scene.sheet(
    trunk(x, up - 60, foot, 170 * scale, 3),
    scene.linear(lighter(bark, 0.06), darker(bark, 0.25), up, foot),
    3,
    up - 80,
  )
  scene.place(treeHouse(hut), x, platform, scale)
}

/** A platform of boards between two places whose upper edge is at `y`, braced against the trunk `beside` it. */
export const platform = (
  scene: Scene,
  from: number,
  to: number,
  y: number,
  beside: 'left' | 'right' = 'right',
) => {
  const wood = '#b9824e'
  const dark = darker(wood, 0.24)
  const [at, way] = beside === 'right' ? [to, 1] : [from + 190, -1]
  const brace = polygon([
    [at - way * 330, y + 40],
    [at - way * 270, y + 40],
    [at + way * 40, y + 260],
    [at + way * 10, y + 290],
  ])
  scene.piece(brace, darker(wood, 0.34), 2)
  scene.piece(roundRect(from, y, to - from, 40, 8), lighter(wood, 0.1), 3)
  scene.piece(roundRect(from, y + 38, to - from, 20, 6), dark, 1)
  const joints = Array.from({ length: 5 }, (_, i) => from + ((to - from) * (i + 1)) / 6)
  scene.add(line(joints.map((x) => `M${num(x)} ${y + 6}v26`).join(''), dark, 4))
}

/** The tree from near by: its trunk at `x` parts the picture, a bough reaches to either side. */
export const oldTree = (scene: Scene, x: number, foot: number) => {
  const { left, right } = scene
  const [bark, leaves] = ['#7a4c3a', '#a8543a']
  const random = seeded(4)
  const crown = (y: number, r: number, count: number) =>
    Array.from({ length: count }, (_, i) =>
      circle(left + ((i + 0.5) / count) * (right - left), y, r * (0.8 + random() * 0.45)),
    )
  scene.sheet(crown(40, 190, 9), darker(leaves, 0.12), 3)
  const bough = strip(
    [
      [x, 300],
      [x + 200, 110],
      [right + 80, 150],
    ],
    [120, 70, 44],
  )
  const other = strip(
    [
      [x, 330],
      [x - 200, 130],
      [left - 80, 110],
    ],
    [120, 70, 44],
  )
  scene.sheet(
    [trunk(x, -80, foot, 210, 3), bough, other],
    scene.linear(darker(bark, 0.14), darker(bark, 0.36), 0, foot),
    3,
  )
  const grain = Array.from({ length: 9 }, (_, i) => {
    const at = x - 50 + (i % 3) * 46 + random() * 18
    return `M${num(at)} ${num(380 + i * 66)}q${i % 2 === 0 ? 10 : -10} 34 0 ${num(60 + random() * 30)}`
  })
  scene.add(`<g opacity=".5">${line(grain.join(''), darker(bark, 0.5), 7)}</g>`)
  scene.sheet(crown(-20, 150, 11), lighter(leaves, 0.1), 3)
}

/** Short rays on both sides of (x, y): somebody bites with a crack. */
export const crunch = (scene: Scene, x: number, y: number) => {
  const rays = [-150, -180, -210].map((turn) => {
    const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
    return `M${num(c * 176)} ${num(s * 120)}L${num(c * 222)} ${num(s * 158)}`
  })
  scene.add(placed(mirrored(line(rays.join(''), '#fff3c8', 9)), { x, y }))
}

/** The pulley at (x, y) on its beam, and the rope down to the bucket's handle at `end` (a height). */
export const pulley = (scene: Scene, x: number, y: number, end: number, size = 1) => {
  scene.add(line(`M${x} ${y}V${end}`, rope, 8 * size))
  scene.add(
    placed(
      piece(roundRect(-150, -46, 172, 20, 6), '#7a4f38') +
        line('M0 -30V-8', '#5a5a66', 8) +
        piece(circle(0, 0, 22), '#8a8f9c') +
        piece(circle(0, 0, 9), '#5a5a66'),
      { x, y, scale: size },
    ),
  )
}

/** A rope ladder from (x, y) down over `h` pixels. */
export const ropeLadder = (scene: Scene, x: number, y: number, h: number) => {
  const rungs = Array.from({ length: Math.floor(h / 62) }, (_, i) =>
    roundRect(x - 44, y + 40 + i * 62, 88, 13, 5),
  )
  scene.add(line(`M${x - 36} ${y}V${num(y + h)}M${x + 36} ${y}V${num(y + h)}`, rope, 7))
  scene.piece(rungs, '#a9704a', 1)
}

/** The tree's crown hangs into the picture from above, between two places; `low` is how far down. */
export const crownAbove = (
  scene: Scene,
  from: number,
  to: number,
  low: number,
  leaves = '#d98b3a',
) => {
  const random = seeded(5)
  const balls = (y: number, r: number) =>
    Array.from({ length: Math.ceil((to - from) / 130) + 1 }, (_, i) =>
      circle(from + i * 130, y - (i % 3) * 24, r * (0.8 + random() * 0.4)),
    )
  scene.sheet(balls(low - 120, 130), darker(leaves, 0.16), 3)
  scene.sheet(balls(low - 190, 140), lighter(leaves, 0.06), 3)
}
