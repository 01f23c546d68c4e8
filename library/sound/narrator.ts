import type { Language } from '../text/story-source.ts'
import type { TimeSpan } from './align.ts'
import type { GainChange } from './gains.ts'
import type { SentenceTimes } from './narrated-pages.ts'
import { cutPieces, type Piece } from './pieces.ts'
import { openReferenceVoice, referenceVoices } from './reference-voice.ts'
import { settingsOf } from './roles.ts'
import { concatenate, type Samples, sampleRate, silence } from './samples.ts'
import { pauses } from './script/pauses.ts'
import type { ScriptSentence } from './script/script.ts'
import { recordTake, type Voices } from './take.ts'
import { openVoice } from './voice.ts'

/** Seconds before the first word and after the last that belong to a sentence. */
const sentenceMargin = 0.02

/** Seconds before a word at which its gain begins. */
const gainLead = 0.02

/** Has every role of a sentence say it whole, and cuts its words from the takes of their roles. */
const speakSentence = (sentence: ScriptSentence, language: Language, voices: Voices) => {
  const roles = new Set(sentence.script.map(({ role }) => role))
  const takes = new Map(
    [...roles].map((role) => [role, recordTake(sentence, settingsOf(role, language), voices)]),
  )
  return cutPieces(sentence.script, takes)
}

/** Collects audio; `pause` counts from the end of the last word to the next one. */
const createTape = () => {
  const parts: Samples[] = []
  let at = 0
  let trail = 0
  const add = (part: Samples) => {
    parts.push(part)
    at += part.length / sampleRate
  }
  return {
    seconds: () => at,
    /** Adds a piece after a pause; returns the times of its words. */
    addPiece: ({ samples, lead, trail: newTrail, words }: Piece, pause: number) => {
      add(silence(Math.max(0, pause - trail - lead)))
      const start = at
      add(samples)
      trail = newTrail
      return words.map(([from, to]): TimeSpan => [start + from, start + to])
    },
    end: () => {
      add(silence(pauses.end))
      return concatenate(parts)
    },
  }
}

/** Where the gain changes: in the silence before a word, or at its start. */
const listGainChanges = (script: readonly ScriptSentence[], times: readonly SentenceTimes[]) => {
  const changes: GainChange[] = []
  for (const [i, { script: words }] of script.entries())
    for (const [k, { gain }] of words.entries()) {
      const [start = 0] = times[i]?.words[k] ?? []
      if (gain !== (changes.at(-1)?.gain ?? 0)) changes.push({ at: start - gainLead, gain })
    }
  return changes
}

/** Reads a story aloud with the computer voice; returns the audio, its gains and the times of all sentences. */
export const narrate = async (script: readonly ScriptSentence[], language: Language) => {
  const voices: Voices = {
    speak: await openVoice(language),
    referTo: await openReferenceVoice(referenceVoices[language]),
  }
  const tape = createTape()
  const times = script.map((sentence): SentenceTimes => {
    const words = speakSentence(sentence, language, voices).flatMap((piece, i) =>
      tape.addPiece(piece, i === 0 ? sentence.pauseBefore + 2 * sentenceMargin : piece.pauseBefore),
    )
    const [start, end] = [words[0]?.[0] ?? tape.seconds(), words.at(-1)?.[1] ?? tape.seconds()]
    return { timeSpan: [start - sentenceMargin, end + sentenceMargin], words }
  })
  return { samples: tape.end(), times, gains: listGainChanges(script, times) }
}
