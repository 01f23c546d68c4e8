import { useId, useRef } from 'react'
import type { Child } from '../../../../contract/child.ts'
import { maxChildren } from '../../../../contract/family.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Avatar } from '../../child/avatar.tsx'
import { ageLabel, childLabel } from '../../child/child-labels.ts'
import { useFamily } from '../../child/use-family.ts'
import { ParentGate } from '../gate/parent-gate.tsx'
import { useDevice } from '../state/use-device.ts'
import { useChildChoice } from './use-child-choice.ts'
import './chooser.css'
import '../gate/gate.css'
import { useModal } from '../../../ui/use-modal.ts'

interface ChooserProps {
  /** Called after a choice, and when the dialog is closed without one. */
  onClose: () => void
  /** There is no active child yet, so a choice is required. */
  isRequired?: boolean
}

/** „Wer liest heute?“ as a full-window dialog. */
export function Chooser({ onClose, isRequired = false }: ChooserProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const { children, activeChild } = useFamily()
  const { isKidsMode } = useDevice()
  const choice = useChildChoice(onClose)
  // The ring around the first button would look like a choice.
  useModal(ref, () => heading.current?.focus())
  return (
    <dialog
      ref={ref}
      className="full-layer night"
      aria-labelledby={choice.isAtGate ? undefined : headingId}
      onCancel={(event) => {
        event.preventDefault()
        if (choice.isAtGate) choice.leaveGate()
        else if (!isRequired) onClose()
      }}
    >
      {choice.isAtGate ? (
        <ParentGate
          headingLevel="h2"
          text={m.gate_choose_text()}
          onPassed={() => void choice.chooseAfterGate()}
          onBack={choice.leaveGate}
          backLabel={m.gate_back()}
        />
      ) : (
        <div className="chooser">
          <h2 ref={heading} id={headingId} tabIndex={-1}>
            {m.child_who()}
          </h2>
          <ul className="chooser-children" data-count={children.length}>
            {children.map((child) => (
              <li key={child.childId}>
                <ChildButton
                  child={child}
                  isActive={!isRequired && child.childId === activeChild?.childId}
                  onPick={() => choice.pick(child.childId)}
                />
              </li>
            ))}
          </ul>
          <div className="chooser-ways">
            {!isKidsMode && children.length < maxChildren && (
              <Link to="/account-settings#kinder" className="chooser-parents" onClick={onClose}>
                {m.child_add_plus()}
              </Link>
            )}
            {!isKidsMode && (
              <Link to="/account-settings" className="chooser-parents" onClick={onClose}>
                {m.child_parents()}
              </Link>
            )}
            {!isRequired && <Button onClick={onClose}>{m.child_chooser_close()}</Button>}
          </div>
        </div>
      )}
    </dialog>
  )
}

interface ChildButtonProps {
  child: Child
  isActive: boolean
  onPick: () => void
}

function ChildButton({ child, isActive, onPick }: ChildButtonProps) {
  return (
    <button
      type="button"
      className="chooser-child"
      aria-label={childLabel(child)}
      aria-current={isActive ? 'true' : undefined}
      onClick={onPick}
    >
      <Avatar avatar={child.avatar} size={320} />
      <span className="chooser-name">{child.name}</span>{' '}
      {child.ageBand !== null && <span className="chooser-age">{ageLabel(child.ageBand)}</span>}
    </button>
  )
}
