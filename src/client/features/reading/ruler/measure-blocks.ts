import { textBoxes } from '../text/highlights.ts'
import { groupIntoLines, type TextLine } from './text-lines.ts'

/** The text of a page on the sheet; CSS pixels from the sheet's upper left corner. */
export interface TextBlock {
  left: number
  top: number
  width: number
  height: number
  lines: TextLine[]
}

/** The line under the ruler: index of the text block, index of the line in it. */
export interface RulerPlace {
  block: number
  line: number
}

/** Measures all text blocks on a sheet and their lines. */
export function measureBlocks(sheet: HTMLElement): TextBlock[] {
  const origin = sheet.getBoundingClientRect()
  return [...sheet.querySelectorAll('.story-text')].map((text) => {
    const box = text.getBoundingClientRect()
    const boxes = [...text.querySelectorAll('p')].flatMap(textBoxes).map(({ top, bottom }) => ({
      top: top - origin.top,
      bottom: bottom - origin.top,
    }))
    return {
      left: box.left - origin.left,
      top: box.top - origin.top,
      width: box.width,
      height: box.height,
      lines: groupIntoLines(boxes),
    }
  })
}
