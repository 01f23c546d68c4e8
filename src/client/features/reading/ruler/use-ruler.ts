import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { ReadingAids } from '../../../../contract/reading.ts'
import { measureBlocks, type RulerPlace, type TextBlock } from './measure-blocks.ts'
import { lineAt } from './text-lines.ts'
import { useRulerKeys } from './use-ruler-keys.ts'

export interface Ruler {
  blocks: readonly TextBlock[]
  place: RulerPlace
  /** Moves the ruler to the line at a point of the window, CSS pixels. */
  moveTo: (x: number, y: number) => void
  /** Moves the ruler to the line on which a range starts. */
  moveToRange: (range: Range) => void
}

/** „Leselineal“: the text blocks on the sheet, and the line being read. */
export function useRuler(
  sheet: RefObject<HTMLElement | null>,
  mode: ReadingAids['ruler'],
  /** Changes with the shown text. */
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
    // The animation of a page turn moves the lines.
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
      setPlace((before) =>
        before.block === block && before.line === line ? before : { block, line },
      )
    },
    [sheet],
  )
  const moveToRange = useCallback(
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
      // A finger scrolls and turns; it uses the grip.
      if (pointerType !== 'touch') moveTo(clientX, clientY)
    }
    element.addEventListener('pointermove', handleMove)
    return () => element.removeEventListener('pointermove', handleMove)
  }, [sheet, mode, moveTo])
  useRulerKeys(sheet, measured, place, mode === 'off' ? null : setPlace)
  return { blocks, place, moveTo, moveToRange }
}

/** Index of the text block nearest to a point of the sheet; -1 without blocks. */
function blockAt(blocks: readonly TextBlock[], x: number, y: number): number {
  const distances = blocks.map(({ left, top, width, height }) =>
    Math.hypot(Math.max(left - x, x - left - width, 0), Math.max(top - y, y - top - height, 0)),
  )
  return distances.indexOf(Math.min(...distances))
}
