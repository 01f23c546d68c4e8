import { mix } from '../paper/color.ts'
import type { Point } from '../paper/geometry.ts'
import { flat, mirrored, piece, placed, strip } from '../paper/pieces.ts'

export interface FourLegs {
  /** where the near hind leg and the near foreleg hang from the body */
  hind: number
  fore: number
  /** height of the hips above the ground */
  hip: number
  width: number
  color: string
  far: string
  /** colour of paws or hooves */
  foot: string
  hoofed?: boolean
}

type Limb = Pick<FourLegs, 'width' | 'foot' | 'hoofed'>

/** One leg along a spine that ends on its sole; a paw is painted on it, a hoof stands below it. */
export function limb(spine: readonly [Point, Point, Point], color: string, look: Limb): string {
  const { width, foot, hoofed = false } = look
  const widths = [width * 1.5, width, width * 0.84]
  if (!hoofed) {
    const [hip, knee, [x, y]] = spine
    const paw = [hip, knee, [x, y - width * 0.42]] as const
    return piece(strip(paw, widths), color) + flat(strip(paw, widths, 0.74), foot)
  }
  const [hip, knee, [x, y]] = spine
  const w = width * 0.46
  const high = width * 0.75
  const hoof = `M${x - w} ${y - high}H${x + w}L${x + w * 1.3} ${y - 2}Q${x} ${y + 2} ${x - w * 1.15} ${y - 2}Z`
  return piece(strip([hip, knee, [x, y - high]], widths), color) + piece(hoof, foot)
}

/** Four legs walking to the right, the far foreleg lifted; `far` belongs behind the body. */
export function gait(legs: FourLegs): { far: string; near: string } {
  const { hind, fore, hip, color, far } = legs
  const at = (x: number, dx: number, height: number): Point => [x + dx * hip, -height * hip]
  return {
    far:
      limb([at(hind, 0.26, 0.94), at(hind, 0.62, 0.56), at(hind, 0.46, 0)], far, legs) +
      limb([at(fore, 0.16, 0.94), at(fore, 0.74, 0.86), at(fore, 0.66, 0.22)], far, legs),
    near:
      limb([at(hind, 0, 1), at(hind, -0.36, 0.58), at(hind, -0.22, 0)], color, legs) +
      limb([at(fore, 0, 1), at(fore, 0.1, 0.54), at(fore, 0.04, 0)], color, legs),
  }
}

/** Haunches and forelegs of an animal with paws that sits facing us, `width` across the haunches. */
export function seatedPaws(width: number, color: string, dark: string, paw: string): string {
  const w = width / 2
  const haunch = `M${-w} -10C${-w * 1.1} -46 ${-w * 0.74} -58 ${-w * 0.56} -40C${-w * 0.5} -26 ${-w * 0.56} -8 ${-w * 0.6} 2H${-w * 0.94}C${-w} 2 ${-w} -4 ${-w} -10Z`
  const leg = [
    [-w * 0.3, -66],
    [-w * 0.32, -36],
    [-w * 0.29, -w * 0.22],
  ] as const
  const widths = [w * 0.3, w * 0.38, w * 0.44]
  return (
    mirrored(piece(haunch, mix(color, dark, 0.4))) +
    mirrored(
      piece(strip(leg, widths), mix(color, dark, 0.12)) + flat(strip(leg, widths, 0.74), paw),
    )
  )
}

/** Forelegs, and hind legs in their shade, of a hoofed animal that stands facing us. */
export function frontHooves(
  spread: number,
  hip: number,
  legs: Omit<FourLegs, 'hind' | 'fore' | 'hip'>,
): string {
  const leg = (x: number, color: string) =>
    mirrored(
      limb(
        [
          [-x, -hip],
          [-x, -hip / 2],
          [-x, 0],
        ],
        color,
        { ...legs, hoofed: true },
      ),
    )
  return placed(leg(spread * 1.5, legs.far), { y: -7 }) + leg(spread, legs.color)
}
