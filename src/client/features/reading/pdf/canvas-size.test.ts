import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canvasSize } from './canvas-size.ts'

test('uses the device pixel ratio where that fits', () => {
  expect(canvasSize({ width: 360, height: 480 }, 3)).toEqual({
    width: 1080,
    height: 1440,
    scale: 3,
  })
  expect(canvasSize({ width: 360, height: 480 }, 0.5).scale).toBe(1)
})

test('never exceeds 4 megapixels and keeps the aspect ratio', () => {
  const px = fc.integer({ min: 50, max: 6000 })
  fc.assert(
    fc.property(px, px, fc.double({ min: 0.5, max: 5, noNaN: true }), (width, height, ratio) => {
      const canvas = canvasSize({ width, height }, ratio)
      expect(canvas.width * canvas.height).toBeLessThanOrEqual(4_000_000)
      expect(Math.abs(canvas.width - width * canvas.scale)).toBeLessThanOrEqual(1)
      expect(Math.abs(canvas.height - height * canvas.scale)).toBeLessThanOrEqual(1)
    }),
  )
})
