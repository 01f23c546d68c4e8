import { useState } from 'react'
import type { IntakeRow } from '../../../../contract/intake.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { actionText, problemText } from './intake-words.ts'

const shownAtFirst = 100

/** Every story that was found; those with problems come first. */
export function IntakeRows({ rows }: { rows: IntakeRow[] }) {
  const [count, setCount] = useState(shownAtFirst)
  const sorted = rows.toSorted((a, b) => rank(a) - rank(b) || a.row - b.row)
  return (
    <>
      <ol className="intake-rows">
        {sorted.slice(0, count).map((row) => (
          <li key={row.row} data-action={row.action}>
            <span className="text-soft">{m.intake_row({ row: row.row })}</span>
            <strong>{row.title || row.file}</strong>
            <span>{row.language ?? ''}</span>
            <span>{actionText(row)}</span>
            {row.storyId &&
              row.outcome &&
              row.outcome !== 'failed' &&
              row.outcome !== 'refused' && (
                <Link to={`/content-manager?bereich=geschichten&geschichte=${row.storyId}`}>
                  {m.intake_open()}
                </Link>
              )}
            {row.problems.length > 0 && (
              <ul>
                {row.problems.map((problem) => (
                  <li key={`${problem.field} ${problem.reason} ${problem.given}`}>
                    {problemText(problem)}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      {sorted.length > count && (
        <Button onClick={() => setCount(count + shownAtFirst)}>
          {m.intake_more({ count: sorted.length - count })}
        </Button>
      )}
    </>
  )
}

const rank = ({ action, outcome }: IntakeRow) =>
  action === 'refused' || outcome === 'failed' ? 0 : 1
