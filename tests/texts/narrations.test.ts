import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Narration } from '../../src/contract/recording.ts'

const files = globSync('content/generated/stories/*/narration.*.json')

test('there are narrations to check', () => {
  expect(files.length).toBeGreaterThan(11)
})

test.each(files)('%s has the shape that the reader expects', (file) => {
  const { pages, durationMs } = Narration.parse(JSON.parse(readFileSync(file, 'utf8')))
  const words = pages.flatMap((page) =>
    page.paragraphs.flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.words)),
  )
  const times = words.map(([, , startMs]) => startMs)
  expect(times).toEqual([...times].sort((a, b) => a - b))
  expect(times.at(-1)).toBeLessThan(durationMs)
})
