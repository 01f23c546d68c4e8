import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createNarrationJob } from './narration-job.ts'

test('a recording takes the computer voice’s place, and a new one that of the old', async () => {
  const recordings = await mkdtemp(path.join(tmpdir(), 'recordings-'))
  onTestFinished(() => rm(recordings, { recursive: true }))
  const computer = await createNarrationJob('fuchs-laterne', 'de', recordings)
  const file = `${recordings}/fuchs-laterne.de.wav`
  await writeFile(file, 'first take')
  const first = await createNarrationJob('fuchs-laterne', 'de', recordings)
  await writeFile(file, 'second take')
  const second = await createNarrationJob('fuchs-laterne', 'de', recordings)
  const english = await createNarrationJob('fuchs-laterne', 'en', recordings)

  expect([computer, first, second, english].map((job) => job.recording)).toEqual([
    null,
    file,
    file,
    null,
  ])
  expect(new Set([computer, first, second].map((job) => job.key)).size).toBe(3)
  expect(first.outputs).toEqual(computer.outputs)
})
