/** A line of text; CSS pixels from the top of the sheet. */
export interface TextLine {
  top: number
  bottom: number
}

/** Groups the boxes of text fragments into lines: boxes that overlap by half are on one line. */
export function groupIntoLines(boxes: readonly TextLine[]): TextLine[] {
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

/** Index of the line nearest to `y`, CSS pixels from the top of the sheet; -1 without lines. */
export function lineAt(lines: readonly TextLine[], y: number): number {
  let nearest = -1
  let minDistance = Number.POSITIVE_INFINITY
  lines.forEach(({ top, bottom }, index) => {
    const distance = Math.max(top - y, y - bottom, 0)
    if (distance < minDistance) {
      minDistance = distance
      nearest = index
    }
  })
  return nearest
}

/** The undimmed band: a line, with its neighbours if `count` is 3; null without lines. */
export function bandAt(lines: readonly TextLine[], index: number, count: 1 | 3): TextLine | null {
  const around = (count - 1) / 2
  const from = Math.min(Math.max(0, index - around), Math.max(0, lines.length - count))
  const band = lines.slice(from, from + count)
  const [first] = band
  const last = band.at(-1)
  return first && last ? { top: first.top, bottom: last.bottom } : null
}
