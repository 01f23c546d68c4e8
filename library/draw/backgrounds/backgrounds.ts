// Full-bleed page backgrounds: quiet in the middle, where cards are, with figures at the lower edge and in the corners.
import { forestScenes } from './forest-scenes.ts'
import { hillScenes } from './hill-scenes.ts'
import { homeScenes } from './home-scenes.ts'
import { meadowScenes } from './meadow-scenes.ts'
import { quietScenes } from './quiet-scenes.ts'
import type { BackgroundArt } from './view.ts'
import { villageScenes } from './village-scenes.ts'

/** One background for each page of the product, as in `/backgrounds/{page}-desktop.avif`. */
export const backgrounds: Record<string, BackgroundArt> = {
  ...forestScenes,
  ...meadowScenes,
  ...hillScenes,
  ...homeScenes,
  ...villageScenes,
  ...quietScenes,
}
