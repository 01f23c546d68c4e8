import { hangingStars } from '../landscape/sky.ts'
import { darker, mix } from '../paper/color.ts'
import { num } from '../paper/geometry.ts'
import type { Scene } from '../paper/scene.ts'
import { measureText } from '../pictures/render.ts'
import { type Frame, lightTitle } from './frames/frame.ts'
import { leaves, reeds, slope, stalks, tree } from './frames/growing.ts'
import { awning, curtain, gate, keyhole, roofs, shelf } from './frames/house.ts'
import { clouds, icicles, rock, waves } from './frames/nature.ts'
import { garland, label, torn, tornTitle } from './frames/paper.ts'
import { cornerBlossoms, leafyWindow } from './frames/window.ts'

const designs = {
  window: leafyWindow,
  ...{ awning, clouds, curtain, garland, gate, icicles, keyhole, label, leaves, reeds },
  ...{ rock, roofs, shelf, slope, stalks, torn, tornTitle, tree, waves },
} satisfies Record<string, Frame>

export type FrameDesign = keyof typeof designs

export interface FrameOptions {
  design?: FrameDesign
  seed?: number
  /** Paper stars hang beside the title; by default at night in the leafy window. */
  stars?: boolean
  /** Blossoms in the lower corners; by default in the leafy window without stars. */
  blossoms?: boolean
}

const starSpots: [x: number, y: number, r: number][] = [
  [70, 190, 18],
  [1130, 170, 18],
  [140, 330, 14],
  [1062, 318, 14],
]

/** Adds the frame to a cover scene of 1200 x 1600; call it last. */
export const addFrame = (
  scene: Scene,
  {
    design = 'window',
    seed = 40,
    stars = design === 'window' && scene.mood.isDark,
    blossoms = design === 'window' && !stars,
  }: FrameOptions = {},
) =>
  scene.inFront(() => {
    designs[design](scene, seed)
    if (blossoms) cornerBlossoms(scene)
    if (stars) hangingStars(scene, starSpots, '#ffe2a0')
  })

/** Where the title is, in pixels. */
const band = { top: 66, bottom: 372, width: 960 }
/** The largest font size in pixels for each number of lines. */
const fontSizes = [
  { lineCount: 1, maxSize: 132 },
  { lineCount: 2, maxSize: 114 },
  { lineCount: 3, maxSize: 82 },
]
const subtitleSize = 37

/** resvg's family name for the 800 weight of the variable font. */
const titleFamily = 'Grandstander Thin'

/** All ways to break words into `count` lines. */
const wrapInto = (words: readonly string[], count: number): string[][] => {
  if (count === 1) return [[words.join(' ')]]
  const options: string[][] = []
  for (let first = 1; first <= words.length - count + 1; first++) {
    for (const rest of wrapInto(words.slice(first), count - 1)) {
      options.push([words.slice(0, first).join(' '), ...rest])
    }
  }
  return options
}

interface Lettering {
  lines: string[]
  size: number
}

/** Chooses line breaks that allow the largest letters within the title band. */
const fitTitle = async (title: string): Promise<Lettering> => {
  const words = title.split(' ')
  let best: Lettering = { lines: [title], size: 0 }
  for (const { lineCount, maxSize } of fontSizes) {
    for (const lines of wrapInto(words, lineCount)) {
      const widths = await Promise.all(
        lines.map((line) => measureText(line, titleFamily, 800, 100)),
      )
      const size = Math.floor(Math.min(maxSize, (band.width / Math.max(...widths)) * 100))
      if (size > best.size) best = { lines, size }
    }
  }
  return best
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Adds title and subtitle to the upper band of a cover's SVG; `accent` colours the subtitle. */
export const addLettering = async (
  svg: string,
  title: string,
  subtitle: string,
  accent: string,
) => {
  const { lines, size } = await fitTitle(title)
  const step = size * 1.02
  // Descenders in the last line push the subtitle down.
  const gap = /[gjpqyQ,]/.test(lines.at(-1) ?? '') ? 76 : 62
  const block = lines.length * step + gap - size * 0.25
  const first = band.top + (band.bottom - band.top - block) / 2 + size * 0.8
  const isLight = svg.includes(lightTitle)
  const color = isLight ? '#43283c' : '#fff3d6'
  const texts = lines.map(
    (line, i) =>
      `<g${isLight ? '' : ' filter="url(#s2)"'}><text x="600" y="${num(first + i * step)}" font-family="${titleFamily}" font-weight="800" font-size="${size}" text-anchor="middle" fill="${color}" letter-spacing="1">${escapeXml(line)}</text></g>`,
  )
  const below = first + (lines.length - 1) * step + gap
  const small = `<text x="600" y="${num(below)}" font-family="Andika" font-size="${subtitleSize}" text-anchor="middle" fill="${isLight ? darker(accent, 0.5) : mix(accent, '#fff3d6', 0.5)}" letter-spacing="3">${escapeXml(subtitle)}</text>`
  return svg.replace('</svg>', `${texts.join('')}${small}</svg>`)
}

/**
 * Draws a card of 1200 x 630 pixels for link previews, with space for the picture on its left 560 pixels;
 * returns SVG.
 */
export const drawPreviewCard = async (title: string, subtitle: string, ground: string) => {
  const { lines, size } = await fitTitle(title)
  const letter = Math.min(84, size * 0.58)
  const first = 315 - ((lines.length - 1) * letter * 1.08 + 60) / 2 + letter * 0.2
  const texts = lines.map(
    (line, i) =>
      `<text x="880" y="${num(first + i * letter * 1.08)}" font-family="${titleFamily}" font-weight="800" font-size="${num(letter)}" text-anchor="middle" fill="#fff3d6">${escapeXml(line)}</text>`,
  )
  const y = num(first + (lines.length - 1) * letter * 1.08 + 62)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${ground}"/>${texts.join('')}<text x="880" y="${y}" font-family="Andika" font-size="28" text-anchor="middle" fill="#ffe2a0" letter-spacing="1">${escapeXml(subtitle)}</text></svg>`
}
