import type { ReactNode } from 'react'
import './contract.css'

export interface Fact {
  label: string
  value: ReactNode
  /** Anchor, where something leads to it. */
  id?: string
}

/** Names and values below each other, side by side where there is room. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
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
