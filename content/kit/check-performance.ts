import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { Cue } from './captions.ts'
import { filmFiles } from './film-files.ts'
import { filmJob, maxFilmBytes } from './film-job.ts'
import type { Manifest } from './manifest.ts'
import { isCurrent } from './manifest.ts'
import { playingTimeMs } from './media.ts'
import { narrationFiles, readNarration } from './narration.ts'
import { maxNarrationBytes, narrationJob } from './narration-job.ts'
import { timeFindings } from './narration-times.ts'
import type { Language, StorySource } from './story-source.ts'
import { generatedDirectory } from './story-source.ts'
import { parseWebVtt } from './web-vtt.ts'

const sizeFindings = async (file: string, maxBytes: number) => {
  const { size } = await stat(`${generatedDirectory}/${file}`)
  return size > maxBytes ? [`${file}: ${size} bytes, allowed ${maxBytes}`] : []
}

const checkNarration = async (source: StorySource, manifest: Manifest) => {
  const { id, lang } = source
  const job = await narrationJob(id, lang)
  const narration = await readNarration(id, lang)
  const { sound } = narrationFiles(id, lang)
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

const checkFilm = async (id: string, language: Language, manifest: Manifest) => {
  const job = await filmJob(id, language)
  if (!job) return []
  const { video, captions } = filmFiles(id, language)
  const fileMs = await playingTimeMs(video)
  const path = `${generatedDirectory}/${captions}`
  if (fileMs === null || !existsSync(path)) return [`${job.name}: missing, run build.ts`]
  const findings = await sizeFindings(video, maxFilmBytes)
  const cues = parseWebVtt(await readFile(path, 'utf8'))
  if (!areInOrder(cues, fileMs)) findings.push(`${job.name}: captions are not in order`)
  if (!isCurrent(job, manifest)) findings.push(`${job.name}: out of date, run build.ts`)
  return findings
}

/** What is wrong with the narration and the film of a story in one language. */
export const checkPerformance = async (source: StorySource, manifest: Manifest) => [
  ...(await checkNarration(source, manifest)),
  ...(await checkFilm(source.id, source.lang, manifest)),
]
