import { drawAnimal } from '../../draw/cast/mammal/animal.ts'
import { type MouseOptions, mouse } from '../../draw/cast/mouse.ts'
import { type WolfOptions, wolf, wolfSpecies } from '../../draw/cast/wolf.ts'
import { toadstool } from '../../draw/landscape/flowers.ts'
import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, ellipse, type Point, points } from '../../draw/paper/geometry.ts'
import { line, piece, placed, strip } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { apple, hazelnut } from '../../draw/props/fruit.ts'
import { acorn, pumpkin, walnut } from '../../draw/props/harvest.ts'
import { footY } from '../../draw/stage/stand.ts'

const fur = '#7f8a9c'
const ropeColor = '#f3e2b8'

export const greyWolf = (options: WolfOptions = {}) => wolf({ color: fur, ...options })
export const smallMouse = (options: MouseOptions = {}) =>
  mouse({ color: '#a08672', scarf: '#e2673f', ...options })

/** The wolf sitting, its mouth wide open and its cheeks hot. */
export const gapingWolf = () =>
  drawAnimal(
    { species: wolfSpecies(fur), pose: 'sitting', onFours: true, scale: 1 },
    { mood: 'frightened', mouth: 'shout', gaze: [-0.7, 0.8], headTilt: -8, nod: 8 },
    { blushes: true },
  )

/** The earth round a mouse-hole seen from within, its opening a circle in pixels. */
export const fromWithin = (scene: Scene, x: number, y: number, r: number) => {
  for (const [grow, color] of [
    [0, '#8a6a44'],
    [60, '#6b4a36'],
    [170, '#4a3230'],
  ] as const) {
    const hole = circle(x - grow * 0.2, y - grow * 0.1, r + grow * 0.7)
    const fill = scene.linear(color, darker(color, 0.3), 0, scene.height)
    scene.add(
      `<g filter="url(#s3)"><path d="M-80 -80H${scene.width + 80}V${scene.height + 80}H-80Z${hole}" fill="${fill}" fill-rule="evenodd"/></g>`,
    )
  }
  scene.warm(x - r, y + r, r, '#ffce7a', 0.3)
}

/** Only the wolf's head, cut off below its cheeks. */
const headOnly = () =>
  `<clipPath id="wolf-head"><path d="M-160 -340H160V-146L60 -128H-60L-160 -146Z"/></clipPath><g clip-path="url(#wolf-head)">${greyWolf({ mood: 'frightened', gaze: [0.7, -0.2] })}</g>`

const bulge: Point[] = points('-330,-40 -180,190 180,190 330,-40')
const bulgeWidths = [70, 240, 240, 70]

/** The meshes of the net over the wolf's body. */
const meshes = () => {
  const lines: string[] = []
  for (let i = -10; i <= 10; i++) {
    lines.push(
      `M${i * 44 - 150} 260L${i * 44 + 150} -80`,
      `M${i * 44 + 150} 260L${i * 44 - 150} -80`,
    )
  }
  return line(lines.join(''), ropeColor, 7)
}

/** A hammock with the wolf wrapped up in it, (0, 0) between its two ends, which are 900 apart. */
export const parcel = () => {
  const body = strip(bulge, bulgeWidths)
  const paw = (x: number, y: number, turn: number) =>
    placed(
      piece('M-26 60C-28 0 -26 -52 0 -58C26 -52 28 0 26 60Z', fur) +
        piece(ellipse(0, -46, 32, 28), lighter(fur, 0.55)) +
        line('M-10 -70V-56M10 -70V-56', darker(fur, 0.3), 4),
      { x, y, rotate: turn },
    )
  const rope = (side: number) =>
    strip(
      [
        [side * 450, -120],
        [side * 390, -70],
        [side * 300, -30],
      ],
      [20, 34, 90],
    )
  return (
    piece([rope(-1), rope(1)], darker(ropeColor, 0.12)) +
    paw(-196, 4, -24) +
    paw(210, 200, 160) +
    piece(body, fur) +
    `<clipPath id="hammock"><path d="${body}"/></clipPath><g clip-path="url(#hammock)">${meshes()}</g>` +
    placed(headOnly(), { x: 6, y: 284, scale: 1.36, rotate: -4 }) +
    piece(
      strip(points('-300,20 -150,230 170,230 300,16'), [16, 20, 20, 16]),
      darker(ropeColor, 0.06),
    )
  )
}

/** Bitten threads of the net on the ground between two places, in pixels. */
export const threads = (scene: Scene, from: number, to: number) => {
  const curls: string[] = []
  for (let x = from; x < to; x += 74) {
    const y = footY(scene, x, 10 + ((x * 7) % 60))
    curls.push(`M${x} ${y}q22 -34 48 -8t44 -10`)
  }
  scene.add(
    line(curls.join(''), darker(scene.mood.shadow, 0.2), 11),
    line(curls.join(''), ropeColor, 7),
  )
}

/** A torn end of the hammock hanging from a tree, (0, 0) its knot. */
export const tornEnd = () =>
  line(
    'M0 0C16 50 -6 100 22 150M-2 8C-18 70 8 120 -16 196q-8 18 -26 10M6 6C40 50 34 100 62 122q18 10 26 -6M-6 4C-44 40 -34 96 -62 130',
    ropeColor,
    8,
  ) + piece(circle(0, 0, 17), darker(ropeColor, 0.1))

/** The mouse with moss in both ears, and both paws on it. */
export const deafMouse = () => {
  const tuft = (x: number) =>
    piece(
      points('-9,2 6,6 2,-8 12,-4').map(([dx = 0, dy = 0]) => circle(x + dx, -98 + dy, 10)),
      '#6f9f4f',
    )
  return smallMouse({ mood: 'tired', gaze: [-0.8, -0.4] }) + tuft(-37) + tuft(33)
}

type Gift = [svg: () => string, x: number, y: number, scale: number, turn: number]

const gifts: Gift[] = [
  [() => toadstool(0, 0, 130, '#c98a5a'), -150, -4, 1.15, -8],
  [pumpkin, 40, 0, 1.7, 3],
  [apple, -50, -8, 1.7, -14],
  [walnut, -112, -84, 1.3, 20],
  [() => toadstool(0, 0, 120, '#d8694a'), 168, 2, 1.2, 10],
  [apple, 36, -186, 1.5, 24],
  [hazelnut, 110, -150, 1.1, -30],
  [acorn, -24, -118, 1.3, 40],
  [() => apple('#e3a53c'), 122, 4, 1.5, 8],
  [acorn, -196, 14, 1.4, -50],
  [walnut, 16, 20, 1.1, -12],
  [acorn, 214, 16, 1.3, 70],
]

/** The heap of presents, (0, 0) the middle of its foot; `peeping` looks out between them. */
export const presents = (peeping: string) => {
  const row = (list: readonly Gift[]) =>
    list.map(([svg, x, y, scale, turn]) => placed(svg(), { x, y, scale, rotate: turn })).join('')
  return row(gifts.slice(0, 4)) + placed(peeping, { x: -56, y: -60 }) + row(gifts.slice(4))
}
