import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { Doors } from './doors.tsx'

export interface KidsScreenProps {
  /** From 0. */
  page: number
  pageCount: number
  onPage: (page: number) => void
  /** At most three list items. */
  children: ReactNode
  /** Of the children. */
  count: number
  /** Covers stand upright, shelves lie. */
  shape: 'covers' | 'shelves'
}

/** Up to three choices that fill the screen, the doors to the others, and big arrows instead of scrolling. */
export function KidsScreen({ page, pageCount, onPage, children, count, shape }: KidsScreenProps) {
  return (
    <div className={`kids-screen kids-${shape}`} data-count={count}>
      <ul className="kids-choices" key={page}>
        {children}
      </ul>
      <div className="kids-rail">
        <Doors />
        {pageCount > 1 && (
          <nav className="kids-arrows" aria-label={m.kids_pages()}>
            <button
              type="button"
              aria-label={m.kids_previous()}
              aria-disabled={page === 0}
              onClick={() => page > 0 && onPage(page - 1)}
            >
              <ArrowLeft aria-hidden="true" size={40} strokeWidth={2.5} />
            </button>
            <p role="status" className="sr-only">
              {m.kids_page_of({ page: page + 1, count: pageCount })}
            </p>
            <button
              type="button"
              aria-label={m.kids_next()}
              aria-disabled={page === pageCount - 1}
              onClick={() => page < pageCount - 1 && onPage(page + 1)}
            >
              <ArrowRight aria-hidden="true" size={40} strokeWidth={2.5} />
            </button>
          </nav>
        )}
      </div>
    </div>
  )
}
