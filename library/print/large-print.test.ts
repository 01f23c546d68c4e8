import sharp from 'sharp'
import { expect, test } from 'vitest'
import { parseStory } from '../text/story-source.ts'
import { buildLargePrint, syllableColours } from './large-print.ts'

/** Relative luminance as WCAG 2.2 defines it. */
const luminance = (hex: string) =>
  [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
    .reduce((sum, share, i) => sum + share * ([0.2126, 0.7152, 0.0722][i] ?? 0), 0)

test.each(syllableColours)('%s can be read on white and on cream paper', (colour) => {
  for (const paper of ['#ffffff', '#fdf0d2'])
    expect((luminance(paper) + 0.05) / (luminance(colour) + 0.05)).toBeGreaterThanOrEqual(4.5)
})

const fields = ['id', 'title', 'subtitle', 'author', 'value', 'kind', 'age', 'teaser']
const picture = await sharp({
  create: { width: 16, height: 12, channels: 3, background: '#8fb9c4' },
})
  .jpeg()
  .toBuffer()

const build = (text: string, kind: 'large' | 'syllables') => {
  const front = `lang: de\nfileName: x.pdf\n${fields.map((key) => `${key}: x`).join('\n')}`
  const story = parseStory(`---\n${front}\n---\n![Ein Bild](scene:p1)\n\n${text}`, 'story.de.md')
  return buildLargePrint(story, { cover: picture, scenes: new Map([['p1', picture]]) }, 'de', kind)
}

const sentence = 'Finn lief durch den Wald, und es war still. '

test.each([
  ['large', 5, 3],
  ['large', 12, 4],
  ['syllables', 5, 3],
] as const)('%s: %i sentences need %i pages', async (kind, count, pages) => {
  expect((await build(sentence.repeat(count), kind)).pages).toBe(pages)
})

test.each([
  ['large', 'a paragraph is longer', sentence.repeat(60)],
  ['syllables', 'a paragraph is longer', sentence.repeat(60)],
  ['large', 'a word is wider', 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'],
  ['syllables', 'a word is wider', 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'],
] as const)('%s: %s', async (kind, message, text) => {
  await expect(build(text, kind)).rejects.toThrow(message)
})
