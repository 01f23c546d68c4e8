import { lighter } from './color.ts'
import { deckle, type Edge, scissorCut, tear } from './cut.ts'

type Paths = string | readonly string[]

const listOf = (paths: Paths) => (typeof paths === 'string' ? [paths] : paths)

/** SVG of paths of one fill, as they are drawn. */
export const pathsOf = (paths: Paths, fill: string) =>
  listOf(paths)
    .map((d) => `<path d="${d}" fill="${fill}"/>`)
    .join('')

/** How far scissors stray from a drawn line, in page pixels; how far a torn and a handmade edge do. */
const strays: Record<Edge, number> = { cut: 1.1, torn: 7, deckle: 3 }

/** The colour of a paper's core, where a torn edge shows it. */
const coreOf = (fill: string) => (/#[\da-f]{6}$/i.test(fill) ? lighter(fill, 0.72) : '#f4ecdf')

/** SVG of paths of one fill with an edge; `unit` is the pixels of a page pixel. */
export const cutPaper = (paths: Paths, fill: string, edge: Edge, unit: number) => {
  const stray = strays[edge] * unit
  if (edge === 'torn') {
    const torn = listOf(paths).map((d) => tear(d, stray))
    return torn.map(({ face, core }) => pathsOf(core, coreOf(fill)) + pathsOf(face, fill)).join('')
  }
  const cut = edge === 'deckle' ? deckle : scissorCut
  return pathsOf(
    listOf(paths).map((d) => cut(d, stray)),
    fill,
  )
}
