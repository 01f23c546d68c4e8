import { expect, test } from 'vitest'
import { layers } from '../paper/scene.ts'
import { cameraPosition, filmSize, findFrame, wings } from './camera.ts'

const way = Array.from({ length: 41 }, (_, i) => i / 20 - 1)
const aspect = filmSize.width / filmSize.height

test('no layer shows an edge of the stage, wherever the camera is', () => {
  for (const layer of layers)
    for (const at of way) {
      const { x, y, height } = findFrame(layer, at)
      expect(x).toBeGreaterThanOrEqual(-wings)
      expect(x + height * aspect).toBeLessThanOrEqual(1600 + wings)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y + height).toBeLessThanOrEqual(1200)
    }
})

test('what is near moves and grows more than what is far', () => {
  const moved = layers.map((layer) => findFrame(layer, -1).x - findFrame(layer, 1).x)
  const grown = layers.map((layer) => findFrame(layer, -1).height - findFrame(layer, 1).height)
  for (const list of [moved, grown]) expect(list).toEqual(list.toSorted((a, b) => a - b))
})

test('every other page goes the other way, and a short one less far', () => {
  expect([cameraPosition(0, 30, 0), cameraPosition(0, 30, 0.5), cameraPosition(0, 30, 1)]).toEqual([
    -1, 0, 1,
  ])
  expect([cameraPosition(1, 30, 0), cameraPosition(1, 30, 1)]).toEqual([1, -1])
  expect(cameraPosition(0, 5, 1)).toBe(0.25)
})
