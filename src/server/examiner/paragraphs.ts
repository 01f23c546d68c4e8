/** A piece of text on a page, in points; `y` grows upwards. */
export interface TextPiece {
  text: string
  x: number
  y: number
  width: number
  height: number
}

interface Line {
  text: string
  x: number
  y: number
  right: number
  height: number
}

const maxParagraphs = 60
const maxLength = 4000

/**
 * Paragraphs of a page from its pieces of text in reading order. A paragraph starts after a wide gap, a
 * change of the font size, or with an indented line. Hyphenated words are joined, page numbers
 * omitted.
 */
export function paragraphsOf(pieces: TextPiece[]): string[] {
  const lines = linesOf(pieces).filter(({ text }) => !/^[–—-]?\s*\d{1,4}\s*[–—-]?$/.test(text))
  const usualGap = median(
    lines.slice(1).flatMap((line, at) => {
      const gap = (lines[at]?.y ?? 0) - line.y
      return gap > 0 ? [gap] : []
    }),
  )
  const paragraphs: string[] = []
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1]
    const text = paragraphs.at(-1)
    if (before && text !== undefined && isContinued(before, line, usualGap)) {
      paragraphs[paragraphs.length - 1] = join(text, line.text)
    } else {
      paragraphs.push(line.text)
    }
  }
  // Truncation and fonts may leave lone surrogates.
  return paragraphs.slice(0, maxParagraphs).map((text) => text.slice(0, maxLength).toWellFormed())
}

function linesOf(pieces: TextPiece[]): Line[] {
  const lines: Line[] = []
  for (const { text, x, y, width, height } of pieces) {
    const clean = text.normalize('NFC').replace(/[\p{Cc}\s]+/gu, ' ')
    const line = lines.at(-1)
    if (line && Math.abs(line.y - y) < Math.max(1, Math.min(line.height, height)) / 2) {
      const isApart = x - line.right > Math.max(line.height, height) * 0.15
      const needsSpace = isApart && !/\s$/.test(line.text) && !/^\s/.test(clean)
      line.text += `${needsSpace ? ' ' : ''}${clean}`
      line.right = Math.max(line.right, x + width)
      line.height = Math.max(line.height, height)
    } else if (clean.trim() !== '') {
      lines.push({ text: clean, x, y, right: x + width, height })
    }
  }
  return lines
    .map((line) => ({ ...line, text: line.text.replaceAll(/ {2,}/g, ' ').trim() }))
    .filter(({ text }) => text !== '')
}

function isContinued(before: Line, line: Line, usualGap: number): boolean {
  const gap = before.y - line.y
  if (gap <= 0 || gap > usualGap * 1.4) return false
  const sizes = [before.height, line.height]
  if (Math.max(...sizes) > 1.15 * Math.min(...sizes)) return false
  const isIndented = line.x - before.x > line.height * 0.8
  return !(isIndented && /[.!?:“”»«"…)]$/.test(before.text))
}

/** `Wald-` and `lichtung` are one word, `E-Mail-` and `Adresse` keep their hyphen. */
function join(text: string, next: string): string {
  if (/\p{L}[\u00AD\u2010-]$/u.test(text)) {
    if (/^\p{Ll}/u.test(next)) return `${text.slice(0, -1)}${next}`
    return `${text}${next}`
  }
  return `${text} ${next}`
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
