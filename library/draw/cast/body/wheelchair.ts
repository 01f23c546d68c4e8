import { mix } from '../../paper/color.ts'
import { circle, ellipse, roundRect, star5 } from '../../paper/geometry.ts'
import { flat, line, mirrored, piece, placed } from '../../paper/pieces.ts'
import type { View } from './proportions.ts'

/** The great wheel's middle and radius, and the height of the seat above the ground. */
const wheel = { x: -14, y: -56, r: 56 } as const
const tyre = '#2f2b3a'
const steel = '#c9d2e4'

/** A ring of paper: the inner circle runs the other way, so it is cut out. */
const ring = (r: number, width: number): string => {
  const inner = r - width
  return `${circle(0, 0, r)}M${-inner} 0a${inner} ${inner} 0 1 0 ${2 * inner} 0a${inner} ${inner} 0 1 0 ${-2 * inner} 0Z`
}

function spokes(from: number, to: number): string {
  return Array.from({ length: 16 }, (_, i) => {
    const [c, s] = [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)]
    return `M${(c * from).toFixed(1)} ${(s * from).toFixed(1)}L${(c * to).toFixed(1)} ${(s * to).toFixed(1)}`
  }).join('')
}

function caster(x: number, color: string): string {
  return placed(
    line('M-10 -34L0 -13', color, 6) +
      piece(circle(0, -13, 13), tyre) +
      flat(circle(0, -13, 6.5), steel) +
      flat(circle(0, -13, 2.5), tyre),
    { x },
  )
}

/** The parts behind the person: the far wheel, the back, the footrest. Rolls to the right. */
export function wheelchairBack(color: string): string {
  const dark = mix(color, '#140a28', 0.42)
  return (
    placed(piece(ring(wheel.r, 7), mix(tyre, '#6a6880', 0.35)), {
      x: wheel.x + 22,
      y: wheel.y - 5,
    }) +
    caster(72, mix(dark, '#6a6880', 0.2)) +
    line('M44 -62L66 -46L80 -14', dark, 6) +
    line('M-54 -60L-60 -122Q-61 -130 -70 -130H-80', mix(color, '#140a28', 0.2), 7) +
    line('M-72 -130H-84', tyre, 10) +
    piece('M-64 -116Q-56 -122 -48 -116L-42 -58H-58Z', dark) +
    piece('M-56 -70H48Q54 -70 54 -63V-58H-56Z', dark)
  )
}

/** The parts in front of the person: the plate below the feet and the near wheel with its rim. */
export function wheelchairFront(color: string): string {
  const light = mix(color, '#ffffff', 0.82)
  const wheelFace =
    line(spokes(38, 50), steel, 2) +
    piece(ring(wheel.r, 8), tyre) +
    piece(circle(0, 0, 39), color) +
    flat(star5(0, 0, 27, 0.3, 0.52), light) +
    flat(circle(0, 0, 7), mix(color, '#140a28', 0.35)) +
    line(ellipse(0, 0, 45, 45), steel, 3.6)
  return (
    caster(56, mix(color, '#140a28', 0.2)) +
    line('M66 -8H104', mix(color, '#140a28', 0.3), 7) +
    placed(wheelFace, { x: wheel.x, y: wheel.y })
  )
}

/** The same from the front: wheels on edge, the back behind the person, the plates under the feet. */
function fromFront(color: string): { behind: string; before: string } {
  const dark = mix(color, '#140a28', 0.42)
  const handle = line('M-36 -60V-136', dark, 7) + line('M-36 -136V-146', tyre, 10)
  const edge =
    piece(roundRect(-60, -112, 13, 112, 6.5), tyre) + flat(roundRect(-46, -98, 4, 84, 2), steel)
  const plate = piece('M-30 -10H-3V-5H-31Z', dark) + line('M-24 -10L-34 -50', dark, 5)
  return {
    behind:
      piece('M-38 -136Q0 -128 38 -136V-56H-38Z', color) +
      mirrored(handle) +
      piece('M-46 -72H46V-60H-46Z', dark) +
      mirrored(edge),
    before: mirrored(plate + piece(circle(-40, -9, 9), tyre) + flat(circle(-40, -9, 4), steel)),
  }
}

/** What lies behind and before a person in a wheelchair. */
export const wheelchair = (
  color: string,
  view: View,
  scale = 1,
): { behind: string; before: string } => {
  const drawn =
    view === 'front' || view === 'back'
      ? fromFront(color)
      : { behind: wheelchairBack(color), before: wheelchairFront(color) }
  return { behind: placed(drawn.behind, { scale }), before: placed(drawn.before, { scale }) }
}
