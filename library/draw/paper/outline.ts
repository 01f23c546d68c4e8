import type { Point } from './geometry.ts'

/** One sub-path as a closed polygon. */
export type Outline = readonly Point[]

const between = (a: number, b: number, t: number) => a + (b - a) * t

/** Points of a cubic curve without its first one, about `step` apart. */
const cubic = (p: readonly [Point, Point, Point, Point], step: number): Point[] => {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = p
  const length =
    Math.hypot(x1 - x0, y1 - y0) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(x3 - x2, y3 - y2)
  const count = Math.min(64, Math.max(2, Math.ceil(length / step)))
  return Array.from({ length: count }, (_, i): Point => {
    const t = (i + 1) / count
    const u = 1 - t
    const [a, b, c, d] = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3]
    return [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3]
  })
}

const quadratic = (from: Point, middle: Point, to: Point, step: number) => {
  const toward = (end: Point): Point => [
    between(end[0], middle[0], 2 / 3),
    between(end[1], middle[1], 2 / 3),
  ]
  return cubic([from, toward(from), toward(to), to], step)
}

interface Arc {
  rx: number
  ry: number
  /** Degrees, clockwise. */
  turn: number
  isLarge: boolean
  isClockwise: boolean
}

/** Points of an elliptical arc without its first one, by the conversion of the SVG specification. */
const arc = (from: Point, to: Point, { rx, ry, turn, isLarge, isClockwise }: Arc, step: number) => {
  if (rx === 0 || ry === 0) return [to]
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]
  const [u, v] = [cos * dx + sin * dy, cos * dy - sin * dx]
  const grow = Math.max(1, Math.sqrt((u / rx) ** 2 + (v / ry) ** 2))
  const [a, b] = [Math.abs(rx) * grow, Math.abs(ry) * grow]
  const rest = (a * a * b * b) / (a * a * v * v + b * b * u * u || 1) - 1
  const factor = (isLarge === isClockwise ? -1 : 1) * Math.sqrt(Math.max(0, rest))
  const [mu, mv] = [(factor * a * v) / b, (-factor * b * u) / a]
  const start = Math.atan2((v - mv) / b, (u - mu) / a)
  const end = Math.atan2((-v - mv) / b, (-u - mu) / a)
  const circle = 2 * Math.PI
  const sweep = isClockwise
    ? (((end - start) % circle) + circle) % circle
    : -((((start - end) % circle) + circle) % circle)
  const count = Math.min(64, Math.max(2, Math.ceil((Math.abs(sweep) * Math.max(a, b)) / step)))
  return Array.from({ length: count }, (_, i): Point => {
    if (i === count - 1) return to
    const angle = start + (sweep * (i + 1)) / count
    const [x, y] = [mu + a * Math.cos(angle), mv + b * Math.sin(angle)]
    return [cos * x - sin * y + (from[0] + to[0]) / 2, sin * x + cos * y + (from[1] + to[1]) / 2]
  })
}

const arity: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 }

/** A number of a path; flags of arcs may touch the number after them. */
const numberPattern = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi

const argumentsOf = (command: string, text: string) => {
  if (command !== 'A') return (text.match(numberPattern) ?? []).map(Number)
  const spaced = text.replaceAll(
    /([+-]?[\d.]+)[\s,]+([+-]?[\d.]+)[\s,]+([+-]?[\d.]+)[\s,]+([01])[\s,]*([01])/g,
    '$1 $2 $3 $4 $5 ',
  )
  return (spaced.match(numberPattern) ?? []).map(Number)
}

/** The next points of a path after `from`, for one absolute command. */
const follow = (
  command: string,
  [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0]: number[],
  from: Point,
  step: number,
): Point[] => {
  switch (command) {
    case 'H':
      return [[a, from[1]]]
    case 'V':
      return [[from[0], a]]
    case 'C':
      return cubic([from, [a, b], [c, d], [e, f]], step)
    case 'Q':
      return quadratic(from, [a, b], [c, d], step)
    case 'A':
      return arc(
        from,
        [f, g],
        { rx: a, ry: b, turn: c, isLarge: d === 1, isClockwise: e === 1 },
        step,
      )
    default:
      return [[a, b]]
  }
}

/** Adds the current point to a relative command's coordinates. */
const absolute = (command: string, values: number[], [x, y]: Point) => {
  if (command === 'H') return values.map((value) => value + x)
  if (command === 'V') return values.map((value) => value + y)
  if (command === 'A')
    return values.map((value, i) => (i === 5 ? value + x : i === 6 ? value + y : value))
  return values.map((value, i) => value + (i % 2 === 0 ? x : y))
}

/** One command of a path with absolute coordinates, by its letter. */
interface Command {
  letter: string
  values: number[]
}

/** The letter of the commands after the first one of a list: further points of M are lines. */
const repeated = (letter: string) => ({ M: 'L', m: 'l' })[letter] ?? letter

/** Cuts the numbers after a letter into one command for each set of `count`. */
const commandsFor = (letter: string, text: string, count: number): Command[] => {
  if (count === 0) return [{ letter, values: [] }]
  const all = argumentsOf(letter.toUpperCase(), text)
  return Array.from({ length: Math.floor(all.length / count) }, (_, i) => ({
    letter: i === 0 ? letter : repeated(letter),
    values: all.slice(i * count, (i + 1) * count),
  }))
}

/** Splits a path into commands with one set of values each; null for the letters S and T. */
const commandsOf = (d: string): Command[] | null => {
  const commands: Command[] = []
  for (const [, letter = '', text = ''] of d.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const count = arity[letter.toUpperCase()]
    if (count === undefined) return null
    commands.push(...commandsFor(letter, text, count))
  }
  return commands
}

/** The sub-paths of SVG's `d` as closed polygons with points about `step` apart on curves; null for S and T. */
export const outlines = (d: string, step: number): Outline[] | null => {
  const commands = commandsOf(d)
  if (commands === null) return null
  const found: Point[][] = []
  let current: Point = [0, 0]
  for (const { letter, values } of commands) {
    const name = letter.toUpperCase()
    const points =
      name === 'Z'
        ? []
        : follow(name, letter === name ? values : absolute(name, values, current), current, step)
    if (name === 'M') found.push(points)
    else found.at(-1)?.push(...points)
    current = points.at(-1) ?? found.at(-1)?.[0] ?? current
  }
  return found
}
