import { readFile, stat } from 'node:fs/promises'
import type { Cue } from './film/captions.ts'
import type { StoryFilm } from './film/job.ts'
import { filmsOf, maxFilmBytes } from './film/job.ts'
import { parseWebVtt } from './film/web-vtt.ts'
import type { Manifest } from './manifest.ts'
import { isCurrent } from './manifest.ts'
import { playingTimeMs } from './media.ts'
import { narrationFiles, readNarration } from './narration.ts'
import { maxNarrationBytes, narrationJob } from './narration-job.ts'
import { timeFindings } from './narration-times.ts'
import type { StorySource } from './story-source.ts'
import { generatedDirectory } from './story-source.ts'

const sizeFindings = async (file: string, maxBytes: number) => {
  const { size } = await stat(file)
  return size > maxBytes ? [`${file}: ${size} bytes, allowed ${maxBytes}`] : []
}

const checkNarration = async (source: StorySource, manifest: Manifest) => {
  const { id, lang } = source
  const job = await narrationJob(id, lang)
  const narration = await readNarration(id, lang)
  const sound = `${generatedDirectory}/${narrationFiles(id, lang).sound}`
  const fileMs = await playingTimeMs(sound)
  if (narration === null || fileMs === null) return [`${job.name}: missing, run build.ts`]
  const findings = timeFindings(source, narration, fileMs).map((line) => `${job.name}: ${line}`)
  if (!isCurrent(job, manifest)) findings.push(`${job.name}: out of date, run build.ts`)
  return [...findings, ...(await sizeFindings(sound, maxNarrationBytes))]
}

const areInOrder = (cues: readonly Cue[], durationMs: number) =>
  cues.length > 0 &&
  cues.every(({ startMs, endMs }, i) => {
    const before = cues[i - 1]?.endMs ?? 0
    return startMs >= before && endMs > startMs && endMs <= durationMs
  })

/** Films are not committed: one that is missing or out of date is no finding, the next build makes it. */
const checkFilm = async ({ files, isMade }: StoryFilm) => {
  const fileMs = isMade ? await playingTimeMs(files.video) : null
  if (fileMs === null) return []
  const findings = await sizeFindings(files.video, maxFilmBytes)
  const cues = parseWebVtt(await readFile(files.captions, 'utf8'))
  return areInOrder(cues, fileMs) ? findings : [...findings, `${files.captions}: not in order`]
}

/** What is wrong with the narrations and the films of a story. */
export const checkPerformance = async (
  id: string,
  texts: readonly StorySource[],
  manifest: Manifest,
) => {
  const findings: string[] = []
  for (const source of texts) findings.push(...(await checkNarration(source, manifest)))
  for (const film of await filmsOf(id)) findings.push(...(await checkFilm(film)))
  return findings
}
