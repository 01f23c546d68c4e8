import { type ReactNode, useId, useState } from 'react'

interface TooltipProps {
  tip: string
  /** Positions the tip and styles the button. */
  className: string
  children: ReactNode
}

/** Content with a tooltip for pointer, keyboard, touch and screen reader; Escape hides the tooltip. */
export function Tooltip({ tip, className, children }: TooltipProps) {
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
