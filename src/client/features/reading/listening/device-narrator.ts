import type { StoryPage } from '../../../../contract/reading.ts'
import type { Narrator, NarratorEvents } from './narrator.ts'
import type { SpokenWord } from './spoken-track.ts'
import { trackOfText } from './spoken-track.ts'

/**
 * Speaks with a voice of the device, sentence by sentence: long utterances break off in Chrome, and
 * its `pause` does not come back, so a pause begins the sentence anew.
 */
export function createDeviceNarrator(
  voice: SpeechSynthesisVoice,
  pages: readonly StoryPage[],
  events: NarratorEvents,
): Narrator {
  const track = trackOfText(pages)
  let at = 0
  let isPlaying = false
  let speed = 1
  let volume = 1
  /** Kept, as Chrome forgets an utterance nobody holds and then never tells its end. */
  let current: SpeechSynthesisUtterance | null = null

  const textOf = ({ from, to }: { from: number; to: number }, sentence: number) => {
    const { page, paragraph } = track.sentences[sentence] ?? { page: 0, paragraph: 0 }
    return pages[page - 1]?.paragraphs[paragraph]?.text.slice(from, to) ?? ''
  }

  const stop = () => {
    current = null
    speechSynthesis.cancel()
  }
  const utter = (
    text: string,
    onEnd: (isCurrent: () => boolean) => void,
    onBoundary?: (index: number) => void,
  ) => {
    stop()
    const utterance = new SpeechSynthesisUtterance(text)
    Object.assign(utterance, { voice, lang: voice.lang, rate: speed, volume })
    const isCurrent = () => current === utterance
    utterance.onend = () => isCurrent() && onEnd(isCurrent)
    utterance.onboundary = ({ name, charIndex }) =>
      isCurrent() && name === 'word' && onBoundary?.(charIndex)
    utterance.onerror = ({ error }) => {
      if (!isCurrent()) return
      current = null
      isPlaying = false
      events.onStatus(error === 'not-allowed' ? 'blocked' : 'failed')
    }
    current = utterance
    speechSynthesis.speak(utterance)
  }

  const speak = () => {
    const sentence = track.sentences[at]
    if (!sentence) return
    events.onSpoken({ sentence: at, word: null })
    const handleEnd = (isCurrent: () => boolean) => {
      events.onSentenceSpoken(at)
      // Whoever listens may have paused or gone elsewhere.
      if (!isPlaying || !isCurrent()) return
      if (at + 1 < track.sentences.length) {
        at += 1
        speak()
      }
    }
    utter(textOf(sentence, at), handleEnd, (index) => {
      const word = sentence.words.find(({ to }) => sentence.from + index < to)
      if (word) events.onSpoken({ sentence: at, word })
    })
  }
  const pause = () => {
    isPlaying = false
    stop()
    events.onStatus('paused')
  }

  // Some browsers go on speaking after the document is left.
  window.addEventListener('pagehide', stop)

  return {
    track,
    media: null,
    play: () => {
      isPlaying = true
      events.onStatus('playing')
      speak()
    },
    pause,
    goTo: (sentence) => {
      at = sentence
      if (isPlaying) speak()
      else events.onSpoken({ sentence, word: null })
    },
    sayWord: (word: SpokenWord) => {
      events.onSpoken({ sentence: word.sentence, word })
      utter(textOf(word, word.sentence), () => events.onSpoken({ sentence: at, word: null }))
    },
    setSpeed: (chosen) => {
      speed = chosen
    },
    setVolume: (wanted) => {
      volume = wanted
    },
    close: () => {
      isPlaying = false
      window.removeEventListener('pagehide', stop)
      stop()
    },
  }
}
