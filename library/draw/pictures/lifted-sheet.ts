import { type Box, boundsOf, maskOf } from './mask.ts'
import { type Edges, edgesOf, type Paper, silhouette } from './paper-copies.ts'
import { castShadow, type ShadowPart } from './shadow.ts'
import { fallAt, type Stage } from './stage.ts'
import { identity, invert, scaleOf } from './transform.ts'

/** A paper above the one below. Lengths are in its own units. */
export interface Lift extends Edges {
  near: ShadowPart
  far: ShadowPart
}

const grown = ({ left, top, right, bottom }: Box, margin: number): Box => ({
  left: left - margin,
  top: top - margin,
  right: right + margin,
  bottom: bottom + margin,
})

const common = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
})

/** At least half as large as `whole`: resvg aborts where a translucent group is more than two pictures away. */
const wideEnough = (box: Box, whole: Box): Box => {
  const x = Math.max(0, (whole.right - whole.left) / 2 - (box.right - box.left)) / 2
  const y = Math.max(0, (whole.bottom - whole.top) / 2 - (box.bottom - box.top)) / 2
  return { left: box.left - x, top: box.top - y, right: box.right + x, bottom: box.bottom + y }
}

const toWholePixels = ({ left, top, right, bottom }: Box, zoom: number): Box => ({
  left: Math.floor(left * zoom) / zoom,
  top: Math.floor(top * zoom) / zoom,
  right: Math.ceil(right * zoom) / zoom,
  bottom: Math.ceil(bottom * zoom) / zoom,
})

const middleOf = ({ left, top, right, bottom }: Box) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
})

const scaled = ({ offset, blur, opacity }: ShadowPart, factor: number): ShadowPart => ({
  offset: offset * factor,
  blur: blur * factor,
  opacity,
})

/** What lies behind a sheet: its shadow and its edges. `top` is the y where it begins, if that is known. */
export const behindSheet = (paper: Paper, lift: Lift, stage: Stage, top?: number) => {
  const { matrix } = paper
  const shape = `<g transform="matrix(${matrix.join(' ')})">${silhouette(paper, '#000000')}</g>`
  const bounds = top === undefined ? boundsOf(shape, stage.font) : { ...stage, top }
  if (bounds === null) return ''
  const scale = scaleOf(matrix)
  const margin = (lift.far.offset + lift.far.blur * 2.5) * scale
  // Soft shadows need no more than half of the picture's pixels.
  const zoom = stage.zoom / 2
  const visible = common(grown(bounds, margin), grown(stage, margin))
  if (visible.right <= visible.left || visible.bottom <= visible.top) return ''
  const box = toWholePixels(wideEnough(visible, bounds), zoom)
  const fall = fallAt(stage, middleOf(common(bounds, stage)))
  const edges = edgesOf(paper, fall, lift, stage.shadow)
  const parts = [scaled(lift.near, scale * zoom), scaled(lift.far, scale * zoom)] as const
  const cast = castShadow(maskOf(shape, box, zoom, stage.font), parts, fall, stage.shadow)
  if (cast === null) return edges
  const { href, place } = cast
  const [x, y] = [box.left + place.left / zoom, box.top + place.top / zoom]
  const image = `<image x="${x}" y="${y}" width="${place.width / zoom}" height="${place.height / zoom}" preserveAspectRatio="none" href="${href}"/>`
  return `<g transform="matrix(${(invert(matrix) ?? identity).join(' ')})">${image}</g>${edges}`
}
