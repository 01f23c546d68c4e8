import type { StoryPage } from '../../../../../contract/story-page.ts'
import type { Narrator, NarratorEvents } from './narrator.ts'
import { type SpokenWord, trackFromText } from './spoken-track.ts'

/**
 * Narration by a voice of the device, one utterance per sentence: Chrome aborts long utterances and
 * cannot resume after `pause`, so a pause repeats the sentence.
 */
export function createDeviceNarrator(
  voice: SpeechSynthesisVoice,
  pages: readonly StoryPage[],
  events: NarratorEvents,
): Narrator {
  const track = trackFromText(pages)
  let sentenceIndex = 0
  let isPlaying = false
  let speed = 1
  let volume = 1
  /** Referenced here, as Chrome garbage-collects other utterances and then never fires `end`. */
  let currentUtterance: SpeechSynthesisUtterance | null = null

  const textOf = ({ from, to }: { from: number; to: number }, sentence: number) => {
    const { page, paragraph } = track.sentences[sentence] ?? { page: 0, paragraph: 0 }
    return pages[page - 1]?.paragraphs[paragraph]?.text.slice(from, to) ?? ''
  }

  const stop = () => {
    currentUtterance = null
    speechSynthesis.cancel()
  }
  const speakText = (
    text: string,
    onEnd: (isCurrent: () => boolean) => void,
    onBoundary?: (charIndex: number) => void,
  ) => {
    stop()
    const utterance = new SpeechSynthesisUtterance(text)
    Object.assign(utterance, { voice, lang: voice.lang, rate: speed, volume })
    const isCurrent = () => currentUtterance === utterance
    utterance.onend = () => isCurrent() && onEnd(isCurrent)
    utterance.onboundary = ({ name, charIndex }) =>
      isCurrent() && name === 'word' && onBoundary?.(charIndex)
    utterance.onerror = ({ error }) => {
      if (!isCurrent()) return
      currentUtterance = null
      isPlaying = false
      events.onStatus(error === 'not-allowed' ? 'blocked' : 'failed')
    }
    currentUtterance = utterance
    speechSynthesis.speak(utterance)
  }

  const speakSentence = () => {
    const sentence = track.sentences[sentenceIndex]
    if (!sentence) return
    events.onSpoken({ sentence: sentenceIndex, word: null })
    const handleEnd = (isCurrent: () => boolean) => {
      events.onSentenceSpoken(sentenceIndex)
      // The handler may have paused or moved elsewhere.
      if (!isPlaying || !isCurrent()) return
      if (sentenceIndex + 1 < track.sentences.length) {
        sentenceIndex += 1
        speakSentence()
      }
    }
    speakText(textOf(sentence, sentenceIndex), handleEnd, (charIndex) => {
      const word = sentence.words.find(({ to }) => sentence.from + charIndex < to)
      if (word) events.onSpoken({ sentence: sentenceIndex, word })
    })
  }
  const pause = () => {
    isPlaying = false
    stop()
    events.onStatus('paused')
  }

  // Some browsers continue to speak after the document is unloaded.
  window.addEventListener('pagehide', stop)

  return {
    track,
    media: null,
    play: () => {
      isPlaying = true
      events.onStatus('playing')
      speakSentence()
    },
    pause,
    goTo: (sentence) => {
      sentenceIndex = sentence
      if (isPlaying) speakSentence()
      else events.onSpoken({ sentence, word: null })
    },
    speakWord: (word: SpokenWord) => {
      events.onSpoken({ sentence: word.sentence, word })
      speakText(textOf(word, word.sentence), () =>
        events.onSpoken({ sentence: sentenceIndex, word: null }),
      )
    },
    setSpeed: (chosen) => {
      speed = chosen
    },
    setVolume: (chosen) => {
      volume = chosen
    },
    close: () => {
      isPlaying = false
      window.removeEventListener('pagehide', stop)
      stop()
    },
  }
}
