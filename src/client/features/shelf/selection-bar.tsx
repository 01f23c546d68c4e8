import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'

interface SelectionBarProps {
  count: number
  onAll: () => void
  onRemove: () => void
  onCancel: () => void
}

/** „3 ausgewählt · Entfernen“, at the lower edge while stories are being chosen. */
export function SelectionBar({ count, onAll, onRemove, onCancel }: SelectionBarProps) {
  return (
    <section className="paper selection-bar" aria-label={m.shelf_select()}>
      <p role="status" className="list-count">
        {count === 0 ? m.shelf_selected_none() : m.shelf_selected({ count })}
      </p>
      <div className="list-buttons">
        <Button look="plain" onClick={onCancel}>
          {m.shelf_cancel()}
        </Button>
        <Button onClick={onAll}>{m.shelf_select_all()}</Button>
        <Button look="danger" aria-disabled={count === 0} onClick={onRemove}>
          {m.shelf_remove()}
        </Button>
      </div>
    </section>
  )
}
