import { Check as CheckIcon, ChevronDown, CircleAlert } from 'lucide-react'
import type { Check } from '../../../../../contract/story-draft.ts'
import { m } from '../../../../paraglide/messages.js'
import { checkLabel } from '../core/draft-labels.ts'

interface ChecklistProps {
  checks: Check[]
  onJump: (check: Check) => void
}

/** „Noch offen: 3“: required checks, and below them recommended ones. */
export function Checklist({ checks, onJump }: ChecklistProps) {
  const open = checks.filter(({ isDone }) => !isDone)
  const required = open.filter(({ isNeeded }) => isNeeded)
  const recommended = open.filter(({ isNeeded }) => !isNeeded)
  return (
    <details className="desk-checks" data-done={required.length === 0 || undefined}>
      <summary>
        {required.length === 0 ? (
          <CheckIcon aria-hidden="true" size={22} />
        ) : (
          <CircleAlert aria-hidden="true" size={22} />
        )}
        {required.length === 0
          ? m.draft_checks_done()
          : m.draft_checks_open({ count: required.length })}
        {recommended.length > 0 && (
          <span className="text-soft">{m.draft_checks_wished({ count: recommended.length })}</span>
        )}
        <ChevronDown aria-hidden="true" size={22} />
      </summary>
      {open.length === 0 && <p>{m.draft_checks_all()}</p>}
      <OpenChecks heading={m.draft_checks_needed()} checks={required} onJump={onJump} />
      <OpenChecks heading={m.draft_checks_good()} checks={recommended} onJump={onJump} />
    </details>
  )
}

function OpenChecks({ heading, checks, onJump }: ChecklistProps & { heading: string }) {
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
