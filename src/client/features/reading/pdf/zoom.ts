interface Size {
  width: number
  height: number
}

/** The space for a page in CSS pixels. */
export interface AvailableSpace {
  width: number
  /** High enough for a readable whole page; the window may have to scroll. */
  height: number
  /** The visible height. */
  windowHeight: number
}

/** Percent of the readable size; 'page' fits the whole page into the window, 'width' its width. */
export type Zoom = number | 'page' | 'width'

export const initialZoom: Zoom = 100
const steps = [100, 125, 150, 200, 250, 300, 400] as const
const maxPercent = 400

/** A zoom in percent for a page in a space; 'page' can be less than 100. */
export function zoomPercent(zoom: Zoom, page: Size, space: AvailableSpace): number {
  if (typeof zoom === 'number') return zoom
  const widthScale = space.width / page.width
  const scale =
    zoom === 'width' ? widthScale : Math.min(widthScale, space.windowHeight / page.height)
  return Math.min(maxPercent, Math.round((scale / readableScale(page, space)) * 100))
}

/** The next larger or smaller step, or null at the limit. */
export function nextZoom(percent: number, direction: 'in' | 'out'): number | null {
  const next =
    direction === 'in'
      ? steps.find((step) => step > percent)
      : steps.findLast((step) => step < percent)
  return next ?? null
}

/** A page's size in whole CSS pixels at a percentage. */
export function pageSize(page: Size, space: AvailableSpace, percent: number): Size {
  const scale = (readableScale(page, space) * percent) / 100
  return { width: Math.round(page.width * scale), height: Math.round(page.height * scale) }
}

/** The scale at 100 percent: the whole page in the space. */
function readableScale(page: Size, space: AvailableSpace): number {
  return Math.min(space.width / page.width, space.height / page.height)
}
