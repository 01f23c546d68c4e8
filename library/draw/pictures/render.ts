import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { unpackFonts } from '../../print/fonts.ts'
import { layInLightBox } from './light-box.ts'
import { addTexture, addVignette } from './paper-texture.ts'

/** RGBA pixels by rows, with premultiplied alpha. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/** Pixels of the picture per pixel of the drawing. */
const zoomOf = (svg: string, width?: number) => {
  const [, ownWidth] = /^<svg [^>]*?width="([\d.]+)"/.exec(svg) ?? []
  return width === undefined || ownWidth === undefined ? 1 : width / Number(ownWidth)
}

/** Rasterises an SVG, `width` pixels wide (default: its own width), with a transparent background. */
export const renderPixels = async (svg: string, width?: number): Promise<Pixels> => {
  const font = { fontFiles: await unpackFonts(), loadSystemFonts: false }
  const fit = width === undefined ? {} : ({ fitTo: { mode: 'width', value: width } } as const)
  const image = new Resvg(layInLightBox(svg, zoomOf(svg, width), font), { font, ...fit }).render()
  return { data: image.pixels, width: image.width, height: image.height }
}

/** The same without alpha, as a sharp image. */
export const rasterize = async (svg: string, width?: number) => {
  const { data, ...size } = await renderPixels(svg, width)
  return sharp(data, { raw: { ...size, channels: 4 } }).removeAlpha()
}

/** Rasterises an SVG on the surface of paper; a sharp image without alpha, ready for any codec. */
export const printPixels = async (svg: string, width?: number) => {
  const { data, info } = await (await rasterize(svg, width))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length)
  if (svg.includes(' data-box=')) addVignette(pixels, info.width)
  addTexture(pixels, info.width, zoomOf(svg, width))
  return sharp(pixels, { raw: { width: info.width, height: info.height, channels: 3 } })
}

/** The same as the bytes of a PNG. */
export const printOnPaper = async (svg: string, width?: number) =>
  (await printPixels(svg, width)).png({ compressionLevel: 1 }).toBuffer()

/** Width in pixels of one line of lettering. */
export const measureText = async (text: string, family: string, weight: number, size: number) => {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="400"><text x="0" y="200" font-family="${family}" font-weight="${weight}" font-size="${size}">${escaped}</text></svg>`
  const font = { fontFiles: await unpackFonts(), loadSystemFonts: false }
  return new Resvg(svg, { font }).getBBox()?.width ?? 0
}
