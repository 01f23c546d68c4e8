import type { FormEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { EditedItem } from '../../../../contract/roadmap.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { shownText } from '../../roadmap/roadmap-words.ts'
import { ConfirmDialog } from '../draft/draft-dialog.tsx'
import { refusalText } from '../editor-words.ts'
import { useUnsaved } from '../leave-guard.tsx'
import { DraftFields } from './draft-fields.tsx'
import type { DraftProblem } from './item-draft.ts'
import { draftOf, draftProblems, isChanged } from './item-draft.ts'
import { MeanwhileNotice } from './meanwhile-notice.tsx'
import { isTargetRefused, savedMeanwhile, useRemoveItem, useSaveItem } from './use-item-change.ts'

interface ItemFormProps {
  /** Null for one that is new. */
  item: EditedItem | null
  targets: readonly EditedItem[]
  onDone: () => void
}

/** The fields of one item; what was typed stays until it is saved or given up on purpose. */
export function ItemForm({ item, targets, onDone }: ItemFormProps) {
  const form = useRef<HTMLFormElement>(null)
  // As it was when the editor began; what others save meanwhile is shown, never merged unseen.
  const [base, setBase] = useState(item)
  const [draft, setDraft] = useState(() => draftOf(item))
  const [problems, setProblems] = useState<DraftProblem[]>([])
  const save = useSaveItem(onDone)
  const remove = useRemoveItem(onDone)
  const isDirty = isChanged(draft, draftOf(base))
  const { giveUp } = useUnsaved(isDirty)
  const [isRemoving, setRemoving] = useState(false)

  // Whoever opens the form writes at once; the button that opened it is gone.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const submit = (saved: EditedItem | null) => {
    const found = draftProblems(draft, saved === null)
    setProblems(found)
    if (found[0] === undefined) return save.mutate({ item: saved, draft })
    const field = form.current?.elements.namedItem(found[0])
    if (field instanceof HTMLElement) field.focus()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit(base)
  }
  const current = savedMeanwhile(save.error)
  const takeTheirs = (theirs: EditedItem) => {
    setBase(theirs)
    setDraft(draftOf(theirs))
    save.reset()
  }
  const keepMine = (theirs: EditedItem) => {
    setBase(theirs)
    submit(theirs)
  }
  const isOther = save.error !== null && current === undefined && !isTargetRefused(save.error)
  return (
    <form ref={form} className="roadmap-editor" noValidate onSubmit={handleSubmit}>
      <DraftFields
        draft={draft}
        isNew={base === null}
        problems={isTargetRefused(save.error) ? ['duplicateOf'] : problems}
        targets={targets.filter(({ itemId }) => itemId !== base?.itemId)}
        onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
      />
      {current !== undefined && (
        <MeanwhileNotice current={current} onTake={takeTheirs} onKeep={keepMine} />
      )}
      {isOther && <Notice tone="danger">{refusalText(save.error)}</Notice>}
      {remove.error && <Notice tone="danger">{refusalText(remove.error)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" aria-disabled={save.isPending}>
          {save.isPending ? m.editor_roadmap_saving() : saveLabel(base)}
        </Button>
        <Button onClick={() => giveUp(onDone)}>{m.editor_roadmap_cancel()}</Button>
        {base?.isRemovable && (
          <Button look="danger" aria-disabled={remove.isPending} onClick={() => setRemoving(true)}>
            {m.editor_roadmap_remove()}
          </Button>
        )}
      </div>
      {isRemoving && base && (
        <ConfirmDialog
          heading={m.editor_roadmap_remove()}
          text={m.editor_roadmap_remove_ask({ title: shownText(base.titles).text })}
          doLabel={m.editor_roadmap_remove()}
          onDo={() => remove.mutate(base)}
          onClose={() => setRemoving(false)}
        />
      )}
    </form>
  )
}

const saveLabel = (item: EditedItem | null) =>
  item?.state === 'pending' ? m.editor_roadmap_publish() : m.editor_roadmap_save()
