import type { Surprise, SurpriseKind } from '../../text/story-source.ts'
import type { Thing } from './find-things.ts'

/** Most surprises of a picture. */
const maxSurprises = 3

/** Kinds from the most to the least wanted. */
const wanted: readonly SurpriseKind[] = [
  'owl',
  'light',
  'eyes',
  'sleeper',
  'flower',
  'bubbles',
  'shine',
  'leaves',
  'snow',
  'water',
  'moon',
  'stars',
  'sun',
  'cloud',
]

/** In shares of the picture: nothing at its edges, where taps turn the page and paper covers it. */
const edge = { x: 0.12, y: 0.08 }
/** Smallest distance of two surprises, a share of the width. */
const minDistance = 0.14
/** Smallest radius of an eye that is seen to blink, in pixels of the picture. */
const minEyePx = 7
const minRadiusPx = 12
/** Share of a thing that must be open; eyes are all open or covered. */
const minVisible = 0.55

const distance = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y)

type Spot = Pick<Thing, 'x' | 'y' | 'r' | 'color'> & { kind: SurpriseKind; eyes?: Thing[] }

const isEye = ({ kind }: Thing) => kind === 'eye' || kind === 'owl'

/** Whether two eyes are of one face. */
const arePair = (one: Thing, other: Thing) =>
  one.kind === other.kind &&
  Math.abs(one.r - other.r) < one.r * 0.3 &&
  distance(one, other) < one.r * 10.5

/** The visible faces: two eyes, or one of a head seen from its side. */
const facesOf = (things: readonly Thing[]): Spot[] => {
  const rest = things.filter((thing) => isEye(thing) && thing.visible > 0.7 && thing.r >= minEyePx)
  const faces: Spot[] = []
  for (let eye = rest.shift(); eye !== undefined; eye = rest.shift()) {
    const first = eye
    const [nearest] = rest
      .filter((other) => arePair(first, other))
      .toSorted((a, b) => distance(first, a) - distance(first, b))
    if (nearest) rest.splice(rest.indexOf(nearest), 1)
    const eyes = nearest ? [first, nearest] : [first]
    const middle = (name: 'x' | 'y') => eyes.reduce((sum, one) => sum + one[name], 0) / eyes.length
    const r = Math.max(first.r * 5, nearest ? distance(first, nearest) * 1.1 : 0)
    const kind = first.kind === 'owl' ? 'owl' : 'eyes'
    faces.push({ kind, x: middle('x'), y: middle('y'), r, color: first.color, eyes })
  }
  return faces
}

/** Everything of a picture that can answer a touch. */
const spotsOf = (things: readonly Thing[]): Spot[] => {
  const others = things.flatMap((thing, i): Spot[] => {
    const { kind, x, y, r, color, visible } = thing
    if (kind === 'eye' || kind === 'owl' || visible < minVisible || r < minRadiusPx) return []
    // Drawn later, so it may stand in front, although its own mark seems to be this one.
    const isCovered = things.slice(i + 1).some((later) => {
      const isOther = later.kind !== kind && later.r < r * 4
      return isOther && distance(thing, later) < r * 0.7 + later.r
    })
    return isCovered ? [] : [{ kind, x, y, r, color }]
  })
  return [...facesOf(things), ...others]
}

const round = (value: number) => Math.round(value * 10) / 10

/** Chooses two or three things of a picture that answer a touch: different ones, apart from each other. */
export const chooseSurprises = (
  things: readonly Thing[],
  { width, height }: { width: number; height: number },
): Surprise[] => {
  const isInside = ({ x, y }: Spot) =>
    Math.abs(x / width - 0.5) <= 0.5 - edge.x && Math.abs(y / height - 0.5) <= 0.5 - edge.y
  /** Larger things first, and those in the middle, where no tap turns the page. */
  const appeal = ({ x, r }: Spot) => r * (1.4 - Math.abs(x / width - 0.5))
  const spots = spotsOf(things)
    .filter(isInside)
    .toSorted((a, b) => appeal(b) - appeal(a))
  const chosen: Spot[] = []
  // One of each kind, then a second one.
  for (const most of [1, 2])
    for (const kind of wanted) {
      const [best] = spots.filter(
        (spot) =>
          spot.kind === kind &&
          chosen.every((other) => distance(spot, other) > minDistance * width),
      )
      const count = chosen.filter((spot) => spot.kind === kind).length
      if (best && count < most && chosen.length < maxSurprises) chosen.push(best)
    }
  const inShares = (spot: Pick<Spot, 'x' | 'y' | 'r'>) => ({
    x: round((spot.x / width) * 100),
    y: round((spot.y / height) * 100),
    r: Math.round((spot.r / width) * 1000) / 10,
  })
  return chosen.map(({ kind, color, eyes, ...spot }) => ({
    kind,
    ...inShares(spot),
    color,
    ...(eyes && {
      eyes: eyes.map((eye): [number, number, number] => {
        const { x, y } = inShares(eye)
        return [x, y, Math.round((eye.r / width) * 10_000) / 100]
      }),
    }),
  }))
}
