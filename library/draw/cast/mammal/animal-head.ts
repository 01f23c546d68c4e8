import { type Point, polygon } from '../../paper/geometry.ts'
import { flat, piece } from '../../paper/pieces.ts'
import { cutEllipse } from './cut.ts'
import { drawEars, type Layer } from './ears.ts'
import { faceLayers, hiddenFaceLayers } from './head-face.ts'
import type { HeadLook, HeadPlan, Patch } from './head-plan.ts'
import { createView, flip, type Vec, type View } from './head-view.ts'

/** The points of a patch; one on the far side ends before the outline, and is left out if little remains. */
function patchPoints(points: readonly Vec[], view: View, skull: Vec, isFar: boolean): Point[] {
  const flatPoints = points.map(view.at)
  if (!isFar) return flatPoints
  const rim = view.ball(skull)[0] * 0.84
  const beyond = flatPoints.filter(([x]) => Math.abs(x) >= rim).length
  if (beyond > points.length * 0.45) return []
  return flatPoints.map(([x, y]) => [Math.sign(x) * Math.min(Math.abs(x), rim), y])
}

const isTurned = ({ yaw }: View): boolean => Math.abs(yaw) > 10 && Math.abs(yaw) < 90

function patchLayers(patch: Patch, view: View, skull: Vec): Layer[] {
  const { color, central, normal = [0.5, 0, 0.87], behind } = patch
  const sides = central ? [patch.points] : [patch.points, patch.points.map(flip)]
  return sides.flatMap((side, i): Layer[] => {
    const faces = view.facing(i === 1 ? flip(normal) : normal)
    if ((behind ? -faces : faces) < -0.02) return []
    const isFar = isTurned(view) && (i === 0) === view.yaw > 0
    const points = patchPoints(side, view, skull, isFar)
    if (points.length === 0) return []
    return [{ z: patch.isOver ? 2.5 : 1, svg: flat(polygon(points), color) }]
  })
}

/** The head, the middle of its skull at (0, 0). */
export function drawHead(plan: HeadPlan, look: HeadLook): string {
  const view = createView(look.yaw, look.nod)
  const [rx, ry] = view.ball(plan.skull)
  // both cheeks and, so that no gap remains at the chin, the paper between them
  const cheeks = (plan.cheeks ?? []).flatMap((points) => {
    const right = points.map(view.at)
    const left = points.map(flip).map(view.at)
    return [right, left, [...right, ...left.toReversed()]]
  })
  const skull: Layer = {
    z: 0,
    svg: piece(
      [cutEllipse([0, 0], rx, ry, { seed: 3, count: 19 }), ...cheeks.map(polygon)],
      plan.fur,
    ),
  }
  const isSeen = Math.abs(view.yaw) < 120
  const layers = [
    skull,
    ...(plan.patches ?? []).flatMap((patch) => patchLayers(patch, view, plan.skull)),
    ...drawEars(plan.ears, view, look.ears),
    ...(isSeen ? faceLayers(plan, look, view) : hiddenFaceLayers(plan, view)),
    ...(plan.extras?.(view) ?? []),
  ]
  return layers
    .toSorted((a, b) => a.z - b.z)
    .map(({ svg }) => svg)
    .join('')
}

/** Where the middle of the eyes, the mouth and the top of the head are, from the middle of the skull. */
export function facePoints(
  plan: HeadPlan,
  { yaw, nod }: Pick<HeadLook, 'yaw' | 'nod'>,
): { eyes: Point; mouth: Point; top: Point } {
  const view = createView(yaw, nod)
  const [, y, z] = plan.eyes.at
  const [, my, mz] = plan.mouth.at
  const top = view.at([0, -plan.skull[1] * 0.9, 0])
  return { eyes: view.at([0, y, z]), mouth: view.at([0, my, mz]), top }
}
