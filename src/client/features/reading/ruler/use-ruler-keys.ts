import type { RefObject } from 'react'
import { useEffect } from 'react'
import type { RulerPlace, TextBlock } from './measure-blocks.ts'

const withOwnKeys = 'input, select, textarea, dialog, button, a, [data-scrolls]'
/** So much stays free above and below the ruler, for the bars; CSS pixels. */
const marginPx = 96

/** The arrow keys up and down move the ruler while the focus is in the text or nowhere. */
export function useRulerKeys(
  sheet: RefObject<HTMLElement | null>,
  blocks: RefObject<readonly TextBlock[]>,
  place: RulerPlace,
  onMove: ((place: RulerPlace) => void) | null,
) {
  useEffect(() => {
    if (!onMove) return
    const handleKey = (event: KeyboardEvent) => {
      const step = stepOf(event)
      const isTaken = event.target instanceof Element && event.target.closest(withOwnKeys)
      if (step === 0 || isTaken) return
      const moved = afterStep(blocks.current, place, step)
      const line = moved && blocks.current[moved.block]?.lines[moved.line]
      if (!moved || !line || !sheet.current) return
      event.preventDefault()
      onMove(moved)
      scrollTo(sheet.current.getBoundingClientRect().top, line)
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [sheet, blocks, place, onMove])
}

function stepOf({ key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey || shiftKey || defaultPrevented) return 0
  if (key === 'ArrowDown') return 1
  return key === 'ArrowUp' ? -1 : 0
}

/** The next line, in the next text where one is at its end; null where there is none. */
function afterStep(
  blocks: readonly TextBlock[],
  { block, line }: RulerPlace,
  step: 1 | -1,
): RulerPlace | null {
  if (blocks[block]?.lines[line + step]) return { block, line: line + step }
  const next = blocks[block + step]
  if (!next) return null
  return { block: block + step, line: step === 1 ? 0 : next.lines.length - 1 }
}

function scrollTo(sheetTop: number, line: { top: number; bottom: number }) {
  const below = sheetTop + line.bottom - (window.innerHeight - marginPx)
  const above = sheetTop + line.top - marginPx
  if (below > 0) window.scrollBy({ top: below })
  else if (above < 0) window.scrollBy({ top: above })
}
