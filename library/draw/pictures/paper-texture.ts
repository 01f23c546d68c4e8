// The surface of the paper, seen in the light of the picture: a felt-like tooth, and single fibres.

import { createRandom, noise, normalized, smoothed } from './random-tile.ts'

/** Width and height of the tile in pixels. */
const tileSize = 1024

const wrap = (value: number) => value & (tileSize - 1)

/** Adds one bent fibre of `height`, which sticks out of the paper or leaves a groove. */
const addFibre = (tile: Float32Array, random: () => number, height: number) => {
  let [x, y, angle] = [random() * tileSize, random() * tileSize, random() * 2 * Math.PI]
  const [length, bend] = [14 + random() * 34, (random() - 0.5) * 0.09]
  for (let step = 0; step < length; step++) {
    const fade = Math.sin((Math.PI * (step + 0.5)) / length)
    const [left, top] = [Math.floor(x), Math.floor(y)]
    for (const [i, j] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const weight = (i === 0 ? 1 - (x - left) : x - left) * (j === 0 ? 1 - (y - top) : y - top)
      const at = wrap(top + j) * tileSize + wrap(left + i)
      tile[at] = (tile[at] ?? 0) + height * fade * weight
    }
    x += Math.cos(angle)
    y += Math.sin(angle)
    angle += bend
  }
}

const fibreCount = 2600

/** Brightness of the tile's pixels, mostly from -2 to 2: slopes towards the upper left are lit. */
const createTile = () => {
  const random = createRandom(5)
  const fine = normalized(smoothed(noise(random, tileSize), 2, 2))
  const felt = normalized(smoothed(noise(random, tileSize), 7, 7))
  const relief = fine.data.map((value, i) => value * 0.8 + (felt.data[i] ?? 0) * 0.35)
  for (let i = 0; i < fibreCount; i++) addFibre(relief, random, i % 3 === 0 ? -2.2 : 2.6)
  const lit = new Float32Array(relief.length)
  for (let y = 0; y < tileSize; y++)
    for (let x = 0; x < tileSize; x++) {
      const i = y * tileSize + x
      const upperLeft = relief[wrap(y - 1) * tileSize + wrap(x - 1)] ?? 0
      lit[i] = (relief[i] ?? 0) - upperLeft
    }
  return normalized({ data: lit, size: tileSize }).data
}

let tile: Float32Array | undefined

/** Strength of the texture: the mean difference in brightness, in steps of 255. */
const strength = 2.2

/** Share of the light that the corners of a light box lose. */
const cornerShade = 0.06

/** Light at a share of the width or height, as one of two numbers of which the sum shades a pixel. */
const squares = (count: number) =>
  Float32Array.from({ length: count }, (_, i) => ((2 * i) / count - 1) ** 2 / 2)

/** Shades the edges of RGB pixels, in place, as in a light box. */
export const addVignette = (data: Uint8ClampedArray, width: number) => {
  const height = data.length / 3 / width
  const [columns, rows] = [squares(width), squares(height)]
  for (let i = 0; i < width * height; i++) {
    const away = (columns[i % width] ?? 0) + (rows[Math.floor(i / width)] ?? 0)
    const light = 1 - cornerShade * away * away * (3 - 2 * away)
    for (let k = i * 3; k < i * 3 + 3; k++) data[k] = (data[k] ?? 0) * light
  }
}

/**
 * Lays the texture over RGB pixels, in place. Middle tones show it most, white and black paper least. A picture
 * that is made smaller by `zoom` shows less of it.
 */
export const addTexture = (data: Uint8ClampedArray, width: number, zoom: number) => {
  tile ??= createTile()
  const weights = Float32Array.from({ length: 256 }, (_, value) => {
    const share = value / 255
    return strength * Math.min(1, zoom) * (0.45 + 2.2 * share * (1 - share))
  })
  for (let i = 0; i < data.length / 3; i++) {
    const light = tile[wrap(Math.floor(i / width)) * tileSize + wrap(i % width)] ?? 0
    for (let k = i * 3; k < i * 3 + 3; k++) {
      const value = data[k] ?? 0
      data[k] = value + light * (weights[value] ?? 0)
    }
  }
}
