import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { rowsOfPage } from './table-address.ts'

interface TablePagesProps {
  /** From 1. */
  page: number
  total: number
  onTurn: (page: number) => void
}

/** Turns the table's pages, where it has more than one. */
export function TablePages({ page, total, onTurn }: TablePagesProps) {
  const count = Math.ceil(total / rowsOfPage)
  if (count <= 1 && page === 1) return null
  const turn = (to: number) => {
    if (to < 1 || to > count) return
    onTurn(to)
    document.getElementById('geschichten')?.focus()
  }
  return (
    <nav className="draft-buttons" aria-label={m.draft_pages_nav()}>
      <Button aria-disabled={page <= 1} onClick={() => turn(Math.min(page - 1, count))}>
        {m.draft_pages_before()}
      </Button>
      <p>{m.draft_pages_at({ page, count })}</p>
      <Button aria-disabled={page >= count} onClick={() => turn(page + 1)}>
        {m.draft_pages_next()}
      </Button>
    </nav>
  )
}
