import { readFile, stat } from 'node:fs/promises'
import type { Cue } from '../film/captions.ts'
import { listFilms, maxFilmBytes, type StoryFilm } from '../film/job.ts'
import { parseWebVtt } from '../film/web-vtt.ts'
import { generatedDirectory } from '../paths.ts'
import { maxTruePeak } from '../sound/mastering.ts'
import { narrationFiles, readNarration } from '../sound/narration.ts'
import { createNarrationJob, maxNarrationBytes } from '../sound/narration-job.ts'
import { checkPace } from '../sound/narration-pace.ts'
import { checkTimes } from '../sound/narration-times.ts'
import type { StorySource } from '../text/story-source.ts'
import { isCurrent, type Manifest } from './manifest.ts'
import { readDurationMs } from './media.ts'

const sizeFindings = async (file: string, maxBytes: number) => {
  const { size } = await stat(file)
  return size > maxBytes ? [`${file}: ${size} bytes, allowed ${maxBytes}`] : []
}

const checkNarration = async (source: StorySource, manifest: Manifest) => {
  const { id, lang } = source
  const job = await createNarrationJob(id, lang)
  const narration = await readNarration(id, lang)
  const audio = `${generatedDirectory}/${narrationFiles(id, lang).audio}`
  const fileMs = await readDurationMs(audio)
  if (narration === null || fileMs === null)
    return [`${job.name}: missing, run npm run content:build`]
  const lines = checkTimes(source, narration, fileMs)
  // A person pauses and speaks as they like.
  if (narration.voice === 'computer') lines.push(...checkPace(source, narration))
  const { truePeak } = narration
  // Narrations of old versions have none.
  if (!(truePeak <= maxTruePeak)) lines.push(`true peak of ${truePeak} dB`)
  const findings = lines.map((line) => `${job.name}: ${line}`)
  if (!isCurrent(job, manifest))
    findings.push(`${job.name}: out of date, run npm run content:build`)
  return [...findings, ...(await sizeFindings(audio, maxNarrationBytes))]
}

/** Whether captions follow each other without overlap, within the film. */
const areInOrder = (cues: readonly Cue[], durationMs: number) =>
  cues.length > 0 &&
  cues.every(({ startMs, endMs }, i) => {
    const before = cues[i - 1]?.endMs ?? 0
    return startMs >= before && endMs > startMs && endMs <= durationMs
  })

/** Films are not committed: a missing or outdated one is no finding, because the next build makes it. */
const checkFilm = async ({ files, isMade }: StoryFilm) => {
  const fileMs = isMade ? await readDurationMs(files.video) : null
  if (fileMs === null) return []
  const findings = await sizeFindings(files.video, maxFilmBytes)
  const cues = parseWebVtt(await readFile(files.captions, 'utf8'))
  return areInOrder(cues, fileMs) ? findings : [...findings, `${files.captions}: not in order`]
}

/** Returns what is wrong with the narrations and films of a story, one line each. */
export const checkMedia = async (id: string, texts: readonly StorySource[], manifest: Manifest) => {
  const findings: string[] = []
  for (const source of texts) findings.push(...(await checkNarration(source, manifest)))
  for (const film of await listFilms(id)) findings.push(...(await checkFilm(film)))
  return findings
}
