import { expect, test } from 'vitest'
import { circle, roundRect } from '../paper/geometry.ts'
import { piece } from '../paper/pieces.ts'
import { Scene } from '../paper/scene.ts'
import { type Pixels, renderPixels } from './render.ts'

/** A small white picture with one square of `draw`'s paper in its middle. */
const pixelsOf = async (draw: (scene: Scene) => void) => {
  const scene = new Scene({ width: 200, height: 200, palette: 'midnight', hour: 'day' })
  scene.flat(roundRect(0, 0, 200, 200), '#ffffff')
  draw(scene)
  return renderPixels(scene.toString())
}

const redAt = ({ data, width }: Pixels, x: number, y: number) => data[(y * width + x) * 4] ?? 0

const square = roundRect(70, 70, 60, 60)

test('a shadow falls away from the light', async () => {
  const upperLeft = await pixelsOf((scene) => scene.piece(square, '#cc4444', 3))
  expect(redAt(upperLeft, 136, 100)).toBeLessThan(redAt(upperLeft, 63, 100) - 20)
  const right = await pixelsOf((scene) => scene.shineFrom(600, -100).piece(square, '#cc4444', 3))
  expect(redAt(right, 63, 100)).toBeLessThan(redAt(right, 136, 100) - 20)
})

test('the shadow of a body part falls the same way when its figure is mirrored or turned', async () => {
  const part = piece(circle(0, 0, 30), '#cc4444')
  for (const stance of [{}, { flip: true }, { rotate: 90 }, { rotate: 200, flip: true }]) {
    const picture = await pixelsOf((scene) => scene.place(part, 100, 100, 1, stance))
    expect(redAt(picture, 124, 124)).toBeLessThan(redAt(picture, 76, 76) - 8)
  }
})

test('a paper keeps its colour, and what is not near it too', async () => {
  const picture = await pixelsOf((scene) => scene.piece(square, '#cc4444', 2))
  expect(redAt(picture, 100, 100)).toBe(0xcc)
  expect(redAt(picture, 10, 10)).toBe(255)
})

test('a torn sheet and one that is empty are drawn', async () => {
  const picture = await pixelsOf((scene) =>
    scene.sheet(square, '#cc4444', 3, 70, 'torn').sheet('', '#000000').piece('', '#000000'),
  )
  expect(redAt(picture, 100, 100)).toBeGreaterThan(0xb8)
})
