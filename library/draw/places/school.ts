import { darker, mix } from '../paper/color.ts'
import { roundRect } from '../paper/geometry.ts'
import { line } from '../paper/pieces.ts'
import { cycle } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import {
  blackboard,
  bookcase,
  coatHook,
  desk,
  garland,
  hangingBag,
  hangingCoat,
  hookPicture,
} from '../props/school-things.ts'
import { stoveBench } from '../props/stove-corner.ts'
import { createPlaceScene, type PlaceOptions } from '../stage/place-options.ts'
import { eveningOf } from './evening.ts'
import { boardFloor, plainWall, tiledFloor, viewWindow } from './indoors.ts'
import { schoolYard } from './school-yard.ts'

export interface SchoolOptions extends PlaceOptions {
  view?: 'classroom' | 'corridor' | 'yard'
  /** Classroom: a board without chalk, and where pupils' desks stand, shares of the width. */
  emptyBoard?: boolean
  desks?: readonly number[]
  /** Corridor: numbers (0 is the leftmost) of hooks where nothing hangs, and those without a picture. */
  bareHooks?: readonly number[]
  blankHooks?: readonly number[]
  /** Yard: where the climbing frame stands, a share of the width; null for none. */
  climber?: number | null
  /** Yard: squares to hop in on the ground, off where something else is drawn there. */
  hopscotch?: boolean
}

const hookStep = 168

/** The point of a hook in pixels, 0 is the leftmost; hang things there with `scene.place`. */
const hookAt = (scene: Scene, i: number): [x: number, y: number] => [
  (104 + i * hookStep) * scene.unit,
  scene.ground(0) - 372 * scene.unit,
]

const panelling = (scene: Scene, floorY: number, h: number, color: string) => {
  const { left, span, unit } = scene
  scene.flat(roundRect(left, floorY - h, span, h), color)
  scene.piece(
    roundRect(left - 20, floorY - h - 10 * unit, span + 40, 22 * unit, 6),
    darker(color, 0.16),
    1,
  )
}

const classroom = (scene: Scene, floorY: number, seed: number, options: SchoolOptions) => {
  const { width, unit, mood } = scene
  const { byLamp, isLit } = eveningOf(mood)
  panelling(scene, floorY, 250 * unit, byLamp(mix('#8fb8a8', mood.tone(0.4), 0.4)))
  const paneW = width * 0.2
  viewWindow(scene, {
    x: width * 0.035,
    y: floorY - 720 * unit,
    w: paneW,
    h: 430 * unit,
    frame: byLamp('#fff4e2'),
    seed,
    light: false,
  })
  const boardScale = Math.min(1.12, (width / unit) * 0.0007) * unit
  scene.place(blackboard(options.emptyBoard), width * 0.525, floorY - 330 * unit, boardScale)
  scene.place(garland((width * 0.86) / unit / 1.1), width * 0.12, floorY - 850 * unit, 1.1 * unit)
  boardFloor(scene, floorY, byLamp('#c9935e'))
  scene.ground = () => floorY
  const caseX = width * 0.9
  scene.contactShadow(caseX, floorY + 18 * unit, 190 * unit)
  scene.place(bookcase(byLamp('#c0905c')), caseX, floorY + 18 * unit, 1.34 * unit)
  if (isLit) scene.warm(width / 2, floorY - 200 * unit, width * 0.5, '#f0b062', 0.3)
  for (const share of options.desks ?? [0.13]) {
    scene.contactShadow(share * width, floorY + 58 * unit, 190 * unit)
    scene.place(desk(byLamp('#d9b07a')), share * width, floorY + 60 * unit, 1.5 * unit)
  }
}

const coats = ['#d8584f', '#5f9fc0', '#e8a13c', '#7aa85c', '#8a6ab0'] as const

const corridor = (scene: Scene, floorY: number, options: SchoolOptions) => {
  const { width, unit, mood } = scene
  const { byLamp } = eveningOf(mood)
  const { bareHooks = [], blankHooks = [] } = options
  panelling(scene, floorY, 560 * unit, byLamp(mix('#e8b884', mood.tone(0.35), 0.34)))
  tiledFloor(scene, floorY, byLamp(mix('#b9c9c4', mood.tone(0.3), 0.3)), 190)
  scene.ground = () => floorY
  const wood = byLamp('#b5814f')
  const rail = hookAt(scene, 0)[1]
  scene.piece(roundRect(scene.left - 20, rail - 46 * unit, scene.span + 40, 50 * unit, 8), wood, 2)
  const count = Math.floor((width / unit - 40) / hookStep)
  for (let i = 0; i < count; i++) {
    const [x, y] = hookAt(scene, i)
    const emblem = hookPicture(blankHooks.includes(i) ? undefined : i)
    scene.place(emblem, x, y - 102 * unit, 1.08 * unit).place(coatHook(), x, y, 1.2 * unit)
    if (bareHooks.includes(i)) continue
    const color = byLamp(cycle(coats, i * 3))
    const worn =
      i % 3 === 1 ? hangingBag(color) : hangingCoat(color, i % 4 === 0 ? '#fff1d6' : undefined)
    scene.place(worn, x, y, 0.98 * unit)
  }
  const bench = stoveBench(width / unit / 1.3 - 60, wood)
  scene.flat(
    roundRect(width * 0.04, floorY + 12 * unit, width * 0.92, 20 * unit, 10),
    mood.shadow,
    0.2,
  )
  scene.place(bench, width / 2, floorY + 24 * unit, 1.3 * unit)
  shoes(scene, floorY + 24 * unit, count)
}

const shoes = (scene: Scene, y: number, count: number) => {
  const { unit } = scene
  for (let i = 0; i < count; i++) {
    const x = hookAt(scene, i)[0] + ((i * 37) % 40) * unit
    const boot = (dx: number) =>
      `M${dx} 0V-30Q${dx} -36 ${dx + 6} -36H${dx + 20}V-16Q${dx + 40} -14 ${dx + 40} 0Z`
    if (i % 3 !== 2)
      scene.place(
        `<path d="${boot(-40)}${boot(6)}" fill="${darker(cycle(coats, i * 2 + 1), 0.2)}"/>`,
        x,
        y,
        0.95 * unit,
      )
  }
}

const ceilingLamps = (scene: Scene) => {
  const { width, unit } = scene
  const globe = `${line('M0 0V110', '#8d8794', 5)}<circle cx="0" cy="146" r="40" fill="#fff6dc"/>`
  for (const share of [0.27, 0.73]) {
    scene.place(globe, share * width, 0, unit)
    scene.glow(share * width, 146 * unit, 230 * unit, '#fff0c0', 0.5)
    scene.mark('light', share * width, 146 * unit, 40 * unit)
  }
}

/** A school: classroom with its board, corridor with coat hooks, or yard. */
export const school = (options: SchoolOptions = {}) => {
  const light = { x: 0.2, y: 0.16, r: 80 }
  const { scene, settings } = createPlaceScene(options, { palette: 'sunrise', light })
  const { height, mood } = scene
  const { view = 'classroom' } = options
  if (view === 'yard') {
    const { climber = 0.16, hopscotch = true } = options
    schoolYard(scene, settings, { climber, hopscotch })
    return scene
  }
  const { isLit } = eveningOf(mood)
  const floorY = height * (0.745 + settings.landOffset)
  const day = mix(mood.tone(0.1), '#fbe8c4', 0.5)
  const wall = isLit ? mix(mood.tone(0.45), '#d6a06a', mood.isDark ? 0.76 : 0.68) : day
  plainWall(scene, floorY, wall, isLit)
  if (view === 'classroom') classroom(scene, floorY, settings.seed, options)
  else {
    ceilingLamps(scene)
    corridor(scene, floorY, options)
  }
  return scene
}
