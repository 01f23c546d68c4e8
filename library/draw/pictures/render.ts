import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { unpackFonts } from '../../print/fonts.ts'

/** RGBA pixels by rows, with premultiplied alpha. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/** Rasterises an SVG, `width` pixels wide (default: its own width), with a transparent background. */
export const renderPixels = async (svg: string, width?: number): Promise<Pixels> => {
  const font = { fontFiles: await unpackFonts(), loadSystemFonts: false }
  const fit = width === undefined ? {} : ({ fitTo: { mode: 'width', value: width } } as const)
  const image = new Resvg(svg, { font, ...fit }).render()
  return { data: image.pixels, width: image.width, height: image.height }
}

/** The same without alpha, as a sharp image. */
export const rasterize = async (svg: string, width?: number) => {
  const { data, ...size } = await renderPixels(svg, width)
  return sharp(data, { raw: { ...size, channels: 4 } }).removeAlpha()
}

const grainStrength = 6.5

/** Paper grain as a soft-light layer; feTurbulence takes twenty times as long. */
const grain = (width: number, height: number) => {
  let state = 5
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
  const noise = Buffer.alloc(width * height)
  for (let i = 0; i < noise.length; i++) {
    noise[i] = 128 + (random() + random() - 1) * grainStrength * 4
  }
  const raw = { width, height, channels: 1 } as const
  return sharp(noise, { raw })
    .blur(0.8)
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** Rasterises an SVG and lays paper grain over it; PNG bytes, ready for any codec. */
export const printOnPaper = async (svg: string, width?: number) => {
  const image = await rasterize(svg, width)
  const { data, info } = await image
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  const layer = { input: await grain(info.width, info.height), blend: 'soft-light' } as const
  return sharp(data).composite([layer]).png({ compressionLevel: 1 }).toBuffer()
}

/** Width in pixels of one line of lettering. */
export const measureText = async (text: string, family: string, weight: number, size: number) => {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="400"><text x="0" y="200" font-family="${family}" font-weight="${weight}" font-size="${size}">${escaped}</text></svg>`
  const font = { fontFiles: await unpackFonts(), loadSystemFonts: false }
  return new Resvg(svg, { font }).getBBox()?.width ?? 0
}
