import { useId, useState } from 'react'
import type { Child } from '../../../contract/child.ts'
import { m } from '../../paraglide/messages.js'
import { showToast } from '../../ui/toast.ts'
import { Avatar } from '../child/avatar.tsx'
import { useChooseChild } from '../child/use-choose-child.ts'
import './child-switcher.css'

/** Who reads: the family's animals side by side. */
export function ChildSwitcher({ childProfiles, activeId }: SwitcherProps) {
  const name = useId()
  const choose = useChooseChild()
  // Kept here, as the mutation tells a moment later that it runs: the mark would jump back meanwhile.
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

interface SwitcherProps {
  childProfiles: Child[]
  activeId: string | null
}
