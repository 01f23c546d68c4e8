/** How long the page stays as high as the view, so that it does not jump while shelves are added. */
const heldHeightMs = 3000
/** A slow server does not keep a family from a page that works; as long as what is pressed is held (index.html). */
const longestWaitMs = 8000

/**
 * Puts the app, which renders in `place`, into the page once it shows as much as the family's last view
 * that stands there (`last-view.tsx`), or another page.
 */
export async function replaceLastView(place: HTMLElement): Promise<void> {
  await whenFilled(place)
  // The root is empty where the app has failed since; it has shown its error then.
  const view = document.getElementById('root')
  place.style.minHeight = `${view?.offsetHeight ?? 0}px`
  setTimeout(() => place.removeAttribute('style'), heldHeightMs)
  const focused = twinOf(document.activeElement, place)
  if (window.held) window.held = twinOf(window.held, place)
  view?.replaceWith(place)
  place.id = 'root'
  focused?.focus({ preventScroll: true })
}

/** The button or link of the app that looks like one of the view. */
function twinOf(element: Element | null, place: HTMLElement): HTMLElement | undefined {
  if (!element?.matches('a, button')) return undefined
  const nameOf = (one: Element) =>
    one.getAttribute('href') ?? one.getAttribute('aria-label') ?? one.textContent
  const all = place.querySelectorAll<HTMLElement>(element.localName)
  return [...all].find((one) => nameOf(one) === nameOf(element))
}

function whenFilled(place: HTMLElement): Promise<void> {
  const isFilled = () =>
    place.querySelector('main h1:not([data-awaited])') !== null &&
    place.querySelector('main :is(.waiting, .spinner)') === null
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      observer.disconnect()
      resolve()
    }
    const timer = setTimeout(end, longestWaitMs)
    const observer = new MutationObserver(() => isFilled() && end())
    observer.observe(place, { subtree: true, childList: true })
  })
}
