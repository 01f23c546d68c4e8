import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'

/** Choices per page. */
export const choicesPerPage = 3

interface PicturePagesProps {
  /** From 0. */
  page: number
  pageCount: number
  onPage: (page: number) => void
  children: ReactNode
}

/** Three pictures per page, and big arrows instead of scrolling. */
export function PicturePages({ page, pageCount, onPage, children }: PicturePagesProps) {
  return (
    <div className="kids-pages">
      <ul className="kids-choices" key={page}>
        {children}
      </ul>
      {pageCount > 1 && (
        <nav className="kids-arrows paper" aria-label={m.kids_pages()}>
          <button
            type="button"
            aria-label={m.kids_previous()}
            aria-disabled={page === 0}
            onClick={() => page > 0 && onPage(page - 1)}
          >
            <ArrowLeft aria-hidden="true" size={40} strokeWidth={2.5} />
          </button>
          <p role="status">{m.kids_page_of({ page: page + 1, count: pageCount })}</p>
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
  )
}
