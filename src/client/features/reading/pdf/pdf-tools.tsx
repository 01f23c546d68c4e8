import { Minus, MoveHorizontal, Plus, RectangleVertical, Search } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { m } from '../../../paraglide/messages.js'
import type { PdfSearch } from './use-pdf-search.ts'
import { nextZoom, type Zoom } from './zoom.ts'

interface PdfToolsProps {
  zoom: Zoom
  /** The current zoom in percent. */
  percent: number
  onZoom: (zoom: Zoom) => void
  search: PdfSearch
  searchButton: RefObject<HTMLButtonElement | null>
}

/** The zoom controls and the search button. */
export function PdfTools({ zoom, percent, onZoom, search, searchButton }: PdfToolsProps) {
  const step = (direction: 'in' | 'out') => {
    const next = nextZoom(percent, direction)
    if (next !== null) onZoom(next)
  }
  useZoomKeys(step)
  return (
    <fieldset className="pdf-tools">
      <legend className="sr-only">{m.reader_zoom()}</legend>
      <button
        type="button"
        className="pdf-tool"
        aria-label={m.reader_pdf_smaller()}
        aria-disabled={nextZoom(percent, 'out') === null}
        onClick={() => step('out')}
      >
        <Minus aria-hidden="true" size={22} strokeWidth={2.5} />
      </button>
      <output className="pdf-percent">{m.reader_zoom_percent({ percent: String(percent) })}</output>
      <button
        type="button"
        className="pdf-tool"
        aria-label={m.reader_pdf_larger()}
        aria-disabled={nextZoom(percent, 'in') === null}
        onClick={() => step('in')}
      >
        <Plus aria-hidden="true" size={22} strokeWidth={2.5} />
      </button>
      <button
        type="button"
        className="pdf-tool"
        aria-label={m.reader_pdf_whole()}
        aria-pressed={zoom === 'page'}
        onClick={() => onZoom('page')}
      >
        <RectangleVertical aria-hidden="true" size={22} />
        <span className="pdf-tool-name">{m.reader_pdf_whole()}</span>
      </button>
      <button
        type="button"
        className="pdf-tool"
        aria-label={m.reader_pdf_width()}
        aria-pressed={zoom === 'width'}
        onClick={() => onZoom('width')}
      >
        <MoveHorizontal aria-hidden="true" size={22} />
        <span className="pdf-tool-name">{m.reader_pdf_width()}</span>
      </button>
      <button
        ref={searchButton}
        type="button"
        className="pdf-tool pdf-tool-search"
        aria-label={m.reader_pdf_search()}
        aria-expanded={search.isOpen}
        onClick={search.isOpen ? search.close : search.open}
      >
        <Search aria-hidden="true" size={22} strokeWidth={2.5} />
        <span className="pdf-tool-name">{m.reader_pdf_search()}</span>
      </button>
    </fieldset>
  )
}

const directions: Record<string, 'in' | 'out'> = { '+': 'in', '=': 'in', '-': 'out' }

/** + and − zoom; with Ctrl the browser handles them. */
function useZoomKeys(onStep: (direction: 'in' | 'out') => void) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const direction = directions[event.key]
    const isInField = event.target instanceof Element && event.target.closest('input, dialog')
    if (!direction || isInField || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onStep(direction)
  })
  useEffect(() => {
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])
}
