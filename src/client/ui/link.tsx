import type { ComponentProps } from 'react'
import { type To, useHref, useLinkClickHandler, useLocation } from 'react-router'

interface LinkProps extends ComponentProps<'a'> {
  to: To
  replace?: boolean
  state?: unknown
  preventScrollReset?: boolean
}

/** A link inside the app. React Router's own link has 3 KB of prefetching that we do not use. */
export function Link({
  to,
  replace = false,
  state,
  preventScrollReset = false,
  onClick,
  ...rest
}: LinkProps) {
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, {
    replace,
    state,
    preventScrollReset,
  })
  return (
    <a
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) navigate(event)
      }}
      {...rest}
    />
  )
}

/** A link with `aria-current` if it leads to the current page. */
export function NavLink(props: LinkProps) {
  const isCurrent = useLocation().pathname === props.to
  return <Link aria-current={isCurrent ? 'page' : undefined} {...props} />
}
