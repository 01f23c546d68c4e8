import { mix } from '../paper/color.ts'
import { circle, type Point, points, star5 } from '../paper/geometry.ts'
import { flat, line, piece, placed } from '../paper/pieces.ts'
import type { ChildLook, ChildOutfit } from './child-look.ts'

interface Cut {
  look: ChildLook
  /** how far buttons and collar move to the side the child faces */
  shift: number
  /** cut off at the hips; the skirt covers the legs */
  isShort: boolean
}

const waist = 'M0 -150C-30 -146 -44 -100 -46 -62Q0 -50 46 -62C44 -100 30 -146 0 -150Z'
const shadeColor = '#2a0a20'

const collar = (color: string, shift: number): string =>
  placed(piece('M-36 -150Q0 -128 36 -150L32 -134Q0 -116 -32 -134Z', color), { x: shift * 0.5 })

const dotsAt = (spots: readonly Point[]): string => spots.map(([x, y]) => circle(x, y, 4)).join('')

function jumper({ look: { color }, shift }: Cut): string {
  const light = mix(color, '#ffffff', 0.55)
  return (
    piece(waist, color) +
    line('M-41 -98Q0 -84 41 -98M-44 -80Q0 -66 44 -80', light, 7) +
    flat('M-46 -62Q0 -50 46 -62L45 -70Q0 -58 -45 -70Z', mix(color, shadeColor, 0.3)) +
    collar(light, shift)
  )
}

function dress({ look: { color }, shift, isShort }: Cut): string {
  const light = mix(color, '#ffffff', 0.55)
  const skirt = points('-34,-62 -12,-74 12,-60 34,-70 -20,-48 30,-44 -44,-42 4,-40')
  const whole =
    'M0 -150C-28 -146 -34 -116 -36 -98C-44 -74 -58 -50 -66 -32Q0 -12 66 -32C58 -50 44 -74 36 -98C34 -116 28 -146 0 -150Z'
  return (
    piece(isShort ? waist : whole, color) +
    (isShort ? '' : flat(dotsAt(skirt), light)) +
    line('M-36 -98Q0 -88 36 -98', mix(color, shadeColor, 0.3), 5) +
    collar(light, shift)
  )
}

function coat({ look: { color }, shift, isShort }: Cut): string {
  const light = mix(color, '#ffffff', 0.55)
  const whole = 'M0 -150C-30 -146 -48 -84 -60 -30Q0 -10 60 -30C48 -84 30 -146 0 -150Z'
  const heights = isShort ? [-100, -76] : [-100, -76, -52]
  const buttons = heights.map((y) => circle(shift + 7, y, 4)).join('')
  return (
    piece(isShort ? waist : whole, color) +
    line(`M${shift} -128L${shift * 1.2} ${isShort ? -56 : -23}`, mix(color, shadeColor, 0.3), 3) +
    flat(buttons, '#ffd98a') +
    (isShort ? '' : flat('M-60 -30Q0 -10 60 -30L57 -40Q0 -20 -57 -40Z', light)) +
    collar(light, shift)
  )
}

function raincoat({ look: { color }, shift, isShort }: Cut): string {
  const dark = mix(color, '#5a1a10', 0.28)
  const whole = 'M0 -150C-32 -146 -52 -86 -66 -34Q0 -12 66 -34C52 -86 32 -146 0 -150Z'
  const toggles = [-104, -80, ...(isShort ? [] : [-56])].map(
    (y) => `M${shift - 9} ${y}H${shift + 9}`,
  )
  const pockets = isShort ? '' : 'M-44 -66L-22 -60M44 -66L22 -60'
  return (
    piece(isShort ? waist : whole, color) +
    line(`M${shift} -130L${shift * 1.2} ${isShort ? -56 : -23}${pockets}`, dark, 3) +
    line(toggles.join(''), mix(color, shadeColor, 0.7), 6) +
    (isShort ? '' : line('M-60 -43Q0 -22 60 -43', mix(color, '#ffffff', 0.6), 4)) +
    collar(mix(color, '#ffffff', 0.3), shift)
  )
}

function shirt({ look: { color }, shift }: Cut): string {
  return (
    piece(waist, color) +
    flat(star5(shift, -94, 17), mix(color, '#ffffff', 0.7)) +
    line('M-45 -66Q0 -54 45 -66', mix(color, shadeColor, 0.25), 3) +
    line(
      `M${shift * 0.5 - 22} -142Q${shift * 0.5} -124 ${shift * 0.5 + 22} -142`,
      mix(color, '#ffffff', 0.6),
      5,
    )
  )
}

function dungarees({ look, shift }: Cut): string {
  const { color } = look
  const dark = mix(color, shadeColor, 0.32)
  const bib =
    line('M-23 -114L-16 -139M23 -114L16 -139', color, 10) +
    piece('M-27 -118Q0 -112 27 -118L32 -80Q44 -76 47 -60Q0 -44 -47 -60Q-44 -76 -32 -80Z', color) +
    flat(dotsAt(points('-22,-111 22,-111')), '#ffd98a') +
    line('M-14 -98H14V-86Q0 -76 -14 -86Z', dark, 2.6)
  const stripes = 'M-24 -130Q0 -122 24 -130M-33 -112Q0 -100 33 -112M-38 -94Q0 -82 38 -94'
  return (
    piece(waist, look.shirt) +
    line(stripes, mix(look.shirt, color, 0.45), 4) +
    placed(bib, { x: shift * 0.5 })
  )
}

function pyjamas({ look: { color }, shift }: Cut): string {
  const light = mix(color, '#ffffff', 0.6)
  const stars = [
    [-28, -112, 0.2],
    [-32, -76, 0.6],
    [30, -108, 0.4],
    [32, -74, 0.1],
    [-16, -94, 0.5],
  ] as const
  return (
    piece('M0 -150C-30 -146 -46 -96 -51 -56Q0 -42 51 -56C46 -96 30 -146 0 -150Z', color) +
    flat(stars.map(([x, y, turn]) => star5(x, y, 7, turn)).join(''), light) +
    line(`M${shift} -126V-50`, mix(color, shadeColor, 0.25), 2.6) +
    flat(dotsAt([-108, -86, -64].map((y) => [shift + 7, y] as const)), '#fff3d6') +
    collar(light, shift)
  )
}

function swimsuit({ look: { color, skin } }: Cut): string {
  const suit =
    'M-25 -134L-15 -141Q-16 -112 0 -112Q16 -112 15 -141L25 -134C36 -116 43 -96 46 -62Q0 -50 -46 -62C-43 -96 -36 -116 -25 -134Z'
  return (
    piece(waist, skin) +
    piece(suit, color) +
    line('M-42 -92Q0 -78 42 -92M-44 -76Q0 -62 44 -76', mix(color, '#ffffff', 0.6), 6)
  )
}

const cuts: Record<ChildOutfit, (cut: Cut) => string> = {
  coat,
  dress,
  jumper,
  shirt,
  dungarees,
  raincoat,
  pyjamas,
  swimsuit,
}

/** The clothes of the upper body; `shift` moves buttons and collar to the side the child faces. */
export const clothes = (look: ChildLook, shift: number, isShort = false): string =>
  cuts[look.outfit]({ look, shift, isShort })

/** The colour of legs and seat. */
export function legColor({ outfit, color, skin, trousers }: ChildLook): string {
  if (outfit === 'swimsuit') return skin
  return outfit === 'dungarees' || outfit === 'pyjamas' ? color : trousers
}

/** Whether a skirt hangs below the waist. */
export const hasSkirt = ({ outfit }: ChildLook): boolean =>
  outfit === 'coat' || outfit === 'dress' || outfit === 'raincoat'

/** The colour of the seat: trousers, or the lower part of a suit. */
export const seatColor = (look: ChildLook): string =>
  look.outfit === 'swimsuit' ? look.color : legColor(look)
