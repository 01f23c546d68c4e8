/** A line of text as a window sees it; CSS pixels from the window's top. */
export interface TextLine {
  top: number
  bottom: number
}

/** The lines that boxes of text make: what overlaps by half its height stands on one line. */
export function linesOf(boxes: readonly TextLine[]): TextLine[] {
  const lines: TextLine[] = []
  const inOrder = boxes.filter(({ top, bottom }) => bottom > top).toSorted((a, b) => a.top - b.top)
  for (const { top, bottom } of inOrder) {
    const line = lines.at(-1)
    const overlap = line ? line.bottom - top : 0
    if (line && overlap >= Math.min(bottom - top, line.bottom - line.top) / 2) {
      line.bottom = Math.max(line.bottom, bottom)
    } else {
      lines.push({ top, bottom })
    }
  }
  return lines
}

/** Position of the line at a height, or of the nearest one; -1 where there is none. */
export function lineAt(lines: readonly TextLine[], y: number): number {
  let nearest = -1
  let least = Number.POSITIVE_INFINITY
  lines.forEach(({ top, bottom }, index) => {
    const distance = Math.max(top - y, y - bottom, 0)
    if (distance < least) {
      least = distance
      nearest = index
    }
  })
  return nearest
}

/** The stretch that stays bright: a line, with its neighbours where `count` is 3. */
export function bandAt(lines: readonly TextLine[], index: number, count: 1 | 3): TextLine | null {
  const around = (count - 1) / 2
  const from = Math.min(Math.max(0, index - around), Math.max(0, lines.length - count))
  const band = lines.slice(from, from + count)
  const [first] = band
  const last = band.at(-1)
  return first && last ? { top: first.top, bottom: last.bottom } : null
}
