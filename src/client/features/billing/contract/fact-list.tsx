import type { ReactNode } from 'react'
import '../shared/contract.css'

export interface Fact {
  label: string
  value: ReactNode
  /** Anchor for links to this fact. */
  id?: string
}

/** A list of labels and values. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="billing-facts">
      {facts.map(({ label, value, id }) => (
        <div key={label} id={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
