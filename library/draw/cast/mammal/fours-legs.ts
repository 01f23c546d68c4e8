import { mix } from '../../paper/color.ts'
import { bend, between, distance, num, type Point } from '../../paper/geometry.ts'
import { flat, line, piece, placed } from '../../paper/pieces.ts'
import { pawColor, pawLook } from './animal-body.ts'
import { angleOf, bone, cutEllipse } from './cut.ts'
import { type PawReach, paw } from './paw.ts'
import type { Coat, FoursBuild, FoursStance, Species } from './species.ts'

/** A paw or hoof that stands at (0, 0), toes to the right. */
export function foot({ hoof, paw: r }: FoursBuild, color: string): string {
  if (hoof) {
    const w = r * 0.9
    return piece(
      `M${num(-w)} ${num(-r * 1.5)}L${num(w)} ${num(-r * 1.5)}L${num(w * 1.36)} ${num(-1)}L${num(-w * 1.1)} ${num(1)}Z`,
      hoof,
    )
  }
  const d = `M${num(-r)} ${num(-r * 0.4)}L${num(-r * 0.5)} ${num(-r * 1.2)}L${num(r * 0.7)} ${num(-r * 1.16)}L${num(r * 1.4)} ${num(-r * 0.74)}L${num(r * 1.6)} ${num(-r * 0.2)}L${num(r * 1.4)} 0L${num(-r * 0.8)} 0Z`
  const toes = `M${num(r * 0.62)} ${num(-r * 0.5)}V-2M${num(r * 1.06)} ${num(-r * 0.46)}V-2`
  return piece(d, color) + line(toes, mix(color, '#120c2c', 0.35), 1.8)
}

/** Colour of a foot: hooves have their own. */
export const footColor = (coat: Coat, b: FoursBuild): string =>
  b.hoof ? coat.near : pawColor(coat, coat.near)

export interface LegLook {
  isHind: boolean
  isFar: boolean
}

/** The limb from its joint in the body to the ankle, and which way its last bone points. */
function limbTo(
  species: Species,
  b: FoursBuild,
  root: Point,
  ankle: Point,
  look: LegLook & { isRaised: boolean },
): { svg: string; way: number } {
  const { coat } = species
  const color = look.isFar ? coat.far : coat.near
  const [r0, r1, r2] = b.leg
  const length = Math.max(distance(root, ankle) * 1.02, (b.axis - b.paw) * 0.82)
  const isLevel = Math.abs(ankle[0] - root[0]) > Math.abs(ankle[1] - root[1])
  const bendsUp = !look.isHind && (look.isRaised || isLevel)
  const knee = bend(root, ankle, [length * 0.5, length * 0.52], bendsUp ? 1 : -1)
  const hip = look.isHind ? r0 * 1.16 : r0
  const limb = piece([bone([root, hip], [knee, r1]), bone([knee, r1], [ankle, r2])], color)
  const cuff = bone([between(knee, ankle, 0.3), r1 + (r2 - r1) * 0.3], [ankle, r2])
  const sock = coat.sock && !b.hoof ? flat(cuff, pawColor(coat, color, look.isFar)) : ''
  return { svg: limb + sock, way: angleOf(knee, ankle) }
}

/** A leg that stands with its sole at `at`, or hangs in the air. */
export function leg(
  species: Species,
  b: FoursBuild,
  root: Point,
  at: Point,
  look: LegLook,
): string {
  const isRaised = at[1] < -b.axis * 0.16
  const height = b.hoof ? b.paw * 1.3 : b.paw * 0.8
  const ankle: Point = [at[0], at[1] - height]
  const { svg, way } = limbTo(species, b, root, ankle, { ...look, isRaised })
  const turn = isRaised ? Math.max(-60, Math.min(80, (way * 180) / Math.PI - 60)) : 0
  const { coat } = species
  const color = pawColor(coat, look.isFar ? coat.far : coat.near, look.isFar)
  const y = isRaised ? ankle[1] + b.paw * 0.5 : at[1]
  return svg + placed(foot(b, color), { x: ankle[0], y, rotate: turn })
}

/** A foreleg whose paw does something. */
export function foreleg(
  species: Species,
  b: FoursBuild,
  root: Point,
  { at, grip, holding = '' }: PawReach,
  isFar: boolean,
): string {
  const { coat } = species
  const { svg, way } = limbTo(species, b, root, at, { isHind: false, isFar, isRaised: true })
  const color = pawColor(coat, isFar ? coat.far : coat.near, isFar)
  const look = { ...pawLook(coat, b.paw * 1.05, isFar), paw: color }
  const { behind, before } = paw(at, way, look, grip)
  const held = holding && placed(holding, { x: at[0], y: at[1] })
  return svg + behind + held + before
}

/** The folded hind leg of an animal that sits or lies: haunch and foot. */
export function haunch(species: Species, b: FoursBuild, { rump, hind }: FoursStance): string {
  const [x, y] = rump
  const { coat } = species
  const middle: Point = [x + b.rump * 0.16, Math.min(y + b.rump * 0.24, -b.rump * 0.6)]
  const thigh = cutEllipse(middle, b.rump * 0.74, b.rump * 0.66, { seed: 8, count: 13, turn: -14 })
  return (
    piece(thigh, coat.haunch ?? coat.near) +
    placed(foot(b, footColor(coat, b)), { x: hind.near[0] - b.paw * 0.3 })
  )
}
