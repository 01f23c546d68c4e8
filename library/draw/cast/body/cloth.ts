import { darker, mix } from '../../paper/color.ts'
import { flat, piece } from '../../paper/pieces.ts'
import { type PrintKind, print } from '../../paper/prints.ts'

export type Outfit =
  | 'coat'
  | 'dress'
  | 'jumper'
  | 'shirt'
  | 'dungarees'
  | 'raincoat'
  | 'pyjamas'
  | 'swimsuit'
  | 'oilskin'
  | 'robe'
  | 'rolledShirt'

export interface Clothes {
  outfit: Outfit
  color: string
  skin: string
  /** under dungarees */
  shirt: string
  trousers: string
  shoes: string
  apron?: string | undefined
  /** a bag at the near hip */
  bag?: string | undefined
  /** round the shoulders, over the arms */
  shawl?: string | undefined
}

/** How a garment is cut. */
export interface Cut {
  /** hem of the bodice below the hips */
  below?: number
  /** share of the leg a skirt covers, and its flare */
  skirt?: readonly [share: number, flare: number]
  sleeve?: 'short' | 'bare'
  boots?: boolean
}

const cuts: Record<Outfit, Cut> = {
  coat: { skirt: [0.62, 17] },
  dress: { skirt: [0.64, 27] },
  jumper: { below: 9 },
  shirt: { below: 8, sleeve: 'short' },
  dungarees: { below: 4 },
  raincoat: { skirt: [0.58, 20], boots: true },
  pyjamas: { below: 13 },
  swimsuit: { below: 4, sleeve: 'bare' },
  oilskin: { skirt: [0.62, 18], boots: true },
  robe: { skirt: [0.95, 30] },
  rolledShirt: { below: 10, sleeve: 'short' },
}

export const cutOf = ({ outfit }: Clothes): Cut => cuts[outfit]

/** Nearer to warm white, or to a dark plum. */
export const pale = (color: string, share = 0.55): string => mix(color, '#fff6e6', share)
export const dark = (color: string, share = 0.28): string => mix(color, '#2a0a20', share)
export const brass = '#ffd98a'

const printOf = /^url\(#print-([a-z]+)-([0-9a-f]{6})-([0-9a-f]{6})-([\d.]+)-(-?[\d.]+)\)/

/** A plain colour with a print on it; a paper that is printed already stays so. */
export const printed = (color: string, kind: PrintKind, size: number): string =>
  printOf.test(color) ? color : print(kind, color, pale(color), { size })

/** Darker by how far a limb is behind; a print stays a print. */
export function inShade(paint: string, isNear: boolean): string {
  const share = isNear ? 0.09 : 0.22
  const [, kind, ground, ink, size, angle] = printOf.exec(paint) ?? []
  if (!kind) return darker(paint, share)
  return print(kind as PrintKind, darker(`#${ground}`, share), darker(`#${ink}`, share), {
    size: Number(size),
    angle: Number(angle),
  })
}

/** A piece of cloth; under a print lies its ground, or what is behind shines through the seams of its tiles. */
export const cloth = (d: string | readonly string[], paint: string): string =>
  printOf.test(paint)
    ? piece(d, mix(paint, paint, 0)) + flat(typeof d === 'string' ? d : d.join(''), paint)
    : piece(d, paint)

export const sleeveColor = ({ outfit, shirt, color }: Clothes): string => {
  if (outfit === 'pyjamas') return printed(color, 'stars', 30)
  return outfit === 'dungarees' ? shirt : color
}

export const cuffColor = (clothes: Clothes): string => {
  if (clothes.outfit === 'robe') return '#fdf2e0'
  if (clothes.outfit === 'dungarees') return mix(clothes.shirt, clothes.color, 0.45)
  return clothes.outfit === 'oilskin' ? dark(clothes.color) : pale(clothes.color)
}

/** The colour of the legs. */
export const legColor = ({ outfit, color, skin, trousers }: Clothes): string => {
  if (outfit === 'swimsuit') return skin
  if (outfit === 'pyjamas') return printed(color, 'stars', 30)
  return outfit === 'dungarees' ? color : trousers
}

/** The colour of the seat: trousers, or the lower part of a suit. */
export const seatColor = (clothes: Clothes): string =>
  clothes.outfit === 'swimsuit' ? clothes.color : legColor(clothes)
