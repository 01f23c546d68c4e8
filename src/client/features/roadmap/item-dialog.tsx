import { ORPCError } from '@orpc/client'
import { useQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { ContentDialog } from '../../ui/content-dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import hedgehog from '../story/card/sleeping-hedgehog.svg'
import { ItemDetails } from './item-details.tsx'
import type { ItemSort } from './item-order.ts'
import './roadmap-dialog.css'
import { itemQuery } from './roadmap-query.ts'

interface ItemDialogProps {
  /** The open item; null if none is open. */
  itemId: string | null
  sort: ItemSort
  onClose: () => void
}

const headingId = 'roadmap-item-heading'

/** A dialog with one item and its history. */
export function ItemDialog({ itemId, sort, onClose }: ItemDialogProps) {
  return (
    <ContentDialog
      contentId={itemId}
      className="dialog roadmap-dialog"
      labelledBy={headingId}
      closeLabel={m.roadmap_close()}
      onClose={onClose}
    >
      {itemId !== null && (
        <ItemContent key={itemId} itemId={itemId} sort={sort} onClose={onClose} />
      )}
    </ContentDialog>
  )
}

interface ItemContentProps extends ItemDialogProps {
  itemId: string
}

function ItemContent({ itemId, sort, onClose }: ItemContentProps) {
  const { data, error, refetch } = useQuery(itemQuery(itemId))
  if (data) return <ItemDetails item={data} headingId={headingId} sort={sort} />
  if (error === null) {
    return (
      <div className="grid min-h-60 place-items-center">
        <h2 id={headingId} className="sr-only">
          {m.roadmap_item_loading()}
        </h2>
        <Spinner label={m.roadmap_item_loading()} />
      </div>
    )
  }
  const isMissing = error instanceof ORPCError && (error.status === 404 || error.status === 400)
  return (
    <div className="grid justify-items-center gap-4 pt-8 text-center" role="alert">
      <img src={hedgehog} width={240} height={150} alt="" />
      <h2 id={headingId}>{isMissing ? m.roadmap_item_missing() : m.roadmap_item_error()}</h2>
      {isMissing && <p>{m.roadmap_item_missing_hint()}</p>}
      <Button variant="primary" onClick={isMissing ? onClose : () => void refetch()}>
        {isMissing ? m.roadmap_close() : m.site_retry()}
      </Button>
    </div>
  )
}
