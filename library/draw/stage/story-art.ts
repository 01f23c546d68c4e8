import type { Scene } from '../paper/scene.ts'

/** Draws a page of 1600 x 1200 pixels. */
export type SceneArt = () => Scene

/** Draws a cover of 1200 x 1600 pixels without lettering; the upper 380 pixels are for the title. */
export type CoverArt = () => Scene

/** Exports of a story's `scenes.ts`. */
export interface StoryArt {
  cover: CoverArt
  scenes: Record<string, SceneArt>
}
