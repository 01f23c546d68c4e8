import { mix } from '../paper/color.ts'
import type { Point } from '../paper/geometry.ts'
import { line, piece, placed } from '../paper/pieces.ts'
import type { AdultArms, AdultLook } from './adult-look.ts'
import { personArm } from './person-arm.ts'

/** An arm along `spine`, `share` in the shade; the sleeves of a shirt end above the elbow. */
export function adultArm(look: AdultLook, spine: readonly Point[], share = 0.2): string {
  const shaded = mix(look.color, '#1e0a24', share)
  const isRolled = look.outfit === 'shirt'
  return personArm(spine, {
    color: isRolled ? mix(look.skin, '#7a2a20', share * 0.6) : shaded,
    sleeve: isRolled ? shaded : undefined,
    skin: look.skin,
    widths: [30, 26, 20],
    hand: 10.5,
  })
}

const hands: Record<AdultArms, Point> = {
  down: [58, -126],
  raised: [84, -294],
  reaching: [108, -204],
  pointing: [110, -224],
  holding: [0, -172],
  open: [110, -222],
  both: [84, -294],
  hips: [46, -144],
  cane: [78, -132],
  whistling: [12, -254],
}

const elbows: Record<AdultArms, Point> = {
  down: [70, -182],
  raised: [86, -226],
  reaching: [66, -192],
  pointing: [70, -208],
  holding: [82, -168],
  open: [80, -178],
  both: [86, -226],
  hips: [98, -180],
  cane: [76, -184],
  whistling: [98, -186],
}

/** What the hand holds, at its place; drawn before the arms. */
export const inHand = ({ holding, arms }: AdultLook, at: Point = hands[arms]): string =>
  holding ? placed(holding, { x: at[0], y: at[1] }) : ''

const cane = (): string => line('M58 -136Q58 -150 70 -149Q81 -147 82 -134L88 -2', '#7a4a30', 7)

const singles: readonly AdultArms[] = ['raised', 'reaching', 'pointing', 'cane', 'whistling']

/** Both arms of a figure seen from the front, and what they hold. */
export function adultArms(look: AdultLook): string {
  const { arms } = look
  const arm = (kind: AdultArms): string =>
    adultArm(look, [[36, -226], elbows[kind], kind === 'holding' ? [24, -170] : hands[kind]])
  const left = `<g transform="scale(-1 1)">${arm(singles.includes(arms) ? 'down' : arms)}</g>`
  const finger = arms === 'pointing' ? line('M112 -225L130 -231', look.skin, 8) : ''
  return inHand(look) + (arms === 'cane' ? cane() : '') + left + arm(arms) + finger
}

/** The left leg from the front, its foot on the ground. */
export function adultLeg(look: AdultLook, top = -132): string {
  const { trousers, shoes, outfit } = look
  const boot = outfit === 'oilskin' ? piece('M-36 -4V-58Q-19 -64 -3 -58V-4Z', shoes) : ''
  return (
    piece(`M-34 ${top}H-3L-6 -6H-32Z`, trousers) +
    boot +
    piece('M-40 0C-42 -16 -30 -19 -20 -19C-10 -19 -4 -14 -4 0Z', shoes)
  )
}
