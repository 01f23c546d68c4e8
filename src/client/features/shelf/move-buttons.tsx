import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { m } from '../../paraglide/messages.js'

interface MoveButtonsProps {
  title: string
  /** Place on the list, from 0. */
  at: number
  count: number
  onMove: (to: number) => void
  onDrag: (event: PointerEvent) => void
}

/** Three ways to the same: drag the handle, press its arrow keys, or press one of the buttons. */
export function MoveButtons({ title, at, count, onMove, onDrag }: MoveButtonsProps) {
  const handleKey = (event: KeyboardEvent) => {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: count - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    onMove(to)
  }
  return (
    <div className="list-moves">
      <button
        type="button"
        aria-label={m.shelf_up_of({ title })}
        aria-disabled={at === 0}
        onClick={() => onMove(at - 1)}
      >
        <ChevronUp aria-hidden="true" size={26} />
      </button>
      <button
        type="button"
        aria-label={m.shelf_down_of({ title })}
        aria-disabled={at === count - 1}
        onClick={() => onMove(at + 1)}
      >
        <ChevronDown aria-hidden="true" size={26} />
      </button>
      <button
        type="button"
        className="list-handle"
        aria-label={m.shelf_move_of({ title })}
        onKeyDown={handleKey}
        onPointerDown={onDrag}
      >
        <GripVertical aria-hidden="true" size={26} />
      </button>
    </div>
  )
}
