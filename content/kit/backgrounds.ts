// Full-bleed page backgrounds: calm where cards stand, life at the lower edges and the corners.
import { forestScenes } from './backgrounds/forest-scenes.ts'
import { hillScenes } from './backgrounds/hill-scenes.ts'
import { homeScenes } from './backgrounds/home-scenes.ts'
import { meadowScenes } from './backgrounds/meadow-scenes.ts'
import { quietScenes } from './backgrounds/quiet-scenes.ts'
import type { BackgroundArt } from './backgrounds/view.ts'
import { villageScenes } from './backgrounds/village-scenes.ts'

/** One background for each page of the product, as in `/backgrounds/{page}-desktop.avif`. */
export const backgrounds: Record<string, BackgroundArt> = {
  ...forestScenes,
  ...meadowScenes,
  ...hillScenes,
  ...homeScenes,
  ...villageScenes,
  ...quietScenes,
}
