import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { EditedItem } from '../../../../contract/roadmap.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ConfirmDialog } from '../../../ui/question-dialog.tsx'
import { localizedText, monthLabel, stateLabel } from '../../roadmap/roadmap-labels.ts'
import { type Conflict, EditConflict, findConflict } from '../shared/edit-conflict.tsx'
import { refusalText } from '../shared/editor-texts.ts'
import { useUnsavedGuard } from '../shared/leave-guard.tsx'
import { isTargetRefused, useRemoveItem, useSaveItem } from './item-calls.ts'
import { findInvalidFields, type InvalidField, isChanged, toItemDraft } from './item-draft.ts'
import { ItemFields } from './item-fields.tsx'

interface ItemFormProps {
  /** Null for a new item. */
  item: EditedItem | null
  targets: readonly EditedItem[]
  onDone: () => void
}

/** The form of one item; typed text stays until it is saved or deliberately discarded. */
export function ItemForm({ item, targets, onDone }: ItemFormProps) {
  const form = useRef<HTMLFormElement>(null)
  // The version that the form started with; changes of other editors are shown, never merged silently.
  const [base, setBase] = useState(item)
  const [draft, setDraft] = useState(() => toItemDraft(item))
  const [invalidFields, setInvalidFields] = useState<InvalidField[]>([])
  const save = useSaveItem(onDone)
  const remove = useRemoveItem(onDone)
  const isDirty = isChanged(draft, toItemDraft(base))
  const { confirmDiscard } = useUnsavedGuard(isDirty)
  const [isRemoving, setRemoving] = useState(false)

  // The button that opened the form is gone, so the first field takes the focus.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const submit = (target: EditedItem | null) => {
    const invalid = findInvalidFields(draft, target === null)
    setInvalidFields(invalid)
    const [first] = invalid
    if (first === undefined) return save.mutate({ item: target, draft })
    const field = form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit(base)
  }
  const conflict = findConflict<EditedItem>(save.error)
  const takeTheirs = (current: EditedItem) => {
    setBase(current)
    setDraft(toItemDraft(current))
    save.reset()
  }
  const keepMine = (current: EditedItem) => {
    setBase(current)
    submit(current)
  }
  const isTargetRejected = isTargetRefused(save.error)
  return (
    <form ref={form} className="roadmap-editor" noValidate onSubmit={handleSubmit}>
      <ItemFields
        draft={draft}
        isNew={base === null}
        invalidFields={isTargetRejected ? ['duplicateOf'] : invalidFields}
        targets={targets.filter(({ itemId }) => itemId !== base?.itemId)}
        onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
      />
      {conflict && <ItemConflict {...conflict} onKeep={keepMine} onTake={takeTheirs} />}
      {save.error && !conflict && !isTargetRejected && (
        <Notice tone="danger">{refusalText(save.error)}</Notice>
      )}
      {remove.error && <Notice tone="danger">{refusalText(remove.error)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" aria-disabled={save.isPending}>
          {save.isPending ? m.editor_roadmap_saving() : saveLabel(base)}
        </Button>
        <Button onClick={() => confirmDiscard(onDone)}>{m.editor_roadmap_cancel()}</Button>
        {base?.isRemovable && (
          <Button
            variant="danger"
            aria-disabled={remove.isPending}
            onClick={() => setRemoving(true)}
          >
            {m.editor_roadmap_remove()}
          </Button>
        )}
      </div>
      {isRemoving && base && (
        <ConfirmDialog
          heading={m.editor_roadmap_remove()}
          text={m.editor_roadmap_remove_ask({ title: localizedText(base.titles).text })}
          confirmLabel={m.editor_roadmap_remove()}
          onConfirm={() => remove.mutate(base)}
          onClose={() => setRemoving(false)}
        />
      )}
    </form>
  )
}

const saveLabel = (item: EditedItem | null) =>
  item?.state === 'pending' ? m.editor_roadmap_publish() : m.editor_roadmap_save()

interface ItemConflictProps extends Conflict<EditedItem> {
  onKeep: (current: EditedItem) => void
  onTake: (current: EditedItem) => void
}

function ItemConflict({ current, onKeep, onTake }: ItemConflictProps) {
  if (!current) return <EditConflict text={m.editor_roadmap_conflict_removed()} actions={[]} />
  const [title, body] = [localizedText(current.titles), localizedText(current.bodies)]
  const answer = current.steps.at(-1)?.answer ?? ''
  const facts = [stateLabel(current.state), monthLabel(current)].filter((fact) => fact !== null)
  return (
    <EditConflict
      text={m.editor_roadmap_conflict()}
      actions={[
        { label: m.editor_conflict_keep_mine(), onClick: () => onKeep(current) },
        { label: m.editor_roadmap_conflict_take(), onClick: () => onTake(current) },
      ]}
    >
      <p lang={title.lang}>
        <b>{title.text}</b> ({facts.join(', ')})
      </p>
      {body.text && <p lang={body.lang}>{body.text}</p>}
      {answer && <p>{`${m.editor_roadmap_answer()}: ${answer}`}</p>}
    </EditConflict>
  )
}
