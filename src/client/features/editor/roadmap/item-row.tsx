import { useEffect, useRef, useState } from 'react'
import type { EditedItem } from '../../../../contract/roadmap.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { dayWords } from '../../note/day-words.ts'
import { monthText, shownText, stateName, votesText } from '../../roadmap/roadmap-words.ts'
import { ItemForm } from './item-form.tsx'

interface ItemRowProps {
  item: EditedItem
  targets: readonly EditedItem[]
  /** It was the last to be opened: closed again, here or in another list, its button has the focus. */
  isLastOpened: boolean
  onOpen: (itemId: string) => void
}

/** One item in the editors' list, with its fields once somebody edits it. */
export function ItemRow({ item, targets, isLastOpened, onOpen }: ItemRowProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isLastOpened && !isOpen) button.current?.focus()
  }, [isLastOpened, isOpen])
  const [title, body] = [shownText(item.titles), shownText(item.bodies)]
  const isPending = item.state === 'pending'
  const named = { title: title.text }
  const facts = [votesText(item.votes), monthText(item), dayWords(item.createdAt)]
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
          {stateName(item.state)}
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
              isPending ? m.editor_roadmap_read_named(named) : m.editor_roadmap_edit(named)
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
