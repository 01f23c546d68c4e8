import { useEffect } from 'react'
import { m } from '../paraglide/messages.js'

/** Title and visually hidden heading of a loading page, so that screen readers always find a heading. */
export function LoadingHeading() {
  useEffect(() => focusHeading, [])
  return (
    <>
      <title>{m.site_name()}</title>
      <h1 className="sr-only" data-awaited>
        {m.site_name()}
      </h1>
    </>
  )
}

/** The current page's heading, or null while the page loads. */
export function findPageHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1:not([data-awaited])')
}

/** Moves the focus from `main` to the heading of the loaded page. */
function focusHeading() {
  if (document.activeElement?.matches('main')) findPageHeading()?.focus({ preventScroll: true })
}
