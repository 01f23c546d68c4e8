import { expect, test } from 'vitest'
import { countWords, parseStory } from './story-source.ts'

const front = `---
id: probe
lang: de
title: Der Igel
subtitle: Eine Geschichte vom Mut
author: Fabelhain
value: mut
kind: fabel
age: [3, 6]
teaser: Ein Igel geht los.
fileName: Der_Igel.pdf
published: 2026-09-15
---
`
const page = (scene: string, text: string) => `\n![Ein Bild.](scene:${scene})\n\n${text}\n`

test('divides pages and paragraphs', () => {
  const story = parseStory(
    `${front}${page('p1', 'Es war\neinmal.\n\nEin Igel.')}\n---\n${page('p2', 'Ende.')}`,
    'probe',
  )
  expect(story.pages).toEqual([
    { scene: 'p1', alt: 'Ein Bild.', paragraphs: ['Es war einmal.', 'Ein Igel.'] },
    { scene: 'p2', alt: 'Ein Bild.', paragraphs: ['Ende.'] },
  ])
  expect(countWords(story)).toBe(6)
  expect(story.published).toBe('2026-09-15')
})

test('names the file and the page without a picture', () => {
  expect(() => parseStory(`${front}\nNur Text.\n`, 'igel.md')).toThrow(
    'igel.md: page 1 has no picture',
  )
})

test('names missing front matter', () => {
  expect(() => parseStory(`---\nid: x\n---\n${page('p1', 'A')}`, 'x.md')).toThrow('title, subtitle')
})
