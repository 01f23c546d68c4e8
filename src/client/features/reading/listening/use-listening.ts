import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReaderSettings } from '../settings/use-reader-settings.ts'
import type { ReadStory } from '../story-language.ts'
import type { Letter } from '../text/text-ranges.ts'
import { nextAfter } from './after-sentence.ts'
import type { Narrator, Spoken } from './narrator.ts'
import { canPlay, playRecording } from './play-recording.ts'
import { firstShownPage, isPageShown } from './spoken-place.ts'
import { firstSentenceOf, placeOnPage, sentenceOfLetter, wordOfLetter } from './spoken-track.ts'
import { useDeviceVoice } from './use-device-voice.ts'
import { useNarrator } from './use-narrator.ts'
import { useSleepTimer } from './use-sleep-timer.ts'
import { useSpokenMarks } from './use-spoken-marks.ts'

/** Where the sentences of a recording are not known. */
const untimedStepSeconds = 10

export interface ListeningOptions extends ReadStory {
  settings: ReaderSettings
  sheet: RefObject<HTMLElement | null>
  /** From 1; one more than the story has pages is its end. */
  page: number
  onGoTo: (page: number) => void
  onFileMissing: () => void
  /** The sentence that is said now, from 0 on its page. */
  onPlace: (place: { page: number; sentence: number }) => void
  /** Where the word or sentence stands that is said now. */
  onSaid: (range: Range) => void
}

/** Reads the story aloud, marks what is said and turns the pages along. */
export function useListening(options: ListeningOptions) {
  const { story, text, language, sheet, page, onGoTo } = options
  const { aids } = options.settings
  const client = useQueryClient()
  const deviceVoice = useDeviceVoice(language)
  const [usesDevice, setUsesDevice] = useState(() => !canPlay({ medium: 'audio', story }, text))
  /** The page is read to its end, and the reader turns by hand. */
  const [isWaitingForTurn, setWaitingForTurn] = useState(false)
  /** The story is told to its end, where playing on has nothing more to say. */
  const isOver = useRef(false)
  const spoken = useRef<Spoken | null>(null)
  const resumeAt = useRef<Letter | null>(null)
  /** The page that the voice has turned to. */
  const turnedTo = useRef<number | null>(null)

  const isShown = (wanted: number) => isPageShown({ sheet: sheet.current, page }, wanted)
  const turnTo = (wanted: number) => {
    if (isShown(wanted)) return
    turnedTo.current = wanted
    onGoTo(wanted)
  }
  /** From the page's start, or from `skipped` sentences later on the same page. */
  const playHere = (started: Narrator, skipped = 0) => {
    const shown = firstShownPage({ sheet: sheet.current, page })
    const start = Math.max(0, firstSentenceOf(started.track, shown))
    const isOnPage = started.track.sentences[start + skipped]?.page === shown
    const first = isOnPage ? start + skipped : start
    const sentence = started.track.sentences[first]
    if (sentence) {
      started.goTo(first)
      turnTo(sentence.page)
    }
    started.play()
  }
  const endStory = () => {
    sleep.storyEnded()
    if (aids.turnsItself && isTimed) turnTo(text.pages.length + 1)
  }
  const { mark, markAgain } = useSpokenMarks({
    sheet,
    page,
    highlight: aids.highlight,
    onSaid: options.onSaid,
  })

  const { narrator, status, retry } = useNarrator({
    text,
    voice: usesDevice ? deviceVoice : null,
    findUrl: () => playRecording(client, { story, language, medium: 'audio' }),
    onFileMissing: options.onFileMissing,
    onReady: (ready) => {
      ready.setSpeed(aids.speed)
      const at = resumeAt.current ? sentenceOfLetter(ready.track, resumeAt.current) : -1
      const { progress } = story
      const isLeftHere = progress?.page === page && !progress.isFinished
      if (at === -1) return playHere(ready, isLeftHere ? progress.sentence : 0)
      ready.goTo(at)
      ready.play()
    },
    onSpoken: (teller, said) => {
      spoken.current = said
      isOver.current = false
      const sentence = teller.track.sentences[said.sentence]
      if (!sentence) return
      resumeAt.current = { ...sentence, offset: sentence.from }
      mark(sentence, said.word)
      options.onPlace(placeOnPage(teller.track, said.sentence))
    },
    onSentenceSpoken: (teller, index) => {
      const { turnsItself } = aids
      const next = nextAfter({ track: teller.track, index, turnsItself, isShown })
      if (next.kind === 'go-on') return
      if (next.kind === 'turn') return turnTo(next.page)
      teller.pause()
      setWaitingForTurn(next.kind === 'wait')
      isOver.current = next.kind === 'story-end'
      if (next.kind === 'story-end') endStory()
      const following = teller.track.sentences[index + 1]
      if (following) resumeAt.current = { ...following, offset: following.from }
    },
  })
  const sleep = useSleepTimer(narrator)
  useEffect(() => narrator?.setSpeed(aids.speed), [narrator, aids.speed])

  const isTimed = narrator === null || narrator.track.sentences.length > 0
  const isPlaying = status === 'playing' || status === 'buffering' || isWaitingForTurn
  const sentenceNow = () => narrator?.track.sentences[spoken.current?.sentence ?? -1]
  const handleTurned = useEffectEvent((shownPage: number) => {
    markAgain()
    const isOurs = turnedTo.current !== null && isShown(turnedTo.current)
    turnedTo.current = null
    const said = sentenceNow()
    const isFollowed = !isWaitingForTurn && said !== undefined && isShown(said.page)
    // What nobody has timed plays on, whatever page is looked at.
    if (!narrator || !isTimed || !isPlaying || isOurs || isFollowed) return
    setWaitingForTurn(false)
    if (shownPage > text.pages.length) narrator.pause()
    else playHere(narrator)
  })
  useEffect(() => handleTurned(page), [page])

  return {
    status,
    isPlaying,
    retry,
    sleep,
    kind: usesDevice ? ('device' as const) : (text.audio?.voice ?? 'human'),
    /** Goes on with the device's own voice; null where it has none. */
    goOnWithDevice: deviceVoice && (() => setUsesDevice(true)),
    toggle: () => {
      if (!narrator) return
      if (isPlaying) {
        setWaitingForTurn(false)
        return narrator.pause()
      }
      sleep.wake()
      const said = sentenceNow()
      if (said && isShown(said.page) && !isOver.current) narrator.play()
      else playHere(narrator)
    },
    isTimed,
    /** One sentence on or back; from another page to the first of this one. */
    step: (by: 1 | -1) => {
      if (!narrator) return
      if (!isTimed && narrator.media) narrator.media.currentTime += by * untimedStepSeconds
      const said = sentenceNow()
      const isHere = spoken.current && said && isShown(said.page)
      const wanted = isHere
        ? (spoken.current?.sentence ?? 0) + by
        : firstSentenceOf(narrator.track, page)
      const sentence = narrator.track.sentences[wanted]
      if (!sentence) return
      narrator.goTo(wanted)
      turnTo(sentence.page)
    },
    /** While it plays: starts at the touched sentence; else says the touched word. */
    hear: (letter: Letter) => {
      if (!narrator || status === 'failed') return false
      const sentence = sentenceOfLetter(narrator.track, letter)
      const word = wordOfLetter(narrator.track, letter)
      if (isPlaying && sentence !== -1) {
        narrator.goTo(sentence)
        if (isWaitingForTurn) narrator.play()
        setWaitingForTurn(false)
      } else if (word) {
        narrator.sayWord(word)
      } else return false
      return true
    },
  }
}
