import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { m } from '../../../paraglide/messages.js'
import type { PdfSearch } from './use-pdf-search.ts'

interface PdfSearchBarProps {
  search: PdfSearch
  onClose: () => void
}

const maxQueryLength = 60

/** „Im Buch suchen“: Enter shows the next hit, Shift+Enter the previous one, Escape closes. */
export function PdfSearchBar({ search, onClose }: PdfSearchBarProps) {
  const { query, hits, go, setQuery } = search
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && event.target === field.current) go(event.shiftKey ? -1 : 1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const hasHits = hits !== null && hits.length > 0
  return (
    <search className="pdf-search" data-own-escape onKeyDown={handleKey}>
      <label htmlFor={id} className="sr-only">
        {m.reader_pdf_search()}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        className="field"
        placeholder={m.reader_pdf_search()}
        maxLength={maxQueryLength}
        enterKeyHint="search"
        autoComplete="off"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status">{query.trim() !== '' && hitCountText(search)}</p>
      <button
        type="button"
        className="pdf-tool"
        aria-label={m.reader_pdf_hit_previous()}
        aria-disabled={!hasHits}
        onClick={() => go(-1)}
      >
        <ChevronUp aria-hidden="true" size={24} />
      </button>
      <button
        type="button"
        className="pdf-tool"
        aria-label={m.reader_pdf_hit_next()}
        aria-disabled={!hasHits}
        onClick={() => go(1)}
      >
        <ChevronDown aria-hidden="true" size={24} />
      </button>
      <button
        type="button"
        className="pdf-tool pdf-search-close"
        aria-label={m.reader_pdf_search_close()}
        onClick={onClose}
      >
        <X aria-hidden="true" size={24} />
      </button>
    </search>
  )
}

function hitCountText({ hits, selectedIndex }: PdfSearch): string {
  if (hits === null) return m.reader_pdf_searching()
  if (hits.length === 0) return m.reader_pdf_hits_none()
  if (hits.length === 1) return m.reader_pdf_hits_one()
  if (selectedIndex === null) return m.reader_pdf_hits({ count: hits.length })
  return m.reader_pdf_hit_at({ at: selectedIndex + 1, count: hits.length })
}
