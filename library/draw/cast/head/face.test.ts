import { expect, test } from 'vitest'
import { eyes, type Feeling, mouth, muzzle } from '../face/face.ts'
import type { HairStyle } from './hair.ts'
import type { HatKind } from './hats.ts'
import { isFromBehind } from './head-shape.ts'
import { type Face, type HeadView, personHead } from './person.ts'

const feelings: Feeling[] = [
  'happy',
  'joyful',
  'tender',
  'proud',
  'sly',
  'thoughtful',
  'tired',
  'sulky',
  'sad',
  'crying',
  'frightened',
  'surprised',
  'angry',
  'disgusted',
]
const views: HeadView[] = ['front', 'turned', 'profile', 'turnedAway', 'back']
const styles: HairStyle[] = [
  'short',
  'bob',
  'fringe',
  'long',
  'braids',
  'ponytail',
  'puffs',
  'curls',
  'afro',
  'bun',
  'ring',
  'headscarf',
  'tuft',
  'cropped',
  'locks',
  'bald',
]
const hats: HatKind[] = ['woollen', 'sun', 'souwester', 'cap', 'baker', 'crown']

const plain: Face = {
  skin: '#c58a5e',
  hair: '#3a2420',
  hairStyle: 'short',
  mood: 'happy',
  asleep: false,
  glasses: false,
}

const allDiffer = (drawings: readonly string[]) => {
  for (const svg of drawings) expect(svg).not.toMatch(/NaN|undefined|null|Infinity/)
  expect(new Set(drawings).size).toBe(drawings.length)
}

test('each feeling has a face of its own, on people and animals', () => {
  allDiffer(feelings.map((mood) => personHead({ ...plain, mood })))
  allDiffer(feelings.map((mood) => eyes(30, -100, 9, mood) + muzzle(-80, 8, mood)))
  expect(mouth(0, 8, { mood: 'sad', mouth: 'grin' })).toBe(
    mouth(0, 8, { mood: 'angry', mouth: 'grin' }),
  )
})

test('a gaze moves the pupils, a wink shuts one eye', () => {
  const gazes = [-1, -0.5, 0, 0.5, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const))
  allDiffer(gazes.map((gaze) => eyes(30, -100, 9, { mood: 'happy', gaze })))
  const winks = [undefined, 'left', 'right'] as const
  allDiffer(winks.map((wink) => eyes(30, -100, 9, { mood: 'happy', wink })))
})

test('only open eyes answer a touch', () => {
  const countOfEyes = (face: Partial<Face>) =>
    personHead({ ...plain, ...face }).split('kind="eye"').length - 1
  expect(countOfEyes({})).toBe(2)
  expect(countOfEyes({ view: 'profile' })).toBe(1)
  expect(countOfEyes({ wink: 'left' })).toBe(1)
  expect(countOfEyes({ view: 'back' })).toBe(0)
  expect(countOfEyes({ asleep: true })).toBe(0)
})

test.each(views)('seen %s, all hair, hats and beards are drawn', (view) => {
  // a fringe is not seen from behind
  const seen = styles.filter((style) => style !== 'fringe' || !isFromBehind(view))
  allDiffer(seen.map((hairStyle) => personHead({ ...plain, view, hairStyle })))
  allDiffer(hats.map((hat) => personHead({ ...plain, view, hat })))
  const beards = ['short', 'full', 'moustache'] as const
  for (const beard of beards)
    expect(personHead({ ...plain, view, beard, old: true, freckles: true })).not.toMatch(
      /NaN|undefined/,
    )
})

test('faces differ by shape and nose', () => {
  const shapes = ['round', 'long', 'square', 'heart', 'infant'] as const
  const noses = ['button', 'snub', 'broad', 'long', 'pointed', 'hooked'] as const
  for (const view of ['front', 'turned'] as const) {
    allDiffer(shapes.map((shape) => personHead({ ...plain, view, shape })))
    allDiffer(noses.map((noseShape) => personHead({ ...plain, view, noseShape })))
  }
})
