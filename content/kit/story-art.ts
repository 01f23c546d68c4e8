import type { Scene } from './scene.ts'

/** Draws a page picture of 1600 x 1200. */
export type SceneArt = () => Scene

/** Draws a cover picture of 1200 x 1600 without lettering; title band: the upper 380 pixels. */
export type CoverArt = () => Scene

/** What a story's `scenes.ts` exports. */
export interface StoryArt {
  cover: CoverArt
  scenes: Record<string, SceneArt>
}
