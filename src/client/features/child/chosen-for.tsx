import { highestScare } from '../../../contract/family.ts'
import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'
import { ageLabel } from './child-labels.ts'
import type { FamilyChild } from './child-name.ts'
import './chosen-for.css'
import { useFamily, useIsFamilyKnown } from './use-family.ts'

/** For which child the stories are chosen, and where parents change that; empty while it is unknown. */
export function ChosenFor() {
  const { activeChild, device } = useFamily()
  const isKnown = useIsFamilyKnown()
  if (isKnown && (!activeChild || device?.isKidsMode)) return null
  return (
    <p className="chosen-for">
      {activeChild && (
        <>
          {chosenText(activeChild)}
          <Link to="/account-settings#kinder" aria-label={m.child_chosen_change()}>
            {m.child_chosen_change_short()}
          </Link>
        </>
      )}
    </p>
  )
}

function chosenText({ name, ageBand, maxScare }: FamilyChild): string {
  if (ageBand !== null) return m.child_chosen_for({ name, age: ageLabel(ageBand) })
  return maxScare < highestScare ? m.child_chosen_gentle({ name }) : m.child_chosen_any()
}
