// Transforms of SVG as matrices.

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** The transform that applies `n` first, then `m`. */
export const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]

/** Undefined where the transform flattens everything to a line. */
export const invert = ([a, b, c, d, e, f]: Matrix): Matrix | undefined => {
  const area = a * d - b * c
  if (Math.abs(area) < 1e-9) return undefined
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area]
}

/** The mean scale of a transform. */
export const scaleOf = ([a, b, c, d]: Matrix) => Math.sqrt(Math.abs(a * d - b * c))

export const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number) => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
})

const stepOf = (name: string, values: readonly number[]): Matrix => {
  const [first = 0, second] = values
  if (name === 'translate') return [1, 0, 0, 1, first, second ?? 0]
  if (name === 'scale') return [first, 0, 0, second ?? first, 0, 0]
  if (name === 'skewX') return [1, 0, Math.tan((first * Math.PI) / 180), 1, 0, 0]
  if (name !== 'rotate') throw new Error(`unknown transform: ${name}`)
  const [x = 0, y = 0] = values.slice(1)
  const angle = (first * Math.PI) / 180
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return [c, s, -s, c, x - c * x + s * y, y - s * x - c * y]
}

const numbers = (list: string) =>
  list
    .trim()
    .split(/[\s,]+/)
    .map(Number)

/** The transform of an element, from the text of its attributes. */
export const transformOf = (attributes: string) => {
  const [, list = ''] = / transform="([^"]*)"/.exec(attributes) ?? []
  return [...list.matchAll(/(\w+)\(([^)]*)\)/g)].reduce(
    (matrix, [, name = '', values = '']) => multiply(matrix, stepOf(name, numbers(values))),
    identity,
  )
}
