import { useNavigate, useSearchParams } from 'react-router'
import type { TableView } from './table-address.ts'
import { readTable, writeTable } from './table-address.ts'

/** Changes part of the view. */
export type ChangeTable = (changed: Partial<TableView>) => void

/** The table as the address says it, so that back, reload and sharing work. */
export function useTableView(): { view: TableView; change: ChangeTable } {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const change: ChangeTable = (changed) => {
    // Read afresh: a search that settles late must not undo a filter chosen meanwhile.
    const current = new URLSearchParams(location.search)
    const search = writeTable(current, changed).toString()
    if (search === writeTable(current, { page: readTable(current).page }).toString()) return
    // Letter after letter is one search, and back leads to what was there before it.
    const isTyping = Object.keys(changed).join() === 'search' && readTable(current).search !== ''
    void navigate({ search }, { replace: isTyping, preventScrollReset: true })
  }
  return { view: readTable(address), change }
}
