import { useId } from 'react'

interface BalanceProps {
  name: string
  /** Used minutes of this month, with fractions. */
  used: number
  total: number
  label: (count: { used: number; total: number }) => string
  /** Shown if there are no minutes at all. */
  emptyText: string
}

/** Used minutes of the month, as a bar and as text. */
export function Balance({ name, used, total, label, emptyText }: BalanceProps) {
  const id = useId()
  // After an add-on has ended, more may be used than is available.
  const count = { used: Math.min(Math.round(used), total), total }
  return (
    <div className="billing-balance">
      <h4 id={id}>{name}</h4>
      {total > 0 ? (
        <>
          <progress aria-labelledby={id} max={total} value={count.used} />
          <p>{label(count)}</p>
        </>
      ) : (
        <p>{emptyText}</p>
      )}
    </div>
  )
}
