import { num } from './geometry.ts'
import type { Hour, Mood } from './mood.ts'
import { moodOf } from './mood.ts'
import type { PaletteName } from './palettes.ts'

/** The papers of a picture by distance; a film moves each at its own pace. */
export const layers = ['far', 'land', 'cast', 'front'] as const
export type Layer = (typeof layers)[number]

/** Height of a sheet above the next: 1 body part, 2 far sheet, 3 near sheet, 4 outermost frame. */
export type Lift = 1 | 2 | 3 | 4

interface Drop {
  dy: number
  blur: number
  opacity: number
  rim: number
  rimOpacity: number
}

const drops: Record<Lift, Drop> = {
  1: { dy: 1.5, blur: 1.8, opacity: 0.34, rim: 1.2, rimOpacity: 0.12 },
  2: { dy: 4, blur: 6, opacity: 0.34, rim: 1.6, rimOpacity: 0.2 },
  3: { dy: 7, blur: 14, opacity: 0.45, rim: 1.8, rimOpacity: 0.14 },
  4: { dy: 10, blur: 26, opacity: 0.6, rim: 2, rimOpacity: 0.12 },
}

/** Shadow plus a light rim on the union of a group; stroked sub-paths would show as a wireframe. */
const paperFilter = (id: string, lift: Lift, region: string, shadow: string) => {
  const { dy, blur, opacity, rim, rimOpacity } = drops[lift]
  return `<filter id="${id}" ${region} color-interpolation-filters="sRGB"><feDropShadow in="SourceGraphic" dx="0" dy="${dy}" stdDeviation="${blur}" flood-color="${shadow}" flood-opacity="${opacity}" result="a"/><feOffset in="SourceAlpha" dx="${rim * 0.5}" dy="${rim}" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out" result="r"/><feFlood flood-color="#fff" flood-opacity="${rimOpacity}"/><feComposite in2="r" operator="in" result="rr"/><feMerge><feMergeNode in="a"/><feMergeNode in="rr"/></feMerge></filter>`
}

const bounding = 'x="-30%" y="-30%" width="160%" height="160%"'

export type ColorStop = [offset: number, color: string, opacity?: number]

export interface SceneOptions {
  width?: number
  height?: number
  palette: PaletteName
  hour: Hour
  /** Pixels by which the stage reaches beyond the picture to either side, for a film. */
  wings?: number
}

/**
 * A picture under work: papers are added back to front, `front` papers lie over the cast. The
 * picture begins at x = 0; a stage with wings begins left of it and ends right of it.
 */
export class Scene {
  readonly width: number
  readonly height: number
  /** The edges of the stage, and its whole breadth; 0 and the width where it has no wings. */
  readonly left: number
  readonly right: number
  readonly span: number
  /** 1 on a page of 1600 x 1200 and on a cover; sizes of things are multiplied by it. */
  readonly unit: number
  readonly palette: PaletteName
  readonly mood: Mood
  /** Height of the ground at `x` in pixels; every place sets its own. */
  ground: (x: number) => number
  private readonly defs: string[] = []
  private readonly papers: Record<Layer, string[]> = { far: [], land: [], cast: [], front: [] }
  private layer: Layer = 'far'
  private isFront = false
  private readonly filters = new Set<string>()
  private ids = 0

  constructor({ width = 1600, height = 1200, palette, hour, wings = 0 }: SceneOptions) {
    this.width = width
    this.height = height
    this.left = 0 - wings
    this.right = width + wings
    this.span = width + 2 * wings
    this.unit = Math.min(width, height) / 1200
    this.palette = palette
    this.mood = moodOf(palette, hour)
    this.ground = () => height * 0.82
    this.defs.push(
      paperFilter('s1', 1, bounding, this.mood.shadow),
      paperFilter('s2', 2, bounding, this.mood.shadow),
      paperFilter('s3', 3, bounding, this.mood.shadow),
      '<filter id="blur6" x="-20%" y="-100%" width="140%" height="300%"><feGaussianBlur stdDeviation="6"/></filter>',
    )
  }

  /** Raw SVG on top of all papers so far. */
  add(...svg: string[]) {
    this.papers[this.isFront ? 'front' : this.layer].push(...svg)
    return this
  }

  /** What follows belongs to `layer`, unless a nearer one has begun. */
  begin(layer: Layer) {
    if (layers.indexOf(layer) > layers.indexOf(this.layer)) this.layer = layer
    return this
  }

  /** Whatever `draw` adds lies over everything added later outside of it. */
  inFront(draw: () => void) {
    const before = this.isFront
    this.isFront = true
    draw()
    this.isFront = before
    return this
  }

  /** The place at a share of the stage's whole breadth: x in pixels. */
  across(share: number) {
    return this.left + share * this.span
  }

  /** Attributes of a rectangle as broad as the stage. */
  get edgeToEdge() {
    return `${this.left === 0 ? '' : `x="${this.left}" `}width="${this.span}"`
  }

  /** Vertical gradient from `y0` to `y1`, as a paint. */
  linear(top: string, bottom: string, y0: number, y1: number) {
    const id = this.nextId()
    this.defs.push(
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${num(y0)}" x2="0" y2="${num(y1)}"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`,
    )
    return `url(#${id})`
  }

  /** Radial gradient, as a paint. */
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
   * A wide sheet of paper: the union of `paths`, one shadow, a light edge. `top` is where the sheet
   * begins, in pixels; the nearer it is to the truth, the faster the picture renders. The first near
   * sheet begins the land.
   */
  sheet(paths: string | readonly string[], fill: string, lift: Lift = 3, top = 0) {
    if (lift > 2 && !this.isFront) this.begin('land')
    const start = Math.max(0, Math.floor((top - 60) / 40) * 40)
    const id = `w${lift}-${start}`
    if (!this.filters.has(id)) {
      this.filters.add(id)
      const region = `filterUnits="userSpaceOnUse" x="${this.left - 40}" y="${start - 40}" width="${this.span + 80}" height="${this.height - start + 80}"`
      this.defs.push(paperFilter(id, lift, region, this.mood.shadow))
    }
    return this.group(paths, fill, id)
  }

  /** A small piece of paper (a cloud, a sign): like `sheet`, its shadow hugs its own box. */
  piece(paths: string | readonly string[], fill: string, lift: 1 | 2 | 3 = 2) {
    return this.group(paths, fill, `s${lift}`)
  }

  /** Flat colour without shadow. */
  flat(paths: string | readonly string[], fill: string, opacity = 1) {
    return this.add(`<g opacity="${opacity}">${pathsOf(paths, fill)}</g>`)
  }

  /** A soft pool of coloured light in normal blending; lies under `glow`, else blue turns grey. */
  warm(x: number, y: number, r: number, color: string, opacity: number, squash = 1) {
    const stops: ColorStop[] = [
      [0, color, opacity],
      [0.5, color, opacity * 0.45],
      [1, color, 0],
    ]
    return this.add(this.disc(stops, x, y, r, squash, ''))
  }

  /** Shining light (screen blending). */
  glow(x: number, y: number, r: number, color: string, opacity = 0.8, squash = 1) {
    const stops: ColorStop[] = [
      [0, color, opacity],
      [0.25, color, opacity * 0.55],
      [0.6, color, opacity * 0.14],
      [1, color, 0],
    ]
    return this.add(this.disc(stops, x, y, r, squash, ' style="mix-blend-mode:screen"'))
  }

  /** Puts a drawing whose feet are at (0, 0) at (x, y); `rotate` in degrees. */
  place(svg: string, x: number, y: number, scale = 1, { flip = false, rotate = 0 } = {}) {
    const turn = rotate === 0 ? '' : ` rotate(${rotate})`
    return this.add(
      `<g transform="translate(${num(x)} ${num(y)})${turn} scale(${flip ? -scale : scale} ${scale})">${svg}</g>`,
    )
  }

  /** The soft dark patch under whatever stands at (x, y); `rx` is half its breadth. */
  contact(x: number, y: number, rx: number) {
    return this.add(
      `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(rx * 0.11 + 3)}" fill="${this.mood.shadow}" opacity=".4" filter="url(#blur6)"/>`,
    )
  }

  /** The whole picture as an SVG document. */
  toString() {
    return this.document(layers)
  }

  /** One layer of the picture as an SVG document, see-through where it is empty. */
  layerSvg(layer: Layer) {
    return this.document([layer])
  }

  private document(shown: readonly Layer[]) {
    const papers = shown.flatMap((layer) => this.papers[layer]).join('')
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.span}" height="${this.height}" viewBox="${this.left} 0 ${this.span} ${this.height}"><defs>${this.defs.join('')}</defs>${papers}</svg>`
  }

  private nextId() {
    this.ids += 1
    return `i${this.ids}`
  }

  private group(paths: string | readonly string[], fill: string, filter: string) {
    return this.add(`<g filter="url(#${filter})">${pathsOf(paths, fill)}</g>`)
  }

  private disc(stops: ColorStop[], x: number, y: number, r: number, squash: number, style: string) {
    const paint = this.radial(stops, x, y, r)
    return `<g${style} transform="translate(0 ${num(y * (1 - squash))}) scale(1 ${squash})"><circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${paint}"/></g>`
  }
}

const pathsOf = (paths: string | readonly string[], fill: string) =>
  (typeof paths === 'string' ? [paths] : paths)
    .map((d) => `<path d="${d}" fill="${fill}"/>`)
    .join('')
