import sharp from 'sharp'
import { expect, test } from 'vitest'
import { parseStory } from '../text/story-source.ts'
import { buildMiniBook, checkMiniTexts } from './mini-book.ts'

const fields = ['id', 'title', 'subtitle', 'author', 'value', 'kind', 'age', 'teaser']
const scenes = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7']

const storyOf = (panels: Record<string, string>) =>
  parseStory(
    `---
lang: de
fileName: x.pdf
${fields.map((key) => `${key}: x`).join('\n')}
mini: ${JSON.stringify(panels)}
---
${scenes.map((scene) => `![Ein Bild](scene:${scene})\n\nFinn lief.`).join('\n---\n')}`,
    'story.de.md',
  )

const panelsOf = (text: string) =>
  Object.fromEntries(scenes.slice(0, 6).map((scene) => [scene, text]))

test.each([
  ['six panels', panelsOf('Finn lief.'), []],
  ['no panels', {}, ['mini: 0 of 6 panels']],
  [
    'a scene that no page shows',
    { p9: 'Ende.', ...panelsOf('Finn lief.') },
    ['mini: 7 of 6 panels', 'mini: no page shows p9'],
  ],
  [
    'panels that change places',
    { p7: 'Ende.', p1: 'a', p2: 'b', p3: 'c', p4: 'd', p5: 'e' },
    ['mini: panels are not in order of the pages'],
  ],
])('findings of %s', (_, panels, findings) => {
  expect(checkMiniTexts(storyOf(panels))).toEqual(findings)
})

const picture = await sharp({
  create: { width: 16, height: 12, channels: 3, background: '#8fb9c4' },
})
  .jpeg()
  .toBuffer()
const pictures = { cover: picture, scenes: new Map(scenes.map((scene) => [scene, picture])) }
const build = (text: string) => buildMiniBook(storyOf(panelsOf(text)), pictures, 'de')

test('a text that fits makes the sheet and its guide', async () => {
  const { pdf, pages } = await build('Finn lief durch den Wald, und es war still.')
  expect(pages).toBe(2)
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-')
})

test.each([
  ['a text that is too long', 'Finn lief durch den Wald. '.repeat(12)],
  ['a word that is too wide', 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'],
])('%s makes no book', async (_, text) => {
  await expect(build(text)).rejects.toThrow('too long for its panel')
})
