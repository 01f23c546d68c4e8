import { circle, ellipse, type Point, polygon } from '../../paper/geometry.ts'
import { mark } from '../../paper/marks.ts'
import { flat, ink, line } from '../../paper/pieces.ts'
import type { Traits } from './expression.ts'

const paperWhite = '#fffaf0'

export interface EyeForm {
  x: number
  y: number
  r: number
  /** -1 the eye on the left of a face seen from the front, 1 the right one */
  side: number
  traits: Traits
  /** width of the eye, smaller on the far side of a turned head */
  width?: number
  /** colour of the lids; without it they are only a line */
  lid?: string | undefined
}

/** Half the width of the white in radii, and how much higher than wide it is. */
const white = 1.3
const taller = 1.16

/** The heights of both lids at `u`, -1 to 1 across the white, in radii. */
function lidsAt(u: number, side: number, { lids, squint, slope }: Traits) {
  const round = white * taller * Math.sqrt(Math.max(0, 1 - u * u))
  const bottom = round * (1 - squint * 0.95)
  const cut = white * taller * (-1 + lids * 1.75) + slope * u * side * 1.7
  return { top: Math.min(bottom - 0.12, Math.max(-round, cut)), bottom }
}

const steps = 20
const across = Array.from({ length: steps + 1 }, (_, i) => -Math.cos((i * Math.PI) / steps))
const around = Array.from({ length: 28 }, (_, i) => (i * Math.PI) / 14)

/** The pupil, cut by the lids. */
function pupilPath({ x, y, side, traits, width = 1 }: EyeForm, r: number): string {
  const [gx, gy] = traits.gaze
  const { pupil } = traits
  const outline = around.map((angle): Point => {
    const along = gx * 0.56 + (Math.cos(angle) * pupil * Math.min(1, 0.4 + 0.6 * width)) / width
    const u = Math.max(-0.97, Math.min(0.97, along / white))
    const { top, bottom } = lidsAt(u, side, traits)
    const v = gy * 0.62 + Math.sin(angle) * pupil * taller
    return [x + u * white * r * width, y + Math.max(top, Math.min(bottom, v)) * r]
  })
  return polygon(outline)
}

/** A dot of ink that looks at us. */
const dot = ({ x, y, r, width = 1 }: EyeForm): string =>
  flat(ellipse(x, y, r * 0.82 * width, r * 0.98), ink) +
  flat(circle(x + r * 0.24 * width, y - r * 0.36, r * 0.25), '#ffffff')

/** A round of white paper, cut by its lids, with a pupil that looks; only fear and surprise show white above it. */
function opened(shape: EyeForm): string {
  const lids = shape.traits.size > 1 ? shape.traits.lids : Math.max(0.17, shape.traits.lids)
  const form = { ...shape, traits: { ...shape.traits, lids } }
  const { x, y, side, traits, width = 1, lid } = form
  const r = form.r * traits.size
  const edge = (of: 'top' | 'bottom'): Point[] =>
    across.map((u) => [x + u * white * r * width, y + lidsAt(u, side, traits)[of] * r])
  const top = edge('top')
  const bottom = edge('bottom').toReversed()
  const isCut = traits.lids > 0.1 || traits.slope !== 0
  const upper = across.map((u): Point => {
    const arch = white * taller * 1.06 * Math.sqrt(Math.max(0, 1 - u * u))
    return [x + u * white * 1.05 * r * width, y - arch * r]
  })
  const cutLine = top.filter((_, i) => {
    const u = across[i] ?? 0
    return lidsAt(u, side, traits).top > -white * taller * Math.sqrt(1 - u * u) + 0.02
  })
  return (
    flat(polygon([...top, ...bottom]), paperWhite) +
    flat(pupilPath(form, r), ink) +
    (lid ? flat(polygon([...upper, ...top.toReversed()]), lid) : '') +
    (isCut && cutLine.length > 1
      ? line(polygon(cutLine).slice(0, -1), ink, form.r * (lid ? 0.22 : 0.3))
      : '')
  )
}

/** An open eye: a dot of ink at rest, which gets its white as soon as it looks somewhere or its lids move. */
export function openEye(form: EyeForm): string {
  const { x, y, r, traits } = form
  const [gx, gy] = traits.gaze
  const isAtRest = gx === 0 && gy === 0 && traits.lids === 0 && traits.size === 1
  return (isAtRest ? dot(form) : opened(form)) + mark('eye', x, y, isAtRest ? r : r * white * 1.1)
}

/** A shut eye: a lash line that hangs or, laughing, stands like an arch. */
export function shutEye(x: number, y: number, r: number, color = ink, laughing = false): string {
  const [level, bend] = laughing ? [0.45, -1.3] : [-0.1, 1.05]
  return line(
    `M${x - r} ${y + r * level}Q${x} ${y + r * (level + bend)} ${x + r} ${y + r * level}`,
    color,
    Math.max(2.4, r * 0.38),
  )
}
