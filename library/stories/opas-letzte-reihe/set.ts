// The garden: eleven rows before the compost, the twelfth behind it, the fence to Frau Blum's.

import { darker, lighter } from '../../draw/paper/color.ts'
import { circle, num, type Point, polygon, smooth } from '../../draw/paper/geometry.ts'
import type { Hour } from '../../draw/paper/mood.ts'
import { placed } from '../../draw/paper/pieces.ts'
import { print } from '../../draw/paper/prints.ts'
import { seeded } from '../../draw/paper/random.ts'
import { createPlaceScene } from '../../draw/stage/place-options.ts'
import { crops, greenOf, nettle, plantOf } from './plants.ts'
import { plan, type Season } from './seasons.ts'
import { compost, hut, label } from './things.ts'
import { type Camera, plot, put, type View, viewOf } from './view.ts'

export const newScene = (hour: Hour = 'day', size = {}) =>
  createPlaceScene({ palette: 'emerald', hour, ...size }, { light: { x: 0.2, y: 0.2, r: 0 } }).scene

/** Frau Blum's house and hedge, far behind the fence. */
const beyond = (view: View, { hedge }: Season) => {
  const { scene } = view
  const random = seeded(5)
  const [, y] = view.at(0, plan.fence + 9)
  const r = view.size(plan.fence + 6)
  const balls = Array.from({ length: 26 }, (_, i) =>
    circle(scene.across(i / 25), y - r * 0.5 + random() * r * 0.4, r * (0.8 + random() * 0.7)),
  )
  scene.sheet(balls, lighter(hedge, 0.3), 2, y - r * 2)
  const [hx, hy] = view.at(3.4, plan.fence + 4)
  const m = view.size(plan.fence + 4)
  const box = (x: number, up: number, w: number, h: number) =>
    `M${num(hx + x * m)} ${num(hy - up * m)}h${num(w * m)}v${num(h * m)}h${num(-w * m)}Z`
  scene.piece(box(-1.7, 2.6, 3.4, 2.8), '#f4e3c6', 2)
  scene.piece(
    polygon([
      [hx - 2.1 * m, hy - 2.5 * m],
      [hx, hy - 4.3 * m],
      [hx + 2.1 * m, hy - 2.5 * m],
    ]),
    print('scales', '#8ba3ac', '#6f8894', { size: 26 }),
    2,
  )
  scene.piece([box(-1, 2.1, 0.7, 0.9), box(0.4, 2.1, 0.7, 0.9)], '#6d9aa0', 1)
  scene.mark('light', hx - 0.65 * m, hy - 1.7 * m, 0.3 * m)
}

/** Pickets across the whole picture. */
export const fence = (view: View, z: number = plan.fence, color = '#e9dcc0') => {
  const { scene } = view
  const m = view.size(z)
  const pickets: string[] = []
  const [left] = view.at(0, z)
  const count = Math.ceil(scene.span / (0.24 * m)) + 4
  for (let i = -count; i < count; i++) {
    const x = left + i * 0.24 * m
    if (x < scene.left - m || x > scene.right + m) continue
    const [, y] = view.at(0, z)
    const top = y - (1.02 + 0.03 * Math.sin(i * 2.3)) * m
    pickets.push(
      polygon([
        [x, y],
        [x, top],
        [x + 0.06 * m, top - 0.09 * m],
        [x + 0.12 * m, top],
        [x + 0.12 * m, y],
      ]),
    )
  }
  const rail = (up: number) => {
    const [, y] = view.at(0, z, up)
    return `M${scene.left - 20} ${num(y)}H${scene.right + 20}v${num(0.08 * m)}H${scene.left - 20}Z`
  }
  scene.piece([rail(0.84), rail(0.34)], darker(color, 0.16), 2)
  scene.piece(pickets, color, 2)
}

const lawn = (view: View, { lawn: color }: Season) => {
  const { scene } = view
  const [, far] = view.at(0, view.camera.isBack ? -5 : plan.fence + 0.6)
  const crest: Point[] = []
  for (let x = scene.left - 60; x <= scene.right + 60; x += 90)
    crest.push([x, far + Math.sin(x / 90) * 4])
  const foot = `L${scene.right + 60} ${scene.height + 60}L${scene.left - 60} ${scene.height + 60}Z`
  const paint = print('linen', color, darker(color, 0.14), { size: 22 })
  scene.sheet(`${smooth(crest, false)}${foot}`, paint, 3, far - 10)
}

/** A bed of earth with a wavering edge. */
const bed = (view: View, corners: readonly Point[], color: string) => {
  const ring = corners.flatMap(([x, z], i): Point[] => {
    const [nx, nz] = corners[(i + 1) % corners.length] ?? [0, 0]
    return [0, 0.25, 0.5, 0.75].map((t) => [x + (nx - x) * t, z + (nz - z) * t])
  })
  view.scene.sheet(plot(view, ring), color, 2, 0, 'deckle')
}

/** The trees at the path, behind everything that is seen from the fence. */
const pathTrees = (view: View, { hedge }: Season) => {
  const { scene } = view
  const random = seeded(8)
  const [, y] = view.at(0, -6)
  const r = view.size(-3) * 1.1
  for (const [shade, rise] of [
    [0.36, 1.1],
    [0.1, 0.4],
  ] as const) {
    const balls = Array.from({ length: 22 }, (_, i) =>
      circle(scene.across(i / 21), y - r * rise + random() * r * 0.5, r * (0.7 + random() * 0.6)),
    )
    scene.sheet(balls, lighter(hedge, shade), 2, y - r * 3)
  }
}

const steps = (from: number, to: number, size: number) =>
  Array.from({ length: Math.floor((to - from) / size) + 1 }, (_, i) => to - i * size)

/** A stripe along the middle of a row. */
const stripe = (view: View, x: number, w: number) =>
  plot(view, [
    [x - w, plan.front + 0.05],
    [x - w, plan.back],
    [x + w, plan.back],
    [x + w, plan.front + 0.05],
  ])

const row = (view: View, index: number, season: Season) => {
  const { scene } = view
  const x = plan.rows[index] ?? 0
  const crop = crops[index] ?? 'feathers'
  const { front, back } = plan
  scene.piece(
    plot(view, [
      [x - 0.2, front],
      [x - 0.2, back],
      [x + 0.2, back],
      [x + 0.2, front],
    ]),
    lighter(season.earth, index % 2 ? 0.1 : 0.15),
    1,
  )
  scene.flat(stripe(view, x, 0.03), darker(season.earth, 0.24), 0.6)
  if (season.growth <= 0) return
  if (season.growth > 0.2) scene.flat(stripe(view, x, 0.09), greenOf(crop))
  const gap = season.growth > 0.3 ? 0.3 : 0.42
  const list = steps(front + 0.14, back - 0.1, gap)
  const plants = (view.camera.isBack ? list.reverse() : list).map((z, i) => {
    const [px, py] = view.at(x, z)
    return placed(plantOf(crop, season.growth, index * 40 + i), {
      x: Math.round(px),
      y: Math.round(py),
      scale: view.size(z) / 200,
      flip: i % 2 === 0,
    })
  })
  scene.add(...plants)
}

const signs = (view: View, { labels = 'scrawled', labelled = 11 }: Season) => {
  for (const [i, x] of plan.rows.slice(0, labelled).entries())
    put(view, label({ seed: i + 3, neat: labels === 'neat' }), x, plan.front - 0.12, {
      shadow: 0,
      grown: 0.62,
    })
}

/** The twelfth row: nettles in one straight line. */
export const lastRow = (view: View, { nettles, lastLabel }: Season, seed = 1) => {
  const { from, to, z } = plan.last
  const gap = nettles > 60 ? 0.26 : 0.2
  const count = Math.floor((to - from) / gap)
  for (let i = 0; i <= count; i++) {
    const svg =
      nettles > 60
        ? nettle({
            h: nettles * (0.84 + 0.22 * Math.abs(Math.sin(i * 1.7))),
            seed: seed + i,
            lean: 0.05 * Math.sin(i * 2),
          })
        : nettle({ h: nettles + 14, seed: i })
    if (nettles > 0) put(view, svg, from + i * gap, z, { shadow: 0 })
  }
  if (lastLabel) put(view, label({ seed: 30, faded: true }), from - 0.3, z - 0.06, { shadow: 0 })
}

const lastBed = (view: View, season: Season) => {
  const { from, to, z } = plan.last
  bed(
    view,
    [
      [from - 0.4, z - 0.5],
      [from - 0.4, z + 0.5],
      [to + 0.4, z + 0.5],
      [to + 0.4, z - 0.5],
    ],
    season.earth,
  )
  const lines = [-0.3, -0.1, 0.1, 0.3].map((d) =>
    plot(view, [
      [from - 0.3, z + d],
      [to + 0.3, z + d],
      [to + 0.3, z + d + 0.03],
      [from - 0.3, z + d + 0.03],
    ]),
  )
  view.scene.flat(lines, lighter(season.earth, 0.24), 0.6)
}

/** Sky, hedge and lawn, without anything on it. */
export const ground = (camera: Camera, season: Season, hour: Hour = 'day', size = {}) => {
  const scene = newScene(hour, size)
  const view = viewOf(scene, camera)
  const [, horizon] = view.at(0, camera.isBack ? -6 : plan.fence + 2)
  scene.bands([...season.sky], -40, Math.max(80, horizon), { seed: 4 })
  return view
}

/** The whole garden, seen from the path. */
export const garden = (view: View, season: Season) => {
  const { isBack } = view.camera
  if (isBack) pathTrees(view, season)
  else beyond(view, season)
  if (!isBack) fence(view)
  lawn(view, season)
  const edge = 0.5
  const [first, last] = [(plan.rows[0] ?? 0) - edge, (plan.rows[10] ?? 0) + edge]
  bed(
    view,
    [
      [first, plan.front - 0.3],
      [first, plan.back + 0.3],
      [last, plan.back + 0.3],
      [last, plan.front - 0.3],
    ],
    season.earth,
  )
  lastBed(view, season)
  view.scene.begin('cast')
  shed(view)
  if (!isBack) {
    lastRow(view, season)
    heap(view)
  }
  if (isBack) signs(view, season)
  for (const i of plan.rows.keys()) row(view, i, season)
  if (isBack) heap(view)
  else signs(view, season)
  return view
}

/** The shed, where it is in the picture. */
const shed = (view: View) => {
  const { x, z } = plan.shed
  const [px] = view.at(x, z)
  const reach = view.size(z) * 1.2
  if (px > view.scene.left - reach && px < view.scene.right + reach)
    put(view, hut(), x, z, { shadow: 200 })
}

const heap = (view: View) =>
  put(view, compost(), plan.compost.x, plan.compost.z, { shadow: 190, grown: 0.8 })
