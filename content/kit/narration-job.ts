import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Narration } from './narration.ts'
import { narrationFiles } from './narration.ts'
import { master, rawInput, readSound } from './sound/mastering.ts'
import type { StorySentence } from './sound/narrator.ts'
import { narrate, narratedPages, referenceManner, storySentences } from './sound/narrator.ts'
import { alignRecording } from './sound/recording.ts'
import { openReferenceVoice } from './sound/reference-voice.ts'
import { sampleRate } from './sound/samples.ts'
import { manner } from './sound/voice.ts'
import type { Language, StorySource } from './story-source.ts'
import { generatedDirectory, readStory } from './story-source.ts'

/** A story read aloud in one language; the unit of caching. */
export interface NarrationJob {
  name: string
  key: string
  outputs: string[]
  source: StorySource
  /** A person's recording that takes the computer voice's place. */
  recording: string | null
}

/** Raise when the voice, the alignment or the mastering changes, so that all is spoken again. */
const narratorVersion = 1

/** The largest a narration may be: about ten minutes. */
export const maxNarrationBytes = 4 * 1024 * 1024

const recordingsDirectory = fileURLToPath(new URL('../audio', import.meta.url))

const digest = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Everything that decides how a story sounds and when its words are heard. */
const narrationKey = async (sentences: readonly StorySentence[], recording: string | null) =>
  digest(
    JSON.stringify([
      narratorVersion,
      manner,
      sentences,
      recording === null ? null : digest(await readFile(recording)),
    ]),
  )

/** The narration of one story in one language, not yet spoken; a recording in `recordings` wins. */
export const narrationJob = async (
  id: string,
  language: Language,
  recordings = recordingsDirectory,
): Promise<NarrationJob> => {
  const source = await readStory(id, language)
  const file = `${recordings}/${id}.${language}.wav`
  const recording = existsSync(file) ? file : null
  return {
    name: `stories/${id}/narration.${language}`,
    key: await narrationKey(storySentences(source), recording),
    outputs: Object.values(narrationFiles(id, language)),
    source,
    recording,
  }
}

const speakOrListen = async (
  sentences: StorySentence[],
  language: Language,
  recording: string | null,
) => {
  if (recording === null) return narrate(sentences, language)
  const samples = await readSound(recording)
  const referTo = await openReferenceVoice(referenceManner[language])
  return { samples, times: alignRecording(sentences, referTo, samples) }
}

/** Makes the sound and the word times of a narration; returns a line about them. */
export const makeNarration = async ({ source, recording }: NarrationJob) => {
  const { id, lang } = source
  const sentences = storySentences(source)
  const { samples, times } = await speakOrListen(sentences, lang, recording)
  const voice = recording === null ? 'computer' : 'human'
  const files = narrationFiles(id, lang)
  const target = `${generatedDirectory}/${files.sound}`
  await mkdir(`${generatedDirectory}/stories/${id}`, { recursive: true })
  await master(recording === null ? rawInput(samples) : { args: ['-i', recording] }, voice, target)
  const narration: Narration = {
    voice,
    durationMs: Math.floor((samples.length / sampleRate) * 1000),
    pages: narratedPages(source, sentences, times),
  }
  await writeFile(`${generatedDirectory}/${files.times}`, `${JSON.stringify(narration)}\n`)
  const kilobytes = Math.round((await stat(target)).size / 1024)
  return `${voice} voice, ${Math.round(narration.durationMs / 1000)} s, ${kilobytes} KB`
}
