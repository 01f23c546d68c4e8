import { useEffect, useId, useRef, useState } from 'react'
import type { Child } from '../../../contract/child.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast.ts'
import { childAnswer } from './child-answer.ts'
import { useRemoveChild } from './use-save-child.ts'

interface RemoveChildProps {
  child: Child
  onClose: () => void
}

/** What goes with a child's profile, and a second yes, as nothing of it comes back. */
export function RemoveChild({ child, onClose }: RemoveChildProps) {
  const { name } = child
  const ref = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  const [isSure, setSure] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const remove = useRemoveChild(child.childId)
  useEffect(() => {
    if (ref.current && !ref.current.open) ref.current.showModal()
  }, [])
  const close = () => ref.current?.close()
  const handleRemove = () => {
    setAsked(true)
    if (!isSure || remove.isPending) return
    remove.mutate(undefined, {
      onSuccess: () => {
        void showToast(m.child_removed({ name }), 'success')
        close()
      },
    })
  }
  return (
    <dialog
      ref={ref}
      className="paper dialog child-remove"
      closedby="any"
      aria-labelledby={headingId}
      onClose={onClose}
    >
      <h2 id={headingId}>{m.child_remove_heading({ name })}</h2>
      <p>{m.child_remove_text({ name })}</p>
      <ul className="list-disc pl-6">
        <li>{m.child_remove_lists()}</li>
        <li>{m.child_remove_places()}</li>
        <li>{m.child_remove_diary()}</li>
      </ul>
      <p>{m.child_remove_final()}</p>
      {remove.error && <Notice tone="danger">{childAnswer(remove.error)}</Notice>}
      <label className="child-sure">
        <input
          type="checkbox"
          checked={isSure}
          aria-describedby={isAsked && !isSure ? `${headingId}-sure` : undefined}
          onChange={({ target }) => setSure(target.checked)}
        />
        <span>{m.child_remove_sure({ name })}</span>
      </label>
      {isAsked && !isSure && (
        <p id={`${headingId}-sure`} role="alert" className="text-sm font-bold text-danger">
          {m.child_remove_tick()}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={close}>{m.child_keep()}</Button>
        <Button look="danger" aria-disabled={remove.isPending} onClick={handleRemove}>
          {m.child_remove_final_button()}
        </Button>
      </div>
    </dialog>
  )
}
