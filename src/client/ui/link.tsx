import type { ComponentProps } from 'react'
import type { To } from 'react-router'
import { useHref, useLinkClickHandler, useLocation } from 'react-router'

interface LinkProps extends ComponentProps<'a'> {
  to: To
  replace?: boolean
  state?: unknown
  preventScrollReset?: boolean
}

/** A link inside the app. React Router's own brings its prefetching along, 3 KB that nobody uses. */
export function Link({
  to,
  replace = false,
  state,
  preventScrollReset = false,
  onClick,
  ...rest
}: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, preventScrollReset })
  return (
    <a
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
      {...rest}
    />
  )
}

/** A link that says when it leads to the page shown now. */
export function NavLink(props: LinkProps) {
  const isHere = useLocation().pathname === props.to
  return <Link aria-current={isHere ? 'page' : undefined} {...props} />
}
