import { Children, type ReactNode } from 'react'

/** Parts of a line like „ab 5 · 8 Min. · Mut“; where it wraps, no dot ends or begins a line. */
export function Dotted({ children }: { children: ReactNode }) {
  return (
    <span className="dotted">
      {Children.map(Children.toArray(children), (part, at) => (
        <span>
          {at > 0 && <span className="dotted-dot"> · </span>}
          {part}
        </span>
      ))}
    </span>
  )
}
