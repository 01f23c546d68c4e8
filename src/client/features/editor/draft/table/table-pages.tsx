import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { pageSize } from './table-address.ts'

interface TablePagesProps {
  /** Counts from 1. */
  page: number
  /** Number of stories. */
  total: number
  onTurn: (page: number) => void
}

/** Buttons to turn the pages of the table; hidden if there is one page. */
export function TablePages({ page, total, onTurn }: TablePagesProps) {
  const pageCount = Math.ceil(total / pageSize)
  if (pageCount <= 1 && page === 1) return null
  const turn = (to: number) => {
    if (to < 1 || to > pageCount) return
    onTurn(to)
    document.getElementById('geschichten')?.focus()
  }
  return (
    <nav className="draft-buttons" aria-label={m.draft_pages_nav()}>
      <Button aria-disabled={page <= 1} onClick={() => turn(Math.min(page - 1, pageCount))}>
        {m.draft_pages_before()}
      </Button>
      <p>{m.draft_pages_at({ page, count: pageCount })}</p>
      <Button aria-disabled={page >= pageCount} onClick={() => turn(page + 1)}>
        {m.draft_pages_next()}
      </Button>
    </nav>
  )
}
