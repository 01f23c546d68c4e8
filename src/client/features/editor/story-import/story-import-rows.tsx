import { useState } from 'react'
import type { StoryImportRow } from '../../../../contract/story-import.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { deskAddress } from '../shared/editor-addresses.ts'
import { actionText, problemText } from './story-import-labels.ts'

const pageSize = 100

/** Every story of the file; refused and failed ones come first. */
export function StoryImportRows({ rows }: { rows: StoryImportRow[] }) {
  const [count, setCount] = useState(pageSize)
  const sorted = rows.toSorted((a, b) => sortGroup(a) - sortGroup(b) || a.row - b.row)
  return (
    <>
      <ol className="story-import-rows">
        {sorted.slice(0, count).map((row) => (
          <li key={row.row} data-action={row.action}>
            <span className="text-soft">{m.story_import_row({ row: row.row })}</span>
            <strong>{row.title || row.file}</strong>
            <span>{row.language ?? ''}</span>
            <span>{actionText(row)}</span>
            {row.storyId &&
              row.outcome &&
              row.outcome !== 'failed' &&
              row.outcome !== 'refused' && (
                <Link to={deskAddress(row.storyId)}>{m.story_import_open()}</Link>
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
        <Button onClick={() => setCount(count + pageSize)}>
          {m.story_import_more({ count: sorted.length - count })}
        </Button>
      )}
    </>
  )
}

const sortGroup = ({ action, outcome }: StoryImportRow) =>
  action === 'refused' || outcome === 'failed' ? 0 : 1
