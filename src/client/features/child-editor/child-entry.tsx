import { useState } from 'react'
import type { Child } from '../../../contract/child.ts'
import { now } from '../../lib/clock.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { Avatar } from '../child/avatar.tsx'
import { ageWords, outgrown } from '../child/child-words.ts'
import { childAnswer } from './child-answer.ts'
import { Releases } from './releases.tsx'
import { RemoveChild } from './remove-child.tsx'
import { useSaveChild } from './use-save-child.ts'

interface ChildEntryProps {
  child: Child
  onEdit: () => void
}

/** A child in the settings: who it is, what has to be adjusted, and what can be done. */
export function ChildEntry({ child, onEdit }: ChildEntryProps) {
  const [isRemoving, setRemoving] = useState(false)
  const { name } = child
  return (
    <>
      <div className="child-entry">
        <Avatar avatar={child.avatar} size={72} />
        <div className="child-entry-text">
          <h3>{name}</h3>
          <p className="text-soft">{traits(child)}</p>
        </div>
        <div className="child-entry-buttons">
          <Button
            id={`edit-${child.childId}`}
            onClick={onEdit}
            aria-label={m.child_edit_of({ name })}
          >
            {m.child_edit()}
          </Button>
          {child.childId !== 'default' && (
            <Button
              look="plain"
              aria-label={m.child_remove_of({ name })}
              onClick={() => setRemoving(true)}
            >
              {m.child_remove()}
            </Button>
          )}
        </div>
      </div>
      <Outgrown child={child} />
      <Releases child={child} />
      {isRemoving && <RemoveChild child={child} onClose={() => setRemoving(false)} />}
    </>
  )
}

function traits({ ageBand, readingLevel, maxScare }: Child): string {
  const level = readingLevel === null ? [] : [m.child_level_short({ level: readingLevel })]
  const scare = maxScare < 3 ? [m.child_scare_short({ count: maxScare })] : []
  return [ageWords(ageBand), ...level, ...scare].join(' · ')
}

/** A child grows, its age band does not. */
function Outgrown({ child }: { child: Child }) {
  const save = useSaveChild(child.childId)
  const grown = outgrown(child, now().getFullYear())
  if (!grown) return null
  const { name } = child
  const handleClick = () => {
    save.mutate(
      { ageBand: grown.ageBand },
      { onSuccess: () => void showToast(m.child_saved({ name }), 'success') },
    )
  }
  return (
    <div className="child-grown">
      <p>{m.child_grown({ name, age: grown.age })}</p>
      <Button aria-disabled={save.isPending} onClick={handleClick}>
        {m.child_grown_adjust({ band: ageWords(grown.ageBand) })}
      </Button>
      {save.error && (
        <p role="alert" className="font-bold text-danger">
          {childAnswer(save.error)}
        </p>
      )}
    </div>
  )
}
