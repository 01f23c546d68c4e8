import { Check as CheckSign, ChevronDown, CircleAlert } from 'lucide-react'
import type { Check } from '../../../../../contract/story-draft.ts'
import { m } from '../../../../paraglide/messages.js'
import { checkLabel } from '../draft-words.ts'

interface ChecklistProps {
  checks: Check[]
  onJump: (check: Check) => void
}

/** „Noch offen: 3“ – what must be done before publishing, and below it what would be good. */
export function Checklist({ checks, onJump }: ChecklistProps) {
  const open = checks.filter(({ isDone }) => !isDone)
  const needed = open.filter(({ isNeeded }) => isNeeded)
  const wished = open.filter(({ isNeeded }) => !isNeeded)
  return (
    <details className="desk-checks" data-done={needed.length === 0 || undefined}>
      <summary>
        {needed.length === 0 ? (
          <CheckSign aria-hidden="true" size={22} />
        ) : (
          <CircleAlert aria-hidden="true" size={22} />
        )}
        {needed.length === 0
          ? m.draft_checks_done()
          : m.draft_checks_open({ count: needed.length })}
        {wished.length > 0 && (
          <span className="text-soft">{m.draft_checks_wished({ count: wished.length })}</span>
        )}
        <ChevronDown aria-hidden="true" size={22} />
      </summary>
      {open.length === 0 && <p>{m.draft_checks_all()}</p>}
      <ChecksToDo heading={m.draft_checks_needed()} checks={needed} onJump={onJump} />
      <ChecksToDo heading={m.draft_checks_good()} checks={wished} onJump={onJump} />
    </details>
  )
}

function ChecksToDo({ heading, checks, onJump }: ChecklistProps & { heading: string }) {
  if (checks.length === 0) return null
  return (
    <>
      <h3>{heading}</h3>
      <ul>
        {checks.map((check) => (
          <li key={`${check.id}-${check.language}-${check.page}`}>
            <button type="button" className="desk-jump" onClick={() => onJump(check)}>
              {checkLabel(check)}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
