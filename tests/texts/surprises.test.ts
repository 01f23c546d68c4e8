import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Surprise } from '../../src/contract/story-page.ts'

const files = globSync('content/generated/stories/*/surprises.json')

test('every story has them', () => {
  expect(files).toHaveLength(globSync('library/stories/*/scenes.ts').length)
})

test.each(files)('%s: two or three things of every picture answer a touch', (file) => {
  const pictures = z
    .record(z.string(), z.array(Surprise).min(2).max(3))
    .parse(JSON.parse(readFileSync(file, 'utf8')))
  const drawn = globSync(file.replace('surprises.json', 'p*.1600.avif'))
  expect(Object.keys(pictures)).toHaveLength(drawn.length)
})
