import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { DraftRow } from '../../../../../contract/draft.ts'
import { query } from '../../../../data/core/api.ts'
import { useIsOnline } from '../../../../lib/use-is-online.ts'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { QueryState } from '../../../../ui/query-state.tsx'
import { SectionSkeleton } from '../../../../ui/skeleton.tsx'
import '../../shared/editor.css'
import '../../shared/editor-forms.css'
import { BulkBar } from './bulk-bar.tsx'
import { NewStory } from './new-story.tsx'
import './story-table.css'
import { useDroppedPdf } from '../core/dropped-pdf.ts'
import { hasFilters, type TableView, tableInput } from './table-address.ts'
import { TableFilters } from './table-filters.tsx'
import { TablePages } from './table-pages.tsx'
import { TableRows } from './table-rows.tsx'
import { type ChangeTable, useTableView } from './use-table-view.ts'

/** The previous rows stay while the next ones load. */
const tableQuery = (view: TableView) => ({
  ...query.draft.list.queryOptions({ input: tableInput(view) }),
  placeholderData: keepPreviousData,
})

/** Every story with its state; selected stories can be changed together. */
export function StoryTable() {
  const { view, change } = useTableView()
  const table = useQuery(tableQuery(view))
  const isOnline = useIsOnline()
  const [newStory, setNewStory] = useState<{ file: File | null } | null>(null)
  useDroppedPdf((file) => setNewStory({ file }))
  return (
    <section className="editor-panel draft-wide" aria-labelledby="geschichten">
      <div className="draft-head">
        <h2 id="geschichten" tabIndex={-1}>
          {m.draft_heading()}
        </h2>
        <Button variant="primary" onClick={() => setNewStory({ file: null })}>
          <Plus aria-hidden="true" size={22} />
          {m.draft_new()}
        </Button>
      </div>
      {newStory && <NewStory file={newStory.file} onClose={() => setNewStory(null)} />}
      <TableFilters view={view} byState={table.data?.byState} onChange={change} />
      {!isOnline && <Notice>{m.draft_offline()}</Notice>}
      <QueryState
        query={table}
        loading={<SectionSkeleton label={m.draft_loading()} />}
        errorText={m.draft_error()}
      >
        {(page) => (
          <>
            {table.error && isOnline && <Notice>{m.editor_stale()}</Notice>}
            <FoundStories {...page} view={view} isStale={table.isPlaceholderData} change={change} />
          </>
        )}
      </QueryState>
    </section>
  )
}

interface FoundStoriesProps {
  rows: DraftRow[]
  total: number
  view: TableView
  /** The rows still belong to the previous view. */
  isStale: boolean
  change: ChangeTable
}

function FoundStories({ rows, total, view, isStale, change }: FoundStoriesProps) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  const selected = rows.filter(({ storyId }) => selectedIds.has(storyId))
  if (total === 0) {
    return hasFilters(view) ? (
      <p role="status">{m.draft_none_found()}</p>
    ) : (
      <p className="draft-empty">{m.draft_empty()}</p>
    )
  }
  const toggle = (storyId: string) => {
    const next = new Set(selected.map((row) => row.storyId))
    if (!next.delete(storyId)) next.add(storyId)
    setSelectedIds(next)
  }
  const toggleAll = () => {
    const areAllSelected = selected.length === rows.length
    setSelectedIds(new Set(areAllSelected ? [] : rows.map(({ storyId }) => storyId)))
  }
  return (
    <>
      <p role="status" className="text-sm text-soft">
        {total === 1 ? m.draft_count_one() : m.draft_count({ count: total })}
      </p>
      <TableRows
        rows={rows}
        view={view}
        isStale={isStale}
        selected={new Set(selected.map(({ storyId }) => storyId))}
        onToggle={toggle}
        onToggleAll={toggleAll}
        onChange={change}
      />
      <TablePages page={view.page} total={total} onTurn={(page) => change({ page })} />
      {selected.length > 0 && <BulkBar rows={selected} onDone={() => setSelectedIds(new Set())} />}
    </>
  )
}
