import { Plus } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { showToast } from '../../../../ui/toast.ts'
import { movedTo } from '../../../mark/shelf-change.ts'
import { useDragOrder } from '../../../shelf/use-drag-order.ts'
import '../../../shelf/list-rows.css'
import { inOrder, withNewPage } from '../draft-change.ts'
import type { Desk } from './desk.ts'
import { focusPart, pagePartId } from './desk.ts'
import { PageRow } from './page-row.tsx'
import { usePageChange } from './use-page-change.ts'

interface PageListProps {
  desk: Desk
  pageId: string | null
  onChoose: (pageId: string) => void
}

const maxPages = 400

/** The pages one below the other: to be written, or folded to be put in order. */
export function PageList({ desk, pageId, onChoose }: PageListProps) {
  const { pages } = desk.text
  const [isFolded, setFolded] = useState(false)
  const [news, setNews] = useState('')
  const ids = pages.map((page) => page.pageId)
  const byId = new Map(pages.map((page) => [page.pageId, page]))

  const arrange = (order: string[], moved: string) => {
    if (order.join() === ids.join()) return
    desk.changeText({ pages: inOrder(pages, order) })
    setNews(m.draft_page_moved({ place: order.indexOf(moved) + 1, count: order.length }))
  }
  const { listRef, order, dragged, startDrag } = useDragOrder(ids, arrange)
  const add = () => {
    const added = withNewPage(pages, pages.length)
    desk.changeText({ pages: added.pages })
    reveal(added.pageId)
  }
  const reveal = (id: string) => {
    onChoose(id)
    // The page is there with the next picture.
    requestAnimationFrame(() => focusPart(pagePartId(id)))
  }
  const page = usePageChange(desk, {
    onMove: (id, to) => {
      if (to >= 0 && to < ids.length) arrange(movedTo(ids, ids.indexOf(id), to), id)
    },
    onDrag: startDrag,
    onChoose,
    onReveal: reveal,
    onRemoved: (number, undo) => {
      const action = { label: m.dashboard_undo(), onAction: undo }
      void showToast(m.draft_page_removed({ number }), 'info', action)
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
        {order.flatMap((id, at) => {
          const shown = byId.get(id)
          if (!shown) return []
          const files = shown.picture === null ? undefined : desk.story.pictures[shown.picture]
          return (
            <PageRow
              key={id}
              page={shown}
              at={at}
              count={pages.length}
              language={desk.language}
              pictureUrl={desk.urlOf(files?.[0]?.key)}
              isFolded={isFolded}
              isCurrent={id === pageId}
              isDragged={id === dragged}
              actions={page}
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
        {news}
      </p>
    </>
  )
}
