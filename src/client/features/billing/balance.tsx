import { useId } from 'react'

interface BalanceProps {
  heading: string
  /** Minutes of this month, with fractions. */
  used: number
  total: number
  words: (count: { used: number; total: number }) => string
  /** Said where there are no minutes at all. */
  none: string
}

/** How many of the month's minutes are used, as a bar and in words. */
export function Balance({ heading, used, total, words, none }: BalanceProps) {
  const id = useId()
  // An add-on that ended may leave more used than there is.
  const count = { used: Math.min(Math.round(used), total), total }
  return (
    <div className="billing-balance">
      <h3 id={id}>{heading}</h3>
      {total > 0 ? (
        <>
          <progress aria-labelledby={id} max={total} value={count.used} />
          <p>{words(count)}</p>
        </>
      ) : (
        <p>{none}</p>
      )}
    </div>
  )
}
