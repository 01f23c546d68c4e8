import { describe, expect, test } from 'vitest'
import { lookOf, seasonOf, treeKinds } from './tree-look.ts'

const treeOf = (day: string, storyId: string) => lookOf({ day, story: { storyId } })

test.each([
  ['2026-02-28', 'winter'],
  ['2026-03-01', 'spring'],
  ['2026-05-31', 'spring'],
  ['2026-06-01', 'summer'],
  ['2026-08-31', 'summer'],
  ['2026-09-01', 'autumn'],
  ['2026-11-30', 'autumn'],
  ['2026-12-01', 'winter'],
])('%s is in %s', (day, season) => {
  expect(seasonOf(day)).toBe(season)
})

describe('a tree', () => {
  test('always looks the same', () => {
    expect(treeOf('2026-11-21', 'fuchs-laterne')).toEqual(treeOf('2026-11-21', 'fuchs-laterne'))
  })

  test('keeps the kind of its story on every day', () => {
    const days = ['2026-01-01', '2026-04-17', '2026-11-21']
    expect(new Set(days.map((day) => treeOf(day, 'wolkenpost').kind)).size).toBe(1)
  })

  test('is of any kind and size', () => {
    const ids = Array.from({ length: 60 }, (_, at) => `geschichte-${at}`)
    const looks = ids.map((id, at) => treeOf(`2026-11-${(at % 30) + 1}`, id))
    expect(new Set(looks.map(({ kind }) => kind))).toEqual(new Set(treeKinds))
    expect(new Set(looks.map(({ size }) => size))).toEqual(new Set([0, 1, 2]))
  })
})
