import { useEffect } from 'react'
import { m } from '../paraglide/messages.js'

/**
 * Title and heading of a page that is on its way: the product's name, until the page has its own. Nobody sees
 * it, but a screen reader finds a heading at every moment.
 */
export function AwaitedHeading() {
  useEffect(() => handFocusOn, [])
  return (
    <>
      <title>{m.site_name()}</title>
      <h1 className="sr-only" data-awaited>
        {m.site_name()}
      </h1>
    </>
  )
}

/** The heading of the page that is shown, unless it is still on its way. */
export function shownHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1:not([data-awaited])')
}

/** The focus that waited on the whole page goes to its heading, to be read out. */
function handFocusOn() {
  if (document.activeElement?.matches('main')) shownHeading()?.focus({ preventScroll: true })
}
