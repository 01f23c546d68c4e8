import type { ReactNode } from 'react'

/** A message in the page: screen readers announce `danger` immediately, other tones politely. */
export function Notice({
  tone = 'info',
  children,
}: {
  tone?: 'info' | 'positive' | 'warning' | 'danger'
  children: ReactNode
}) {
  const colour = {
    info: 'border-line',
    positive: 'border-positive',
    warning: 'border-accent',
    danger: 'border-danger',
  }[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={`paper rounded-control border-l-8 ${colour} bg-card px-5 py-4 shadow-control`}
    >
      {children}
    </div>
  )
}
