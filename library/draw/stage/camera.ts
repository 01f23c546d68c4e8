import type { Layer } from '../paper/scene.ts'
import { withWings } from './place-options.ts'
import type { SceneArt } from './story-art.ts'

/** The film's picture in pixels. */
export const filmSize = { width: 1280, height: 720 }

/** The part of a page's stage that the camera shows, in its pixels. */
const view = { width: (1200 * filmSize.width) / filmSize.height, height: 1200, middle: 800 }

/** Speed of each layer relative to the cast: far layers move less, near ones more. */
const paces: Record<Layer, number> = { far: 0.3, land: 0.85, cast: 1, front: 1.6 }

/** Pixels the cast moves to either side, and the share by which it grows, while a page is read slowly. */
const travel = 38
const growth = 0.05
/** Shortest time for the whole travel; the camera moves less on shorter pages. */
const wholeWaySeconds = 20
/** The y that the zoom leaves in place, as a share of the picture: near the feet. */
const anchor = 0.65

/** Pixels a stage must reach beyond a page to either side, to hide the edges of all layers. */
export const wings = Math.ceil(view.width / 2 - view.middle + travel * paces.front)

/** Draws a page with wings, as a film needs it. */
export const drawWide = (draw: SceneArt) => withWings(wings, draw)

/** Camera position from -1 to 1 at a share of a part's time; the direction alternates between parts. */
export const cameraPosition = (part: number, seconds: number, share: number) => {
  const reach = Math.min(1, seconds / wholeWaySeconds)
  return (part % 2 === 0 ? 1 : -1) * reach * (2 * share - 1)
}

/**
 * The visible part of a layer for a camera position `at` from -1 to 1: upper left corner and height, in
 * pixels of the stage.
 */
export const findFrame = (layer: Layer, at: number) => {
  const pace = paces[layer]
  const zoom = 1 + pace * growth * ((at + 1) / 2)
  const [width, height] = [view.width / zoom, view.height / zoom]
  return {
    x: view.middle - width / 2 - at * travel * pace,
    y: (view.height - height) * anchor,
    height,
  }
}
