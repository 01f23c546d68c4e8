interface Size {
  width: number
  height: number
}

/** Room for a page in CSS pixels. */
export interface Space {
  width: number
  /** So tall that a whole page's words can be read; the window may have to be scrolled. */
  height: number
  /** What the window shows at once. */
  windowHeight: number
}

/** In percent of the page at its comfortable size; 'page' fits the window, 'width' its width. */
export type Zoom = number | 'page' | 'width'

export const initialZoom: Zoom = 100
const steps = [100, 125, 150, 200, 250, 300, 400] as const
const most = 400

/** What a zoom comes to in percent for a page in a space; the whole page may need less than 100. */
export function percentOf(zoom: Zoom, page: Size, space: Space): number {
  if (typeof zoom === 'number') return zoom
  const inWidth = space.width / page.width
  const wanted = zoom === 'width' ? inWidth : Math.min(inWidth, space.windowHeight / page.height)
  return Math.min(most, Math.round((wanted / comfortable(page, space)) * 100))
}

/** The next larger or smaller step, or null at either end. */
export function nextZoom(percent: number, direction: 'in' | 'out'): number | null {
  const next =
    direction === 'in'
      ? steps.find((step) => step > percent)
      : steps.findLast((step) => step < percent)
  return next ?? null
}

/** A page's size in whole CSS pixels at a percentage. */
export function pageSize(page: Size, space: Space, percent: number): Size {
  const scale = (comfortable(page, space) * percent) / 100
  return { width: Math.round(page.width * scale), height: Math.round(page.height * scale) }
}

function comfortable(page: Size, space: Space): number {
  return Math.min(space.width / page.width, space.height / page.height)
}
