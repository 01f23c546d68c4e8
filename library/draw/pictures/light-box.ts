// Lays the papers of a picture into a light box. A paper is a group with the filter `s1` to `s4`; here it gets a
// shadow in two parts, tight where it touches and soft farther away, a lit edge towards the light and a dark one
// on the other side. The same by filters of SVG would take most of the time of a picture.

import { behindPart } from './body-part.ts'
import { brushPattern } from './brush.ts'
import { behindSheet, type Lift } from './lifted-sheet.ts'
import type { Font } from './mask.ts'
import type { Paper } from './paper-copies.ts'
import { type Stage, stageOf } from './stage.ts'
import { identity, type Matrix, multiply, transformOf } from './transform.ts'

/** By the number of the filter; 1 is a body part. */
const lifts: Record<string, Lift> = {
  2: {
    near: { offset: 2.4, blur: 1.8, opacity: 0.26 },
    far: { offset: 7, blur: 7, opacity: 0.26 },
    ...{ width: 1, lit: 0.3, dark: 0.26 },
  },
  3: {
    near: { offset: 4, blur: 3, opacity: 0.28 },
    far: { offset: 14, blur: 16, opacity: 0.42 },
    ...{ width: 1.3, lit: 0.26, dark: 0.3 },
  },
  4: {
    near: { offset: 6, blur: 4, opacity: 0.32 },
    far: { offset: 20, blur: 30, opacity: 0.56 },
    ...{ width: 1.6, lit: 0.26, dark: 0.32 },
  },
}

/** An element that has begun. */
interface Element {
  matrix: Matrix
  attributes: string
  /** Of a paper. */
  lift: string | undefined
  /** Where its content begins in the source. */
  contentStart: number
  /** The SVG of its content with shadows; of an element that is no paper, also the tag itself. */
  parts: string[]
}

/** All paths as one: a pattern is drawn once for each path. */
const pathsIn = (svg: string) => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d).join('')

/** Brush strokes over a sheet. Sheets of equal length are painted alike. */
const strokesOn = (content: string, start: number) => {
  const id = `brush-${start}`
  const pattern = brushPattern(id, content.length % 97)
  return `${pattern}<path d="${pathsIn(content)}" fill="url(#${id})"/>`
}

/** A paper with what lies behind and on it. */
const lay = (element: Element, paper: Paper, stage: Stage) => {
  const { attributes, parts, contentStart } = element
  const lift = lifts[element.lift ?? '']
  const [, top] = / data-top="([^"]*)"/.exec(attributes) ?? []
  const [y, strokes] =
    top === undefined ? [undefined, ''] : [Number(top), strokesOn(paper.content, contentStart)]
  const behind = lift ? behindSheet(paper, lift, stage, y) : behindPart(paper, stage)
  return `${behind}<g${attributes}>${parts.join('')}${strokes}</g>`
}

const tagPattern = /<(\/?)(\w+)([^>]*?)(\/?)>/g
const filterPattern = / filter="url\(#s([1-4])\)"/

/**
 * The same SVG with the shadows and edges of its papers instead of their filters; `zoom` is in pixels of the
 * finished picture per pixel of the drawing. An SVG that is no scene stays as it is.
 */
export const layInLightBox = (svg: string, zoom: number, font: Font) => {
  const stage = stageOf(svg, zoom, font)
  if (stage === null) return svg
  const root: Element = {
    ...{ matrix: identity, attributes: '', lift: undefined, contentStart: 0, parts: [] },
  }
  const open = [root]
  let at = 0
  const begin = (parent: Element, tag: string, attributes: string) => {
    const [filter = '', lift] = filterPattern.exec(attributes) ?? []
    const matrix = multiply(parent.matrix, transformOf(attributes))
    const parts = lift === undefined ? [tag] : []
    open.push({ matrix, attributes: attributes.replace(filter, ''), lift, contentStart: at, parts })
  }
  const end = (element: Element, parent: Element, tag: string, contentEnd: number) => {
    const { attributes, lift, parts, contentStart } = element
    const content = svg.slice(contentStart, contentEnd)
    if (lift === undefined) parent.parts.push(parts.join(''), tag)
    else parent.parts.push(lay(element, { attributes, content, matrix: parent.matrix }, stage))
  }
  for (const { 0: tag, 1: slash, 3: attributes = '', 4: isEmpty, index } of svg.matchAll(
    tagPattern,
  )) {
    const current = open.at(-1) ?? root
    current.parts.push(svg.slice(at, index))
    at = index + tag.length
    if (slash === '/') {
      open.pop()
      end(current, open.at(-1) ?? root, tag, index)
    } else if (isEmpty === '/') current.parts.push(tag)
    else begin(current, tag, attributes)
  }
  return root.parts.join('')
}
