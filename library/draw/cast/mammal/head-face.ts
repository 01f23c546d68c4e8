// The features of an animal's face, as papers of its head.

import { mix } from '../../paper/color.ts'
import { distance, num, type Point, polygon } from '../../paper/geometry.ts'
import { withoutMarks } from '../../paper/marks.ts'
import { cheek, flat, ink, line, piece } from '../../paper/pieces.ts'
import { type MouthShape, traitsOf } from '../face/expression.ts'
import { eye, muzzle, tear } from '../face/face.ts'
import { angleOf, bone, chain, cutEllipse, moved } from './cut.ts'
import type { Layer } from './ears.ts'
import type { HeadLook, HeadPlan } from './head-plan.ts'
import { flip, type View } from './head-view.ts'

/** Wraps a part that turns away: it gets narrower. */
const narrowed = (svg: string, [x, y]: Point, share: number): string =>
  `<g transform="translate(${num(x)} ${num(y)}) scale(${share.toFixed(2)} 1)">${svg}</g>`

function eyeLayer(plan: HeadPlan, look: HeadLook, view: View, side: 1 | -1): Layer[] {
  const { at, r, ring = '', lid = plan.fur } = plan.eyes
  const faces = view.facing([0.55 * side, 0, 0.83])
  if (faces < 0.08) return []
  const isShut = look.isAsleep || look.isBlowing === true
  const shade = mix(lid, '#120c2c', 0.16)
  const svg = eye(0, 0, r, look.expression, isShut, ring, side, shade)
  // a sleeper has one mark, somebody who blows none
  const isMarked = !isShut || (side === -1 && look.isAsleep)
  const cries = look.tears === true || (!isShut && traitsOf(look.expression).tears)
  const drop = cries ? tear(side * r * 0.9, r * (side === 1 ? 1.9 : 1.2), r) : ''
  const place = view.at(side === 1 ? at : flip(at))
  const width = Math.min(1, 0.42 + faces * 0.75)
  return [{ z: 4, svg: narrowed((isMarked ? svg : withoutMarks(svg)) + drop, place, width) }]
}

function blushLayers({ blush: { at, r, opacity } }: HeadPlan, look: HeadLook, view: View): Layer[] {
  return [at, flip(at)].flatMap((p): Layer[] => {
    const faces = view.facing([p[0], 0, Math.abs(p[0]) * 0.8])
    if (faces < 0.25) return []
    const [w, h] = [r * Math.min(1, 0.3 + faces), r * 0.68]
    return [
      {
        z: 1.5,
        svg: flat(
          cutEllipse(view.at(p), w, h, { count: 11 }),
          cheek,
          Math.min(0.9, opacity * (look.blushes ? 2.2 : 1 + 2.4 * traitsOf(look.expression).blush)),
        ),
      },
    ]
  })
}

/** How far the corner of a mouth stands above its middle, seen from the side. */
const corners: Partial<Record<MouthShape, number>> = {
  frown: -0.7,
  wobble: -0.5,
  pout: -0.4,
  line: 0,
  smirk: 0.9,
  grin: 0.9,
}

/** Degrees by which a mouth is open, seen from the side. */
const jaws: Partial<Record<MouthShape, number>> = {
  laugh: 17,
  gasp: 12,
  shout: 24,
  whistle: 4,
  tongue: 10,
}

/** The mouth of a head seen from the side: a cut from the front of the snout back to its corner. */
function sideMouth({ mouth }: HeadPlan, { expression }: HeadLook, view: View): string {
  const {
    at: [, y, z],
    width,
    color = ink,
  } = mouth
  const rise = (corners[traitsOf(expression).mouth] ?? 0.6) * width * 0.6
  const [front, corner, middle] = [
    view.at([0, y - 3, z]),
    view.at([0, y - rise, z - width * 2.4]),
    view.at([0, y + 4 + rise * 0.4, z - width * 1.1]),
  ].map((p) => p.map(num).join(' '))
  return line(`M${front}Q${middle} ${corner}`, color, 2.8)
}

/** The lower jaw and the open mouth above it, seen from the side. */
function jawLayers(plan: HeadPlan, jaw: number, view: View): Layer[] {
  const lower = plan.snout[0]
  const [root, tip] = lower?.joints ?? []
  const upper = plan.snout.at(-1)?.joints.at(-1)
  if (!lower || !root || !tip || !upper) return []
  const pivot = view.at(root[0])
  const way = angleOf(pivot, view.at(tip[0])) + (jaw * Math.PI) / 180
  const end = moved(pivot, way, distance(pivot, view.at(tip[0])) * 0.86)
  const inside = polygon([pivot, view.at(upper[0]), moved(end, way - 1.2, tip[1] * 0.8)])
  return [
    { z: 1.8, svg: piece(bone([pivot, root[1]], [end, tip[1] * 0.86]), lower.color) },
    { z: 1.9, svg: flat(inside, '#7c2f38') },
  ]
}

function mouthLayer(plan: HeadPlan, look: HeadLook, view: View): Layer[] {
  const { at, width, color } = plan.mouth
  if (look.isBlowing) return [{ z: 5, svg: flat(cutEllipse(view.at(at), 5, 4), plan.nose.color) }]
  const isSide = Math.abs(view.yaw) > 60
  const isOpen = (jaws[traitsOf(look.expression).mouth] ?? 0) > 0
  if (isSide && !isOpen) return [{ z: 5, svg: sideMouth(plan, look, view) }]
  const share = isSide ? 0.56 : Math.max(0.7, view.facing([0, 0, 1]))
  return [{ z: 5, svg: narrowed(muzzle(0, width, look.expression, color), view.at(at), share) }]
}

function noseLayer({ nose: { at, rx, ry, color } }: HeadPlan, view: View): Layer {
  const [x, y] = view.at(at)
  const w = rx * (0.66 + 0.34 * Math.abs(view.facing([0, 0, 1])))
  const d = `M${num(x - w)} ${num(y - ry * 0.5)}Q${num(x)} ${num(y - ry * 1.5)} ${num(x + w)} ${num(y - ry * 0.5)}Q${num(x + w * 0.7)} ${num(y + ry * 0.9)} ${num(x)} ${num(y + ry)}Q${num(x - w * 0.7)} ${num(y + ry * 0.9)} ${num(x - w)} ${num(y - ry * 0.5)}Z`
  const gleam = flat(
    cutEllipse([x - w * 0.25, y - ry * 0.5], rx * 0.3, ry * 0.22, { count: 9 }),
    '#ffffff',
    0.55,
  )
  return { z: 4.5, svg: flat(d, color) + gleam }
}

/** Degrees by which the mouth is open, seen from the side. */
function openJaw(plan: HeadPlan, look: HeadLook, view: View): number {
  const { isAsleep, jaw = 0, expression } = look
  if (!plan.hasJaw || Math.abs(view.yaw) <= 60 || isAsleep) return 0
  return jaw === 0 ? (jaws[traitsOf(expression).mouth] ?? 0) : jaw
}

function snoutLayers({ snout }: HeadPlan, jaw: number, view: View): Layer[] {
  const fixed = jaw ? snout.slice(1) : snout
  return fixed.map(({ joints, color }, i): Layer => {
    const bones = chain(joints.map(([at, r]) => [view.at(at), r]))
    return { z: 2 + i * 0.1, svg: piece(bones, color) }
  })
}

/** What of a snout shows beside the skull of a head that is turned away. */
export const hiddenFaceLayers = (plan: HeadPlan, view: View): Layer[] =>
  [...snoutLayers(plan, 0, view), noseLayer(plan, view)].map(({ z, svg }) => ({ z: z - 9, svg }))

/** Snout, eyes, cheeks, mouth and nose. */
export function faceLayers(plan: HeadPlan, look: HeadLook, view: View): Layer[] {
  const jaw = openJaw(plan, look, view)
  return [
    ...snoutLayers(plan, jaw, view),
    ...eyeLayer(plan, look, view, -1),
    ...eyeLayer(plan, look, view, 1),
    ...blushLayers(plan, look, view),
    ...(jaw ? jawLayers(plan, jaw, view) : mouthLayer(plan, look, view)),
    noseLayer(plan, view),
  ]
}
