import { useState } from 'react'
import type { Child } from '../../../contract/child.ts'
import { now } from '../../lib/clock.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Dotted } from '../../ui/dotted.tsx'
import { showToast } from '../../ui/toast.ts'
import { Avatar } from '../child/avatar.tsx'
import { ageLabel, findOutgrownBand } from '../child/child-labels.ts'
import type { FamilyChild } from '../child/child-name.ts'
import { childProblem } from './child-problem.ts'
import { Releases } from './releases.tsx'
import { RemoveChild } from './remove-child.tsx'
import { useSaveChild } from './use-save-child.ts'

interface ChildEntryProps {
  child: FamilyChild
  onEdit: () => void
  onRemoved: () => void
}

/** A child in the settings, with its age band, limits and actions. */
export function ChildEntry({ child, onEdit, onRemoved }: ChildEntryProps) {
  const [isRemoving, setRemoving] = useState(false)
  const { name, isNamed } = child
  const isRemovable = child.childId !== 'default'
  return (
    <>
      <div className="child-entry">
        <Avatar avatar={child.avatar} size={72} />
        <div className="child-entry-text">
          <h3>{name}</h3>
          <p className="text-soft">
            <Dotted>{traits(child)}</Dotted>
          </p>
          {!isNamed && <p className="text-soft">{m.child_unnamed_text()}</p>}
          {isNamed && !isRemovable && <p className="text-soft">{m.child_first_stays()}</p>}
        </div>
        <div className="child-entry-buttons">
          <Button
            id={`edit-${child.childId}`}
            onClick={onEdit}
            aria-label={isNamed ? m.child_edit_of({ name }) : undefined}
          >
            {isNamed ? m.child_edit() : m.child_give_name()}
          </Button>
          {isRemovable && (
            <Button
              variant="plain"
              className="text-danger"
              aria-label={m.child_remove_of({ name })}
              onClick={() => setRemoving(true)}
            >
              {m.child_remove()}
            </Button>
          )}
        </div>
      </div>
      <OutgrownNotice child={child} />
      <Releases child={child} />
      {isRemoving && (
        <RemoveChild child={child} onRemoved={onRemoved} onClose={() => setRemoving(false)} />
      )}
    </>
  )
}

function traits({ ageBand, readingLevel, maxScare }: Child): string[] {
  const level = readingLevel === null ? [] : [m.child_level_short({ level: readingLevel })]
  const scare =
    maxScare === 0 ? m.child_scare_short_none() : m.child_scare_short({ count: maxScare })
  return [ageLabel(ageBand), ...level, scare]
}

/** Offers the fitting age band to a child that has outgrown its own. */
function OutgrownNotice({ child }: { child: Child }) {
  const save = useSaveChild(child.childId)
  const outgrown = findOutgrownBand(child, now().getFullYear())
  if (!outgrown) return null
  const { name } = child
  const handleClick = () => {
    save.mutate(
      { ageBand: outgrown.ageBand },
      { onSuccess: () => void showToast(m.child_saved({ name }), 'success') },
    )
  }
  return (
    <div className="child-grown">
      <p>{m.child_grown({ name, age: outgrown.age })}</p>
      <Button aria-disabled={save.isPending} onClick={handleClick}>
        {m.child_grown_adjust({ band: ageLabel(outgrown.ageBand) })}
      </Button>
      {save.error && (
        <p role="alert" className="font-bold text-danger">
          {childProblem(save.error)}
        </p>
      )}
    </div>
  )
}
