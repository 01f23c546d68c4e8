import type { TextLine } from './text-lines.ts'
import { linesOf } from './text-lines.ts'

/** A page's text on the sheet; all in CSS pixels from the sheet's upper left corner. */
export interface TextBlock {
  left: number
  top: number
  width: number
  height: number
  lines: TextLine[]
}

/** The line the ruler lies on: of which text on the sheet, and which line of it. */
export interface RulerPlace {
  block: number
  line: number
}

/** Every text on a sheet with its lines as they are broken now. */
export function measureBlocks(sheet: HTMLElement): TextBlock[] {
  const origin = sheet.getBoundingClientRect()
  return [...sheet.querySelectorAll('.story-text')].map((text) => {
    const box = text.getBoundingClientRect()
    const range = new Range()
    const boxes = [...text.querySelectorAll('p')].flatMap((paragraph) => {
      range.selectNodeContents(paragraph)
      return [...range.getClientRects()].map(({ top, bottom }) => ({
        top: top - origin.top,
        bottom: bottom - origin.top,
      }))
    })
    return {
      left: box.left - origin.left,
      top: box.top - origin.top,
      width: box.width,
      height: box.height,
      lines: linesOf(boxes),
    }
  })
}
