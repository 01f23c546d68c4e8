import { expect, test } from 'vitest'
import type { Point } from '../paper/geometry.ts'
import { badger, badgerJoints } from './badger.ts'
import { bear, bearJoints } from './bear.ts'
import { cat, catJoints } from './cat.ts'
import { dog } from './dog.ts'
import { donkey } from './donkey.ts'
import { fox, foxJoints } from './fox.ts'
import { goat } from './goat.ts'
import { hare, hareJoints } from './hare.ts'
import { hedgehog, hedgehogJoints } from './hedgehog.ts'
import type { AnimalPose } from './mammal/animal.ts'
import { foursStances } from './mammal/fours-stances.ts'
import { uprightStances } from './mammal/upright-stances.ts'
import { mouse, mouseJoints } from './mouse.ts'
import { sheep } from './sheep.ts'
import { squirrel, squirrelJoints } from './squirrel.ts'
import { wolf, wolfJoints } from './wolf.ts'

const onTwo = { badger, bear, cat, dog, fox, hare, hedgehog, mouse, squirrel, wolf }
const onFours = { ...onTwo, donkey, goat, sheep }
const joints = {
  badger: badgerJoints,
  bear: bearJoints,
  cat: catJoints,
  fox: foxJoints,
  hare: hareJoints,
  hedgehog: hedgehogJoints,
  mouse: mouseJoints,
  squirrel: squirrelJoints,
  wolf: wolfJoints,
}

const keys = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[]

const drawAll = (
  draw: (options: { pose: AnimalPose; onFours: boolean }) => string,
  poses: readonly AnimalPose[],
  isOnFours: boolean,
) => poses.map((pose) => draw({ pose, onFours: isOnFours }))

test.each(keys(onFours))('%s has every stance on four legs', (name) => {
  const poses = keys(foursStances).filter((pose) => pose !== 'facing')
  const drawings = drawAll(onFours[name], [...poses, 'peeping', 'sleeping'], true)
  expect(drawings.join('')).not.toMatch(/NaN|undefined|null|Infinity/)
  expect(new Set(drawings).size).toBe(drawings.length)
})

test.each(keys(onTwo))('%s has every stance on two legs', (name) => {
  const drawings = drawAll(onTwo[name], keys(uprightStances), false)
  expect(drawings.join('')).not.toMatch(/NaN|undefined|null|Infinity/)
  expect(new Set(drawings).size).toBe(drawings.length)
})

test.each(keys(joints))('a paw of the %s is where it reaches', (name) => {
  const at: Point = [60, -70]
  const found = joints[name]({ pose: 'standing', onFours: false, paws: { near: { at } } })
  expect(found.nearHand[0]).toBeCloseTo(at[0])
  expect(found.nearHand[1]).toBeCloseTo(at[1])
})

test('a turned head looks to the right, one that looks back to the left', () => {
  const pose = { pose: 'standing', onFours: false, headView: 'profile' } as const
  expect(foxJoints(pose).mouth[0]).toBeGreaterThan(foxJoints(pose).head[0] + 40)
  expect(foxJoints({ ...pose, looksBack: true }).mouth[0]).toBeLessThan(
    foxJoints(pose).head[0] - 40,
  )
})
