import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { generatedDirectory, recordingsDirectory } from '../paths.ts'
import { type Language, readStory, type StorySource } from '../text/story-source.ts'
import { filtersOf, master, readAudio, toInput } from './mastering.ts'
import { toNarratedPages } from './narrated-pages.ts'
import { type Narration, narrationFiles } from './narration.ts'
import { narrate } from './narrator.ts'
import { alignRecording } from './recording.ts'
import { openReferenceVoice, referenceVoices } from './reference-voice.ts'
import { settingsOf } from './roles.ts'
import { sampleRate } from './samples.ts'
import { writeScript } from './script/script.ts'
import { listSentences } from './script/story-sentences.ts'

/** A story read aloud in one language; the unit of caching. */
export interface NarrationJob {
  name: string
  key: string
  outputs: string[]
  source: StorySource
  /** A person's recording, used instead of the computer voice. */
  recording: string | null
}

/** Raise when the voice, the alignment or the mastering changes, to make all narrations again. */
const narratorVersion = 2

/** Largest size of a narration: more than ten minutes. */
export const maxNarrationBytes = 4 * 1024 * 1024

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Everything that decides audio and word times; the field names count, too. */
const listDecisions = async (source: StorySource, recording: string | null) => {
  const { lang } = source
  if (recording !== null)
    return [listSentences(source), filtersOf('human', lang), sha256(await readFile(recording))]
  const roles = (['narrator', 'man', 'child'] as const).map((role) => settingsOf(role, lang))
  return [writeScript(source), filtersOf('computer', lang), roles]
}

/** Prepares the narration of one story in one language; a recording in `recordings` has precedence. */
export const createNarrationJob = async (
  id: string,
  language: Language,
  recordings = recordingsDirectory,
): Promise<NarrationJob> => {
  const source = await readStory(id, language)
  const file = `${recordings}/${id}.${language}.wav`
  const recording = existsSync(file) ? file : null
  return {
    name: `stories/${id}/narration.${language}`,
    key: sha256(JSON.stringify([narratorVersion, await listDecisions(source, recording)])),
    outputs: Object.values(narrationFiles(id, language)),
    source,
    recording,
  }
}

/** Samples and times of a narration: by the computer voice, or from a person's recording. */
const narrateOrAlign = async (source: StorySource, recording: string | null) => {
  if (recording === null) return narrate(writeScript(source), source.lang)
  const samples = await readAudio(recording)
  const referTo = await openReferenceVoice(referenceVoices[source.lang])
  return { samples, times: alignRecording(listSentences(source), referTo, samples), gains: [] }
}

/** Writes the audio and the word times of a narration; returns a line for the log. */
export const makeNarration = async (
  { source, recording }: NarrationJob,
  directory = generatedDirectory,
) => {
  const { id, lang } = source
  const { samples, times, gains } = await narrateOrAlign(source, recording)
  const voice = recording === null ? 'computer' : 'human'
  const files = narrationFiles(id, lang)
  const target = `${directory}/${files.audio}`
  await mkdir(path.dirname(target), { recursive: true })
  const input = recording === null ? toInput(samples) : { args: ['-i', recording] }
  const narration: Narration = {
    voice,
    durationMs: Math.floor((samples.length / sampleRate) * 1000),
    truePeak: await master({ input, filters: filtersOf(voice, lang), gains }, target),
    pages: toNarratedPages(source, listSentences(source), times),
  }
  await writeFile(`${directory}/${files.times}`, `${JSON.stringify(narration)}\n`)
  const kilobytes = Math.round((await stat(target)).size / 1024)
  return `${voice} voice, ${Math.round(narration.durationMs / 1000)} s, ${kilobytes} KB`
}
