import type { ComponentProps } from 'react'
import { Link } from './link.tsx'

/** One primary button per screen; `danger` is for what destroys. */
export type ButtonLook = 'primary' | 'secondary' | 'plain' | 'danger'

const classes = (look: ButtonLook, extra = '') => `button button-${look} ${extra}`

/** A button that does something here. */
export function Button({
  look = 'secondary',
  type = 'button',
  className,
  ...rest
}: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button type={type} className={classes(look, className)} {...rest} />
}

/** A link to another page that looks like a button. */
export function ButtonLink({
  look = 'secondary',
  className,
  ...rest
}: ComponentProps<typeof Link> & { look?: ButtonLook }) {
  return <Link className={classes(look, className)} {...rest} />
}
