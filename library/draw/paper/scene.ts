// A scene is a picture in SVG's user units, called pixels: origin in the upper left corner, x to the right, y
// down. A page has 1600 x 1200, a cover 1200 x 1600. A page pixel is a length on a page; in a picture of another
// size it is multiplied by `unit`. Shares are 0 to 1 of the width or height. Figures and things have their own
// units: `place` moves their origin, usually the feet, to a point and scales them.

import type { Edge } from './cut.ts'
import { cutPaper, pathsOf } from './cut-paper.ts'
import { num, type Point, smooth } from './geometry.ts'
import { type MarkKind, mark, withoutMarks } from './marks.ts'
import { createMood, type Hour, type Mood } from './mood.ts'
import type { PaletteName } from './palettes.ts'
import { printPatterns } from './prints.ts'
import { phases, seeded } from './random.ts'

/** The layers of a picture, from far to near; a film moves each at its own speed. */
export const layers = ['far', 'land', 'cast', 'front'] as const
export type Layer = (typeof layers)[number]

/**
 * How far a paper is lifted above the one below, for its shadow: 1 body part, 2 far sheet, 3 near sheet, 4
 * outermost frame. A paper is a group with the filter `s1` to `s4`; `pictures/light-box.ts` draws its shadow.
 */
export type Lift = 1 | 2 | 3 | 4

/** A stop of a gradient; offset and opacity from 0 to 1. */
export type ColorStop = [offset: number, color: string, opacity?: number]

/** Edges in pixels. */
export type Area = readonly [left: number, top: number, right: number, bottom: number]

export interface SceneOptions {
  width?: number
  height?: number
  palette: PaletteName
  hour: Hour
  /** Pixels by which the stage reaches beyond the picture to either side, for a film. */
  wings?: number
}

export interface BandOptions {
  edge?: Edge
  seed?: number
  /** How far the edges rise and fall, in page pixels. */
  sway?: number
}

/**
 * A picture in progress: papers are added from back to front; papers of the `front` layer cover all others. The
 * picture begins at x = 0; a stage with wings begins left of it and ends right of it. Methods that draw return
 * the scene.
 */
export class Scene {
  readonly width: number
  readonly height: number
  /** The edges of the stage, and its whole width; 0 and the width where it has no wings. */
  readonly left: number
  readonly right: number
  readonly span: number
  /** Pixels per page pixel: 1 on a page of 1600 x 1200 and on a cover. */
  readonly unit: number
  readonly palette: PaletteName
  readonly mood: Mood
  /** The y of the ground at `x`, in pixels; every place sets its own. */
  ground: (x: number) => number
  /** The sun, moon or lamp in pixels; undefined where light falls evenly from the upper left. */
  light: Point | undefined
  private readonly defs: string[] = []
  private readonly papers: Record<Layer, string[]> = { far: [], land: [], cast: [], front: [] }
  private layer: Layer = 'far'
  private isFront = false
  private ids = 0

  constructor({ width = 1600, height = 1200, palette, hour, wings = 0 }: SceneOptions) {
    this.width = width
    this.height = height
    this.left = 0 - wings
    this.right = width + wings
    this.span = width + 2 * wings
    this.unit = Math.min(width, height) / 1200
    this.palette = palette
    this.mood = createMood(palette, hour)
    this.ground = () => height * 0.82
    const { shadow } = this.mood
    const fade = [0.36, 0.32, 0.2, 0].map(
      (opacity, i) =>
        `<stop offset="${num(i / 3)}" stop-color="${shadow}" stop-opacity="${opacity}"/>`,
    )
    this.defs.push(`<radialGradient id="contact">${fade.join('')}</radialGradient>`)
  }

  /**
   * Lets the picture's light come from (x, y) in pixels: shadows fall away from it, and edges towards it are lit.
   * The light hangs before the picture, so even below a lamp or moon a shadow falls a little downwards.
   */
  shineFrom(x: number, y: number) {
    this.light = [x, y]
    return this
  }

  private get lightSource(): Point {
    return this.light ?? [this.width * -0.2, this.height * -0.7]
  }

  /** Adds raw SVG on top of the papers of the current layer. */
  add(...svg: string[]) {
    this.papers[this.isFront ? 'front' : this.layer].push(...svg)
    return this
  }

  /** Later papers belong to `layer`, unless a nearer one has begun. */
  begin(layer: Layer) {
    if (layers.indexOf(layer) > layers.indexOf(this.layer)) this.layer = layer
    return this
  }

  /** Adds the papers of `draw` to the front layer, which covers all others, also later ones. */
  inFront(draw: () => void) {
    const before = this.isFront
    this.isFront = true
    draw()
    this.isFront = before
    return this
  }

  /** The x in pixels at a share of the stage's whole width. */
  across(share: number) {
    return this.left + share * this.span
  }

  /** The attributes `x` and `width` of an SVG rectangle as wide as the stage. */
  get fullWidthAttributes() {
    return `${this.left === 0 ? '' : `x="${this.left}" `}width="${this.span}"`
  }

  /** Defines a vertical gradient from `y0` to `y1` in pixels; returns it as a paint, `url(#…)`. */
  linear(top: string, bottom: string, y0: number, y1: number) {
    const id = this.nextId()
    this.defs.push(
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${num(y0)}" x2="0" y2="${num(y1)}"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`,
    )
    return `url(#${id})`
  }

  /** Defines a radial gradient with its middle at (x, y); returns it as a paint, `url(#…)`. */
  radial(stops: readonly ColorStop[], x: number, y: number, r: number) {
    const id = this.nextId()
    const marks = stops.map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity ?? 1}"/>`,
    )
    this.defs.push(
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${num(x)}" cy="${num(y)}" r="${num(r)}">${marks.join('')}</radialGradient>`,
    )
    return `url(#${id})`
  }

  /**
   * A wide sheet of paper: the union of `paths` with one shadow and a light rim. `top` is the y of its upper
   * edge; its shadow begins there. The first sheet with a lift of 3 or 4 begins the layer of the land.
   */
  sheet(
    paths: string | readonly string[],
    fill: string,
    lift: Lift = 3,
    top = 0,
    edge: Edge = 'cut',
  ) {
    if (lift > 2 && !this.isFront) this.begin('land')
    const svg = cutPaper(paths, fill, edge, this.unit)
    return this.add(`<g filter="url(#s${lift})" data-top="${Math.floor(top)}">${svg}</g>`)
  }

  /** A small piece of paper (a cloud, a sign). */
  piece(paths: string | readonly string[], fill: string, lift: 1 | 2 | 3 = 2, edge: Edge = 'cut') {
    return this.add(`<g filter="url(#s${lift})">${cutPaper(paths, fill, edge, this.unit)}</g>`)
  }

  /**
   * A sky, wall or water without a gradient: sheets as wide as the stage overlap each other from `top` down to
   * `bottom`, one for each colour; the last one reaches the lower edge of the picture.
   */
  bands(
    colors: readonly string[],
    top: number,
    bottom: number,
    { edge = 'torn', seed = 1, sway = 26 }: BandOptions = {},
  ) {
    const { left, right, height, unit } = this
    const [first = '', ...others] = colors
    this.flat(`M${left} ${num(top)}H${right}V${height}H${left}Z`, first)
    for (const [i, color] of others.entries()) {
      const [a, b] = phases(seeded(seed + i * 7))
      const base = top + ((bottom - top) * (i + 1)) / colors.length
      const rise = (x: number) => Math.sin(x / 260 + a) * 0.6 + Math.sin(x / 97 + b) * 0.3
      const crest: Point[] = []
      for (let x = left - 60; x <= right + 60; x += 50)
        crest.push([x, base + rise(x / unit) * sway * unit])
      const foot = `L${right + 60} ${height + 60}L${left - 60} ${height + 60}Z`
      this.sheet(`${smooth(crest, false)}${foot}`, color, 2, base - sway * unit, edge)
    }
    return this
  }

  /** Shapes without a shadow. */
  flat(paths: string | readonly string[], fill: string, opacity = 1) {
    return this.add(`<g opacity="${opacity}">${pathsOf(paths, fill)}</g>`)
  }

  /**
   * A soft ellipse of coloured light in normal blending, `squash` times as high as wide; add it before
   * `glow`, or blue turns grey.
   */
  warm(x: number, y: number, r: number, color: string, opacity: number, squash = 1) {
    const stops: ColorStop[] = [
      [0, color, opacity],
      [0.5, color, opacity * 0.45],
      [1, color, 0],
    ]
    return this.add(this.disc(stops, x, y, r, squash, ''))
  }

  /** The same in screen blending: shining light. */
  glow(x: number, y: number, r: number, color: string, opacity = 0.8, squash = 1) {
    const stops: ColorStop[] = [
      [0, color, opacity],
      [0.25, color, opacity * 0.55],
      [0.6, color, opacity * 0.14],
      [1, color, 0],
    ]
    return this.add(this.disc(stops, x, y, r, squash, ' style="mix-blend-mode:screen"'))
  }

  /**
   * Places a drawing with its origin, usually its feet, at (x, y); `rotate` in degrees, clockwise; `flip`
   * mirrors it left to right.
   */
  place(svg: string, x: number, y: number, scale = 1, { flip = false, rotate = 0 } = {}) {
    const turn = rotate === 0 ? '' : ` rotate(${rotate})`
    const filter = layers.indexOf(this.layer) > 1 || this.isFront ? ' filter="url(#s2)"' : ''
    return this.add(
      `<g${filter} transform="translate(${num(x)} ${num(y)})${turn} scale(${flip ? -scale : scale} ${scale})">${svg}</g>`,
    )
  }

  /** Marks a thing with its middle at (x, y), about 2 `r` wide; it is not visible. */
  mark(kind: MarkKind, x: number, y: number, r: number) {
    return this.add(mark(kind, x, y, r))
  }

  /** Marks an area, from (left, top) to (right, bottom), with things of radius `r` beside each other. */
  markArea(kind: MarkKind, [left, top, right, bottom]: Area, r: number) {
    for (let y = top + r; y <= bottom - r; y += r * 1.5)
      for (let x = left + r; x <= right - r; x += r * 2) this.mark(kind, x, y, r)
    return this
  }

  /** A soft shadow on the ground with its middle at (x, y); `rx` is half its width. It falls away from the light. */
  contactShadow(x: number, y: number, rx: number) {
    const [lightX, lightY] = this.lightSource
    const [dx, dy] = [x - lightX, y - lightY]
    const sideways = (dx / (Math.hypot(dx, dy) || 1)) * rx * 0.34
    const soft = (cx: number, w: number, h: number) =>
      `<ellipse cx="${num(cx)}" cy="${num(y + h * 0.2)}" rx="${num(w)}" ry="${num(h)}" fill="url(#contact)"/>`
    const h = rx * 0.11 + 3
    return this.add(soft(x + sideways, rx * 1.3, h * 1.7), soft(x + sideways * 0.3, rx * 0.95, h))
  }

  /** The whole picture as an SVG document. */
  toString() {
    return withoutMarks(this.markedSvg())
  }

  /** The same with its marks. */
  markedSvg() {
    return this.document(layers)
  }

  /** One layer of the picture as an SVG document, transparent where it is empty. */
  layerSvg(layer: Layer) {
    return withoutMarks(this.document([layer]))
  }

  private document(visible: readonly Layer[]) {
    const papers = visible.flatMap((layer) => this.papers[layer]).join('')
    const isFramed = this.width * this.height === 1600 * 1200
    const box = `${isFramed ? 'data-box="" ' : ''}data-light="${this.lightSource.map(num).join(' ')}" data-shadow="${this.mood.shadow}"`
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.span}" height="${this.height}" viewBox="${this.left} 0 ${this.span} ${this.height}" ${box}><defs>${this.defs.join('')}${printPatterns(papers)}</defs>${papers}</svg>`
  }

  private nextId() {
    this.ids += 1
    return `i${this.ids}`
  }

  private disc(stops: ColorStop[], x: number, y: number, r: number, squash: number, style: string) {
    const paint = this.radial(stops, x, y, r)
    return `<g${style} transform="translate(0 ${num(y * (1 - squash))}) scale(1 ${squash})"><circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${paint}"/></g>`
  }
}
