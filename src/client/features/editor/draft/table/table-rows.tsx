import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { DraftRow } from '../../../../../contract/draft.ts'
import { formatNumber, formatShortDate } from '../../../../lib/format.ts'
import { m } from '../../../../paraglide/messages.js'
import { Link } from '../../../../ui/link.tsx'
import placeholder from '../../../story/card/cover-placeholder.svg'
import { valueLabel } from '../../../story/labels/story-values.ts'
import { withDesk } from '../../shared/editor-addresses.ts'
import { draftStateText, editorName, languageCodes } from '../core/draft-labels.ts'
import { SortHeading } from './sort-heading.tsx'
import type { TableView } from './table-address.ts'
import type { ChangeTable } from './use-table-view.ts'

interface TableRowsProps {
  rows: DraftRow[]
  view: TableView
  isStale: boolean
  selected: ReadonlySet<string>
  onToggle: (storyId: string) => void
  onToggleAll: () => void
  onChange: ChangeTable
}

/** The table; on a phone each row is a card with labelled values. */
export function TableRows(props: TableRowsProps) {
  const { rows, view, isStale, selected, onToggle, onToggleAll, onChange } = props
  const heading = { view, onSort: onChange }
  const areAllSelected = selected.size === rows.length
  return (
    <div className="draft-table-frame">
      <table className="draft-table" aria-busy={isStale}>
        <caption className="sr-only">{m.draft_heading()}</caption>
        <thead>
          <tr>
            <th scope="col">
              <input
                type="checkbox"
                className="draft-check"
                aria-label={m.draft_select_all()}
                checked={areAllSelected}
                ref={(box) => {
                  if (box) box.indeterminate = selected.size > 0 && !areAllSelected
                }}
                onChange={onToggleAll}
              />
            </th>
            <th scope="col">
              <span className="sr-only">{m.draft_column_cover()}</span>
            </th>
            <SortHeading sort="title" label={m.draft_column_title()} {...heading} />
            <SortHeading sort="state" label={m.draft_column_state()} {...heading} />
            <SortHeading sort="age" label={m.draft_column_age()} {...heading} />
            <SortHeading sort="level" label={m.draft_column_level()} {...heading} />
            <th scope="col">{m.draft_column_values()}</th>
            <th scope="col">{m.draft_column_languages()}</th>
            <SortHeading sort="words" label={m.draft_column_words()} isNumber {...heading} />
            <th scope="col" className="draft-number">
              {m.draft_column_minutes()}
            </th>
            <SortHeading sort="likes" label={m.draft_column_likes()} isNumber {...heading} />
            <SortHeading sort="reads" label={m.draft_column_reads()} isNumber {...heading} />
            <SortHeading sort="updated" label={m.draft_column_updated()} {...heading} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <StoryRow
              key={row.storyId}
              row={row}
              isSelected={selected.has(row.storyId)}
              onToggle={() => onToggle(row.storyId)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface StoryRowProps {
  row: DraftRow
  isSelected: boolean
  onToggle: () => void
}

function StoryRow({ row, isSelected, onToggle }: StoryRowProps) {
  const [address] = useSearchParams()
  const title = row.title || m.draft_untitled()
  return (
    <tr data-selected={isSelected || undefined}>
      <td className="draft-cell-check">
        <input
          type="checkbox"
          className="draft-check"
          aria-label={m.draft_select({ title })}
          checked={isSelected}
          onChange={onToggle}
        />
      </td>
      <td className="draft-cell-cover">
        <img
          src={row.coverUrl ?? placeholder}
          width={48}
          height={64}
          alt=""
          loading="lazy"
          decoding="async"
        />
      </td>
      <th scope="row" className="draft-cell-title">
        <Link to={withDesk(address, row.storyId)}>{row.titleSyllables ?? title}</Link>
        {row.missing > 0 && (
          <span className="draft-missing">
            {row.missing === 1 ? m.draft_missing_one() : m.draft_missing({ count: row.missing })}
          </span>
        )}
      </th>
      <Cell label={m.draft_column_state()} className="draft-cell-state">
        <span className="draft-state" data-state={row.state}>
          {draftStateText(row)}
        </span>
        {row.hasUnpublished && row.state === 'published' && (
          <span className="draft-unpublished">{m.draft_unpublished()}</span>
        )}
      </Cell>
      <Cell label={m.draft_column_age()}>
        {m.draft_age_span({ from: row.ageFrom, to: row.ageTo })}
      </Cell>
      <Cell label={m.draft_column_level()}>{row.level}</Cell>
      <Cell label={m.draft_column_values()}>{row.values.map(valueLabel).join(', ') || '–'}</Cell>
      <Cell label={m.draft_column_languages()}>{languageCodes(row.languages) || '–'}</Cell>
      <Cell label={m.draft_column_words()} className="draft-number">
        {formatNumber(row.words)}
      </Cell>
      <Cell label={m.draft_column_minutes()} className="draft-number">
        {row.minutes}
      </Cell>
      <Cell label={m.draft_column_likes()} className="draft-number">
        {formatNumber(row.likes)}
      </Cell>
      <Cell label={m.draft_column_reads()} className="draft-number">
        {formatNumber(row.reads)}
      </Cell>
      <Cell label={m.draft_column_updated()} className="draft-cell-updated">
        <span className="draft-when">{formatShortDate(row.updatedAt)}</span>
        <span className="draft-who">{editorName(row.updatedBy)}</span>
      </Cell>
    </tr>
  )
}

interface CellProps {
  /** Label in the card. */
  label: string
  className?: string
  children: ReactNode
}

function Cell({ label, className, children }: CellProps) {
  return (
    <td className={className}>
      <span className="draft-cell-label" aria-hidden="true">
        {label}
      </span>
      <span className="draft-cell-value">{children}</span>
    </td>
  )
}
