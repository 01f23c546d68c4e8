import { placedAt } from '../../draw/cast/toward.ts'
import { mix } from '../../draw/paper/color.ts'
import { circle, num, type Point, polygon } from '../../draw/paper/geometry.ts'
import { flat, line, piece, placed } from '../../draw/paper/pieces.ts'
import { Scene } from '../../draw/paper/scene.ts'
import { bela, neighbour, whiteCane } from '../../draw/places/bela-and-karla.ts'
import { trombone } from '../../draw/props/brass.ts'
import { starLantern, tomatoLantern } from '../../draw/props/martinmas.ts'
import { shineRed } from './set.ts'

const [cx, cy] = [800, 560]
/** Radians from the third floor down; each turn is one floor. */
const turn = Math.PI * 2
const growth = 0.107
const topRadius = 104

/** The distance of the inner rail from the middle at an angle. */
const radiusAt = (angle: number) => topRadius * Math.exp(growth * angle)

/** The point at an angle, `share` of the inner rail's distance; the well is broader than high. */
const at = (angle: number, share = 1): Point => {
  const r = radiusAt(angle) * share
  return [cx + Math.cos(angle + 2.5) * r * 1.2, cy + Math.sin(angle + 2.5) * r * 0.98]
}

const stepAngle = turn / 18

interface Climber {
  angle: number
  i: number
}

const doorAngle = turn * 1.55
const doorStep = Math.round((doorAngle + 0.8) / stepAngle)
const hornAngle = turn * 2.05

/** Degrees by which a figure at (x, y) turns its head to the middle. */
const inward = ([x, y]: Point) => (Math.atan2(cy - y, cx - x) * 180) / Math.PI + 90

/** Those on the stairs, from the third floor down; nobody stands before the open door. */
const people: readonly Climber[] = Array.from({ length: 37 }, (_, i) => ({
  angle: 0.4 + i * 0.56 - i * i * 0.0008,
  i,
})).filter(({ angle }) => Math.abs(angle - doorAngle) > 0.5)

const bandCoat = { color: '#34406f', outfit: 'coat', hat: 'cap', hatColor: '#34406f' } as const

/** Somebody who leans over the rail and holds the lantern into the well. */
const climber = (scene: Scene, { angle, i }: Climber) => {
  const r = radiusAt(angle)
  const spot = at(angle, 1.53)
  const scale = r / 340
  const plays = Math.abs(angle - hornAngle) < 0.22
  const star =
    line('M0 26V-44', '#8a5f3c', 5) + placed(starLantern(i), { x: 4, y: -66, scale: 0.64 })
  const hand = { at: [64, -238], grip: 'grip', holding: star, inFront: true } as const
  const figure = neighbour(plays ? 1 : i, {
    view: 'front',
    headTilt: i % 2 ? 7 : -7,
    gaze: [i % 2 ? 0.4 : -0.3, -0.9],
    mood: i % 3 === 0 ? 'surprised' : 'happy',
    mouth: i % 3 === 0 ? 'gasp' : i % 2 ? 'laugh' : 'smile',
    ...(plays ? bandCoat : { hands: { far: hand } }),
  })
  scene.place(figure, spot[0], spot[1], scale, { rotate: inward(spot) })
  if (plays) return
  const [x, y] = placedAt(spot[0], spot[1], scale, { rotate: inward(spot) }).toScene([68, -304])
  scene.glow(x, y, r * 0.3, '#ffd36a', 0.5)
}

/** The paper of a step, bright far above and dark near us. */
const stepColor = (i: number) => {
  const t = Math.min(1, i / 62)
  const warm = mix('#f0b878', '#7a5a86', Math.min(1, t * 1.7))
  const base = mix(warm, '#1a1f4c', Math.max(0, t * 1.35 - 0.3))
  return i % 2 ? base : mix(base, '#f0b878', 0.14)
}

/** How much farther out the stairs of the floor below are. */
const outer = Math.exp(growth * turn) * 1.03

/** The underside of a step with the edge of its board. */
const step = (scene: Scene, i: number) => {
  const angle = i * stepAngle
  const next = angle + stepAngle * 1.04
  scene.piece(
    polygon([at(angle), at(next), at(next, outer), at(angle, outer)]),
    stepColor(i),
    i > 40 ? 2 : 1,
  )
  const board = polygon([
    at(angle),
    at(angle + stepAngle * 0.16),
    at(angle + stepAngle * 0.16, outer),
    at(angle, outer),
  ])
  scene.flat(board, mix(stepColor(i), '#140f30', 0.3), 0.6)
}

/** All who stand on the stairs, and the undersides of the steps that hide their legs. */
const stairs = (scene: Scene) => {
  const waiting = [...people]
  for (let i = 0; i < 78; i++) {
    while ((waiting[0]?.angle ?? Infinity) < (i + 3.6) * stepAngle) {
      const next = waiting.shift()
      if (next) climber(scene, next)
    }
    step(scene, i)
    if (i === doorStep) doorOfTheSecondFloor(scene)
  }
}

/** The rail rises above the steps, so from below it is nearer to the middle. */
const rail = (scene: Scene, from: number, to: number) => {
  const count = Math.round((to - from) / (stepAngle / 2))
  const points = Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count)
  const size = radiusAt((from + to) / 2) / 60
  const balusters = points.map(
    (angle) => `M${at(angle).map(num).join(' ')}L${at(angle, 0.87).map(num).join(' ')}`,
  )
  const top = points.map((angle) => at(angle, 0.87).map(num).join(' ')).join('L')
  const foot = points.map((angle) => at(angle).map(num).join(' ')).join('L')
  scene.add(
    line(balusters.join(''), '#2a2250', size * 1),
    line(`M${foot}`, '#3a2f5c', size * 1.5),
    line(`M${top}`, '#a0683c', size * 2.4),
  )
}

/** The second floor: a door stands open, and a man in a bathrobe lights the way up. */
const doorOfTheSecondFloor = (scene: Scene) => {
  const sector = (d: number, inner: number, outer: number) =>
    polygon([
      at(doorAngle - d, inner),
      at(doorAngle + d, inner),
      at(doorAngle + d * 1.05, outer),
      at(doorAngle - d * 1.05, outer),
    ])
  scene.piece(sector(0.44, 1, 1.9), '#9a7a9e', 1)
  scene.piece(sector(0.28, 1, 1.74), '#6a4a3c', 1)
  scene.piece(sector(0.23, 1, 1.68), '#ffe2a0', 1)
  const spot = at(doorAngle, 1.3)
  scene.mark('light', spot[0], spot[1], 40)
}

const torch =
  piece('M-34 -12H14L34 -20V20L14 12H-34Z', '#4a4f66') + flat('M34 -20V20Q46 0 34 -20Z', '#fff7d0')

/** The man of the second floor, in his bathrobe. */
const manInBathrobe = (scene: Scene) => {
  const spot = at(doorAngle, 1.37)
  const scale = radiusAt(doorAngle) / 330
  const rotate = inward(spot) + 8
  const lamp = { at: [-56, -268], grip: 'grip', holding: torch, tilt: -104, inFront: true } as const
  scene.place(
    neighbour(2, {
      view: 'front',
      outfit: 'robe',
      color: '#7fb4c8',
      mood: 'surprised',
      gaze: [-0.4, -0.9],
      hands: { near: lamp },
    }),
    spot[0],
    spot[1],
    scale,
    { rotate },
  )
  const beam = polygon([
    [1056, 498],
    [1062, 512],
    [840, 610],
    [800, 420],
  ])
  scene.flat(beam, '#fff7d0', 0.6)
}

const top = (scene: Scene) => {
  scene.flat(circle(cx, cy, 260), '#c9764e')
  scene.flat(circle(cx, cy, 150), '#f7c27a')
  scene.flat(circle(cx, cy, 96), '#ffe0a0')
}

const belaAtTheTop = (scene: Scene) => {
  const [x, y] = [cx - 26, cy + 10]
  shineRed(scene, x + 40, y, 230, 0.7)
  scene.piece(
    polygon([
      [x - 130, y + 112],
      [x + 4, y + 106],
      [x + 8, y + 128],
      [x - 116, y + 140],
    ]),
    '#a0683c',
    1,
  )
  scene.place(
    bela({
      view: 'turned',
      mood: 'frightened',
      hands: {
        far: { at: [64, -196], grip: 'point' },
        near: { at: [-30, -92], grip: 'grip', holding: placed(whiteCane(96), { rotate: 14 }) },
      },
    }),
    x - 50,
    y + 118,
    0.62,
  )
  scene.place(tomatoLantern(), x + 52, y - 6, 1.1, { rotate: 10 })
  shineRed(scene, x + 52, y, 120, 0.35)
}

/** It sticks in the rail of the first floor. */
const stuckTrombone = (scene: Scene) => {
  const [x, y] = at(hornAngle, 0.95)
  scene.place(trombone(90), x + 76, y + 84, 1.1, { rotate: -30 })
}

/** The stairs from far below: lights wind up to the third floor. */
export const page6 = () => {
  const scene = new Scene({ palette: 'midnight', hour: 'night' })
  scene.shineFrom(cx, cy)
  top(scene)
  scene.begin('cast')
  stairs(scene)
  manInBathrobe(scene)
  for (const from of [0.3, turn, turn * 2])
    rail(scene, from, from === turn * 2 ? turn * 3.1 : from + turn)
  stuckTrombone(scene)
  belaAtTheTop(scene)
  return scene
}
