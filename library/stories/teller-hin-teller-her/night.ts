import { act } from '../../draw/cast/actor.ts'
import { circle, type Point, roundRect } from '../../draw/paper/geometry.ts'
import { line, piece } from '../../draw/paper/pieces.ts'
import type { Scene } from '../../draw/paper/scene.ts'
import { darkenRooms, furnishHouse } from '../../draw/places/house-nine/furniture.ts'
import { ninePage } from '../../draw/places/house-nine/house.ts'
import {
  hedda,
  ilyas,
  nene,
  papa,
  petrow,
  quintInBoots,
} from '../../draw/places/house-nine/people.ts'
import { type CellName, section } from '../../draw/places/house-nine/section.ts'
import { pot, stool, table } from '../../draw/props/furniture.ts'
import { gherkin } from '../../draw/props/house-nine-things.ts'
import {
  cooker,
  counter,
  fridge,
  hangingLamp,
  plateBoard,
} from '../../draw/props/kitchen-things.ts'
import type { SceneArt } from '../../draw/stage/story-art.ts'
import { palette } from './set.ts'

type Put = (name: CellName, share: number, svg: string, size: number, up?: number) => void

/** How much larger things are than in the whole house of other stories. */
const bigger = 1.28

/** Draws into a room; its share of the room's width, its height above the floor. */
type At = (name: CellName, share: number, up?: number) => Point

const things = (put: Put) => {
  put('nene', 0.2, cooker(), 0.52)
  put('petrow', 0.2, cooker('#e8d0dc', false), 0.52)
  put('hedda', 0.86, fridge('#d2473f'), 0.36)
  put('quint', 0.16, counter(150, '#4f7f5a'), 0.52)
  put('quint', 0.82, plateBoard('#6f5a40'), 0.42, 110)
  put('petrow', 0.82, plateBoard('#8a5f94'), 0.42, 110)
  put('heddaBed', 0.5, hedda({ pose: 'sleeping', color: '#d2473f' }), 0.4, 14)
  put('ilyasBed', 0.5, ilyas({ pose: 'sleeping', color: '#2f8f8a' }), 0.4, 14)
}

const tables = (put: Put) => {
  put('nene', 0.68, table('#8a5a3c', '#b8433f'), 0.46)
  put('petrow', 0.6, table('#8a5f94'), 0.46)
  put('quint', 0.58, table('#6f5a40'), 0.46)
  for (const share of [0.66, 0.69, 0.72]) put('petrow', share, pierogi(), 0.36, 66)
  put('nene', 0.68, dough(), 0.5, 64)
  for (const share of [0.62, 0.65]) put('quint', share, gherkin(), 0.5, 68)
  put('petrow', 0.55, pot('#5b6478', '#f3dcae'), 0.48, 60)
}

/** Nene rolls out dough, Frau Petrow stirs, Herr Quint cuts gherkins. */
const cooks = (scene: Scene, at: At) => {
  const size = 0.385 * bigger
  const pin = piece(roundRect(-64, -9, 128, 18, 9), '#e8c090')
  const [nx, ny] = at('nene', 0.56)
  act(
    scene,
    nene,
    nene.joints,
    {
      at: [nx, ny],
      scale: 0.43 * bigger,
      near: { at: [nx + 50, ny - 86], grip: 'grip', holding: pin, tilt: -8 },
      far: { at: [nx + 83, ny - 88], grip: 'open' },
      lookAt: [nx + 83, ny - 83],
    },
    { view: 'turned', lean: 12, headTilt: 8, mood: 'sly' },
  )
  const [px, py] = at('petrow', 0.46)
  act(
    scene,
    petrow,
    petrow.joints,
    {
      at: [px, py],
      scale: size,
      near: { at: [px + 57, py - 124], grip: 'grip', holding: ladle() },
      far: { at: [px + 10, py - 79], grip: 'fist' },
      lookAt: [px + 71, py - 95],
    },
    { view: 'turned', mood: 'sly', apron: '#fff4e0' },
  )
  const [qx, qy] = at('quint', 0.48)
  act(
    scene,
    quintInBoots,
    quintInBoots.joints,
    {
      at: [qx, qy],
      scale: size,
      near: { at: [qx + 48, qy - 100], grip: 'grip', holding: knife(), tilt: 20 },
      far: { at: [qx + 93, qy - 90], grip: 'open' },
      lookAt: [qx + 83, qy - 83],
    },
    { view: 'turned', mood: 'sly', lean: 6, headTilt: 6 },
  )
}

/** Heddas Papa at the end of his table, his head on the potato salad. */
const sleeper = (scene: Scene, at: At, put: Put) => {
  put('hedda', 0.5, table('#a9704a', '#f6e6c8'), 0.46)
  put('hedda', 0.5, saladBowl(), 0.56, 62)
  const [x, y] = at('hedda', 0.24)
  scene.place(stool('#a9704a'), x - 16, y, 0.6)
  act(
    scene,
    papa,
    papa.joints,
    {
      at: [x, y],
      scale: 0.42 * bigger,
      near: { at: [x + 79, y - 81], grip: 'rest' },
      far: { at: [x + 133, y - 81], grip: 'rest', inFront: false },
    },
    {
      view: 'turned',
      stance: 'seat',
      seatHeight: 96,
      apron: '#fff4e0',
      lean: 42,
      headTilt: 42,
      lids: 1,
      mouth: 'smile',
    },
  )
}

const dough = () => piece('M-70 0C-74 -14 70 -16 72 0Z', '#f6e6c8')
const ladle = () => line('M0 -20V70', '#b07a50', 9)
const knife = () =>
  `${line('M0 0V8', '#5a3426', 10)}${piece('M-5 8H7L5 60Q-6 50 -5 8Z', '#d9dfe6')}`
const pierogi = () => piece('M-42 0C-40 -44 40 -44 42 0Q0 10 -42 0Z', '#f3dcae')

/** p7: the whole house by night, four kitchens bright. */
export const wholeHouse: SceneArt = () => {
  const scene = ninePage(palette, 'night')
  const { left, span, mood } = scene
  scene.flat(roundRect(left, 0, span, 1200), scene.linear('#0d2a52', '#2f6f9a', 0, 1100))
  const sky = Array.from({ length: 60 }, (_, i) =>
    circle(left + ((i * 151) % span), (i * 83) % 700, 2 + (i % 3)),
  )
  scene.flat(sky, '#fff3cf')
  scene.flat(circle(1552, 84, 58), mood.light)
  scene.glow(1552, 84, 200, '#fff3cf', 0.6)
  scene.mark('moon', 1552, 84, 60).markArea('stars', [20, 100, 130, 400], 50)
  scene.sheet(roundRect(left, 1166, span, 300), '#1f2c48', 3, 1166)
  const bright = new Set<CellName>(['quint', 'nene', 'hedda', 'petrow'])
  const cells = section(scene, {
    street: 1158,
    floor: 196,
    edges: [92, 676, 910, 1508],
    lit: (name) => bright.has(name),
    stairLight: false,
  })
  furnishHouse(scene, cells, bright)
  darkenRooms(scene, cells, bright)
  for (const name of bright) {
    const { left: from, right: to, top } = cells[name]
    scene.place(hangingLamp(10, '#ff8f70'), from + (to - from) * 0.64, top, 0.46)
  }
  scene.begin('cast')
  const at: At = (name, share, up = 0) => {
    const { left: from, right: to, floor } = cells[name]
    return [from + (to - from) * share, floor - 12 - up]
  }
  const put: Put = (name, share, svg, size, up = 0) => {
    const [x, y] = at(name, share, up * bigger * 0.93)
    scene.place(svg, x, y, size * bigger)
  }
  things(put)
  cooks(scene, at)
  tables(put)
  sleeper(scene, at, put)
  // The only light in the house, seen from afar.
  for (const name of bright) {
    const { left: from, right: to, top, floor } = cells[name]
    scene.glow((from + to) / 2, (top + floor) / 2, 260, '#ffdf94', 0.28)
  }
  return scene
}

const saladBowl = () =>
  `${piece('M-60 -20C-50 -48 50 -48 60 -20Z', '#f0dc8c')}${piece('M-66 -22H66C58 0 30 6 0 6C-30 6 -58 0 -66 -22Z', '#7fb4c8')}`
