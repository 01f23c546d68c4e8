import { mix } from '../../paper/color.ts'
import type { Point } from '../../paper/geometry.ts'
import { flat, mirrored, piece, strip } from '../../paper/pieces.ts'
import { curlsBehind, curlsOver } from './hair-curls.ts'
import { locks } from './hair-locks.ts'
import { hairParts, hasParts, tuft } from './hair-parts.ts'
import {
  closeEdge,
  curtains,
  fall,
  farLocks,
  frontCurtains,
  type Hairline,
  hairlines,
  napes,
  ring,
  roundEar,
  strands,
  wideEdge,
} from './hair-shapes.ts'
import { type HeadView, isFromBehind } from './head-shape.ts'
import { scarfBefore, scarfBehind } from './headscarf.ts'
import { type Curves, scissors } from './scissors.ts'

export type HairStyle =
  | 'short'
  | 'bob'
  | 'fringe'
  | 'long'
  | 'braids'
  | 'ponytail'
  | 'puffs'
  | 'curls'
  | 'afro'
  | 'bun'
  | 'ring'
  | 'headscarf'
  | 'tuft'
  | 'cropped'
  | 'locks'
  | 'bald'

export interface Hair {
  hair: string
  hairStyle: HairStyle
  asleep: boolean
  /** colour of a hood drawn over the hair */
  hood?: string | undefined
  /** ribbons of braids, tails and puffs; the headscarf */
  ribbon?: string
}

const pink = '#e8626b'

/** Whether the ears stay hidden under the hair. */
export const coversEars = (style: HairStyle): boolean =>
  ['bob', 'fringe', 'long', 'curls', 'afro', 'headscarf'].includes(style)

/** The hairline of each style that has one. */
const lines: Partial<Record<HairStyle, Hairline>> = {
  fringe: 'straight',
  long: 'parted',
  braids: 'parted',
  puffs: 'parted',
  bun: 'high',
  cropped: 'cropped',
  locks: 'parted',
}

/** Hair as short as can be: it lies on the head. */
const croppedEdge = (view: HeadView): Point[] =>
  closeEdge[view].map(([x, y]) => [x * 0.94, y < -200 ? -200 + (y + 200) * 0.94 : y])

/** The curves of the hair over the head. */
function overCurves(view: HeadView, style: HairStyle): Curves {
  const isWide = coversEars(style)
  const edge = style === 'cropped' ? croppedEdge(view) : (isWide ? wideEdge : closeEdge)[view]
  if (view === 'back') return [edge, ...napes[isWide ? 'wide' : 'close']]
  const side = (isWide ? curtains : roundEar)[view]
  if (view === 'turnedAway') return [edge, ...side]
  const forehead = hairlines[view][lines[style] ?? 'swept']
  if (view !== 'front' || !isWide) return [edge, ...forehead, ...side]
  return [edge, frontCurtains.right, ...forehead, frontCurtains.left]
}

/** Hair behind the head that hangs to the chin or, long, over the shoulders; asleep it is under the head. */
function hanging({ hair, hairStyle, asleep }: Hair, view: HeadView): string {
  if (isFromBehind(view)) return ''
  const dark = mix(hair, '#1a0a14', 0.18)
  const mass = piece(scissors([wideEdge[view], farLocks[view]], 8), dark)
  const isFalling = hairStyle === 'long' && view === 'front' && !asleep
  return isFalling ? mass + mirrored(piece(scissors(fall.front, 6), hair)) : mass
}

/** The hair behind the head. */
export function backHair(look: Hair, view: HeadView): string {
  const { hair, hairStyle, asleep, ribbon = pink } = look
  switch (hairStyle) {
    case 'bob':
    case 'fringe':
    case 'long':
      return hanging(look, view)
    case 'curls':
    case 'afro':
      return curlsBehind(view, hairStyle, hair)
    case 'ring':
      return view === 'front' ? mirrored(piece(scissors(ring.front, 6, 1.4), hair)) : ''
    case 'headscarf':
      return scarfBehind(view, ribbon)
    case 'braids':
    case 'puffs':
    case 'ponytail':
    case 'bun':
      // asleep, the braids are under the head
      return asleep && hairStyle === 'braids'
        ? ''
        : hairParts(hairStyle, view, { hair, ribbon }, false)
    case 'locks':
      return asleep ? '' : locks(view, hair, false)
    case 'tuft':
    case 'short':
    case 'cropped':
    case 'bald':
      return ''
  }
}

/** Straight hair over the head with a lighter strand, and what hangs from it. */
function straightHair(look: Hair, view: HeadView): string {
  const { hair, hairStyle, asleep, ribbon = pink } = look
  const fallsBack = hairStyle === 'long' && view !== 'front' && !asleep
  const mass = [
    scissors(overCurves(view, hairStyle), 5),
    ...(fallsBack ? [scissors(fall[view], 6)] : []),
  ]
  const isHung = hasParts(hairStyle) && !(asleep && hairStyle === 'braids')
  return (
    piece(mass, hair) +
    flat(strip(strands[view], [1, 11, 1]), mix(hair, '#ffffff', 0.12)) +
    (isHung ? hairParts(hairStyle, view, { hair, ribbon }, true) : '')
  )
}

/** What of each style shows under a hood: only its hairline. */
const hooded = (style: HairStyle): HairStyle => {
  if (style === 'headscarf' || style === 'ring' || style === 'bald') return style
  return lines[style] === 'straight' ? 'fringe' : 'short'
}

/** The hair over the forehead and, from behind, over the whole head. */
export function overHair(look: Hair, view: HeadView): string {
  const { hair, ribbon = pink } = look
  const hairStyle = look.hood ? hooded(look.hairStyle) : look.hairStyle
  switch (hairStyle) {
    case 'ring':
      return view === 'front' ? '' : piece(scissors(ring[view], 6, 1.2), hair)
    case 'tuft':
      return tuft(hair)
    case 'bald':
      return ''
    case 'cropped':
      return piece(scissors(overCurves(view, hairStyle), 5, 0.5), hair)
    case 'locks':
      return (
        piece(scissors(overCurves(view, hairStyle), 5), hair) +
        (look.asleep ? '' : locks(view, hair, true))
      )
    case 'headscarf':
      return scarfBefore(view, ribbon)
    case 'curls':
    case 'afro':
      return curlsOver(view, hairStyle, hair)
    default:
      return straightHair({ ...look, hairStyle }, view)
  }
}
