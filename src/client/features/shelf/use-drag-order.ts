import type { PointerEvent as ReactPointerEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { movedTo } from '../mark/shelf-change.ts'

/** So near to an edge of the window, in pixels, the page scrolls along. */
const edgePx = 96
const scrollStepPx = 16

interface Drag {
  order: string[]
  dragged: string
}

/**
 * The order of a list while one of its rows is dragged by a handle. The rows are the children of
 * `listRef`; Escape lets go without a change.
 */
export function useDragOrder(order: string[], onDrop: (order: string[], dragged: string) => void) {
  const listRef = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const drop = useRef(onDrop)
  drop.current = onDrop

  const isDragging = drag !== null
  const current = useRef(drag)
  current.current = drag
  useEffect(() => {
    if (!isDragging) return
    const abort = new AbortController()
    const handleMove = ({ clientY }: PointerEvent) => {
      if (clientY < edgePx) scrollBy(0, -scrollStepPx)
      if (clientY > innerHeight - edgePx) scrollBy(0, scrollStepPx)
      setDrag((before) => before && follow(before, listRef.current, clientY))
    }
    const handleUp = () => {
      if (current.current) drop.current(current.current.order, current.current.dragged)
      // After the wish for the new order has been noticed, so that the old one does not flash up.
      setTimeout(() => setDrag(null))
    }
    const letGo = () => setDrag(null)
    const { signal } = abort
    addEventListener('pointermove', handleMove, { signal })
    addEventListener('pointerup', handleUp, { signal })
    addEventListener('pointercancel', letGo, { signal })
    addEventListener('keydown', ({ key }) => key === 'Escape' && letGo(), { signal })
    return () => abort.abort()
  }, [isDragging])

  const startDrag = (dragged: string, event: ReactPointerEvent) => {
    if (event.button === 0 && event.isPrimary) setDrag({ order, dragged })
  }
  return { listRef, order: drag?.order ?? order, dragged: drag?.dragged ?? null, startDrag }
}

/** The dragged row goes behind all others whose middle is above the pointer. */
function follow(drag: Drag, list: HTMLOListElement | null, clientY: number): Drag {
  const from = drag.order.indexOf(drag.dragged)
  const middles = [...(list?.children ?? [])]
    .filter((_, at) => at !== from)
    .map((row) => row.getBoundingClientRect())
    .map(({ top, height }) => top + height / 2)
  const to = middles.filter((middle) => middle < clientY).length
  return to === from ? drag : { ...drag, order: movedTo(drag.order, from, to) }
}
