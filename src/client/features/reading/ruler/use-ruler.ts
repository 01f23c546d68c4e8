import type { RefObject } from 'react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReadingAids } from '../../../../contract/reading.ts'
import type { RulerPlace, TextBlock } from './measure-blocks.ts'
import { measureBlocks } from './measure-blocks.ts'
import { lineAt } from './text-lines.ts'
import { useRulerKeys } from './use-ruler-keys.ts'

export interface Ruler {
  blocks: readonly TextBlock[]
  place: RulerPlace
  /** Puts the ruler on the line at a point of the window, in CSS pixels. */
  moveTo: (x: number, y: number) => void
  /** Puts the ruler on the line a range of the text begins on. */
  rulerAt: (range: Range) => void
}

/** „Leselineal“: where the lines on the sheet are, and on which of them one reads. */
export function useRuler(
  sheet: RefObject<HTMLElement | null>,
  mode: ReadingAids['ruler'],
  /** Another text is another key. */
  shownKey: string,
): Ruler {
  const [blocks, setBlocks] = useState<readonly TextBlock[]>([])
  const [place, setPlace] = useState<RulerPlace>({ block: 0, line: 0 })
  const measured = useRef(blocks)

  useEffect(() => {
    const element = sheet.current
    setPlace({ block: 0, line: 0 })
    if (!element || mode === 'off' || shownKey === '') return setBlocks([])
    const measure = () => {
      measured.current = measureBlocks(element)
      setBlocks(measured.current)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const text of element.querySelectorAll('.story-text')) observer.observe(text)
    // While a page is being turned its lines are elsewhere.
    element.addEventListener('animationend', measure)
    document.fonts.addEventListener('loadingdone', measure)
    return () => {
      observer.disconnect()
      element.removeEventListener('animationend', measure)
      document.fonts.removeEventListener('loadingdone', measure)
    }
  }, [sheet, mode, shownKey])

  const moveTo = useCallback(
    (x: number, y: number) => {
      const box = sheet.current?.getBoundingClientRect()
      if (!box) return
      const block = blockAt(measured.current, x - box.left, y - box.top)
      const line = lineAt(measured.current[block]?.lines ?? [], y - box.top)
      if (line < 0) return
      setPlace((at) => (at.block === block && at.line === line ? at : { block, line }))
    },
    [sheet],
  )
  const rulerAt = useCallback(
    (range: Range) => {
      const [box] = range.getClientRects()
      if (box) moveTo(box.left, (box.top + box.bottom) / 2)
    },
    [moveTo],
  )
  useEffect(() => {
    const element = sheet.current
    if (!element || mode === 'off') return
    const handleMove = ({ pointerType, clientX, clientY }: PointerEvent) => {
      // A finger scrolls and turns; it has the grip.
      if (pointerType !== 'touch') moveTo(clientX, clientY)
    }
    element.addEventListener('pointermove', handleMove)
    return () => element.removeEventListener('pointermove', handleMove)
  }, [sheet, mode, moveTo])
  useRulerKeys(sheet, measured, place, mode === 'off' ? null : setPlace)
  return { blocks, place, moveTo, rulerAt }
}

/** The text under a point of the sheet, else the one beside it. */
function blockAt(blocks: readonly TextBlock[], x: number, y: number): number {
  const distances = blocks.map(({ left, top, width, height }) =>
    Math.hypot(Math.max(left - x, x - left - width, 0), Math.max(top - y, y - top - height, 0)),
  )
  return distances.indexOf(Math.min(...distances))
}
