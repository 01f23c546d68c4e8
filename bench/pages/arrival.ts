import { type Phone, runFirst } from './phone.ts'
import { tap } from './tap.ts'

/** When the text and the picture of a page are painted, in milliseconds from the click. */
export interface Arrival {
  textMs: number
  pictureMs: number
}

/** Runs in every document of a page whose `arrive` is measured. */
export const recordArrivals = (phone: Phone) => runFirst(phone, watchArrival)

/** Taps a link and waits until the story's first text and picture are painted. */
export async function arrive(phone: Phone, link: string): Promise<Arrival> {
  await tap(phone, link)
  return phone.wait((): Arrival | null => {
    const { arrival } = Object(window)
    return arrival && 'pictureMs' in arrival ? arrival : null
  })
}

/**
 * Runs in the page: records when a link was clicked (in session storage, as the click may load
 * another document) and when text and picture of a story were painted after that.
 */
function watchArrival() {
  const now = () => performance.timeOrigin + performance.now()
  const recordClick = () => sessionStorage.setItem('clicked-at', String(now()))
  addEventListener('click', recordClick, true)
  const arrival: Partial<Arrival> = {}
  Object.assign(window, { arrival })
  const record = (name: keyof Arrival) => {
    // The frame after the one that shows it.
    requestAnimationFrame(() => {
      arrival[name] ??= now() - Number(sessionStorage.getItem('clicked-at'))
    })
  }
  const checkFrame = () => {
    const image = document.querySelector<HTMLImageElement>('.book-picture img')
    const hasText = document.querySelector('[data-paragraph]') !== null
    if (hasText) record('textMs')
    if (hasText && image?.complete && image.naturalWidth > 0) record('pictureMs')
    else requestAnimationFrame(checkFrame)
  }
  requestAnimationFrame(checkFrame)
}
