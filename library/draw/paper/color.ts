/** A colour in OKLab. */
type Lab = [lightness: number, a: number, b: number]

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

const gamma = (channel: number) =>
  channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055

const channelOf = (hex: string, start: number) =>
  linear(Number.parseInt(hex.slice(start, start + 2), 16) / 255)

const labOf = (paint: string): Lab => {
  // A print ends with the colour of its ground.
  const hex = paint.slice(paint.lastIndexOf('#'))
  const [r, g, b] = [channelOf(hex, 1), channelOf(hex, 3), channelOf(hex, 5)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const byteOf = (channel: number) =>
  Math.round(255 * Math.min(1, Math.max(0, gamma(Math.max(0, channel)))))
    .toString(16)
    .padStart(2, '0')

const hexOf = ([lightness, a, b]: Lab) => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  return `#${byteOf(red)}${byteOf(green)}${byteOf(blue)}`
}

/** Mixes two `#rrggbb` colours in OKLab (sRGB mixing greys the mid-tones); `share` 0 is `from`. */
export const mix = (from: string, to: string, share: number) => {
  const [a, b] = [labOf(from), labOf(to)]
  const at = (i: 0 | 1 | 2) => a[i] + (b[i] - a[i]) * share
  return hexOf([at(0), at(1), at(2)])
}

/** A colour scale over at least two evenly spaced stops: 0 gives the first, 1 the last; clamped. */
export const ramp = (stops: readonly string[]) => (share: number) => {
  const position = Math.min(1, Math.max(0, share)) * (stops.length - 1)
  const index = Math.min(stops.length - 2, Math.floor(position))
  const from = stops[index] ?? '#000000'
  return mix(from, stops[index + 1] ?? from, position - index)
}

/** Nearer to white by `share`, 0 to 1. */
export const lighter = (color: string, share: number) => mix(color, '#ffffff', share)

/** Nearer to a deep night blue by `share`, 0 to 1; never to black, which looks dirty on paper. */
export const darker = (color: string, share: number) => mix(color, '#120c2c', share)
