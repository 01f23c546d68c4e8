import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { RulerPlace, TextBlock } from './measure-blocks.ts'

const withOwnKeys = 'input, select, textarea, dialog, button, a, [data-scrolls]'
/** Space above and below the ruler, for the bars; CSS pixels. */
const marginPx = 96

/** The arrow keys up and down move the ruler, unless a control has the focus. */
export function useRulerKeys(
  sheet: RefObject<HTMLElement | null>,
  blocks: RefObject<readonly TextBlock[]>,
  place: RulerPlace,
  onMove: ((place: RulerPlace) => void) | null,
) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const step = stepForKey(event)
    const isHandledElsewhere = event.target instanceof Element && event.target.closest(withOwnKeys)
    if (!onMove || step === 0 || isHandledElsewhere) return
    const next = nextPlace(blocks.current, place, step)
    const line = next && blocks.current[next.block]?.lines[next.line]
    if (!next || !line || !sheet.current) return
    event.preventDefault()
    onMove(next)
    scrollTo(sheet.current.getBoundingClientRect().top, line)
  })
  // One listener for good, as in use-turn-keys.ts.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

function stepForKey({ key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey || shiftKey || defaultPrevented) return 0
  if (key === 'ArrowDown') return 1
  return key === 'ArrowUp' ? -1 : 0
}

/** The next or previous line, across text blocks; null where there is none. */
function nextPlace(
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
