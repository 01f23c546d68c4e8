import type { ReactNode } from 'react'
import { useId, useState } from 'react'

interface ExplainedProps {
  tip: string
  /** Says where the tip goes; also styles the button inside. */
  className: string
  children: ReactNode
}

/** A word or sign with a tip for pointer, keyboard, finger and screen reader; Escape hides it. */
export function Explained({ tip, className, children }: ExplainedProps) {
  const id = useId()
  const [isHidden, setHidden] = useState(false)
  return (
    <span className={`explained ${className}`}>
      <button
        type="button"
        aria-describedby={id}
        onKeyDown={(event) => event.key === 'Escape' && setHidden(true)}
        onClick={() => setHidden(false)}
        onBlur={() => setHidden(false)}
        onPointerLeave={() => setHidden(false)}
      >
        {children}
      </button>
      <span role="tooltip" id={id} hidden={isHidden} className="tip paper">
        {tip}
      </span>
    </span>
  )
}
