import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { m } from '../../paraglide/messages.js'

interface MoveButtonsProps {
  title: string
  /** Index of the row. */
  index: number
  count: number
  onMove: (to: number) => void
  onDrag: (event: PointerEvent) => void
}

/** Three ways to move a row: drag the handle, press its arrow keys, or press a button. */
export function MoveButtons({ title, index, count, onMove, onDrag }: MoveButtonsProps) {
  const handleKey = (event: KeyboardEvent) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    onMove(to)
  }
  return (
    <div className="list-moves">
      <button
        type="button"
        aria-label={m.list_up_of({ title })}
        aria-disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <ChevronUp aria-hidden="true" size={26} />
      </button>
      <button
        type="button"
        aria-label={m.list_down_of({ title })}
        aria-disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <ChevronDown aria-hidden="true" size={26} />
      </button>
      <button
        type="button"
        className="list-handle"
        aria-label={m.list_move_of({ title })}
        onKeyDown={handleKey}
        onPointerDown={onDrag}
      >
        <GripVertical aria-hidden="true" size={26} />
      </button>
    </div>
  )
}
