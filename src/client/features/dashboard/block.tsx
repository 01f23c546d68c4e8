import { type ReactNode, useId } from 'react'
import { Paper } from '../../ui/paper.tsx'

interface BlockProps {
  heading: string
  /** Beside the heading: a link or a choice. */
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** One part of the dashboard with its own heading. */
export function Block({ heading, action, className = '', children }: BlockProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Paper className={`dashboard-block ${className}`}>
        <div className="dashboard-block-head">
          <h2 id={id} tabIndex={-1}>
            {heading}
          </h2>
          {action}
        </div>
        {children}
      </Paper>
    </section>
  )
}

/** Focuses the heading of a button's block, before the button is removed. */
export function focusBlockHeading(button: HTMLElement): void {
  button.closest('section')?.querySelector('h2')?.focus({ preventScroll: true })
}
