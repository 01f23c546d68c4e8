import { useEffect, useRef, useState } from 'react'
import type { EditedItem } from '../../../../contract/roadmap.ts'
import { formatMediumDate } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { localizedText, monthLabel, stateLabel, votesText } from '../../roadmap/roadmap-labels.ts'
import { ItemForm } from './item-form.tsx'

interface ItemRowProps {
  item: EditedItem
  targets: readonly EditedItem[]
  /** The item was opened last: its button gets the focus when the form closes, in any list. */
  isLastOpened: boolean
  onOpen: (itemId: string) => void
}

/** One item of the editors' list; its form replaces the text while it is open. */
export function ItemRow({ item, targets, isLastOpened, onOpen }: ItemRowProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isLastOpened && !isOpen) button.current?.focus()
  }, [isLastOpened, isOpen])
  const [title, body] = [localizedText(item.titles), localizedText(item.bodies)]
  const isPending = item.state === 'pending'
  const labelParameters = { title: title.text }
  const facts = [votesText(item.votes), monthLabel(item), formatMediumDate(item.createdAt)]
  const open = () => {
    setOpen(true)
    onOpen(item.itemId)
  }
  return (
    <li className="editor-row" data-pending={isPending || undefined}>
      <div className="editor-row-head">
        <h4 id={`roadmap-${item.itemId}`} tabIndex={-1} lang={title.lang}>
          {title.text}
        </h4>
        <p className="editor-state" data-urgent={isPending || undefined}>
          {stateLabel(item.state)}
        </p>
      </div>
      {isOpen ? (
        <ItemForm item={item} targets={targets} onDone={() => setOpen(false)} />
      ) : (
        <>
          {body.text && (
            <p className="whitespace-pre-line" lang={body.lang}>
              {body.text}
            </p>
          )}
          <p className="text-sm text-soft">{facts.filter((fact) => fact !== null).join(' · ')}</p>
          <Button
            ref={button}
            aria-label={
              isPending
                ? m.editor_roadmap_read_named(labelParameters)
                : m.editor_roadmap_edit(labelParameters)
            }
            onClick={open}
          >
            {isPending ? m.editor_roadmap_read() : m.editor_roadmap_edit_short()}
          </Button>
        </>
      )}
    </li>
  )
}
