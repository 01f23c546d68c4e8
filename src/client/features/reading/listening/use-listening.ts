import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReaderSettings } from '../settings/use-reader-settings.ts'
import type { LocalizedStory } from '../shared/localized-story.ts'
import type { TextPosition } from '../text/text-ranges.ts'
import { useDeviceVoice } from '../voice/use-device-voice.ts'
import { decideAfterSentence } from './after-sentence.ts'
import type { Narrator, SpokenPart } from './narrator/narrator.ts'
import {
  firstSentenceFrom,
  positionOnPage,
  sentenceAtPosition,
  wordAtPosition,
} from './narrator/spoken-track.ts'
import { canPlayRecording, requestRecordingUrl } from './recording-url.ts'
import { useSleepTimer } from './sleep/use-sleep-timer.ts'
import { firstShownPage, isPageShown } from './spoken-ranges.ts'
import { useNarrator } from './use-narrator.ts'
import { useSpokenHighlights } from './use-spoken-highlights.ts'

/** Step in a recording without sentence times. */
const untimedStepSeconds = 10

export interface ListeningOptions extends LocalizedStory {
  settings: ReaderSettings
  sheet: RefObject<HTMLElement | null>
  /** From 1; page count + 1 is the closing page. */
  page: number
  onGoTo: (page: number) => void
  onFileMissing: () => void
  /** The current sentence, from 0 on its page. */
  onPlace: (place: { page: number; sentence: number }) => void
  /** The range of the current word or sentence. */
  onSpokenRange: (range: Range) => void
}

/** Narration: plays the story, highlights the spoken text and turns the pages. */
export function useListening(options: ListeningOptions) {
  const { story, text, language, sheet, page, onGoTo } = options
  const { aids } = options.settings
  const client = useQueryClient()
  const deviceVoice = useDeviceVoice(language)
  const [usesDevice, setUsesDevice] = useState(
    () => !canPlayRecording({ medium: 'audio', story }, text),
  )
  /** True at the end of a page while automatic turning is off. */
  const [isWaitingForTurn, setWaitingForTurn] = useState(false)
  /** Whether the story has ended: play then starts the page again. */
  const hasEnded = useRef(false)
  const spoken = useRef<SpokenPart | null>(null)
  const resumeAt = useRef<TextPosition | null>(null)
  /** The page that narration has turned to. */
  const turnedTo = useRef<number | null>(null)

  const isShown = (pageNumber: number) => isPageShown({ sheet: sheet.current, page }, pageNumber)
  const turnTo = (target: number) => {
    if (isShown(target)) return
    turnedTo.current = target
    onGoTo(target)
  }
  /** Plays from the start of the page, or `skipped` sentences later on it. */
  const playPage = (ready: Narrator, skipped = 0) => {
    const shown = firstShownPage({ sheet: sheet.current, page })
    const start = Math.max(0, firstSentenceFrom(ready.track, shown))
    const isOnPage = ready.track.sentences[start + skipped]?.page === shown
    const first = isOnPage ? start + skipped : start
    const sentence = ready.track.sentences[first]
    if (sentence) {
      ready.goTo(first)
      turnTo(sentence.page)
    }
    ready.play()
  }
  const endStory = () => {
    sleep.storyEnded()
    if (aids.turnsItself && isTimed) turnTo(text.pages.length + 1)
  }
  const { highlight, repaint } = useSpokenHighlights({
    sheet,
    page,
    highlight: aids.highlight,
    onSpokenRange: options.onSpokenRange,
  })

  const { narrator, status, retry } = useNarrator({
    text,
    voice: usesDevice ? deviceVoice : null,
    findUrl: () => requestRecordingUrl(client, { story, language, medium: 'audio' }),
    onFileMissing: options.onFileMissing,
    onReady: (ready) => {
      ready.setSpeed(aids.speed)
      const resumeSentence = resumeAt.current
        ? sentenceAtPosition(ready.track, resumeAt.current)
        : -1
      const { progress } = story
      const isLeftHere = progress?.page === page && !progress.isFinished
      if (resumeSentence === -1) return playPage(ready, isLeftHere ? progress.sentence : 0)
      ready.goTo(resumeSentence)
      ready.play()
    },
    onSpoken: (source, part) => {
      spoken.current = part
      hasEnded.current = false
      const sentence = source.track.sentences[part.sentence]
      if (!sentence) return
      resumeAt.current = { ...sentence, offset: sentence.from }
      highlight(sentence, part.word)
      options.onPlace(positionOnPage(source.track, part.sentence))
    },
    onSentenceSpoken: (source, index) => {
      const { turnsItself } = aids
      const next = decideAfterSentence({ track: source.track, index, turnsItself, isShown })
      if (next.kind === 'continue') return
      if (next.kind === 'turn') return turnTo(next.page)
      source.pause()
      setWaitingForTurn(next.kind === 'wait')
      hasEnded.current = next.kind === 'story-end'
      if (next.kind === 'story-end') endStory()
      const nextSentence = source.track.sentences[index + 1]
      if (nextSentence) resumeAt.current = { ...nextSentence, offset: nextSentence.from }
    },
  })
  const sleep = useSleepTimer(narrator)
  useEffect(() => narrator?.setSpeed(aids.speed), [narrator, aids.speed])

  const isTimed = narrator === null || narrator.track.sentences.length > 0
  const isPlaying = status === 'playing' || status === 'buffering' || isWaitingForTurn
  const currentSentence = () => narrator?.track.sentences[spoken.current?.sentence ?? -1]
  const handleTurned = useEffectEvent((shownPage: number) => {
    repaint()
    const isOwnTurn = turnedTo.current !== null && isShown(turnedTo.current)
    turnedTo.current = null
    const current = currentSentence()
    const isOnShownPage = !isWaitingForTurn && current !== undefined && isShown(current.page)
    // A recording without times continues on any page.
    if (!narrator || !isTimed || !isPlaying || isOwnTurn || isOnShownPage) return
    setWaitingForTurn(false)
    if (shownPage > text.pages.length) narrator.pause()
    else playPage(narrator)
  })
  useEffect(() => handleTurned(page), [page])

  return {
    status,
    isPlaying,
    retry,
    sleep,
    kind: usesDevice ? ('device' as const) : (text.audio?.voice ?? 'human'),
    /** Continues with the device's voice; null where it has none. */
    continueWithDevice: deviceVoice && (() => setUsesDevice(true)),
    toggle: () => {
      if (!narrator) return
      if (isPlaying) {
        setWaitingForTurn(false)
        return narrator.pause()
      }
      sleep.wake()
      const current = currentSentence()
      if (current && isShown(current.page) && !hasEnded.current) narrator.play()
      else playPage(narrator)
    },
    isTimed,
    /**
     * One sentence forward or back; from another page to the first sentence of this one; 10 s in a
     * recording without times.
     */
    step: (by: 1 | -1) => {
      if (!narrator) return
      if (!isTimed && narrator.media) narrator.media.currentTime += by * untimedStepSeconds
      const current = currentSentence()
      const isOnPage = spoken.current && current && isShown(current.page)
      const targetIndex = isOnPage
        ? (spoken.current?.sentence ?? 0) + by
        : firstSentenceFrom(narrator.track, page)
      const sentence = narrator.track.sentences[targetIndex]
      if (!sentence) return
      narrator.goTo(targetIndex)
      turnTo(sentence.page)
    },
    /** While playing, continues at the sentence there, else speaks the word; false where none is. */
    playAt: (position: TextPosition) => {
      if (!narrator || status === 'failed') return false
      const sentence = sentenceAtPosition(narrator.track, position)
      const word = wordAtPosition(narrator.track, position)
      if (isPlaying && sentence !== -1) {
        narrator.goTo(sentence)
        if (isWaitingForTurn) narrator.play()
        setWaitingForTurn(false)
      } else if (word) {
        narrator.speakWord(word)
      } else return false
      return true
    },
  }
}
