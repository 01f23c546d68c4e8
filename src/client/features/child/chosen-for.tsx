import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'
import { TextWithElement } from '../../ui/text-with-element.tsx'
import { ageLabel } from './child-labels.ts'
import type { FamilyChild } from './child-name.ts'
import './chosen-for.css'
import { isLimited } from './limits.ts'
import { useFamily, useIsFamilyKnown } from './use-family.ts'

/** For which child the stories are chosen, and where parents change that; empty while it is unknown. */
export function ChosenFor() {
  const { activeChild, device } = useFamily()
  const isKnown = useIsFamilyKnown()
  if (isKnown && (!activeChild || device?.isKidsMode)) return null
  return (
    <p className="chosen-for">
      {activeChild && (
        <span>
          <ChosenText child={activeChild} />{' '}
          <Link to="/account-settings#kinder" aria-label={m.child_chosen_change()}>
            {m.child_chosen_change_short()}
          </Link>
        </span>
      )}
    </p>
  )
}

function ChosenText({ child }: { child: FamilyChild }) {
  const { name, ageBand } = child
  if (!isLimited(child)) return m.child_chosen_any()
  if (ageBand === null) return m.child_chosen_gentle({ name })
  return (
    <TextWithElement
      write={(age) => m.child_chosen_for({ name, age })}
      // A line may break after the dash of „3–4 Jahre“.
      element={<span className="whitespace-nowrap">{ageLabel(ageBand)}</span>}
    />
  )
}
