import type { ComponentProps } from 'react'

/** A sheet of paper: the ground for text in the fantasy theme. */
export function Paper({ className = '', ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={`paper rounded-paper bg-card p-[min(1.5rem,6vw)] shadow-paper md:p-8 ${className}`}
      {...rest}
    />
  )
}
