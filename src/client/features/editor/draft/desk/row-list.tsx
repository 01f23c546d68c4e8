import { Plus, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'

interface RowListProps<Row> {
  id: string
  heading: string
  rows: Row[]
  maxRows: number
  addLabel: string
  /** Indexes count from 0. */
  removeLabel: (at: number) => string
  /** Value of a new row. */
  newRow: Row
  onChange: (rows: Row[]) => void
  children: (row: Row, change: (row: Row) => void, at: number) => ReactNode
}

/** A list of small fields with buttons to add and remove rows. */
export function RowList<Row>(props: RowListProps<Row>) {
  const { id, heading, rows, maxRows, addLabel, removeLabel, newRow, onChange, children } = props
  const list = useRef<HTMLUListElement>(null)
  const keyedRows = rows.map((row, at) => ({ key: `row-${at}`, row, at }))
  const add = () => {
    onChange([...rows, newRow])
    // The new row is rendered in the next frame.
    requestAnimationFrame(() =>
      list.current?.lastElementChild?.querySelector<HTMLElement>('input, textarea')?.focus(),
    )
  }
  return (
    <fieldset id={id} className="desk-rows">
      <legend className="font-bold">{heading}</legend>
      <ul ref={list}>
        {keyedRows.map(({ key, row, at }) => (
          <li key={key}>
            <div className="desk-row-fields">
              {children(row, (changed) => onChange(rows.with(at, changed)), at)}
            </div>
            <button
              type="button"
              className="desk-icon"
              aria-label={removeLabel(at)}
              onClick={() => onChange(rows.toSpliced(at, 1))}
            >
              <X aria-hidden="true" size={22} />
            </button>
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p className="text-sm text-soft">{m.draft_rows_none()}</p>}
      {rows.length < maxRows && (
        <Button onClick={add}>
          <Plus aria-hidden="true" size={20} />
          {addLabel}
        </Button>
      )}
    </fieldset>
  )
}
