import { mix } from '../paper/color.ts'
import { circle, type Point } from '../paper/geometry.ts'
import { flat, line, piece, placed } from '../paper/pieces.ts'
import type { ChildArms, ChildLook } from './child-look.ts'
import { legColor } from './child-outfits.ts'
import { type Arm as PersonArm, personArm } from './person-arm.ts'

/** The colour of an arm, `share` in the shade: bare in a shirt and in a swimsuit. */
function armColor({ outfit, color, shirt, skin }: ChildLook, share: number): string {
  if (outfit === 'shirt' || outfit === 'swimsuit') return mix(skin, '#7a2a20', share * 0.6)
  return outfit === 'dungarees' ? mix(shirt, '#5a3a20', share * 0.5) : mix(color, '#2a0a20', share)
}

type Arm = Pick<PersonArm, 'widths' | 'hand'> & {
  /** how dark the sleeve is, 0 to 1 */
  share?: number
}

/** An arm along `spine` with its hand at the end; a shirt's sleeve ends above the elbow. */
export function childArm(
  look: ChildLook,
  spine: readonly Point[],
  { share = 0.22, ...size }: Arm = {},
): string {
  const sleeve = look.outfit === 'shirt' ? mix(look.color, '#2a0a20', share) : undefined
  return personArm(spine, { ...size, sleeve, color: armColor(look, share), skin: look.skin })
}

function restingArm(look: ChildLook): string {
  const sleeve = 'M-34 -122C-50 -112 -59 -100 -63 -86Q-52 -80 -42 -83C-39 -93 -34 -99 -26 -104Z'
  return (
    piece(
      'M-34 -122C-58 -104 -66 -84 -64 -66C-58 -58 -48 -60 -46 -68C-44 -84 -36 -96 -26 -104Z',
      armColor(look, 0.22),
    ) +
    (look.outfit === 'shirt' ? piece(sleeve, mix(look.color, '#2a0a20', 0.22)) : '') +
    flat(circle(-56, -60, 9), look.skin)
  )
}

const flip = (svg: string): string => `<g transform="scale(-1 1)">${svg}</g>`

const hands: Record<ChildArms, Point> = {
  down: [56, -60],
  raised: [80, -178],
  reaching: [88, -116],
  pointing: [98, -126],
  holding: [0, -84],
  open: [94, -134],
  fists: [66, -76],
  both: [80, -178],
  cheering: [88, -216],
  gripping: [62, -142],
  whistling: [10, -150],
  shading: [88, -116],
}

/** What the child holds, at the place of its hand; drawn before the arms. */
export const inChildHand = ({ holding, arms }: ChildLook, at: Point = hands[arms]): string =>
  holding ? placed(holding, { x: at[0], y: at[1] }) : ''

/** The arms of a figure seen from the front; the second one is on the right. */
export function childArms(look: ChildLook): [left: string, right: string] {
  const { arms, skin } = look
  const limb = (elbow: Point, hand = hands[arms]): string =>
    childArm(look, [[31, -114], elbow, hand])
  const rest = restingArm(look)
  const pair = (arm: string): [string, string] => [flip(arm), arm]
  switch (arms) {
    case 'raised':
      return [rest, limb([66, -124])]
    case 'both':
      return pair(limb([66, -124]))
    case 'cheering':
      return pair(limb([62, -136]))
    case 'open':
      return pair(limb([66, -98]))
    case 'reaching':
      return [rest, limb([56, -100])]
    case 'pointing':
      return [rest, limb([60, -112]) + line('M100 -127L117 -133', skin, 8)]
    case 'whistling':
      return [rest, limb([78, -92])]
    case 'holding':
      return pair(limb([70, -88], [22, -82]))
    case 'fists':
      return pair(limb([66, -92]) + flat(circle(66, -74, 12.5), skin))
    case 'gripping':
      return pair(limb([74, -104]))
    case 'shading':
      return [flip(limb([88, -146], [24, -204])), limb([56, -100])]
    case 'down':
      return [rest, flip(rest)]
  }
}

/** A skate's blade under a shoe `length` units long whose heel is at (0, 0). */
export const blade = (length: number): string =>
  line(`M4 -3V6M${length - 8} -3V6`, '#8a90a8', 4) +
  line(`M-4 7H${length}Q${length + 6} 6 ${length + 7} 0`, '#c9d2e4', 4.5)

/** The left leg from the front, its foot on the ground. */
export function frontLeg(look: ChildLook): string {
  const { outfit, shoes, skates } = look
  const boot = outfit === 'raincoat' ? piece('M-31 -4V-34Q-17 -40 -3 -34V-4Z', shoes) : ''
  return (
    (skates ? placed(blade(26), { x: -30 }) : '') +
    piece('M-27 -62H-5V-6H-27Z', legColor(look)) +
    boot +
    piece('M-34 0C-36 -14 -24 -16 -16 -16C-8 -16 -4 -12 -4 0Z', shoes)
  )
}

/** The colour of a leg seen from the side: a rubber boot reaches up under the coat. */
export const sideLegColor = (look: ChildLook): string =>
  look.outfit === 'raincoat' ? look.shoes : legColor(look)

/** Arms in front of the head: flung up, or with a hand above the chin. */
const beforeHead: readonly ChildArms[] = ['cheering', 'whistling', 'shading']

/** Arms, what they hold, and `head`. */
export const withArms = (look: ChildLook, head: string): string => {
  const arms = inChildHand(look) + childArms(look).join('')
  return beforeHead.includes(look.arms) ? head + arms : arms + head
}
