import { Plus } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { showToast } from '../../../../ui/toast.ts'
import { useDragOrder } from '../../../list/use-drag-order.ts'
import { moveItem } from '../../../mark/list-change.ts'
import '../../../list/list-rows.css'
import { reorderPages, withNewPage } from '../core/draft-change.ts'
import { type Desk, focusPart, pagePartId } from './desk.ts'
import { PageRow } from './page-row.tsx'
import { usePageActions } from './use-page-actions.ts'

interface PageListProps {
  desk: Desk
  pageId: string | null
  onChoose: (pageId: string) => void
}

const maxPages = 400

/** The pages one below the other: unfolded for writing, folded for sorting. */
export function PageList({ desk, pageId, onChoose }: PageListProps) {
  const { pages } = desk.text
  const [isFolded, setFolded] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const ids = pages.map((page) => page.pageId)
  const byId = new Map(pages.map((page) => [page.pageId, page]))

  const reorder = (order: string[], moved: string) => {
    if (order.join() === ids.join()) return
    desk.changeText({ pages: reorderPages(pages, order) })
    setAnnouncement(m.draft_page_moved({ place: order.indexOf(moved) + 1, count: order.length }))
  }
  const { listRef, order, draggedId, startDrag } = useDragOrder(ids, reorder)
  const add = () => {
    const added = withNewPage(pages, pages.length)
    desk.changeText({ pages: added.pages })
    reveal(added.pageId)
  }
  const reveal = (id: string) => {
    onChoose(id)
    // The page is rendered in the next frame.
    requestAnimationFrame(() => focusPart(pagePartId(id)))
  }
  const actions = usePageActions(desk, {
    onMove: (id, to) => {
      if (to >= 0 && to < ids.length) reorder(moveItem(ids, ids.indexOf(id), to), id)
    },
    onDrag: startDrag,
    onChoose,
    onReveal: reveal,
    onRemoved: (number, undo) => {
      const undoAction = { label: m.dashboard_undo(), onAction: undo }
      void showToast(m.draft_page_removed({ number }), 'info', undoAction)
    },
  })
  return (
    <>
      <div className="draft-head">
        <h3>{m.draft_pages({ count: pages.length })}</h3>
        {pages.length > 1 && (
          <Button aria-pressed={isFolded} onClick={() => setFolded(!isFolded)}>
            {m.draft_pages_fold()}
          </Button>
        )}
      </div>
      {pages.length === 0 && <p>{m.draft_pages_none()}</p>}
      <ol ref={listRef} className="list-rows desk-page-rows" data-mode="arrange">
        {order.flatMap((id, index) => {
          const page = byId.get(id)
          if (!page) return []
          const files = page.picture === null ? undefined : desk.story.pictures[page.picture]
          return (
            <PageRow
              key={id}
              page={page}
              index={index}
              count={pages.length}
              language={desk.language}
              pictureUrl={desk.urlOf(files?.[0]?.key)}
              isFolded={isFolded}
              isCurrent={id === pageId}
              isDragged={id === draggedId}
              actions={actions}
            />
          )
        })}
      </ol>
      {pages.length < maxPages && (
        <Button onClick={add}>
          <Plus aria-hidden="true" size={20} />
          {m.draft_page_add()}
        </Button>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}
