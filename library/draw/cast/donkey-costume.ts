import { mix } from '../paper/color.ts'
import { type Point, points, smooth } from '../paper/geometry.ts'
import { flat, line, piece, placed, strip } from '../paper/pieces.ts'
import { featherRow, layered } from './bird/feather.ts'
import { buttonEye, patch, stitches } from './body/needlework.ts'

/** A donkey of cloth that two children wear: each half stands on a child's legs. */
export interface DonkeyCostumeOptions {
  color?: string
  ears?: 'up' | 'drooping' | 'one'
  tail?: 'limp' | 'up' | 'wagging'
  /** `empty` lies without legs; the hind half can sit down. */
  pose?: 'standing' | 'walking' | 'sitting' | 'empty'
  /** degrees by which the head is lowered */
  nod?: number
  /** shoes of the child in front and of the one behind */
  shoes?: readonly [front: string, hind: string]
  /** trousers of both */
  trousers?: string
  /** the seam is open, threads hang from it */
  torn?: boolean
  /** the cloth bulges in the middle as if two hugged */
  bulge?: boolean
}

interface Cloth {
  color: string
  dark: string
  light: string
  trousers: string
  torn: boolean
}

const clothOf = (options: DonkeyCostumeOptions): Cloth => {
  const { color = '#9a98a0', trousers = '#77757f', torn = false } = options
  return {
    color,
    dark: mix(color, '#2b2430', 0.42),
    light: mix(color, '#fff6e8', 0.45),
    trousers,
    torn,
  }
}

function leg(hip: Point, foot: Point, shoe: string, color: string): string {
  const knee: Point = [(hip[0] + foot[0]) / 2 + 7, (hip[1] + foot[1]) / 2]
  const sole = mix(shoe, '#1a1018', 0.4)
  return (
    piece(strip([hip, knee, [foot[0], foot[1] - 12]], [36, 32, 24]), color) +
    placed(
      piece('M-14 -20L10 -20Q14 -14 32 -10Q38 -4 34 0H-15Q-18 -10 -14 -20Z', shoe) +
        flat('M-16 -4H35V1H-16Z', sole),
      { x: foot[0], y: foot[1], rotate: foot[1] < -4 ? 22 : 0 },
    )
  )
}

function legs(pose: DonkeyCostumeOptions['pose'], shoe: string, { trousers }: Cloth): string {
  const far = mix(trousers, '#1d1626', 0.3)
  if (pose === 'empty') return ''
  if (pose === 'sitting')
    return (
      leg([8, -30], [98, -4], mix(shoe, '#1a1018', 0.25), far) +
      leg([0, -22], [84, 0], shoe, trousers)
    )
  const step = pose === 'walking' ? 34 : 0
  return (
    leg([26, -100], [28 - step, step ? -9 : 0], mix(shoe, '#1a1018', 0.25), far) +
    leg([-22, -100], [-24 + step, 0], shoe, trousers)
  )
}

/** The open edge of a half at x, frayed to `side`, with loose threads. */
function fray(x: number, side: 1 | -1, color: string): string {
  const threads = [-186, -166, -142, -118, -98].map(
    (y, i) =>
      `M${x} ${y}q${side * 10} ${6 + i} ${side * (15 + ((i * 7) % 11))} ${14 + ((i * 5) % 9)}`,
  )
  return line(threads.join(''), color, 3)
}

function ear(rotate: number, { color }: Cloth, x: number, isFar: boolean): string {
  const fill = isFar ? mix(color, '#2b2430', 0.26) : color
  return placed(
    piece('M-14 4C-24 -30 -20 -76 -4 -100C14 -80 22 -30 14 4Z', fill) +
      flat('M-6 -4C-12 -32 -10 -62 -3 -80C6 -60 10 -30 6 -4Z', '#e3a79c'),
    { x, y: -268, rotate },
  )
}

const earTurns: Record<NonNullable<DonkeyCostumeOptions['ears']>, readonly [number, number]> = {
  up: [-16, 10],
  drooping: [-138, -166],
  one: [-16, -166],
}

function head(cloth: Cloth, ears: DonkeyCostumeOptions['ears'], nod: number): string {
  const [back, front] = earTurns[ears ?? 'up']
  const muzzle =
    'M160 -246C190 -248 216 -232 218 -206C218 -182 192 -170 164 -174C150 -192 150 -226 160 -246Z'
  const svg =
    ear(back, cloth, 104, true) +
    piece(
      smooth(points('84,-262 122,-282 166,-262 200,-236 206,-204 180,-180 138,-180 96,-206')),
      cloth.color,
    ) +
    piece(muzzle, cloth.light) +
    flat('M196 -222a5 6 0 1 1 .1 0ZM186 -204', cloth.dark) +
    stitches('M168 -192Q190 -184 210 -200', cloth.dark, 4) +
    buttonEye(140, -238, 10) +
    ear(front, cloth, 116, false)
  return placed(svg, { rotate: nod, pivot: [96, -226], x: 96, y: -226 })
}

/** The front half with head and ears: its legs' middle at (0, 0), the seam at x = -80; 350 units tall. */
export function donkeyFront(options: DonkeyCostumeOptions = {}): string {
  const cloth = clothOf(options)
  const { color, dark } = cloth
  const { pose = 'standing', nod = 0, ears } = options
  const body = points(
    '-80,-200 -30,-204 20,-206 60,-238 96,-272 128,-236 104,-196 90,-150 80,-104 66,-82 30,-90 0,-80 -40,-88 -80,-80 -82,-140',
  )
  const mane = featherRow({
    from: [92, -276],
    to: [10, -206],
    count: 7,
    angles: [236, 256],
    lengths: [34, 28],
    width: 0.26,
  })
  return (
    legs(pose === 'sitting' ? 'standing' : pose, options.shoes?.[0] ?? '#c8553d', cloth) +
    layered(mane, [dark, mix(dark, '#7a4a3a', 0.5)]) +
    (cloth.torn ? fray(-78, -1, dark) : '') +
    piece(smooth(body), color) +
    patch(6, -150, 36, mix(color, '#c9a15a', 0.5), 8) +
    stitches('M58 -226C84 -210 92 -176 84 -130', dark) +
    head(cloth, ears, nod)
  )
}

const tails: Record<NonNullable<DonkeyCostumeOptions['tail']>, readonly Point[]> = {
  limp: points('-74,-178 -104,-172 -104,-120 -98,-84'),
  up: points('-74,-180 -112,-190 -116,-236 -100,-274'),
  wagging: points('-74,-180 -120,-168 -132,-220 -160,-236'),
}

const tucked: readonly Point[] = points('-74,-178 -118,-176 -142,-156 -138,-134')

function tailOf({ tail = 'limp', pose }: DonkeyCostumeOptions, { color, dark }: Cloth): string {
  const spine = pose === 'sitting' && tail === 'limp' ? tucked : tails[tail]
  const [x, y] = spine.at(-1) ?? [0, 0]
  const turn = { limp: 88, up: 286, wagging: 206 }[tail]
  const tuft = featherRow({
    from: [x - 3, y],
    to: [x + 3, y],
    count: 5,
    angles: [turn + 26, turn - 26],
    lengths: [36, 36],
    width: 0.2,
  })
  return layered(tuft, [dark, mix(dark, '#7a4a3a', 0.5)]) + piece(strip(spine, [16, 14, 11]), color)
}

/** The hind half with its tail: its legs' middle at (0, 0), the seam at x = 80; 206 units tall. */
export function donkeyHind(options: DonkeyCostumeOptions = {}): string {
  const cloth = clothOf(options)
  const { color, dark } = cloth
  const pose = options.pose ?? 'standing'
  const body = points(
    '80,-200 30,-206 -30,-206 -70,-186 -84,-144 -78,-100 -58,-82 -20,-90 20,-80 50,-88 80,-80 82,-140',
  )
  const half =
    tailOf(options, cloth) +
    (cloth.torn ? fray(78, 1, dark) : '') +
    piece(smooth(body), color) +
    patch(-28, -158, 40, mix(color, '#7a8fb0', 0.5), -10) +
    patch(24, -116, 28, mix(color, '#b86a5a', 0.5), 14)
  const shoe = options.shoes?.[1] ?? '#3f6f8f'
  return pose === 'sitting'
    ? placed(half, { y: -30, rotate: -14, pivot: [0, -100] }) + legs(pose, shoe, cloth)
    : legs(pose, shoe, cloth) + half
}

/** The whole donkey, 367 units tall and 493 long; `gap` units of seam between its halves. */
export function donkeyCostume(options: DonkeyCostumeOptions & { gap?: number } = {}): string {
  const { gap = 0, bulge = false, torn = false } = options
  const { color, dark } = clothOf(options)
  const half = 78 + gap / 2
  const belly = piece('M-66 -200Q0 -250 66 -200L78 -82Q0 -56 -78 -82Z', mix(color, '#fff6e8', 0.06))
  return (
    placed(donkeyHind(options), { x: -half }) +
    placed(donkeyFront(options), { x: half }) +
    (bulge ? belly : '') +
    (torn ? '' : stitches(bulge ? 'M0 -222Q6 -140 0 -72' : 'M0 -200Q5 -140 0 -82', dark, 5))
  )
}
