import type { ComponentProps } from 'react'

/** A sheet of paper: everything to be read in the fantasy theme lies on one. */
export function Paper({ className = '', ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={`paper rounded-paper bg-card p-[min(1.5rem,6vw)] shadow-paper md:p-8 ${className}`}
      {...rest}
    />
  )
}
