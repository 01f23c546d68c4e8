import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js'

export type Font = NonNullable<ResvgRenderOptions['font']>

/** Edges in pixels of the drawing. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Opacity by rows, a byte per pixel. */
export interface Mask {
  data: Uint8Array
  width: number
  height: number
}

/** Fonts take a while to load, so only lettering gets them. */
const optionsFor = (svg: string, font: Font) => ({
  font: svg.includes('<text') ? font : { loadSystemFonts: false },
})

/** The smallest box around a drawing; null where it is empty. */
export const boundsOf = (svg: string, font: Font): Box | null => {
  const document = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${svg}</svg>`
  const box = new Resvg(document, optionsFor(svg, font)).getBBox()
  if (box === undefined) return null
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
}

/** The opacity of a drawing inside `box`, with `zoom` pixels per pixel of the drawing. */
export const maskOf = (
  svg: string,
  { left, top, right, bottom }: Box,
  zoom: number,
  font: Font,
): Mask => {
  const [w, h] = [right - left, bottom - top]
  const document = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(w * zoom)}" height="${Math.round(h * zoom)}" viewBox="${left} ${top} ${w} ${h}">${svg}</svg>`
  const { pixels, width, height } = new Resvg(document, optionsFor(svg, font)).render()
  const data = new Uint8Array(width * height)
  for (let i = 0; i < data.length; i++) data[i] = pixels[i * 4 + 3] ?? 0
  return { data, width, height }
}
