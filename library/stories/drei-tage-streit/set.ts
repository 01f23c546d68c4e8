import { trunk } from '../../draw/landscape/land.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, num, points, polygon, roundRect } from '../../draw/paper/geometry.ts'
import { line, mirrored, piece, placed, strip } from '../../draw/paper/pieces.ts'
import { seeded } from '../../draw/paper/random.ts'
import type { Scene } from '../../draw/paper/scene.ts'

/** Colour of all ropes. */
export const rope = '#d9b98a'

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

/** A platform of boards between two places whose upper edge is at `y`, braced against the trunk. */
export const platform = (scene: Scene, from: number, to: number, y: number, wood = '#b9824e') => {
  const dark = darker(wood, 0.24)
  const brace = polygon([
    [to - 330, y + 40],
    [to - 270, y + 40],
    [to + 40, y + 260],
    [to + 10, y + 290],
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

/** A hole in the wall of the hut: its middle, its size, and what is seen through it. */
interface Opening {
  x: number
  y: number
  w: number
  h: number
  sky: string
  leaves: string
  /** A window has a cross of wood in it, a door has not. */
  isWindow: boolean
}

const openingIn = (scene: Scene, { x, y, w, h, sky, leaves, isWindow }: Opening) => {
  const hole = roundRect(x - w / 2, y - h / 2, w, h, 6)
  scene.piece(roundRect(x - w / 2 - 24, y - h / 2 - 24, w + 48, h + 48, 10), '#8a5a3c', 3)
  scene.flat(hole, sky)
  scene.add(`<clipPath id="pane"><path d="${hole}"/></clipPath><g clip-path="url(#pane)">`)
  const balls = [
    [-0.4, 0.44, 0.3],
    [-0.06, 0.56, 0.26],
    [0.42, 0.34, 0.33],
    [0.46, -0.5, 0.26],
  ] as const
  scene.piece(
    balls.map(([dx, dy, r]) => circle(x + dx * w, y + dy * h, r * w)),
    leaves,
    1,
  )
  scene.add('</g>')
  const cross = `M${x} ${y - h / 2}V${y + h / 2}M${x - w / 2} ${y}H${x + w / 2}`
  if (isWindow) scene.add(line(cross, '#8a5a3c', 14))
}

/** The inside of the hut: a wall of boards with an opening, and a floor. */
export const insideHut = (scene: Scene, wall: string, opening: Opening) => {
  const { width, height } = scene
  const paint = scene.linear(darker(wall, 0.16), lighter(wall, 0.08), 0, 800)
  scene.add(`<rect width="${width}" height="${height}" fill="${paint}"/>`)
  const rows = Array.from({ length: 9 }, (_, i) => i * 98)
  scene.add(line(rows.map((y) => `M0 ${y}H${width}`).join(''), darker(wall, 0.26), 4))
  const nails = rows.flatMap((y, i) =>
    [90, 820, 1510].map((x) => circle(x + (i % 2) * 26, y + 16, 5)),
  )
  scene.flat(nails, darker(wall, 0.4), 0.7)
  openingIn(scene, opening)
  const floor = '#a9744a'
  scene.sheet(
    `M-60 800H${width + 60}V${height + 60}H-60Z`,
    scene.linear(lighter(floor, 0.14), darker(floor, 0.2), 800, height),
    3,
    800,
  )
  const joints = Array.from(
    { length: 13 },
    (_, i) => `M${800 + (i - 6) * 128} 804L${800 + (i - 6) * 250} ${height}`,
  )
  scene.add(line(joints.join(''), darker(floor, 0.3), 4))
  scene.ground = () => 800
}
