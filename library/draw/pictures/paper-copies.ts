import { times, type Vector } from './stage.ts'
import { identity, invert, type Matrix, scaleOf } from './transform.ts'

/** A group of shapes that are one piece of paper. */
export interface Paper {
  /** The attributes of the group, without the filter. */
  attributes: string
  /** What is in the group, without shadows. */
  content: string
  /** The transform of everything around the group. */
  matrix: Matrix
}

/** A vector on the page in the units of a drawing that `matrix` places, its length in those units. */
const toDrawing = (matrix: Matrix, { x, y }: Vector): Vector => {
  const [a, b, c, d] = invert(matrix) ?? identity
  return times({ x: a * x + c * y, y: b * x + d * y }, scaleOf(matrix))
}

const num = (value: number) => (Math.round(value * 100) / 100).toString()

const inOneColor = (svg: string, color: string) =>
  svg
    .replaceAll(/ (fill|stroke)="(?!none")[^"]*"/g, ` $1="${color}"`)
    .replaceAll(/ filter="[^"]*"/g, '')

/** The shapes of a paper in one colour. */
export const silhouette = ({ attributes, content }: Paper, color: string) =>
  `<g fill="${color}"><g${inOneColor(attributes, color)}>${inOneColor(content, color)}</g></g>`

export interface CopyStyle {
  color: string
  opacity: number
  /** By how much the copy is broader than the paper, in its units. */
  breadth?: number
}

/** A copy of a paper in one colour, moved by a vector of the page; its length is in the paper's units. */
export const copyOf = (paper: Paper, by: Vector, { color, opacity, breadth = 0 }: CopyStyle) => {
  const { x, y } = toDrawing(paper.matrix, by)
  const stroke = breadth > 0 ? ` stroke="${color}" stroke-width="${breadth}"` : ''
  return `<g opacity="${opacity}" transform="translate(${num(x)} ${num(y)})"${stroke}>${silhouette(paper, color)}</g>`
}

export interface Edges {
  /** In the paper's units. */
  width: number
  /** Opacity of the edge towards the light, and of the other one. */
  lit: number
  dark: number
}

/** The two edges of a paper, which lie behind it; `fall` is where its shadow falls. */
export const edgesOf = (
  paper: Paper,
  fall: Vector,
  { width, lit, dark }: Edges,
  shadow: string,
) => {
  const away = times(fall, width / (Math.hypot(fall.x, fall.y) || 1))
  return (
    copyOf(paper, away, { color: shadow, opacity: dark }) +
    copyOf(paper, times(away, -1), { color: '#ffffff', opacity: lit })
  )
}
