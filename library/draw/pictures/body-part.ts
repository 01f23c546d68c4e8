import { copyOf, edgesOf, type Paper } from './paper-copies.ts'
import { fallAt, type Stage, times } from './stage.ts'
import { apply, multiply, transformOf } from './transform.ts'

/**
 * The shadow of a body part as copies of it, each broader, paler and farther away; lengths in its own units. A
 * picture has hundreds of them, and copies are drawn faster than a blur.
 */
const shadow = [
  { offset: 3.2, breadth: 6, opacity: 0.04 },
  { offset: 2.4, breadth: 3.8, opacity: 0.06 },
  { offset: 1.6, breadth: 2, opacity: 0.09 },
  { offset: 0.9, breadth: 0.6, opacity: 0.12 },
]
const edges = { width: 0.55, lit: 0.3, dark: 0.24 }

const firstPoint = /[ "]M\s*(-?[\d.]+)[\s,]*(-?[\d.]+)/

/** What lies behind a body part: its shadow and its edges. */
export const behindPart = (paper: Paper, stage: Stage) => {
  const [, x = 0, y = 0] = firstPoint.exec(paper.content) ?? []
  const inner = multiply(paper.matrix, transformOf(paper.attributes))
  const fall = fallAt(stage, apply(inner, Number(x), Number(y)))
  const color = stage.shadow
  const copies = shadow.map(({ offset, ...style }) =>
    copyOf(paper, times(fall, offset), { ...style, color }),
  )
  return copies.join('') + edgesOf(paper, fall, edges, color)
}
