import type { PointerEvent } from 'react'
import { bandAt } from './text-lines.ts'
import type { Ruler } from './use-ruler.ts'
import './reading-ruler.css'

/** Margin around a text block that is dimmed with it, CSS pixels. */
const marginPx = 14

/** Dims the text except for the lines being read; hidden from screen readers. */
export function ReadingRuler({ ruler, count }: { ruler: Ruler; count: 1 | 3 }) {
  const { blocks, place, moveTo } = ruler
  return blocks.map(({ left, top, width, height, lines }, index) => {
    const band = index === place.block ? bandAt(lines, place.line, count) : null
    return (
      <div
        key={`${left} ${top}`}
        className="ruler"
        aria-hidden="true"
        style={{
          left: left - marginPx,
          top: top - marginPx,
          width: width + 2 * marginPx,
          height: height + 2 * marginPx,
        }}
      >
        {band ? (
          <div
            className="ruler-band"
            style={{ top: band.top - top + marginPx, height: band.bottom - band.top }}
          >
            <Grip onDrag={moveTo} />
          </div>
        ) : (
          <div className="ruler-veil" />
        )}
      </div>
    )
  })
}

/** The handle to drag the ruler by touch; elsewhere a finger scrolls and turns. */
function Grip({ onDrag }: { onDrag: (x: number, y: number) => void }) {
  const handleMove = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    onDrag(event.clientX, event.clientY)
  }
  const drag = {
    onPointerDown: (event: PointerEvent) => {
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: handleMove,
  }
  return <span className="ruler-grip" data-own-taps="" {...drag} />
}
