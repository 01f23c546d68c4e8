import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { DraftRow } from '../../../../../contract/draft.ts'
import { useIsOnline } from '../../../../lib/use-is-online.ts'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { SectionSkeleton } from '../../../settings/settings-section.tsx'
import { LoadError } from '../../../story/load-error.tsx'
import '../../editor.css'
import '../draft.css'
import { tableQuery } from '../draft-query.ts'
import { BulkBar } from './bulk-bar.tsx'
import { NewStory } from './new-story.tsx'
import './story-table.css'
import { useDroppedPdf } from '../use-dropped-pdf.ts'
import type { TableView } from './table-address.ts'
import { isNarrowed } from './table-address.ts'
import { TableFilters } from './table-filters.tsx'
import { TablePages } from './table-pages.tsx'
import { TableRows } from './table-rows.tsx'
import type { ChangeTable } from './use-table-view.ts'
import { useTableView } from './use-table-view.ts'

/** Every story with how it stands; some of them can be chosen and changed together. */
export function StoryTable() {
  const { view, change } = useTableView()
  const table = useQuery(tableQuery(view))
  const isOnline = useIsOnline()
  const [adding, setAdding] = useState<{ file: File | null } | null>(null)
  useDroppedPdf((file) => setAdding({ file }))
  return (
    <section className="editor-panel draft-wide" aria-labelledby="geschichten">
      <div className="draft-head">
        <h2 id="geschichten" tabIndex={-1}>
          {m.draft_heading()}
        </h2>
        <Button look="primary" onClick={() => setAdding({ file: null })}>
          <Plus aria-hidden="true" size={22} />
          {m.draft_new()}
        </Button>
      </div>
      {adding && <NewStory file={adding.file} onClose={() => setAdding(null)} />}
      <TableFilters view={view} byState={table.data?.byState} onChange={change} />
      {!isOnline && <Notice>{m.draft_offline()}</Notice>}
      {table.data ? (
        <>
          {table.error && isOnline && <Notice>{m.editor_stale()}</Notice>}
          <FoundStories
            {...table.data}
            view={view}
            isLate={table.isPlaceholderData}
            change={change}
          />
        </>
      ) : table.error ? (
        <LoadError text={m.draft_error()} onRetry={() => void table.refetch()} />
      ) : (
        <SectionSkeleton label={m.draft_loading()} />
      )}
    </section>
  )
}

interface FoundStoriesProps {
  rows: DraftRow[]
  total: number
  view: TableView
  /** These are still the rows of the view before. */
  isLate: boolean
  change: ChangeTable
}

function FoundStories({ rows, total, view, isLate, change }: FoundStoriesProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const selected = rows.filter(({ storyId }) => chosen.has(storyId))
  if (total === 0) {
    return isNarrowed(view) ? (
      <p role="status">{m.draft_none_found()}</p>
    ) : (
      <p className="draft-empty">{m.draft_empty()}</p>
    )
  }
  const toggle = (storyId: string) => {
    const next = new Set(selected.map((row) => row.storyId))
    if (!next.delete(storyId)) next.add(storyId)
    setChosen(next)
  }
  const toggleAll = () => {
    const isAll = selected.length === rows.length
    setChosen(new Set(isAll ? [] : rows.map(({ storyId }) => storyId)))
  }
  return (
    <>
      <p role="status" className="text-sm text-soft">
        {total === 1 ? m.draft_count_one() : m.draft_count({ count: total })}
      </p>
      <TableRows
        rows={rows}
        view={view}
        isLate={isLate}
        selected={new Set(selected.map(({ storyId }) => storyId))}
        onToggle={toggle}
        onToggleAll={toggleAll}
        onChange={change}
      />
      <TablePages page={view.page} total={total} onTurn={(page) => change({ page })} />
      {selected.length > 0 && <BulkBar rows={selected} onDone={() => setChosen(new Set())} />}
    </>
  )
}
