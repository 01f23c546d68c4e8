import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { type DraftSort, nextSort, type TableView } from './table-address.ts'
import type { ChangeTable } from './use-table-view.ts'

interface SortHeadingProps {
  sort: DraftSort
  label: string
  isNumber?: boolean
  view: TableView
  onSort: ChangeTable
}

/** A column heading that sorts the table; a second click reverses the order. */
export function SortHeading({ sort, label, isNumber = false, view, onSort }: SortHeadingProps) {
  const isSorted = view.sort === sort
  const Icon = isSorted ? (view.order === 'asc' ? ArrowUp : ArrowDown) : ArrowUpDown
  const order = view.order === 'asc' ? 'ascending' : 'descending'
  return (
    <th
      scope="col"
      aria-sort={isSorted ? order : undefined}
      className={isNumber ? 'draft-number' : undefined}
    >
      <button type="button" className="draft-sort" onClick={() => onSort(nextSort(view, sort))}>
        {label}
        <Icon aria-hidden="true" size={16} opacity={isSorted ? 1 : 0.5} />
      </button>
    </th>
  )
}
