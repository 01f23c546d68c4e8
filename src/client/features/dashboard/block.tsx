import type { ReactNode } from 'react'
import { useId } from 'react'
import { Paper } from '../../ui/paper.tsx'

interface BlockProps {
  heading: string
  /** Beside the heading: a link or a choice. */
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** One part of the family's page: a sheet of paper with a heading of its own. */
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
