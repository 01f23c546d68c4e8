import { flower } from '../landscape/flowers.ts'
import { lowerCorner, upperCorner } from '../landscape/foliage.ts'
import { hangingStars } from '../landscape/sky.ts'
import { darker, lighter } from '../paper/color.ts'
import { num, type Point, smooth } from '../paper/geometry.ts'
import { phases, seeded } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import { measureText } from '../pictures/render.ts'

/** Middle and radii in pixels. */
interface WindowShape {
  x: number
  y: number
  rx: number
  ry: number
  lobes: number
  seed: number
}

/** The path of a sheet as large as the picture with an uneven round window cut out. */
const windowSheet = (scene: Scene, { x, y, rx, ry, lobes, seed }: WindowShape) => {
  const random = seeded(seed)
  const phase = phases(random)
  const points = Array.from({ length: 72 }, (_, i): Point => {
    const a = (i / 72) * 2 * Math.PI
    const [c, s] = [Math.cos(a), Math.sin(a)]
    const wave =
      0.55 * Math.sin(lobes * a + phase[0]) + 0.3 * Math.sin((lobes * 2 - 3) * a + phase[1])
    const reach = 1 + 0.045 * (wave + 0.15 * Math.sin((lobes * 3 + 1) * a + phase[2]))
    // Drawn against the outer rectangle, for the nonzero rule to leave the window open.
    return [
      x + rx * reach * Math.sign(c) * Math.abs(c) ** 0.74,
      y - ry * reach * Math.sign(s) * Math.abs(s) ** 0.74,
    ]
  })
  return `M-80 -80H${scene.width + 80}V${scene.height + 80}H-80Z${smooth(points)}`
}

export interface FrameOptions {
  seed?: number
  /** Paper stars hang beside the title. */
  stars?: boolean
  /** Blossoms in the lower corners. */
  blossoms?: boolean
}

/** Middle and radius in pixels. */
type Spot = [x: number, y: number, r: number]

const blossomSpots: Spot[] = [
  [98, 1476, 42],
  [214, 1545, 32],
  [62, 1352, 26],
  [1102, 1482, 42],
  [988, 1547, 30],
  [1140, 1364, 26],
]

const starSpots: Spot[] = [
  [70, 190, 18],
  [1130, 170, 18],
  [140, 330, 14],
  [1062, 318, 14],
]

const frameSheet = (scene: Scene, i: number, share: number, seed: number) => {
  const path = windowSheet(scene, {
    x: scene.width / 2,
    y: 955,
    rx: 462 + i * 42,
    ry: 522 + i * 34,
    lobes: 6 + i,
    seed: seed + i * 7,
  })
  const color = scene.mood.tone(share)
  const fill = scene.linear(lighter(color, 0.07), darker(color, 0.12), 0, scene.height)
  scene.sheet(path, fill, i === 2 ? 4 : 3)
}

const cornerBlossoms = (scene: Scene) => {
  const pale = lighter(scene.mood.tone(0.1), 0.3)
  for (const [i, [x, y, r]] of blossomSpots.entries()) {
    scene.add(flower(x, y, r, i % 2 === 0 ? scene.mood.accent : pale, 7, i, '#ffd166'))
  }
}

/** Adds the shadow-box frame and its plants to a cover scene of 1200 x 1600; call it last. */
export const addFrame = (
  scene: Scene,
  { seed = 40, stars = scene.mood.isDark, blossoms = !stars }: FrameOptions = {},
) => {
  const { height, mood } = scene
  scene.inFront(() => {
    for (const [i, share] of [0.74, 0.87, 0.99].entries()) frameSheet(scene, i, share, seed)
    upperCorner(scene, 'left', 400, 0.96, seed + 3, mood.tone(0.86))
    upperCorner(scene, 'right', 430, 0.96, seed + 5, mood.tone(0.86))
    const plants: [string, string] = [mood.tone(0.8), mood.tone(0.93)]
    lowerCorner(scene, 'left', height, 1.12, seed + 7, plants)
    lowerCorner(scene, 'right', height, 1.12, seed + 17, plants)
    if (blossoms) cornerBlossoms(scene)
    if (stars) hangingStars(scene, starSpots, '#ffe2a0')
  })
  return scene
}

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
  const texts = lines.map(
    (line, i) =>
      `<g filter="url(#s2)"><text x="600" y="${num(first + i * step)}" font-family="${titleFamily}" font-weight="800" font-size="${size}" text-anchor="middle" fill="#fff3d6" letter-spacing="1">${escapeXml(line)}</text></g>`,
  )
  const below = first + (lines.length - 1) * step + gap
  const small = `<text x="600" y="${num(below)}" font-family="Andika" font-size="${subtitleSize}" text-anchor="middle" fill="${accent}" letter-spacing="3">${escapeXml(subtitle)}</text>`
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
