import { useRef, useState } from 'react'
import { useLazyPart } from '../../lib/lazy-part.ts'
import { useFinishedNotification } from '../list/use-finished-notification.ts'
import { useEscapeReader } from './bar/use-leave-reader.ts'
import { scrollOn } from './fit/scroll-on.ts'
import { useVoiceSlice } from './fit/use-voice-slice.ts'
import { SilentNote } from './listening/silent-note.tsx'
import { useWhySilent } from './listening/use-why-silent.ts'
import { useOfflineCopy } from './opening/use-offline-copy.ts'
import { storyPageOf } from './progress/story-place.ts'
import { useProgress } from './progress/use-progress.ts'
import type { ResumedStory } from './progress/use-resume.ts'
import { useWholeRead } from './progress/use-whole-read.ts'
import { ReadingRuler } from './ruler/reading-ruler.tsx'
import { useRuler } from './ruler/use-ruler.ts'
import type { ReaderSettings } from './settings/use-reader-settings.ts'
import type { LocalizedStory } from './shared/localized-story.ts'
import { isEnd, type Turn } from './shared/place.ts'
import { notifyPartMissing, preloadedPart, usePreloadedParts } from './shared/preloaded-parts.ts'
import { type ReaderAddress, switchView } from './shared/reader-address.ts'
import { ShownPage } from './shown-page.tsx'
import { useSurprises } from './surprises/use-surprises.ts'
import { PageControls } from './turning/page-controls.tsx'
import { useSwipe } from './turning/use-swipe.ts'
import { useTaps } from './turning/use-taps.ts'
import { useTurnKeys } from './turning/use-turn-keys.ts'
import { useTurning } from './turning/use-turning.ts'
import { useWakeLock } from './use-wake-lock.ts'

interface OpenedReaderProps extends LocalizedStory {
  address: ReaderAddress
  settings: ReaderSettings
  onChange: (change: (address: ReaderAddress) => ReaderAddress) => void
  /** A picture or the PDF failed to load. */
  onFileMissing: () => void
  onToggleBars: () => void
  isListening: boolean
  onListen: (isListening: boolean) => void
  resumed: ResumedStory | null
}

const listeningPlayer = preloadedPart(() =>
  import('./listening/listening-player.tsx').then((code) => code.ListeningPlayer),
)

/** The opened story: the current page, and all ways to turn to another. */
export function OpenedReader(props: OpenedReaderProps) {
  const { story, text, language, address, settings, isListening } = props
  const { onChange, onFileMissing, onToggleBars, onListen } = props
  const localized = { story, text, language }
  const [isBedtime, setBedtime] = useState(false)
  const sheet = useRef<HTMLDivElement>(null)
  const pageRef = useRef<HTMLElement>(null)
  const turning = useTurning({ localized, address, settings, sheet, pageRef, onChange })
  const { place, spreadStart, spread, slice, turn, goTo } = turning

  const storyPage = storyPageOf(address, text.pages.length)
  const lastShown = address.view === 'pdf' ? storyPage : (spread?.last ?? storyPage)
  const pageCount = text.pages.length
  const { reportPlace } = useProgress({ story, page: storyPage, lastShown, pageCount })
  const { progress } = story
  const isWholeRead = useWholeRead({ progress, first: storyPage, last: lastShown, pageCount })
  useOfflineCopy({ story, page: storyPage, pageCount })
  useFinishedNotification(story.storyId, text.title, place !== null && isEnd(place))
  // A page that goes on below the window is read to its end first.
  const readOn = (to: Turn, isByKey: boolean) => {
    if (to !== 'next' || !scrollOn(sheet.current)) turn(to, isByKey)
  }
  useTurnKeys(sheet, (to) => readOn(to, true))
  useEscapeReader()
  useWakeLock()
  usePreloadedParts()
  const silence = useWhySilent(localized)
  const handleSoundMissing = () => {
    onListen(false)
    notifyPartMissing()
  }
  const Player = useLazyPart(listeningPlayer, isListening && !silence, handleSoundMissing)
  const Surprises = useSurprises()
  const swipe = useSwipe((to) => turn(to, false))
  const taps = useTaps({
    onTurn: (to) => readOn(to, false),
    onMiddle: onToggleBars,
    canTurn: place !== null && !isEnd(place),
  })
  const shownKey = `${address.view} ${language} ${spread?.first} ${spreadStart} ${slice}`
  const ruler = useRuler(sheet, settings.aids.ruler, shownKey)
  const followVoice = useVoiceSlice(turning)
  return (
    <>
      <div
        ref={sheet}
        className="reader-sheet"
        {...swipe}
        {...taps}
        onPointerDown={(event) => {
          swipe.onPointerDown(event)
          taps.onPointerDown(event)
        }}
      >
        <ShownPage
          {...localized}
          {...turning}
          view={address.view}
          settings={settings}
          pageRef={pageRef}
          isBedtime={isBedtime}
          isWholeRead={isWholeRead}
          onPage={goTo}
          onFileMissing={onFileMissing}
          onShowText={() => onChange((from) => switchView(from, 'text'))}
          onAgain={() => turn('first', true)}
        />
        <ReadingRuler ruler={ruler} count={settings.aids.ruler === 'three' ? 3 : 1} />
        {Surprises && (
          <Surprises
            sheet={sheet}
            pages={spread ? text.pages.slice(spread.first - 1, spread.last) : []}
            shownKey={shownKey}
            isEnd={place !== null && isEnd(place)}
            isBedtime={isBedtime}
            isListening={isListening}
          />
        )}
      </div>
      {Player && place && (
        <Player
          key={language}
          {...localized}
          settings={settings}
          sheet={sheet}
          page={place.page}
          onGoTo={goTo}
          onPlace={reportPlace}
          onSpokenRange={(range) => {
            followVoice(range)
            ruler.moveToRange(range)
          }}
          onFileMissing={onFileMissing}
          onBedtime={setBedtime}
          onClose={() => onListen(false)}
        />
      )}
      {place && (
        <PageControls
          {...turning}
          place={place}
          resumed={props.resumed}
          onTurn={readOn}
          onGo={goTo}
        />
      )}
      <SilentNote
        {...localized}
        silence={silence}
        isListening={isListening}
        onMissing={handleSoundMissing}
        onClose={() => onListen(false)}
      />
    </>
  )
}
