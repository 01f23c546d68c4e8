import { alignWords, type TimeSpan } from './align.ts'
import type { ReferenceSpeech } from './reference-voice.ts'
import type { settingsOf } from './roles.ts'
import { play, type Samples } from './samples.ts'
import type { ScriptSentence, ScriptWord } from './script/script.ts'
import { findWordTimes } from './word-times.ts'

/** A sentence as one role says it. */
export interface Take {
  samples: Samples
  /** Times of its words in seconds. */
  words: TimeSpan[]
}

/** The voice and its helper for sentences that are too long for tags. */
export interface Voices {
  /** Speaks markup. */
  speak: (markup: string) => Samples
  /** Speaks a text and tells when its words begin. */
  referTo: (text: string) => ReferenceSpeech
}

type Settings = ReturnType<typeof settingsOf>

/** Words of a sentence with a tag each; beyond about 30 tags the voice never ends. */
const mostTaggedWords = 28

/** Volumes in per cent: soft enough not to clip, and 27 dB less. */
const [usualVolume, mutedVolume] = [45, 2]

/** Replaces the characters of markup by spaces. */
const removeMarkup = (text: string) => text.replaceAll('&', ' ').replaceAll(/[<>]/g, ' ')

const tag = (name: 'speed' | 'pitch' | 'volume', level: number, content: string) =>
  `<${name} level="${level}">${content}</${name}>`

/** A sentence with one tag for each word; where the tags are decides how long it takes. */
const markWords = (
  script: readonly ScriptWord[],
  speed: number,
  mark: (text: string, word: ScriptWord, index: number) => string,
) => tag('speed', speed, script.map((word, i) => mark(removeMarkup(word.text), word, i)).join(''))

/**
 * Has the voice say a sentence with a contour of pitch, and once more with every second word muted, to find
 * its words; null if it is too long for that, or the two differ.
 */
const sayWithContour = ({ script }: ScriptSentence, settings: Settings, speak: Voices['speak']) => {
  if (script.length > mostTaggedWords) return null
  const contour = markWords(script, settings.speed, (text, { pitch }) =>
    tag('pitch', Math.round((settings.pitch * pitch) / 100), text),
  )
  const everySecond = markWords(script, settings.speed, (text, _, i) =>
    tag('volume', i % 2 === 0 ? usualVolume : mutedVolume, text),
  )
  const samples = speak(tag('volume', usualVolume, contour))
  const words = findWordTimes(samples, speak(everySecond), script.length)
  return words && { samples, words }
}

/** Has the voice say a sentence evenly, and finds its words by comparison with another voice. */
const sayEvenly = ({ spoken }: ScriptSentence, settings: Settings, voices: Voices): Take => {
  const text = tag('pitch', settings.pitch, removeMarkup(spoken.text))
  const samples = voices.speak(tag('volume', usualVolume, tag('speed', settings.speed, text)))
  return { samples, words: alignWords(spoken, voices.referTo(spoken.text), samples) }
}

/** Has a role say a sentence. */
export const recordTake = (sentence: ScriptSentence, settings: Settings, voices: Voices): Take => {
  const { playback } = settings
  const { samples, words } =
    sayWithContour(sentence, settings, voices.speak) ?? sayEvenly(sentence, settings, voices)
  return {
    samples: play(samples, playback),
    words: words.map(([start, end]): TimeSpan => [start / playback, end / playback]),
  }
}
