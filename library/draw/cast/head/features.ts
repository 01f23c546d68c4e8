import { mix } from '../../paper/color.ts'
import { circle, ellipse, type Point, points } from '../../paper/geometry.ts'
import { mark } from '../../paper/marks.ts'
import { flat, ink, line } from '../../paper/pieces.ts'
import { brow } from '../face/brows.ts'
import { type Expression, traitsOf } from '../face/expression.ts'
import { shutEye } from '../face/eyes.ts'
import { awakeEye, tear } from '../face/face.ts'
import { mouthInProfile, mouthOf } from '../face/mouths.ts'
import { type HeadView, type NoseShape, noseOf } from './head-shape.ts'
import { scissors } from './scissors.ts'

export interface Features {
  view: HeadView
  expression: Expression
  skin: string
  /** colour of the brows */
  browColor: string
  /** thickness of the brows in radii of the eye */
  browWeight: number
  noseShape: NoseShape
  freckles: boolean
  wrinkled: boolean
  glasses: boolean
  /** a beard, drawn below the mouth */
  beard: string
  /** a moustache, drawn over the mouth */
  moustache: string
}

interface Spot {
  x: number
  y: number
  /** width compared with that of a face from the front */
  width: number
}

/** Where the parts of a face are, by view. */
interface Layout {
  /** from the left of the picture to the right; `side` as of an eye */
  eyes: readonly (Spot & { side: number })[]
  cheeks: readonly Spot[]
  mouth: Spot
}

const layouts: Record<'front' | 'turned' | 'profile', Layout> = {
  front: {
    eyes: [
      { x: -19, y: -188, width: 1, side: -1 },
      { x: 19, y: -188, width: 1, side: 1 },
    ],
    cheeks: [
      { x: -31, y: -169, width: 1 },
      { x: 31, y: -169, width: 1 },
    ],
    mouth: { x: 0, y: -163, width: 1 },
  },
  turned: {
    eyes: [
      { x: 1, y: -188, width: 1, side: -1 },
      { x: 34, y: -188, width: 0.72, side: 1 },
    ],
    cheeks: [
      { x: -9, y: -168, width: 1.05 },
      { x: 40, y: -169, width: 0.55 },
    ],
    mouth: { x: 18, y: -162, width: 0.9 },
  },
  profile: {
    eyes: [{ x: 27, y: -190, width: 0.66, side: -1 }],
    cheeks: [{ x: 14, y: -169, width: 0.95 }],
    mouth: { x: 38.5, y: -163, width: 0.5 },
  },
}

const radius = 6.5

const wrinklesAt = (color: string, { eyes, mouth }: Layout): string => {
  const near = eyes.filter(({ width }) => width !== 0.72)
  const corners = near.map(({ x, y, side, width }) => {
    const out = x + side * (13 * width + 4)
    return `M${out} ${y + 1}q${side * 5} ${-1} ${side * 7} ${-4}M${out} ${y + 4}q${side * 5} ${1} ${side * 7} ${3}`
  })
  const folds = eyes.map(({ side }) => {
    const at = mouth.x + side * 15 * mouth.width
    return `M${at - side * 3} ${mouth.y - 8}q${side * 5} 5 ${side * 3} 11`
  })
  return line([...corners, ...folds].join(''), color, 1.8)
}

const frecklesAt = (color: string, cheeks: readonly Spot[]): string =>
  flat(
    cheeks
      .flatMap(({ x, y, width }) =>
        points('-6,-5 1,-7 7,-4 -2,-1 4,1').map(([dx = 0, dy = 0]) =>
          circle(x + dx * width, y + dy - 1, 1.25),
        ),
      )
      .join(''),
    color,
  )

/** Round glasses; in side views with the temple to the ear. */
function glassesAt({ eyes }: Layout, view: HeadView): string {
  const rims = eyes.map(({ x, y, width }) => ellipse(x + 0.5, y + 0.5, 14.5 * width + 1, 14.5))
  const bridge =
    view === 'front'
      ? 'M-4 -190Q0 -193 4 -190'
      : view === 'turned'
        ? 'M18 -190Q22 -194 25 -190'
        : 'M37 -190L44 -192'
  const temple =
    view === 'front' ? '' : view === 'turned' ? 'M-12 -189L-34 -186' : 'M16 -190L-6 -188'
  return (
    flat(rims.join(''), '#ffffff', 0.16) +
    line(`${rims.join('')}${bridge}${temple}`, '#4a3a4a', 2.8)
  )
}

function eyesAt({ expression, skin, browColor, browWeight }: Features, layout: Layout): string {
  const middle: Point = [layout.mouth.x, -188]
  if (expression.asleep)
    return (
      layout.eyes.map(({ x, y, width }) => shutEye(x, y, radius * 1.15 * width)).join('') +
      mark('sleeper', middle[0], middle[1], 26)
    )
  const traits = traitsOf(expression)
  const forms = layout.eyes.map((spot) => ({
    ...spot,
    r: radius,
    traits,
    lid: mix(skin, '#7a3a30', 0.2),
  }))
  const weeping = layout.eyes.map(({ x, y, width, side }, i) =>
    tear(x + side * 5 * width, y + 7 + i * 5, 6),
  )
  return (
    forms.map((form) => awakeEye(form, expression)).join('') +
    forms.map((form) => brow(form, browColor, browWeight)).join('') +
    (traits.tears ? weeping.join('') : '')
  )
}

/** A cheek, cut by hand. */
const cheekPath = ({ x, y, width }: Spot): string =>
  scissors(
    [
      Array.from({ length: 8 }, (_, i): Point => {
        const angle = (i * Math.PI) / 3.5
        return [x + Math.cos(angle) * 8.8 * width, y + Math.sin(angle) * 6.4]
      }),
    ],
    Math.abs(x),
    0.3,
  )

/** What shows of a face from behind its cheek: the cheek's red and the lashes. */
const lostProfile = ({ skin }: Features): string =>
  flat(ellipse(46, -172, 4, 5.5), mix(skin, '#e0403c', 0.62), 0.45) +
  flat('M44 -190Q50 -192 55 -196Q55 -190 50 -187Q46 -186 44 -190Z', ink)

/** The features of a face, without its outline; none from behind. */
export function features(face: Features): string {
  const { view, expression, skin } = face
  if (view === 'back') return ''
  if (view === 'turnedAway') return lostProfile(face)
  const layout = layouts[view]
  const traits = traitsOf(expression)
  const { x, y, width } = layout.mouth
  const flush = mix(skin, '#e0403c', 0.62)
  const shape = expression.asleep ? 'smile' : traits.mouth
  const lip = mix(skin, '#6a161c', 0.75)
  const lips =
    view === 'profile'
      ? mouthInProfile(shape, lip)
      : `<g transform="translate(${x} ${y}) scale(${width * 1.06} 1.06)">${mouthOf(shape, lip)}</g>`
  return (
    layout.cheeks
      .map((spot) => flat(cheekPath(spot), flush, Math.max(0, 0.45 + traits.blush)))
      .join('') +
    (face.freckles ? frecklesAt(mix(skin, '#8a3a1c', 0.55), layout.cheeks) : '') +
    (face.wrinkled ? wrinklesAt(mix(skin, '#8a3a34', 0.42), layout) : '') +
    face.beard +
    lips +
    face.moustache +
    noseOf(view, face.noseShape, skin) +
    eyesAt(face, layout) +
    (face.glasses ? glassesAt(layout, view) : '')
  )
}
