import { useCallback, useRef, useState } from 'react'
import { useFinishedNews } from '../shelf/use-finished-news.ts'
import { latePart, tellPartMissing, useLatePart, useLatePartsAhead } from './late-part.ts'
import { PageControls } from './page-controls.tsx'
import type { Turn } from './place.ts'
import { isEnd } from './place.ts'
import { storyPageOf } from './progress/story-place.ts'
import { useProgress } from './progress/use-progress.ts'
import type { ReaderAddress } from './reader-address.ts'
import { inView } from './reader-address.ts'
import { ReadingRuler } from './ruler/reading-ruler.tsx'
import { useRuler } from './ruler/use-ruler.ts'
import type { ReaderSettings } from './settings/use-reader-settings.ts'
import { ShownPage } from './shown-page.tsx'
import type { ReadStory } from './story-language.ts'
import { useKeepOpened } from './use-keep-opened.ts'
import { useEscapeReader } from './use-leave-reader.ts'
import { useSwipe } from './use-swipe.ts'
import { useTaps } from './use-taps.ts'
import { useTurnKeys } from './use-turn-keys.ts'
import { useTurning } from './use-turning.ts'
import { useWakeLock } from './use-wake-lock.ts'

interface OpenedReaderProps extends ReadStory {
  address: ReaderAddress
  settings: ReaderSettings
  onChange: (change: (address: ReaderAddress) => ReaderAddress) => void
  /** A picture or the PDF is not at its address. */
  onFileMissing: () => void
  onToggleBars: () => void
  isListening: boolean
  onListen: (isListening: boolean) => void
}

const listeningPlayer = latePart(() =>
  import('./listening/listening-player.tsx').then((code) => code.ListeningPlayer),
)

/** The opened story: the page one is at, and every way to turn to another. */
export function OpenedReader(props: OpenedReaderProps) {
  const { story, text, language, address, settings, isListening } = props
  const { onChange, onFileMissing, onToggleBars, onListen } = props
  const read = { story, text, language }
  const [isBedtime, setBedtime] = useState(false)
  const sheet = useRef<HTMLDivElement>(null)
  const pageRef = useRef<HTMLElement>(null)
  const turning = useTurning({ read, address, settings, sheet, pageRef, onChange })
  const { place, pairsFrom, spread, turn, goTo } = turning

  const storyPage = storyPageOf(address, text.pages.length)
  const { reportPlace } = useProgress({
    story,
    page: storyPage,
    lastShown: address.view === 'pdf' ? storyPage : (spread?.last ?? storyPage),
    pageCount: text.pages.length,
  })
  useKeepOpened({ story, page: storyPage, pageCount: text.pages.length })
  useFinishedNews(story.storyId, text.title, place !== null && isEnd(place))
  const turnByKey = useCallback((wanted: Turn) => turn(wanted, true), [turn])
  useTurnKeys(sheet, turnByKey)
  useEscapeReader()
  useWakeLock()
  useLatePartsAhead()
  const Player = useLatePart(listeningPlayer, isListening, () => {
    onListen(false)
    tellPartMissing()
  })
  const swipe = useSwipe((wanted) => turn(wanted, false))
  const taps = useTaps({
    onTurn: (wanted) => turn(wanted, false),
    onMiddle: onToggleBars,
    isTurning: place !== null && !isEnd(place),
  })
  const shownKey = `${address.view} ${language} ${spread?.first} ${pairsFrom}`
  const ruler = useRuler(sheet, settings.aids.ruler, shownKey)
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
          {...read}
          {...turning}
          view={address.view}
          settings={settings}
          pageRef={pageRef}
          isBedtime={isBedtime}
          onPage={goTo}
          onFileMissing={onFileMissing}
          onShowText={() => onChange((from) => inView(from, 'text'))}
          onAgain={() => turn('first', true)}
        />
        <ReadingRuler ruler={ruler} count={settings.aids.ruler === 'three' ? 3 : 1} />
      </div>
      {Player && place && (
        <Player
          key={language}
          {...read}
          settings={settings}
          sheet={sheet}
          page={place.page}
          onGoTo={goTo}
          onPlace={reportPlace}
          onSaid={ruler.rulerAt}
          onFileMissing={onFileMissing}
          onBedtime={setBedtime}
          onClose={() => onListen(false)}
        />
      )}
      {place && <PageControls place={place} pairsFrom={pairsFrom} onTurn={turn} onGo={goTo} />}
    </>
  )
}
