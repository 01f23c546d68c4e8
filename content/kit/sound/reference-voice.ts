import loadEspeak from '@echogarden/espeak-ng-emscripten'
import type { Samples } from './samples.ts'
import { resampled } from './samples.ts'

const rateHz = 22_050

export interface ReferenceSpeech {
  samples: Samples
  /** Where the engine says that a word begins: offset in the text and seconds. */
  marks: { at: number; seconds: number }[]
}

export interface ReferenceManner {
  /** A voice of eSpeak NG: de, en-gb, … */
  voice: string
  wordsPerMinute: number
}

/** eSpeak counts letters from one. */
const markOf = (event: { text_position: number; audio_position: number }) => ({
  at: event.text_position - 1,
  seconds: event.audio_position / 1000,
})

/**
 * Loads eSpeak NG. Its robot's voice is never heard: it is the one that tells when it says each
 * word, so every other voice is compared with it.
 */
export const openReferenceVoice = async ({ voice, wordsPerMinute }: ReferenceManner) => {
  const espeak = await loadEspeak()
  const worker = await new espeak.eSpeakNGWorker()
  return (text: string): ReferenceSpeech => {
    worker.set_voice(voice)
    worker.set_rate(wordsPerMinute)
    const values: number[] = []
    const marks: ReferenceSpeech['marks'] = []
    worker.synthesize(text, (sound, events) => {
      for (const value of new Int16Array(sound ?? new ArrayBuffer(0))) values.push(value)
      marks.push(...events.filter(({ type }) => type === 'word').map(markOf))
    })
    return { samples: resampled(values, rateHz, 1 / 32768), marks }
  }
}
