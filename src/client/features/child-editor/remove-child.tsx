import { useId, useRef, useState } from 'react'
import type { Child } from '../../../contract/child.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast.ts'
import { useModal } from '../../ui/use-modal.ts'
import { childProblem } from './child-problem.ts'
import { useRemoveChild } from './use-save-child.ts'

interface RemoveChildProps {
  child: Child
  onRemoved: () => void
  onClose: () => void
}

/** Lists what is deleted with a child's profile and asks for a confirmation. */
export function RemoveChild({ child, onRemoved, onClose }: RemoveChildProps) {
  const { name } = child
  const ref = useRef<HTMLDialogElement>(null)
  const sure = useRef<HTMLInputElement>(null)
  const headingId = useId()
  const [isConfirmed, setConfirmed] = useState(false)
  const [isAttempted, setAttempted] = useState(false)
  const close = () => ref.current?.close()
  const remove = useRemoveChild(child.childId, () => {
    void showToast(m.child_removed({ name }), 'success')
    close()
    onRemoved()
  })
  useModal(ref)
  const handleRemove = () => {
    setAttempted(true)
    if (!isConfirmed) sure.current?.focus()
    else if (!remove.isPending) remove.mutate()
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
      {remove.error && <Notice tone="danger">{childProblem(remove.error)}</Notice>}
      <div className="child-remove-foot">
        <label className="child-sure">
          <input
            ref={sure}
            type="checkbox"
            checked={isConfirmed}
            aria-describedby={isAttempted && !isConfirmed ? `${headingId}-sure` : undefined}
            onChange={({ target }) => setConfirmed(target.checked)}
          />
          <span>{m.child_remove_sure({ name })}</span>
        </label>
        {isAttempted && !isConfirmed && (
          <p id={`${headingId}-sure`} role="alert" className="text-sm font-bold text-danger">
            {m.child_remove_tick()}
          </p>
        )}
        <div className="child-remove-buttons">
          <Button onClick={close}>{m.child_keep()}</Button>
          <Button variant="danger" aria-disabled={remove.isPending} onClick={handleRemove}>
            {m.child_remove_final_button()}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
