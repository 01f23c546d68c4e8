import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { generatedDirectory, recordingsDirectory } from '../paths.ts'
import { type Language, readStory, type StorySource } from '../text/story-source.ts'
import { master, readAudio, toInput } from './mastering.ts'
import { type Narration, narrationFiles } from './narration.ts'
import {
  listSentences,
  narrate,
  referenceVoices,
  type StorySentence,
  toNarratedPages,
} from './narrator.ts'
import { alignRecording } from './recording.ts'
import { openReferenceVoice } from './reference-voice.ts'
import { sampleRate } from './samples.ts'
import { voiceSettings } from './voice.ts'

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
const narratorVersion = 1

/** Largest size of a narration: more than ten minutes. */
export const maxNarrationBytes = 4 * 1024 * 1024

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Hash of everything that decides audio and word times; the field names of the sentences count, too. */
const narrationKey = async (sentences: readonly StorySentence[], recording: string | null) =>
  sha256(
    JSON.stringify([
      narratorVersion,
      voiceSettings,
      sentences,
      recording === null ? null : sha256(await readFile(recording)),
    ]),
  )

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
    key: await narrationKey(listSentences(source), recording),
    outputs: Object.values(narrationFiles(id, language)),
    source,
    recording,
  }
}

/** Samples and times of a narration: by the computer voice, or from a person's recording. */
const narrateOrAlign = async (
  sentences: StorySentence[],
  language: Language,
  recording: string | null,
) => {
  if (recording === null) return narrate(sentences, language)
  const samples = await readAudio(recording)
  const referTo = await openReferenceVoice(referenceVoices[language])
  return { samples, times: alignRecording(sentences, referTo, samples) }
}

/** Writes the audio and the word times of a narration; returns a line for the log. */
export const makeNarration = async ({ source, recording }: NarrationJob) => {
  const { id, lang } = source
  const sentences = listSentences(source)
  const { samples, times } = await narrateOrAlign(sentences, lang, recording)
  const voice = recording === null ? 'computer' : 'human'
  const files = narrationFiles(id, lang)
  const target = `${generatedDirectory}/${files.audio}`
  await mkdir(`${generatedDirectory}/stories/${id}`, { recursive: true })
  await master(recording === null ? toInput(samples) : { args: ['-i', recording] }, voice, target)
  const narration: Narration = {
    voice,
    durationMs: Math.floor((samples.length / sampleRate) * 1000),
    pages: toNarratedPages(source, sentences, times),
  }
  await writeFile(`${generatedDirectory}/${files.times}`, `${JSON.stringify(narration)}\n`)
  const kilobytes = Math.round((await stat(target)).size / 1024)
  return `${voice} voice, ${Math.round(narration.durationMs / 1000)} s, ${kilobytes} KB`
}
