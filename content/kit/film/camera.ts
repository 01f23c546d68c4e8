import type { Layer } from '../scene.ts'

/** The film's picture in pixels. */
export const filmSize = { width: 1280, height: 720 }

/** What the camera shows of a page's stage, in the stage's units. */
const view = { width: (1200 * filmSize.width) / filmSize.height, height: 1200, middle: 800 }

/** How far each layer goes along with the cast: what is far moves less, what is near more. */
const paces: Record<Layer, number> = { far: 0.3, land: 0.85, cast: 1, front: 1.6 }

/** Units the cast moves to either side, and how much it grows, while a page is read slowly. */
const travel = 38
const growth = 0.05
/** So many seconds a page has to be seen for the whole way; on a shorter one the camera turns less. */
const wholeWaySeconds = 20
/** The height that stays where it is while a layer grows, a share of the picture: near the feet. */
const anchor = 0.65

/** Units a stage must reach beyond a page to either side, so that no layer shows its edge. */
export const wings = Math.ceil(view.width / 2 - view.middle + travel * paces.front)

/** Where the camera is at a share of a part's time: from -1 to 1, every other part the other way. */
export const position = (part: number, seconds: number, share: number) => {
  const reach = Math.min(1, seconds / wholeWaySeconds)
  return (part % 2 === 0 ? 1 : -1) * reach * (2 * share - 1)
}

/** The piece of a layer that is seen: upper left corner and height, in the stage's units. */
export const frameOf = (layer: Layer, at: number) => {
  const pace = paces[layer]
  const zoom = 1 + pace * growth * ((at + 1) / 2)
  const [width, height] = [view.width / zoom, view.height / zoom]
  return {
    x: view.middle - width / 2 - at * travel * pace,
    y: (view.height - height) * anchor,
    height,
  }
}
