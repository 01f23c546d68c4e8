import { mix } from '../paper/color.ts'
import { circle, ellipse, points } from '../paper/geometry.ts'
import { flat, line, piece, placed } from '../paper/pieces.ts'
import type { AdultLook, AdultOutfit } from './adult-look.ts'

const shadeColor = '#1e0a24'
const gold = '#f2c14e'

interface Cut {
  look: AdultLook
  /** how far buttons and collar move to the side the person faces */
  shift: number
  /** cut off at the hips; the skirt covers the legs */
  isShort: boolean
}

const trunk =
  'M0 -248C-34 -246 -47 -228 -48 -206C-48 -176 -46 -150 -47 -122Q0 -110 47 -122C46 -150 48 -176 48 -206C47 -228 34 -246 0 -248Z'
const long =
  'M0 -248C-34 -246 -48 -228 -50 -206C-53 -150 -60 -100 -66 -58Q0 -40 66 -58C60 -100 53 -150 50 -206C48 -228 34 -246 0 -248Z'

const collar = (color: string, shift: number): string =>
  placed(piece('M-30 -246Q0 -226 30 -246L27 -230Q0 -213 -27 -230Z', color), { x: shift * 0.5 })

const lapels = (color: string, shift: number): string =>
  placed(
    piece(['M-26 -246L0 -216L-16 -206L-34 -238Z', 'M26 -246L34 -238L16 -206L0 -216Z'], color),
    { x: shift * 0.5 },
  )

const buttonsAt = (heights: readonly number[], x: number): string =>
  flat(heights.map((y) => circle(x, y, 4)).join(''), '#ffd98a')

function coat({ look: { color }, shift, isShort }: Cut): string {
  const dark = mix(color, shadeColor, 0.3)
  const heights = isShort ? [-194, -166] : [-194, -166, -138, -110]
  return (
    piece(isShort ? trunk : long, color) +
    line(`M${shift} -214L${shift * 1.2} ${isShort ? -117 : -52}`, dark, 3) +
    (isShort ? '' : line('M-46 -116L-26 -112M46 -116L26 -112', dark, 3.4)) +
    buttonsAt(heights, shift + 8) +
    lapels(mix(color, shadeColor, 0.18), shift)
  )
}

function dress({ look: { color }, shift, isShort }: Cut): string {
  const light = mix(color, '#ffffff', 0.55)
  const whole =
    'M0 -248C-32 -246 -43 -228 -43 -206C-42 -184 -38 -172 -37 -158C-50 -124 -66 -80 -74 -44Q0 -20 74 -44C66 -80 50 -124 37 -158C38 -172 42 -184 43 -206C43 -228 32 -246 0 -248Z'
  return (
    piece(isShort ? trunk : whole, color) +
    (isShort ? '' : line('M-69 -62Q0 -38 69 -62', light, 5)) +
    line('M-38 -160Q0 -150 38 -160', mix(color, shadeColor, 0.3), 5) +
    collar(light, shift)
  )
}

function shirt({ look: { color }, shift }: Cut): string {
  return (
    piece(trunk, color) +
    line(`M${shift} -216V-116`, mix(color, shadeColor, 0.2), 2.6) +
    buttonsAt([-196, -172, -148], shift) +
    lapels(mix(color, '#ffffff', 0.5), shift)
  )
}

function jumper({ look: { color }, shift }: Cut): string {
  const light = mix(color, '#ffffff', 0.5)
  return (
    piece(trunk, color) +
    line('M-42 -185Q0 -172 42 -185', light, 9) +
    line('M-44 -169Q0 -156 44 -169', light, 4) +
    flat('M-47 -122Q0 -110 47 -122L46 -132Q0 -120 -46 -132Z', mix(color, shadeColor, 0.25)) +
    collar(light, shift)
  )
}

function oilskin({ look: { color }, shift, isShort }: Cut): string {
  const dark = mix(color, '#5a1a10', 0.28)
  const clasps = [-200, -172, ...(isShort ? [] : [-144, -116])]
  return (
    piece(isShort ? trunk : long, color) +
    line(`M${shift} -222L${shift * 1.2} ${isShort ? -117 : -52}`, dark, 3) +
    line(
      clasps.map((y) => `M${shift - 10} ${y}H${shift + 10}`).join(''),
      mix(color, shadeColor, 0.7),
      6,
    ) +
    (isShort ? '' : line('M-48 -104H-24M48 -104H24', dark, 5)) +
    collar(dark, shift)
  )
}

function robe({ look: { color }, shift, isShort }: Cut): string {
  const whole =
    'M0 -248C-36 -246 -50 -228 -53 -206C-58 -140 -70 -70 -78 -16Q0 6 78 -16C70 -70 58 -140 53 -206C50 -228 36 -246 0 -248Z'
  return (
    piece(isShort ? trunk : whole, color) +
    (isShort
      ? ''
      : flat('M-78 -16Q0 6 78 -16L76 -30Q0 -8 -76 -30Z', gold) +
        flat(
          `M${shift - 11} -232H${shift + 11}L15 -20Q0 -17 -15 -20Z`,
          mix(color, '#ffffff', 0.22),
        )) +
    flat('M-50 -160Q0 -144 50 -160L51 -147Q0 -131 -51 -147Z', gold)
  )
}

const cuts: Record<AdultOutfit, (cut: Cut) => string> = {
  coat,
  dress,
  shirt,
  jumper,
  oilskin,
  robe,
}

const furTails = points('-40,-217 -14,-206 14,-206 40,-217')

/** A robe's collar of fur, over the arms. */
export const furCollar = ({ outfit }: AdultLook, shift = 0): string =>
  outfit === 'robe'
    ? placed(
        piece(
          'M-40 -246Q0 -226 40 -246Q62 -232 64 -208Q0 -176 -64 -208Q-62 -232 -40 -246Z',
          '#fdf2e0',
        ),
        { x: shift * 0.5 },
      ) + flat(furTails.map(([x, y]) => ellipse(x + shift * 0.5, y, 2.4, 5)).join(''), '#3a2a3f')
    : ''

/** An apron over clothes that end at the knees. */
function apronOver(color: string, shift: number, isShort: boolean): string {
  const hem = isShort ? -116 : -66
  const edge = mix(color, '#b08a7a', 0.5)
  return placed(
    line('M-22 -204L-26 -240M22 -204L26 -240', color, 6) +
      piece(
        `M-25 -206Q0 -199 25 -206L28 -160H46L50 ${hem}Q0 ${hem + 16} -50 ${hem}L-46 -160H-28Z`,
        color,
      ) +
      line('M-46 -158Q0 -150 46 -158', edge, 4) +
      (isShort ? '' : line('M-18 -138H18V-116Q0 -104 -18 -116Z', edge, 2.6)),
    { x: shift * 0.4 },
  )
}

/** The clothes of the upper body; `shift` moves buttons and collar to the side the person faces. */
export const adultClothes = (look: AdultLook, shift: number, isShort = false): string =>
  cuts[look.outfit]({ look, shift, isShort }) +
  (look.apron ? apronOver(look.apron, shift, isShort) : '')

/** Whether the clothes hang below the waist. */
export const adultSkirt = ({ outfit }: AdultLook): boolean =>
  outfit !== 'shirt' && outfit !== 'jumper'

/** A bag on the left hip, its strap across the breast. */
export const shoulderBag = (color: string): string =>
  line('M34 -238L-50 -132', mix(color, shadeColor, 0.25), 7) +
  piece(
    'M-84 -138H-32Q-28 -138 -28 -132L-32 -84Q-58 -76 -84 -84L-88 -132Q-88 -138 -84 -138Z',
    color,
  ) +
  piece('M-86 -140H-30L-34 -112Q-58 -100 -82 -112Z', mix(color, '#ffffff', 0.14)) +
  flat(circle(-58, -108, 4.5), '#ffd98a')
