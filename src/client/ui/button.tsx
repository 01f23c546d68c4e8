import type { ComponentProps } from 'react'
import { Link } from './link.tsx'

/** One primary button per screen; `danger` is for destructive actions. */
export type ButtonVariant = 'primary' | 'secondary' | 'plain' | 'danger'

const classes = (variant: ButtonVariant, extra = '') => `button button-${variant} ${extra}`

export function Button({
  variant = 'secondary',
  type = 'button',
  className,
  ...rest
}: ComponentProps<'button'> & { variant?: ButtonVariant }) {
  return <button type={type} className={classes(variant, className)} {...rest} />
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'secondary',
  className,
  ...rest
}: ComponentProps<typeof Link> & { variant?: ButtonVariant }) {
  return <Link className={classes(variant, className)} {...rest} />
}
