import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import type { BirdActing } from './bird/bird-acting.ts'
import { crow, crowSpots } from './crow.ts'
import { duck, duckSpots } from './duck.ts'
import { gull, gullSpots } from './gull.ts'
import { hen, henSpots } from './hen.ts'
import { magpie, magpieSpots } from './magpie.ts'
import { owl, owlSpots } from './owl.ts'
import { pigeon, pigeonSpots } from './pigeon.ts'
import { raven, ravenSpots } from './raven.ts'
import { robin, robinSpots } from './robin.ts'

const birds = {
  crow: [crow, crowSpots],
  duck: [duck, duckSpots],
  gull: [gull, gullSpots],
  hen: [hen, henSpots],
  magpie: [magpie, magpieSpots],
  owl: [owl, owlSpots],
  pigeon: [pigeon, pigeonSpots],
  raven: [raven, ravenSpots],
  robin: [robin, robinSpots],
} as const

const poses = [
  'standing',
  'walking',
  'pecking',
  'perching',
  'brooding',
  'sleeping',
  'flying',
  'gliding',
  'landing',
] as const
const gestures = ['spread', 'raised', 'hugging', 'pointing', 'hips', 'sheltering'] as const
const views = ['side', 'front', 'back'] as const

const actings: BirdActing[] = [
  ...poses.flatMap((pose) => views.map((view): BirdActing => ({ pose, view }))),
  ...gestures.flatMap((wings) => views.map((view): BirdActing => ({ wings, view }))),
]

const half = 400
const size = half * 2

/** The colour of a pixel of a figure, `#rrggbb`, its feet in the middle. */
const colorAt = (svg: string, [x, y]: readonly [number, number]) => {
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-half} ${-half} ${size} ${size}"><defs><filter id="s1"><feOffset dx="0"/></filter></defs>${svg}</svg>`,
  ).render()
  const at = ((Math.round(y) + half) * size + Math.round(x) + half) * 4
  return `#${pixels.subarray(at, at + 3).toString('hex')}`
}

test.each(Object.entries(birds))('a %s draws every pose, view and gesture', (_, [draw]) => {
  const drawn = actings.map((acting) => draw(acting))
  for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|null|Infinity/)
  expect(new Set(drawn).size).toBe(drawn.length)
})

test.each(['crow', 'gull', 'magpie', 'raven'] as const)(
  'what a %s holds hangs where its beak is said to be',
  (name) => {
    const [draw, spots] = birds[name]
    const thing = '<path d="M-9 -9H9V9H-9Z" fill="#ff00ff"/>'
    const turned: BirdActing = { view: 'side', nod: 30, lookBack: true }
    const { beak } = spots(turned)
    expect(colorAt(draw({ ...turned, holding: thing }), [beak[0], beak[1] + 5])).toBe('#ff00ff')
  },
)
