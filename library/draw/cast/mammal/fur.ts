import { num } from '../../paper/geometry.ts'

export interface Coat {
  x: number
  y: number
  rx: number
  ry: number
  /** how many tufts or curls run round the rim */
  count: number
  /** length of a tuft, as a share of the radius */
  depth?: number
}

const rimPoint = ({ x, y, rx, ry }: Coat, angle: number, share = 1): string =>
  `${num(x + Math.cos(angle) * rx * share)} ${num(y + Math.sin(angle) * ry * share)}`

/** An ellipse of shaggy fur: its rim is cut into tufts that hang down on both sides. */
export function tufted(coat: Coat): string {
  const { count, depth = 0.16 } = coat
  const step = (2 * Math.PI) / count
  const start = -Math.PI / 2
  const tufts = Array.from({ length: count }, (_, i) => {
    const angle = start + i * step
    const middle = angle + step / 2
    // tips lean towards the bottom, so the fur falls instead of standing on end
    const lean = Math.cos(middle) * step * 0.45
    const length = 1 + depth * (i % 2 ? 0.75 : 1.1)
    return `Q${rimPoint(coat, middle - lean * 0.4, 1 + depth * 0.5)} ${rimPoint(coat, middle + lean, length)}Q${rimPoint(coat, angle + step * 0.9, 1)} ${rimPoint(coat, angle + step)}`
  })
  return `M${rimPoint(coat, start)}${tufts.join('')}Z`
}

/** An ellipse of wool: its rim is one row of round curls. */
export function woolly(coat: Coat): string {
  const { count, rx, ry } = coat
  const step = (2 * Math.PI) / count
  const curls = Array.from({ length: count }, (_, i) => {
    const angle = i * step
    const chord = Math.hypot(
      rx * (Math.cos(angle + step) - Math.cos(angle)),
      ry * (Math.sin(angle + step) - Math.sin(angle)),
    )
    const radius = num(chord * 0.56)
    return `A${radius} ${radius} 0 0 1 ${rimPoint(coat, angle + step)}`
  })
  return `M${rimPoint(coat, 0)}${curls.join('')}Z`
}
