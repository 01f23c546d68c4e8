import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'

interface SelectionBarProps {
  count: number
  onAll: () => void
  onRemove: () => void
  onCancel: () => void
}

/** „3 ausgewählt · Entfernen“, at the lower edge while stories are being selected. */
export function SelectionBar({ count, onAll, onRemove, onCancel }: SelectionBarProps) {
  return (
    <section className="paper selection-bar" aria-label={m.list_select()}>
      <p role="status" className="list-count">
        {count === 0 ? m.list_selected_none() : m.list_selected({ count })}
      </p>
      <div className="list-buttons">
        <Button variant="plain" onClick={onCancel}>
          {m.list_cancel()}
        </Button>
        <Button onClick={onAll}>{m.list_select_all()}</Button>
        <Button variant="danger" aria-disabled={count === 0} onClick={onRemove}>
          {m.list_remove()}
        </Button>
      </div>
    </section>
  )
}
