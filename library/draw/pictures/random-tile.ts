// Square tiles of random values whose edges meet, the same in each process.

/** Random numbers in [0, 1). */
export const createRandom = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

/** Values by rows; `size` is a power of two. */
export interface Tile {
  data: Float32Array<ArrayBuffer>
  size: number
}

export const noise = (random: () => number, size: number): Tile => ({
  data: Float32Array.from({ length: size * size }, () => random() - 0.5),
  size,
})

/** Blurs a tile by the weights 1, 2, 1, so many times in each direction. */
export const smoothed = ({ data, size }: Tile, across: number, down: number): Tile => {
  let [from, to] = [data, new Float32Array(data.length)]
  const pass = (dx: number, dy: number) => {
    const last = size - 1
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        const before = from[((y - dy) & last) * size + ((x - dx) & last)] ?? 0
        const after = from[((y + dy) & last) * size + ((x + dx) & last)] ?? 0
        const i = y * size + x
        to[i] = (before + 2 * (from[i] ?? 0) + after) / 4
      }
    ;[from, to] = [to, from]
  }
  for (let i = 0; i < across; i++) pass(1, 0)
  for (let i = 0; i < down; i++) pass(0, 1)
  return { data: from, size }
}

/** Makes the mean square 1. */
export const normalized = ({ data, size }: Tile): Tile => {
  const power = Math.sqrt(data.reduce((sum, value) => sum + value * value, 0) / data.length)
  return { data: data.map((value) => value / power), size }
}
