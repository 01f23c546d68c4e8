import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8')
const designCss = read('reader-design.css')
const themeCss = read('../../../themes.css')

/** The custom properties of all rules whose selector contains a string. */
function coloursOf(css: string, selector: string): Record<string, string> {
  const rules = [...css.matchAll(/(?:^|\})([^{}]*)\{([^{}]*)/g)]
  const bodies = rules.filter(([, selectors]) => selectors?.includes(selector))
  const found = bodies.flatMap(([, , body]) => [
    ...(body ?? '').matchAll(/--([\w-]+): (#[0-9a-f]{6});/g),
  ])
  return Object.fromEntries(found.map(([, name, value]) => [name, value]))
}

const papers = {
  'hell and the light theme': coloursOf(themeCss, '@utility light-paper'),
  sepia: coloursOf(designCss, '[data-design="sepia"]'),
  nacht: coloursOf(designCss, '[data-design="nacht"]'),
  'fantasie and the fantasy theme': coloursOf(themeCss, '@utility fantasy-paper'),
  'dark theme': coloursOf(themeCss, '[data-theme="dark"] .paper'),
}

/** Relative luminance of a colour as #rrggbb (WCAG 2.1). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

const textColours = ['ink', 'syllable-a', 'syllable-b', 'syllable-c', 'syllable-d']
const backgrounds = ['card', 'tint-sentence', 'tint-word', 'tint-share']

describe.each(Object.entries(papers))('%s', (_, colours) => {
  const of = (name: string) => {
    const colour = colours[name]
    if (colour === undefined) throw new Error(`no colour ${name}`)
    return colour
  }

  test.each(
    textColours.flatMap((textColour) =>
      backgrounds.map((background) => [textColour, background] as const),
    ),
  )('%s on %s can be read', (textColour, background) => {
    expect(contrast(of(textColour), of(background))).toBeGreaterThanOrEqual(4.5)
  })

  test('small texts and the flag „Du“ can be read, lines and icons can be seen', () => {
    for (const name of ['soft', 'link', 'share', 'danger', 'positive']) {
      expect(contrast(of(name), of('card'))).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(of('share'), of('tint-share'))).toBeGreaterThanOrEqual(3)
    for (const name of ['heart', 'star', 'line', 'ring']) {
      expect(contrast(of(name), of('card'))).toBeGreaterThanOrEqual(3)
    }
  })
})
