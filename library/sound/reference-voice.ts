import loadEspeak from '@echogarden/espeak-ng-emscripten'
import type { Language } from '../text/story-source.ts'
import { resample, type Samples } from './samples.ts'

/** Sample rate of eSpeak NG. */
const rateHz = 22_050

export interface ReferenceSpeech {
  samples: Samples
  /** Start of each word that the engine reports: offset in the text and seconds. */
  wordStarts: { at: number; seconds: number }[]
}

export interface ReferenceVoiceSettings {
  /** A voice of eSpeak NG: de, en-gb, … */
  voice: string
  wordsPerMinute: number
}

/** The reference voice of each language, close to the narrator's pace. */
export const referenceVoices: Record<Language, ReferenceVoiceSettings> = {
  de: { voice: 'de', wordsPerMinute: 140 },
  en: { voice: 'en-gb', wordsPerMinute: 140 },
}

/** eSpeak counts characters from one. */
const toWordStart = (event: { text_position: number; audio_position: number }) => ({
  at: event.text_position - 1,
  seconds: event.audio_position / 1000,
})

/**
 * Loads eSpeak NG; returns a function that speaks one sentence. Nobody hears this robotic voice: only
 * this engine reports the time of each word, so other voices are compared with it.
 */
export const openReferenceVoice = async ({ voice, wordsPerMinute }: ReferenceVoiceSettings) => {
  const espeak = await loadEspeak()
  const worker = await new espeak.eSpeakNGWorker()
  return (text: string): ReferenceSpeech => {
    worker.set_voice(voice)
    worker.set_rate(wordsPerMinute)
    const values: number[] = []
    const wordStarts: ReferenceSpeech['wordStarts'] = []
    worker.synthesize(text, (chunk, events) => {
      for (const value of new Int16Array(chunk ?? new ArrayBuffer(0))) values.push(value)
      wordStarts.push(...events.filter(({ type }) => type === 'word').map(toWordStart))
    })
    return { samples: resample(values, rateHz, 1 / 32768), wordStarts }
  }
}
