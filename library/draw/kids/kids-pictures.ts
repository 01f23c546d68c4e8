import { bookStack, openBook } from '../backgrounds/props.ts'
import { bear } from '../cast/bear.ts'
import { fox } from '../cast/fox.ts'
import { hedgehog } from '../cast/hedgehog.ts'
import { mouse } from '../cast/mouse.ts'
import { squirrel } from '../cast/squirrel.ts'
import { fireflies, hangingStars } from '../landscape/sky.ts'
import { burrow } from '../places/burrow.ts'
import { clearing } from '../places/clearing.ts'
import { forest } from '../places/forest.ts'
import { hilltop } from '../places/hilltop.ts'
import { room } from '../places/room.ts'
import { candle } from '../props/furniture.ts'
import { stand, standLit } from '../stage/stand.ts'
import type { SceneArt } from '../stage/story-art.ts'

/** No story is begun: a squirrel before a book that waits. */
const begin: SceneArt = () => {
  const scene = clearing({
    palette: 'autumn',
    hour: 'day',
    seed: 6,
    light: { x: 0.5, y: 0.34, r: 120 },
  })
  stand(scene, squirrel({ scarf: '#1f8a8c' }), 640, 3, { shadow: 60 })
  stand(scene, openBook('#c8434a'), 1010, 2.2, { depth: 40, shadow: 90 })
  return scene
}

/** There are no favourites: a fox who looks for a star. */
const favorites: SceneArt = () => {
  const scene = hilltop({
    palette: 'midnight',
    hour: 'night',
    seed: 3,
    tree: null,
    light: { x: 0.62, y: 0.4, r: 230 },
  })
  hangingStars(
    scene,
    [
      [330, 330, 46],
      [560, 190, 34],
      [1010, 250, 60],
      [1250, 420, 36],
      [1390, 210, 44],
    ],
    '#ffd77a',
  )
  stand(scene, fox({ scarf: '#c8434a', tilt: -8 }), 760, 2.4, { shadow: 110 })
  return scene
}

/** A shelf has no stories: a mouse with few books. */
const shelf: SceneArt = () => {
  const scene = burrow({
    palette: 'gold',
    seed: 4,
    door: null,
    lamp: 0.72,
    shelf: 0.26,
    light: { x: 0.5, y: 0.42, r: 60 },
  })
  stand(scene, bookStack(['#1f8a8c', '#c8434a']), 1090, 1.7, { shadow: 80 })
  stand(scene, mouse({ scarf: '#6d5bb0' }), 720, 3.2, { shadow: 60 })
  return scene
}

/** Something is out of reach: a hedgehog sleeps. */
const sleep: SceneArt = () => {
  const scene = forest({
    palette: 'midnight',
    hour: 'night',
    seed: 5,
    light: { x: 0.66, y: 0.28, r: 110 },
  })
  fireflies(scene, [
    [330, 560, 6],
    [470, 700, 5],
    [1180, 610, 6],
    [1290, 760, 5],
  ])
  stand(scene, hedgehog({ pose: 'sleeping' }), 800, 3.2, { shadow: 90 })
  return scene
}

/** A story that only parents can wake: a small bear asks a big one. */
const ask: SceneArt = () => {
  const scene = room({
    palette: 'gold',
    hour: 'dusk',
    seed: 3,
    window: 0.22,
    furniture: { rug: 0.5, shelf: 0.84 },
  })
  stand(scene, bear({ scarf: '#1f8a8c' }), 980, 2.5, { shadow: 130 })
  stand(scene, bear({ scarf: '#c8434a', mood: 'surprised', tilt: 8 }), 560, 1.5, {
    depth: 40,
    shadow: 80,
  })
  standLit(scene, candle(), 1320, 1.6)
  stand(scene, openBook('#6d5bb0'), 760, 1.5, { depth: 70, shadow: 70 })
  return scene
}

/** Pictures for children where there is no story: what a sentence would say to adults. */
export const kidsPictures = { begin, favorites, shelf, sleep, ask } satisfies Record<
  string,
  SceneArt
>
