import { useId } from 'react'
import type { Child } from '../../../contract/child.ts'
import { m } from '../../paraglide/messages.js'

interface ChildTabsProps {
  family: Child[]
  childId: string | null
  onChoose: (childId: string) => void
}

/** Chooses the child whose list is shown; nothing in a family with one child. */
export function ChildTabs({ family, childId, onChoose }: ChildTabsProps) {
  const name = useId()
  if (family.length < 2) return null
  return (
    <fieldset className="child-tabs">
      <legend className="sr-only">{m.list_whose()}</legend>
      {family.map((child) => (
        <label key={child.childId}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={child.childId === childId}
            onChange={() => onChoose(child.childId)}
          />
          <img src={`/avatars/${child.avatar}.avif`} width={40} height={40} alt="" />
          <span>{child.name}</span>
        </label>
      ))}
    </fieldset>
  )
}
