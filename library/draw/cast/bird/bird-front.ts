import { type Point, smooth } from '../../paper/geometry.ts'
import { flat, line, mirrored, type Placement, piece, placed, strip } from '../../paper/pieces.ts'
import type { BirdActing, BirdPose, WingGesture } from './bird-acting.ts'
import type { BirdDesign } from './bird-design.ts'
import { beakTip, birdHead, stateOf } from './bird-head.ts'
import { handWing, type Reach } from './bird-wings.ts'
import { featherRow, layered, openWing } from './feather.ts'
import { movedBy } from './spots.ts'

interface Frame {
  /** half the width of the body */
  w: number
  /** of the belly's lower edge and of the shoulders above the ground */
  bottom: number
  top: number
  head: Placement
  isBack: boolean
  isFlying: boolean
  pose: BirdPose
}

/** How far the belly is above the ground, per length of the legs, and the head above the shoulders. */
const heights: Partial<Record<BirdPose, readonly [legs: number, neck: number]>> = {
  perching: [0.4, 0.32],
  brooding: [0, 0.32],
  sleeping: [0, -0.1],
  swimming: [0, 0.32],
  flying: [0.5, 0.05],
  landing: [0.9, 0.12],
  pecking: [0.8, -1],
}

function frameOf(design: BirdDesign, acting: BirdActing): Frame {
  const { length: L, depth: d, legs, neck, head } = design
  const pose = acting.pose ?? 'standing'
  const [low, high] = heights[pose] ?? [0.8, 0.32]
  const bottom = legs.length * low
  const rise = Math.sin(((design.uprightInFront ?? design.upright) * Math.PI) / 180)
  const top = bottom + d * (low === 0 ? 0.9 : 1) + L * rise * 0.5
  const rest: Point = [0, 4 - top - neck.length * high - head.size * 0.1]
  const { headAt, headTilt = 0 } = acting
  const [x, y] = headAt ? [headAt[0] / design.scale, headAt[1] / design.scale] : rest
  return {
    w: d * 0.6,
    bottom,
    top,
    head: { x, y, rotate: headTilt },
    isBack: acting.view === 'back',
    pose,
    isFlying: pose === 'flying' || pose === 'gliding' || pose === 'landing',
  }
}

/** Where eyes, beak and shoulder are, in figure units. */
export function frontSpots(design: BirdDesign, acting: BirdActing) {
  const { head, w, top } = frameOf(design, acting)
  const onHead = movedBy(head)
  const scaled = ([x, y]: Point): Point => [x * design.scale, y * design.scale]
  return {
    beak: scaled(onHead(beakTip(design.head, acting.headView ?? 'front'))),
    eyes: scaled(onHead([0, design.head.face ? 0 : -design.head.size * 0.14])),
    shoulder: scaled([w * 0.7, -top * 0.86]),
  }
}

const egg = ({ w, bottom, top }: Frame): readonly Point[] => {
  const h = top - bottom
  return [
    [0, -top - h * 0.02],
    [w * 0.62, -top + h * 0.12],
    [w * 0.98, -bottom - h * 0.48],
    [w * 0.86, -bottom - h * 0.16],
    [w * 0.4, -bottom + 2],
    [-w * 0.4, -bottom + 2],
    [-w * 0.86, -bottom - h * 0.16],
    [-w * 0.98, -bottom - h * 0.48],
    [-w * 0.62, -top + h * 0.12],
  ]
}

/** Rows of short feathers down the breast. */
function breast({ w, bottom, top }: Frame, [deep, light]: readonly [string, string]): string {
  const h = top - bottom
  const patch = smooth([
    [0, -top + h * 0.1],
    [w * 0.62, -bottom - h * 0.56],
    [w * 0.6, -bottom - h * 0.2],
    [w * 0.24, -bottom - 1],
    [-w * 0.24, -bottom - 1],
    [-w * 0.6, -bottom - h * 0.2],
    [-w * 0.62, -bottom - h * 0.56],
  ])
  const row = (y: number, half: number, count: number) =>
    featherRow({
      from: [-half, -bottom - h * y],
      to: [half, -bottom - h * y],
      count,
      angles: [98, 82],
      lengths: [h * 0.17, h * 0.17],
      width: 0.36,
    })
  const scales = [...row(0.62, w * 0.36, 3), ...row(0.46, w * 0.46, 4), ...row(0.3, w * 0.36, 3)]
  return flat(patch, deep) + scales.map((d) => flat(d, light)).join('')
}

/** The folded wing on the left, laid along the flank or, from behind, over the back. */
function foldedWing({ wing }: BirdDesign, { w, bottom, top, isBack }: Frame): string {
  const h = top - bottom
  const inward = isBack ? 12 : -2
  const row = (y: number, length: number, count: number) =>
    featherRow({
      from: [-w * 0.98, -bottom - h * y],
      to: [-w * (isBack ? 0.16 : 0.7), -bottom - h * (y + 0.12)],
      count,
      angles: [90 - inward, 82 - inward],
      lengths: [h * length, h * length * 1.04],
      width: 0.16 / length ** 0.7,
    })
  const shoulder = smooth([
    [-w * 0.5, -top + h * 0.1],
    [-w * (isBack ? 0.12 : 0.56), -top + h * 0.36],
    [-w * 0.76, -top + h * 0.5],
    [-w * 1.06, -top + h * 0.44],
    [-w * 0.9, -top + h * 0.2],
  ])
  return (
    layered(row(0.56, 0.6, isBack ? 5 : 3), wing.tones.long) +
    layered(row(0.66, 0.32, isBack ? 4 : 3), wing.tones.short) +
    piece(shoulder, wing.tones.arm)
  )
}

const hands: Record<
  Exclude<WingGesture, 'folded' | 'sheltering' | 'hugging'>,
  readonly [number, number, 1 | -1]
> = {
  spread: [0.96, -0.2, 1],
  raised: [0.5, -0.92, 1],
  pointing: [1, -0.34, 1],
  hips: [0.04, 0.5, -1],
}

/** Wings that meet low before the belly. */
function embrace({ wing }: BirdDesign, { w, bottom, top }: Frame) {
  const belly = -bottom + (top - bottom) * 0.04
  return [(-0.72 * w) / wing.length, (belly + top * 0.86) / wing.length, -1] as const
}

/** A wing on the right: in a gesture, at a target, or in flight. */
function moved(design: BirdDesign, frame: Frame, way: readonly [number, number, 1 | -1]): string {
  const size = design.wing.length
  const shoulder: Point = [frame.w * 0.6, -frame.top * 0.86]
  const hand: Point = [shoulder[0] + way[0] * size, shoulder[1] + way[1] * size]
  const reach: Reach = { shoulder, hand, bend: way[2], holding: '', isFar: false }
  return handWing(design, reach)
}

/** How high the wings are in flight: 1 raised, below 0 lowered. */
const rises: Partial<Record<BirdPose, number>> = { gliding: -0.3, landing: 1.7 }

function flightWing({ wing, depth }: BirdDesign, { w, top }: Frame, rise: number): string {
  const size = wing.length
  return openWing({
    shoulder: [w * 0.5, -top * 0.84],
    elbow: [w * 0.5 + size * 0.34, -top * 0.84 - size * 0.3 * rise],
    wrist: [w * 0.5 + size * 0.72, -top * 0.84 - size * 0.24 * rise],
    angles: [-3 - rise * 29, 98],
    lengths: [size * 0.9, size * 0.56],
    count: 10,
    thick: depth * 0.42,
    tones: wing.tones,
  })
}

const flipped = (svg: string) => `<g transform="scale(-1 1)">${svg}</g>`

function wings(design: BirdDesign, frame: Frame, acting: BirdActing): string {
  const folded = foldedWing(design, frame)
  const { wings: gesture } = acting
  if (gesture === undefined && frame.isFlying)
    return mirrored(flightWing(design, frame, rises[frame.pose] ?? 1))
  if (gesture === undefined || gesture === 'folded') return mirrored(folded)
  if (gesture === 'sheltering') return flipped(flightWing(design, frame, 1)) + flipped(folded)
  if (typeof gesture === 'string') {
    const way = gesture === 'hugging' ? embrace(design, frame) : hands[gesture]
    const right = moved(design, frame, way)
    return gesture === 'pointing' ? folded + right : right + flipped(right)
  }
  const size = design.wing.length
  const target = (side: 1 | -1) => {
    const aim = side === 1 ? gesture.near : gesture.far
    if (!aim) return side === 1 ? flipped(folded) : folded
    const shoulder: Point = [frame.w * 0.6, -frame.top * 0.86]
    const x = (aim.at[0] * side) / design.scale
    const way = [(x - shoulder[0]) / size, (aim.at[1] / design.scale - shoulder[1]) / size] as const
    const svg = moved(design, frame, [...way, x > shoulder[0] ? 1 : -1])
    const held = placed(aim.holding ?? '', {
      x: aim.at[0] / design.scale,
      y: aim.at[1] / design.scale,
    })
    return held + (side === 1 ? svg : flipped(svg))
  }
  return target(-1) + target(1)
}

function feet({ legs }: BirdDesign, { w, bottom, isFlying, pose }: Frame): string {
  if (bottom === 0) return ''
  const { color, thick, webbed } = legs
  const x = w * (pose === 'landing' ? 0.5 : 0.3)
  if (isFlying && pose !== 'landing')
    return mirrored(line(`M${x} ${-bottom - 4}l3 12m-3 -4l8 8m-8 -8l-5 9`, color, thick))
  const foot = (lift: number) =>
    line(`M${w * 0.3} ${-bottom - 4}L${x} ${-4 - lift}`, color, thick) +
    placed(
      webbed
        ? piece('M-5 -7L20 1L8 0L0 4L-8 0L-14 2Z', color)
        : line('M0 -4l14 4m-14 -4l2 6m-2 -6l-12 4', color, thick * 0.9),
      { x, y: -lift },
    )
  return foot(0) + flipped(foot(pose === 'walking' ? 11 : 0))
}

function tail(design: BirdDesign, { w, bottom, top, isBack, isFlying }: Frame): string {
  const { tail } = design
  // a bird that sits on its belly hides its tail
  if (bottom === 0 && !isBack) return ''
  const spread = isFlying ? 54 : isBack ? 22 : 30
  const length = Math.min(tail.length, (top - bottom) * 0.62) * (isBack ? 1 : 0.7)
  const y = -bottom - (top - bottom) * (isBack ? 0.3 : 0.22)
  return layered(
    featherRow({
      from: [-w * 0.2, y],
      to: [w * 0.2, y],
      count: tail.count,
      angles: [90 + spread / 2, 90 - spread / 2],
      lengths: [length, length],
      width: 0.14,
    }),
    tail.tones,
  )
}

type Parts = Record<'crown' | 'limbs' | 'rear' | 'legs' | 'trunk', string>

const fromBehind = ({ crown, limbs, rear, legs, trunk }: Parts, isBowed: boolean): string =>
  legs + (isBowed ? crown : '') + trunk + limbs + rear + (isBowed ? '' : crown)

function fromFront(
  { crown, limbs, rear, legs, trunk }: Parts,
  belly: string,
  isFlying: boolean,
  hugged: string,
): string {
  const front = trunk + belly + hugged
  return rear + (isFlying ? limbs + legs + front : legs + front + limbs) + crown
}

/** A bird from the front or from behind. */
export function frontBird(design: BirdDesign, acting: BirdActing): string {
  const frame = frameOf(design, acting)
  const { isBack, isFlying, w, top, head } = frame
  const { neck } = design
  const nape: readonly Point[] = [
    [0, -top + w * 0.5],
    [head.x ?? 0, head.y ?? 0],
  ]
  const trunk =
    piece(smooth(egg(frame)), design.body) +
    piece(strip(nape, [w * 1.3, design.head.size * 1.4]), neck.color ?? design.body)
  const crown = placed(birdHead(design.head, stateOf(acting, isBack ? 'back' : 'front')), head)
  const limbs = wings(design, frame, acting)
  const rear = tail(design, frame)
  const legs = feet(design, frame)
  const parts = { crown, limbs, rear, legs, trunk }
  const svg = isBack
    ? fromBehind(parts, frame.pose === 'pecking')
    : fromFront(
        parts,
        breast(frame, design.belly),
        isFlying,
        placed(acting.hugged ?? '', { scale: 1 / design.scale }),
      )
  return placed(svg, { scale: design.scale })
}
