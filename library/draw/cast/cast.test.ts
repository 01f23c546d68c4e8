import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { Scene } from '../paper/scene.ts'
import { footY } from '../stage/stand.ts'
import { adult, adultJoints } from './adult.ts'
import { badger } from './badger.ts'
import { bear } from './bear.ts'
import { stanceNames } from './body/stances.ts'
import { cat } from './cat.ts'
import { child, childJoints } from './child.ts'
import { dog } from './dog.ts'
import { donkey } from './donkey.ts'
import { dragon } from './dragon.ts'
import { duck } from './duck.ts'
import { fox } from './fox.ts'
import { frog } from './frog.ts'
import { goat } from './goat.ts'
import { grandmother } from './grandmother.ts'
import { gull } from './gull.ts'
import { hare } from './hare.ts'
import { hedgehog } from './hedgehog.ts'
import { howlingWolf } from './howling-wolf.ts'
import { keeper } from './keeper.ts'
import { magpie } from './magpie.ts'
import { mouse } from './mouse.ts'
import { owl } from './owl.ts'
import { raven } from './raven.ts'
import { robin } from './robin.ts'
import { sheep } from './sheep.ts'
import { snail } from './snail.ts'
import { squirrel } from './squirrel.ts'
import { gazeAt, placedAt, standsAt } from './toward.ts'
import { whale } from './whale.ts'
import { wolf } from './wolf.ts'

const posesOf = <Pose extends string>(
  draw: (options: { pose: Pose }) => string,
  ...poses: readonly Pose[]
) => poses.map((pose) => ({ pose, svg: draw({ pose }) }))

/** Every figure in each pose it can take. */
const cast = {
  badger: posesOf(badger, 'sitting', 'walking', 'sleeping'),
  bear: posesOf(bear, 'sitting', 'walking', 'sleeping', 'resting'),
  cat: posesOf(cat, 'sitting', 'walking', 'sleeping', 'stretched', 'back'),
  adult: posesOf(adult, 'standing', 'walking', 'sitting', 'sleeping', 'kneeling', 'bending'),
  child: posesOf(child, 'standing', 'walking', 'sleeping', 'running', 'ground', 'kneeling'),
  dog: posesOf(dog, 'sitting', 'walking', 'sleeping'),
  donkey: posesOf(donkey, 'standing', 'walking', 'sleeping'),
  dragon: posesOf(dragon, 'sitting', 'walking', 'flying', 'sleeping'),
  duck: posesOf(duck, 'standing', 'walking', 'swimming', 'sleeping', 'front'),
  fox: posesOf(fox, 'sitting', 'walking', 'sleeping', 'upright'),
  frog: posesOf(frog, 'sitting', 'jumping', 'sleeping', 'standing', 'spread'),
  goat: posesOf(goat, 'standing', 'walking', 'sleeping'),
  grandmother: posesOf(grandmother, 'standing', 'walking', 'sitting', 'sleeping', 'kneeling'),
  gull: posesOf(gull, 'standing', 'flying', 'sleeping'),
  hare: posesOf(hare, 'sitting', 'walking', 'sleeping'),
  hedgehog: posesOf(hedgehog, 'sitting', 'walking', 'sleeping'),
  keeper: posesOf(keeper, 'standing', 'sitting', 'walking', 'sleeping'),
  magpie: posesOf(magpie, 'standing', 'flying', 'sleeping'),
  mouse: posesOf(mouse, 'sitting', 'walking', 'sleeping'),
  owl: posesOf(owl, 'sitting', 'flying', 'sleeping'),
  raven: posesOf(raven, 'standing', 'flying', 'sleeping'),
  robin: posesOf(robin, 'standing', 'flying', 'sleeping'),
  sheep: posesOf(sheep, 'standing', 'walking', 'sleeping'),
  snail: posesOf(snail, 'walking', 'sitting', 'sleeping', 'turned'),
  squirrel: posesOf(squirrel, 'sitting', 'walking', 'sleeping'),
  whale: posesOf(whale, 'swimming', 'surface', 'tail', 'near', 'sleeping'),
  wolf: [
    ...posesOf(wolf, 'sitting', 'walking', 'sleeping'),
    { pose: 'howling', svg: howlingWolf() },
  ],
}

const figures = Object.entries(cast).flatMap(([name, drawn]) =>
  drawn.map(({ pose, svg }) => ({ name, pose, svg })),
)

/** The drawing's half height and width. */
const half = 600

/** Where a figure's paper begins and ends: feet are at 0, up is negative. */
const outline = (svg: string) => {
  const size = half * 2
  const { pixels, width } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-half} ${-half} ${size} ${size}"><defs><filter id="s1"><feOffset dx="0"/></filter></defs>${svg}</svg>`,
  ).render()
  const rows: number[] = []
  for (let at = 3; at < pixels.length; at += 4) {
    if ((pixels[at] ?? 0) > 127) rows.push(Math.floor(at / 4 / width))
  }
  return { top: (rows[0] ?? 0) - half, bottom: (rows.at(-1) ?? 0) - half }
}

test.each(figures)('$name $pose is drawn whole and stands at the origin', ({ svg }) => {
  expect(svg).not.toMatch(/NaN|undefined|null|Infinity/)
  const { top, bottom } = outline(svg)
  expect(Math.abs(bottom)).toBeLessThan(16)
  expect(-top).toBeGreaterThan(50)
  expect(-top).toBeLessThan(400)
})

test('each pose is a drawing of its own', () => {
  expect(new Set(figures.map(({ svg }) => svg)).size).toBe(figures.length)
})

test('at least 16 species and people have three poses', () => {
  const able = Object.values(cast).filter((poses) => poses.length >= 3)
  expect(able.length).toBeGreaterThanOrEqual(16)
})

const views = ['front', 'turned', 'profile', 'back', 'turnedAway'] as const

test.each(stanceNames)('a child and a grown-up are drawn %s in every view', (stance) => {
  const drawn = views.flatMap((view) => [child({ stance, view }), adult({ stance, view })])
  for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|null|Infinity/)
  expect(new Set(drawn).size).toBe(drawn.length)
})

test('a hand holds what is in its reach, where it is', () => {
  const at = [70, -120] as const
  const { farHand } = childJoints({ view: 'profile', hands: { far: { at, grip: 'grip' } } })
  expect(farHand[0]).toBeCloseTo(at[0], 0)
  expect(farHand[1]).toBeCloseTo(at[1], 0)
})

test('a hand stops where the arm ends', () => {
  const { nearHand } = adultJoints({ view: 'profile', hands: { near: { at: [900, -200] } } })
  expect(nearHand[0]).toBeLessThan(180)
})

test('points of a scene and of a mirrored, turned figure are converted both ways', () => {
  const there = placedAt(760, 900, 1.9, { flip: true, rotate: 20 })
  const [x, y] = there.toScene(there.toFigure([500, 640]))
  expect(x).toBeCloseTo(500)
  expect(y).toBeCloseTo(640)
})

test('a figure that stands in a scene has its feet on the ground', () => {
  const scene = new Scene({ palette: 'gold', hour: 'day' })
  const there = standsAt(scene, 700, 1.8, { depth: 20 })
  expect(there.toScene([0, 0])).toEqual([700, footY(scene, 700, 20)])
})

test('a mirrored figure looks ahead at what is on its left', () => {
  const [x, y] = gazeAt(placedAt(760, 900, 1, { flip: true }), [0, -200], [300, 700])
  expect(x).toBeCloseTo(1)
  expect(y).toBeCloseTo(0)
})
