import { useId, useState } from 'react'
import type { Child } from '../../../contract/child.ts'
import { m } from '../../paraglide/messages.js'
import { showToast } from '../../ui/toast.ts'
import { Avatar } from '../child/avatar.tsx'
import { useChooseChild } from '../child/use-choose-child.ts'
import './child-switcher.css'

/** Chooses the active child: the avatars of all children side by side. */
export function ChildSwitcher({ childProfiles, activeId }: ChildSwitcherProps) {
  const name = useId()
  const choose = useChooseChild()
  // Set before the mutation is pending, or the selection would jump back for a moment.
  const [chosenId, setChosenId] = useState<string | null>(null)
  const handleChoice = ({ childId, name }: Child) => {
    setChosenId(childId)
    choose.mutate(childId, {
      onError: () => void showToast(m.dashboard_who_failed({ name }), 'error'),
      onSettled: () => setChosenId(null),
    })
  }
  return (
    <fieldset className="child-switcher" aria-busy={choose.isPending}>
      <legend className="sr-only">{m.dashboard_who()}</legend>
      {childProfiles.map((child) => (
        <label key={child.childId} className="child-choice">
          <input
            type="radio"
            name={name}
            checked={child.childId === (chosenId ?? activeId)}
            onChange={() => handleChoice(child)}
          />
          <Avatar avatar={child.avatar} size={56} />
          <span>{child.name}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface ChildSwitcherProps {
  childProfiles: Child[]
  activeId: string | null
}
