import { expect, test } from 'vitest'
import { fox } from '../draw/cast/fox.ts'
import { lantern } from '../draw/cast/lantern.ts'
import { layers } from '../draw/paper/scene.ts'
import { type Pixels, renderPixels } from '../draw/pictures/render.ts'
import { forest } from '../draw/places/forest.ts'
import { drawWide } from '../draw/stage/camera.ts'
import { stand, standLit } from '../draw/stage/stand.ts'
import { blend, compose, type Frame, toSheet } from './compositor.ts'

const width = 320

const nightScene = () => {
  const scene = forest({ seed: 3 })
  stand(scene, fox(), 600, 1.8)
  standLit(scene, lantern(), 1000, 1.5)
  return scene
}

const emptyFrame = ({ width, height }: Pick<Pixels, 'width' | 'height'>): Frame => ({
  data: new Uint8Array(width * height * 3),
  width,
  height,
})

const atRest = (pixels: Pixels) => ({ sheet: toSheet(pixels), x: 0, y: 0, step: 1 })

/** A sheet of 4 x 2 pixels: its left half is transparent, its right half has one colour. */
const halfSheet = (color: [number, number, number], alpha: number): Pixels => {
  const data = new Uint8Array(4 * 2 * 4)
  for (let i = 0; i < 8; i++) if (i % 4 > 1) data.set([...color, alpha], i * 4)
  return { data, width: 4, height: 2 }
}

test('the layers laid over each other are the picture', async () => {
  const scene = drawWide(nightScene)
  const whole = await renderPixels(scene.toString(), width)
  const shots = []
  for (const layer of layers) shots.push(atRest(await renderPixels(scene.layerSvg(layer), width)))
  const { data } = compose(shots, emptyFrame(whole))
  let sum = 0
  for (let i = 0; i < data.length; i++) {
    const expected = whole.data[Math.floor(i / 3) * 4 + (i % 3)] ?? 0
    sum += Math.abs((data[i] ?? 0) - expected)
  }
  // Light that is drawn on one layer instead of the whole picture gives slightly other colours.
  expect(sum / data.length).toBeLessThan(0.6)
})

test('a stage has every layer, and all of them reach its edges', async () => {
  const scene = drawWide(nightScene)
  expect(scene.left).toBeLessThan(-267)
  for (const layer of layers) {
    const sheet = toSheet(await renderPixels(scene.layerSvg(layer), width))
    const isWide =
      Math.min(...sheet.firstColumns) === 0 && Math.max(...sheet.lastColumns) === width - 1
    expect([layer, isWide]).toEqual([layer, layer !== 'cast'])
  }
})

test('what is covered is not seen, and half a shift mixes two pixels', () => {
  const back = halfSheet([200, 100, 0], 255)
  const front = halfSheet([0, 50, 100], 128)
  const frame = compose([atRest(back), atRest(front)], emptyFrame(back))
  expect([...frame.data.slice(6, 9)]).toEqual([100, 100, 100])
  expect([...frame.data.slice(0, 3)]).toEqual([0, 0, 0])
  const shifted = compose([{ ...atRest(back), x: 0.5 }], emptyFrame(back))
  expect([...shifted.data.slice(3, 6)]).toEqual([100, 50, 0])
})

test('a picture comes up over another', () => {
  const frame = { data: new Uint8Array([0, 100, 200]), width: 1, height: 1 }
  const next = { data: new Uint8Array([200, 100, 0]), width: 1, height: 1 }
  expect([...blend(frame, next, 0.25).data]).toEqual([50, 100, 150])
})
