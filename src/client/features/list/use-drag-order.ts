import {
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { moveItem } from '../mark/list-change.ts'

/** Within this distance of the upper or lower edge of the window the page scrolls; CSS pixels. */
const edgePx = 96
const scrollStepPx = 16

interface Drag {
  order: string[]
  draggedId: string
}

/**
 * The order of a list while a row is dragged by its handle. The rows are the children of `listRef`;
 * `draggedId` is null unless a row is dragged. Escape cancels the drag.
 */
export function useDragOrder(
  order: string[],
  onDrop: (order: string[], draggedId: string) => void,
) {
  const listRef = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const isDragging = drag !== null
  const dropRow = useEffectEvent(() => {
    if (drag) onDrop(drag.order, drag.draggedId)
  })
  useEffect(() => {
    if (!isDragging) return
    const abort = new AbortController()
    const handleMove = ({ clientY }: PointerEvent) => {
      if (clientY < edgePx) scrollBy(0, -scrollStepPx)
      if (clientY > innerHeight - edgePx) scrollBy(0, scrollStepPx)
      setDrag((before) => before && reorderAtPointer(before, listRef.current, clientY))
    }
    const handleUp = () => {
      dropRow()
      // Delayed until the list shows the new order, so that the old one does not flash.
      setTimeout(() => setDrag(null))
    }
    const cancel = () => setDrag(null)
    const { signal } = abort
    addEventListener('pointermove', handleMove, { signal })
    addEventListener('pointerup', handleUp, { signal })
    addEventListener('pointercancel', cancel, { signal })
    addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), { signal })
    return () => abort.abort()
  }, [isDragging])

  const startDrag = (draggedId: string, event: ReactPointerEvent) => {
    if (event.button === 0 && event.isPrimary) setDrag({ order, draggedId })
  }
  return { listRef, order: drag?.order ?? order, draggedId: drag?.draggedId ?? null, startDrag }
}

/** Moves the dragged row after all others whose middle is above the pointer; `clientY` in CSS pixels. */
function reorderAtPointer(drag: Drag, list: HTMLOListElement | null, clientY: number): Drag {
  const from = drag.order.indexOf(drag.draggedId)
  const middles = [...(list?.children ?? [])]
    .filter((_, index) => index !== from)
    .map((row) => row.getBoundingClientRect())
    .map(({ top, height }) => top + height / 2)
  const to = middles.filter((middle) => middle < clientY).length
  return to === from ? drag : { ...drag, order: moveItem(drag.order, from, to) }
}
