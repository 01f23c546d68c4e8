import { useQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { Notice } from '../../ui/notice.tsx'
import { EmptyLibrary } from './empty-library.tsx'
import { noFilter } from './library-address.ts'
import { shelvesQuery } from './library-query.ts'
import { LoadError } from './load-error.tsx'
import { ShelfRow } from './shelf-row.tsx'
import './shelves.css'
import { useIsOnline } from '../../lib/use-is-online.ts'

/** Rows whose covers are in the window at first. */
const firstRows = 1

/** The library while nobody looks for something: rows to browse. */
export function Shelves() {
  const { data, error, refetch } = useQuery(shelvesQuery())
  const isOnline = useIsOnline()
  if (data === undefined) {
    if (!isOnline) return <Notice>{m.library_offline()}</Notice>
    if (error) return <LoadError text={m.library_error()} onRetry={() => void refetch()} />
    return <WaitingShelves />
  }
  return (
    <div className="shelves">
      {!isOnline && <Notice>{m.library_offline_cached()}</Notice>}
      {data.length === 0 && <EmptyLibrary filter={noFilter} onChange={() => {}} />}
      {data.map((shelf, at) => (
        <ShelfRow
          key={shelf.kind + ('value' in shelf ? shelf.value : 'level' in shelf ? shelf.level : '')}
          shelf={shelf}
          isEager={at < firstRows}
        />
      ))}
    </div>
  )
}

const rows = ['one', 'two']
const cards = ['a', 'b', 'c', 'd', 'e', 'f']

/** Empty shelves in the same places; they appear only when the wait is felt (200 ms). */
function WaitingShelves() {
  return (
    <div className="shelves waiting" aria-hidden="true">
      {rows.map((row) => (
        <div key={row} className="paper shelf rounded-paper bg-card shadow-paper">
          <div className="waiting-line w-48" />
          <div className="shelf-row">
            {cards.map((card) => (
              <div key={card} className="shelf-waiting">
                <div className="waiting-cover" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
