import { darker, lighter, mix } from '../paper/color.ts'
import { circle, roundRect } from '../paper/geometry.ts'
import { flat, line, mirrored, piece } from '../paper/pieces.ts'
import { woodenEar } from './keepsakes.ts'

export interface CastleGateOptions {
  wood?: string
  stone?: string
  iron?: string
  /** The ear grown out of the wood. */
  ear?: boolean
  /** Whether each bolt, from the top, is shut; none by default. */
  bolts?: readonly boolean[]
}

const arch = (half: number, top: number) =>
  `M${-half} 0V${top + half}A${half} ${half} 0 0 1 ${half} ${top + half}V0Z`

const ring = (from: number, to: number, inner: number, outer: number, top: number) => {
  const at = (angle: number, r: number) =>
    `${Math.round(Math.cos(angle) * r)} ${Math.round(top - Math.sin(angle) * r)}`
  return `M${at(from, inner)}L${at(from, outer)}A${outer} ${outer} 0 0 0 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 1 ${at(from, inner)}Z`
}

/** Voussoirs over the arch and jambs beside it. */
const surround = (stone: string) => {
  const wedges = Array.from({ length: 9 }, (_, i) => {
    const step = Math.PI / 9
    return ring(i * step + 0.02, (i + 1) * step - 0.02, 150, 196, -250)
  })
  const jambs = [0, 1, 2, 3].flatMap((i) => [
    roundRect(-196 - (i % 2) * 12, -248 + i * 62, 46 + (i % 2) * 12, 58, 5),
    roundRect(150, -248 + i * 62, 46 + (i % 2) * 12, 58, 5),
  ])
  return piece([...wedges, ...jambs], stone)
}

const bolt = (y: number, isShut: boolean, iron: string) => {
  const x = isShut ? -62 : -128
  return `${piece(roundRect(x, y - 11, 190, 22, 10), lighter(iron, 0.28))}${line(`M${x + 44} ${y}V${y + 30}`, lighter(iron, 0.2), 10)}${piece([roundRect(-70, y - 20, 26, 40, 5), roundRect(-4, y - 20, 26, 40, 5), roundRect(92, y - 20, 26, 40, 5)], darker(iron, 0.1))}`
}

/** A castle's arched double gate, 416 units wide and 446 tall, without a handle. */
export const castleGate = ({
  wood = '#9a6238',
  stone = '#e4cfa8',
  iron = '#5b5266',
  ear = true,
  bolts = [],
}: CastleGateOptions = {}) => {
  const planks = [-120, -90, -60, -30, 30, 60, 90, 120]
    .map((x) => `M${x} -4V${Math.round(-250 - Math.sqrt(148 ** 2 - x ** 2) + 4)}`)
    .join('')
  const band = (y: number) =>
    mirrored(
      piece(`M-148 ${y - 12}H-40Q-20 ${y} -40 ${y + 12}H-148Z`, iron) +
        flat(circle(-130, y, 4) + circle(-96, y, 4) + circle(-62, y, 4), lighter(iron, 0.4)),
    )
  return [
    flat(arch(156, -406), darker(wood, 0.6)),
    piece(arch(148, -398), wood),
    line(planks, darker(wood, 0.28), 3),
    line('M0 0V-396', darker(wood, 0.5), 6),
    band(-292),
    band(-48),
    surround(stone),
    ...bolts.map((isShut, i) => bolt(-250 + i * 84, isShut, iron)),
    ear
      ? `<g transform="translate(${bolts.length > 0 ? -78 : 0} ${bolts.length > 0 ? -160 : -168}) scale(${bolts.length > 0 ? 0.62 : 0.78})">${woodenEar(mix(wood, '#f3b978', 0.55))}</g>`
      : '',
  ].join('')
}
