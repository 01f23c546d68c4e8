import type { ReactNode } from 'react'
import { useState } from 'react'
import { avatarIds } from '../../../contract/avatars.ts'
import type { Child } from '../../../contract/child.ts'
import { maxChildren } from '../../../contract/family.ts'
import { keep, readKept } from '../../lib/kept.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toast.ts'
import { ChildEntry } from './child-entry.tsx'
import { ChildForm } from './child-form.tsx'
import './children-section.css'
import { useFamily } from '../child/use-family.ts'

const offerKey = 'pin-offered'
const storage = () => localStorage
const newChild = 'new'

/** Settings: the family's children. */
export function ChildrenSection() {
  const { children, device, error, retry } = useFamily()
  /** Whose form is open. */
  const [edited, setEdited] = useState<string | null>(null)
  const [isPinOffered, setPinOffered] = useState(false)
  if (children.length === 0) {
    return (
      <Frame>
        {error ? (
          <Notice tone="danger">
            <p>{m.child_list_error()}</p>
            <Button className="mt-3" onClick={retry}>
              {m.site_retry()}
            </Button>
          </Notice>
        ) : (
          <Spinner label={m.site_loading()} />
        )}
      </Frame>
    )
  }

  const close = (returnTo: string) => {
    setEdited(null)
    // After the button is there again.
    requestAnimationFrame(() => document.getElementById(`edit-${returnTo}`)?.focus())
  }
  const saved = ({ childId, name }: Child) => {
    void showToast(m.child_saved({ name }), 'success')
    if (edited === newChild && !device?.hasPin && readKept(offerKey, storage) !== true) {
      keep(offerKey, true, storage)
      setPinOffered(true)
    }
    close(childId)
  }
  const form = {
    freeAvatar: avatarIds.find((id) => !children.some(({ avatar }) => avatar === id)) ?? 'fox',
    onSaved: saved,
    onCancel: () => close(edited ?? newChild),
  }
  return (
    <Frame>
      {isPinOffered && !device?.hasPin && (
        <Notice tone="positive">
          <p>{m.child_pin_offer()}</p>
          <p className="mt-2 flex flex-wrap gap-3">
            <a href="#eltern-pin" className="button button-secondary">
              {m.gate_pin_set()}
            </a>
            <Button look="plain" onClick={() => setPinOffered(false)}>
              {m.child_pin_later()}
            </Button>
          </p>
        </Notice>
      )}
      <ul className="children">
        {children.map((child) => (
          <li key={child.childId}>
            {edited === child.childId ? (
              <ChildForm child={child} {...form} />
            ) : (
              <ChildEntry child={child} onEdit={() => setEdited(child.childId)} />
            )}
          </li>
        ))}
        {edited === newChild && (
          <li>
            <ChildForm child={null} {...form} />
          </li>
        )}
      </ul>
      {edited !== newChild && children.length < maxChildren && (
        <Button
          id={`edit-${newChild}`}
          className="justify-self-start"
          onClick={() => setEdited(newChild)}
        >
          {m.child_add_plus()}
        </Button>
      )}
      {children.length >= maxChildren && <p className="text-soft">{m.child_too_many()}</p>}
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <section id="kinder" className="children-section" aria-labelledby="children-heading">
      <h2 id="children-heading">{m.child_section()}</h2>
      <p>{m.child_section_text()}</p>
      {children}
    </section>
  )
}
