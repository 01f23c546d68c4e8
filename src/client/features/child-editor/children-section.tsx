import { type ReactNode, useEffect, useRef, useState } from 'react'
import { avatarIds } from '../../../contract/avatars.ts'
import type { Child } from '../../../contract/child.ts'
import { maxChildren } from '../../../contract/family.ts'
import { readStored, store } from '../../lib/browser-storage.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { closeToasts } from '../../ui/toast.ts'
import { ChildEntry } from './child-entry.tsx'
import { ChildForm } from './child-form.tsx'
import './children-section.css'
import { useFamily } from '../child/use-family.ts'

const pinOfferedKey = 'pin-offered'
const storage = () => localStorage
const newChild = 'new'

/** Settings: the family's children. */
export function ChildrenSection() {
  const { children, device, error, retry } = useFamily()
  /** Id of the child whose form is open; `newChild` for a new one. */
  const [editedId, setEditedId] = useState<string | null>(null)
  /** Id of the child, or `newChild`, whose button opened the form. */
  const [openerId, setOpenerId] = useState(newChild)
  const [isPinOffered, setPinOffered] = useState(false)
  /** Id of the child whose form was saved last. */
  const [savedId, setSavedId] = useState<string | null>(null)
  /** Id of the child whose button gets the focus as soon as it is rendered; `newChild` for the one that adds a child. */
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const offer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const button = focusedId && document.getElementById(`edit-${focusedId}`)
    if (!button) return
    // What is beside the button goes to the nearest edge only if it is out of sight: the page does not jump.
    button.focus({ preventScroll: true })
    const child = button.closest('li') ?? button
    if (child.nextElementSibling === null) offer.current?.scrollIntoView({ block: 'nearest' })
    child.scrollIntoView({ block: 'nearest' })
    setFocusedId(null)
  })
  if (children.length === 0) {
    return (
      <SectionFrame isLoading={error === null}>
        {error ? (
          <LoadError text={m.child_list_error()} onRetry={retry} />
        ) : (
          <Spinner label={m.site_loading()} />
        )}
      </SectionFrame>
    )
  }

  const [first] = children
  // The child of the registration becomes the first added one, unless a parent has chosen its age (docs/decisions/0035).
  const isUntouched = first && !first.isNamed && first.ageBand === null
  const addedId = children.length === 1 && isUntouched ? first.childId : newChild
  const open = (childId: string, opener = childId) => {
    // The message about the child before would lie on the heading of the form.
    void closeToasts()
    setSavedId(null)
    setEditedId(childId)
    setOpenerId(opener)
  }
  const close = (focused: string) => {
    setEditedId(null)
    setFocusedId(focused)
  }
  const handleSaved = ({ childId }: Child) => {
    setSavedId(childId)
    if (editedId === addedId && !device?.hasPin && readStored(pinOfferedKey, storage) !== true) {
      store(pinOfferedKey, true, storage)
      setPinOffered(true)
    }
    close(childId)
  }
  const formProps = {
    initialAvatar: avatarIds.find((id) => !children.some(({ avatar }) => avatar === id)) ?? 'fox',
    onSaved: handleSaved,
    onCancel: () => close(openerId),
  }
  return (
    <SectionFrame>
      <ul className="children">
        {children.map((child) => (
          <li key={child.childId}>
            {editedId === child.childId ? (
              <ChildForm child={child} {...formProps} />
            ) : (
              <ChildEntry
                child={child}
                onEdit={() => open(child.childId)}
                onRemoved={() => setFocusedId(newChild)}
              />
            )}
            {/* Not a toast, which would cover a child's name on a phone. */}
            {savedId === child.childId && (
              <p role="status" className="text-sm font-bold text-positive">
                {m.child_saved({ name: child.name })}
              </p>
            )}
          </li>
        ))}
        {editedId === newChild && (
          <li>
            <ChildForm child={null} {...formProps} />
          </li>
        )}
      </ul>
      {isPinOffered && !device?.hasPin && (
        <div ref={offer} className="child-pin-offer">
          <Notice tone="positive">
            <p>{m.child_pin_offer()}</p>
            <p className="flex flex-wrap gap-3">
              <a href="#eltern-pin" className="button button-secondary">
                {m.child_pin_go()}
              </a>
              <Button variant="plain" onClick={() => setPinOffered(false)}>
                {m.child_pin_later()}
              </Button>
            </p>
          </Notice>
        </div>
      )}
      {editedId !== addedId && children.length < maxChildren && (
        <Button
          id={`edit-${newChild}`}
          className="child-add"
          onClick={() => open(addedId, newChild)}
        >
          {m.child_add_plus()}
        </Button>
      )}
      {children.length >= maxChildren && <p className="text-soft">{m.child_too_many()}</p>}
    </SectionFrame>
  )
}

function SectionFrame({
  isLoading = false,
  children,
}: {
  isLoading?: boolean
  children: ReactNode
}) {
  return (
    <section
      id="kinder"
      className="children-section"
      aria-labelledby="children-heading"
      aria-busy={isLoading}
    >
      <h2 id="children-heading">{m.child_section()}</h2>
      <p>{m.child_section_text()}</p>
      {children}
    </section>
  )
}
