import { points } from '../draw/paper/geometry.ts'

/** Folding steps of the mini book as small drawings of 120 x 84 units. */

const ink = '#26264a'
const front = '#fdf0d2'
const back = '#e4e0d6'
const cutRed = '#c0262d'
const arrowTeal = '#1f6f78'

type Point = readonly [x: number, y: number]

const polygon = (points: readonly Point[], fill = front) =>
  `<path d="M${points.map((point) => point.join(' ')).join('L')}Z" fill="${fill}" stroke="${ink}" stroke-width="1.4" stroke-linejoin="round"/>`

const fold = (from: Point, to: Point) =>
  `<path d="M${from.join(' ')}L${to.join(' ')}" stroke="#6b6b86" stroke-width="1" stroke-dasharray="3 2.4" fill="none"/>`

const cut = (from: Point, to: Point) =>
  `<path d="M${from.join(' ')}L${to.join(' ')}" stroke="${cutRed}" stroke-width="2" fill="none"/>`

/** A curved arrow; its head points along the line from the bend to the end. */
const arrow = (from: Point, bend: Point, to: Point) => {
  const angle = Math.atan2(to[1] - bend[1], to[0] - bend[0])
  const wing = (turn: number) =>
    `${(to[0] - 7 * Math.cos(angle + turn)).toFixed(1)} ${(to[1] - 7 * Math.sin(angle + turn)).toFixed(1)}`
  return `<path d="M${from.join(' ')}Q${bend.join(' ')} ${to.join(' ')}M${wing(0.5)}L${to.join(' ')}L${wing(-0.5)}" stroke="${arrowTeal}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`
}

/** Scissors of about 16 units, their tips at the point, cutting to the right. */
const scissors = ([x, y]: Point) =>
  `<g transform="translate(${x} ${y})" stroke="${cutRed}" stroke-width="1.5" fill="none" stroke-linecap="round"><path d="M0 0L-10 3.6M0 0L-10 -3.6"/><circle cx="-12.6" cy="4.8" r="2.8"/><circle cx="-12.6" cy="-4.8" r="2.8"/></g>`

/** A tiny blue picture with two lines of text, which tells a panel from blank paper. */
const panel = (x: number, y: number, w: number, h: number, upsideDown = false) => {
  const turn = upsideDown ? ` transform="rotate(180 ${x + w / 2} ${y + h / 2})"` : ''
  return `<g${turn}><rect x="${x + w * 0.14}" y="${y + h * 0.14}" width="${w * 0.72}" height="${h * 0.36}" rx="1" fill="#8fb9c4"/><path d="M${x + w * 0.18} ${y + h * 0.64}h${w * 0.6}M${x + w * 0.18} ${y + h * 0.78}h${w * 0.4}" stroke="#8a8069" stroke-width="1" fill="none"/></g>`
}

const panels = (x: number, y: number, w: number, h: number, columns: number) =>
  Array.from(
    { length: columns },
    (_, i) => panel(x + i * w, y, w, h, true) + panel(x + i * w, y + h, w, h),
  ).join('')

const sheet = polygon(points('12,10 108,10 108,74 12,74'))

const columnFolds = [36, 60, 84].map((x) => fold([x, 10], [x, 74])).join('')

const flat =
  sheet +
  panels(12, 10, 24, 32, 4) +
  columnFolds +
  fold([12, 42], [108, 42]) +
  cut([36, 42], [84, 42])

/** Folded lengthwise: the upper half goes behind the lower one. */
const lengthwise =
  polygon(points('12,42 108,42 114,20 18,20'), back) +
  polygon(points('12,42 108,42 108,76 12,76')) +
  Array.from({ length: 4 }, (_, i) => panel(12 + i * 24, 43, 24, 32)).join('') +
  arrow([60, 12], [82, 4], [88, 27])

/** Creased like an accordion. */
const crosswise = Array.from({ length: 4 }, (_, i) => {
  const [x, low] = [14 + i * 23, i % 2 === 0 ? 0 : 7]
  const high = 7 - low
  return (
    polygon(
      [
        [x, 16 + low],
        [x + 23, 16 + high],
        [x + 23, 66 + high],
        [x, 66 + low],
      ],
      i % 2 === 0 ? front : back,
    ) + fold([x, 41 + low], [x + 23, 41 + high])
  )
}).join('')

/** Folded in half across, the fold on the left; the cut goes from the fold to the next crease. */
const cutting =
  polygon(points('40,12 90,8 90,70 40,74'), back) +
  polygon(points('36,10 86,10 86,74 36,74')) +
  panels(36, 10, 25, 32, 2) +
  fold([61, 10], [61, 74]) +
  fold([61, 42], [86, 42]) +
  cut([36, 42], [61, 42]) +
  scissors([34, 42])

/** The folded strip from slightly above; its middle opens between the two arrows. */
const pushing =
  polygon(points('40,34 60,22 60,50 40,62'), back) +
  polygon(points('60,22 80,34 80,62 60,50'), back) +
  polygon(points('22,34 40,34 40,62 22,62')) +
  polygon(points('80,34 98,34 98,62 80,62')) +
  polygon(points('40,34 60,46 60,74 40,62')) +
  polygon(points('60,46 80,34 80,62 60,74')) +
  arrow([3, 48], [10, 48], [18, 48]) +
  arrow([117, 48], [110, 48], [102, 48])

/** The finished book, slightly open. */
const finished =
  polygon(points('44,14 80,8 80,66 44,74'), back) +
  polygon(points('44,14 84,14 84,74 44,74')) +
  `<rect x="49" y="30" width="30" height="30" rx="2" fill="#8fb9c4"/><circle cx="64" cy="43" r="7" fill="#ffb64d"/><path d="M50 22h28" stroke="${ink}" stroke-width="2.4" stroke-linecap="round"/><path d="M52 67h24" stroke="#8a8069" stroke-width="1.2"/>`

const svg = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 84">${content}</svg>`)

/** The six drawings, first to last. */
export const foldSteps = [flat, lengthwise, crosswise, cutting, pushing, finished].map(svg)

/** Scissors for the start of the sheet's red line. */
export const scissorsIcon = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 18 16">${scissors([17, 8])}</svg>`,
)
