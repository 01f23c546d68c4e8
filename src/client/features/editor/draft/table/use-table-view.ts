import { useNavigate, useSearchParams } from 'react-router'
import { readTable, type TableView, writeTable } from './table-address.ts'

/** Changes part of the view. */
export type ChangeTable = (changed: Partial<TableView>) => void

/** Reads the table's view from the address, so back, reload and sharing work. */
export function useTableView(): { view: TableView; change: ChangeTable } {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const change: ChangeTable = (changed) => {
    // Reads the current address, so a debounced search does not undo a newer filter.
    const current = new URLSearchParams(location.search)
    const search = writeTable(current, changed).toString()
    if (search === writeTable(current, { page: readTable(current).page }).toString()) return
    // Typing changes one history entry instead of adding one for each letter.
    const isTyping = Object.keys(changed).join() === 'search' && readTable(current).search !== ''
    void navigate({ search }, { replace: isTyping, preventScrollReset: true })
  }
  return { view: readTable(address), change }
}
