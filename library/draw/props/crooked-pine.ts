import { grass } from '../landscape/land.ts'
import { darker, lighter, mix } from '../paper/color.ts'
import { ellipse, leaf, type Point, points } from '../paper/geometry.ts'
import { strip } from '../paper/pieces.ts'
import { seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'

/** Where on the tree a branch begins, and where its hand of twigs is; units, foot at (0, 0). */
const branches: [from: Point, elbow: Point, hand: Point][] = [
  points('-10,-520 -190,-620 -300,-470'),
  points('-30,-640 -160,-800 -330,-730'),
  points('40,-430 170,-520 210,-380'),
  points('0,-700 120,-820 220,-700'),
]

/** Four crooked fingers at the end of a branch, spread about the way it points. */
const fingers = ([x, y]: Point, elbow: Point) => {
  const way = Math.atan2(y - elbow[1], x - elbow[0])
  return [-0.75, -0.25, 0.25, 0.75].map((turn) => {
    const [a, b] = [way + turn, way + turn * 0.5 + 0.2]
    const knuckle: Point = [x + Math.cos(a) * 62, y + Math.sin(a) * 62]
    const tip: Point = [knuckle[0] + Math.cos(b) * 56, knuckle[1] + Math.sin(b) * 56]
    return strip([[x, y], knuckle, tip], [24, 18, 4])
  })
}

export interface CrookedPineOptions {
  x: number
  /** Where it stands, in pixels. */
  foot: number
  scale?: number
  /** It leans to the left unless flipped. */
  flip?: boolean
  bark?: string
}

/** An old leaning pine, about 950 units tall, whose branches end in crooked fingers. */
export const crookedPine = (
  scene: Scene,
  { x, foot, scale = 1, flip = false, bark = '#8a5148' }: CrookedPineOptions,
) => {
  const color = mix(bark, scene.mood.tone(0.72), 0.42)
  const stem = strip(points('60,-76 90,-360 -60,-480 -20,-960'), [190, 96, 90, 40])
  const roots = strip(points('-90,14 20,-30 60,-160'), [16, 60, 90])
  const root = strip(points('210,14 120,-20 70,-160'), [16, 60, 90])
  const limbs = branches.flatMap(([from, elbow, hand]) => [
    strip([from, elbow, hand], [66, 44, 24]),
    ...fingers(hand, elbow),
  ])
  const random = seeded(5)
  const needles = Array.from({ length: 40 }, (_, i) =>
    leaf(-20 + (random() - 0.5) * 250, -930 + random() * 90, i * 1.7, 90 + random() * 50, 0.09),
  )
  const moss = branches.slice(0, 3).flatMap(([from, elbow]) =>
    [0.3, 0.42, 0.54, 0.66].map((share, i) => {
      const [mx, my] = [
        from[0] + (elbow[0] - from[0]) * share,
        from[1] + (elbow[1] - from[1]) * share,
      ]
      return ellipse(mx, my + share * 34 - 20, 34 - i * 4, 17 - i * 2)
    }),
  )
  const fringe = grass({ yAt: () => 22 }, -150, 270, 13, 50, 4)
  const group = (paths: readonly string[], fill: string, filter: string) =>
    `<g filter="url(#${filter})" fill="${fill}">${paths.map((d) => `<path d="${d}"/>`).join('')}</g>`
  const lines = `<path d="M40 -80Q70 -180 50 -300M84 -90Q100 -200 74 -330M-4 -420Q-40 -480 -30 -560" fill="none" stroke="${darker(color, 0.4)}" stroke-width="6" stroke-linecap="round"/>`
  const svg =
    group([stem, roots, root, ...limbs], color, 's3') +
    lines +
    group(needles, mix(scene.mood.land(0.8), '#4f8f6a', 0.3), 's2') +
    group(moss, lighter(mix(scene.mood.land(0.5), '#7fae5a', 0.5), 0.05), 's1') +
    `<path d="${fringe}" fill="${lighter(scene.mood.land(0.85), 0.04)}"/>`
  scene.contactShadow(x + (flip ? -60 : 60) * scale, foot, 170 * scale)
  return scene.place(svg, x, foot, scale, { flip })
}
