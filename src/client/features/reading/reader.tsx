import { useLayoutEffect, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { PageHead } from '../../shell/page/page-head.tsx'
import { useKidsMode } from '../device/state/use-kids-mode.ts'
import { useCachedStory } from '../story/card/use-cached-story.ts'
import { ReaderBar } from './bar/reader-bar.tsx'
import { useHidingBars } from './bar/use-hiding-bars.ts'
import { useListeningSwitch } from './listening/use-listening-switch.ts'
import { OpenedReader } from './opened-reader.tsx'
import { OpeningPaper } from './opening/opening-paper.tsx'
import { RefusedOpening } from './opening/refused-opening.tsx'
import { type OpenedState, useOpenedStory } from './opening/use-opened-story.ts'
import { isOnPage } from './progress/story-place.ts'
import { useResume } from './progress/use-resume.ts'
import { ReaderSwitches } from './reader-switches.tsx'
import { Dimming } from './settings/dimming.tsx'
import { readerAttributes } from './settings/reader-attributes.ts'
import { useReaderSettings } from './settings/use-reader-settings.ts'
import { localizeStory, titleOf } from './shared/localized-story.ts'
import { useOwnView, useReaderAddress } from './shared/use-reader-address.ts'
import './reading.css'
// After the rules that it changes.
import './bar/low-window.css'
import './reading-print.css'

/** The reader of one story; needs `storyId` as key. */
export function Reader({ storyId }: { storyId: string }) {
  const opening = useOpenedStory(storyId)
  useTopAfterRefusal(opening.kind === 'refused')
  switch (opening.kind) {
    case 'opening':
    case 'opened':
      return <ReaderFrame storyId={storyId} opened={opening.kind === 'opened' ? opening : null} />
    case 'refused':
      return (
        <RefusedOpening
          storyId={storyId}
          refusal={opening.refusal}
          isRetrying={opening.isRetrying}
          onRetry={opening.onRetry}
        />
      )
    default:
      return opening satisfies never
  }
}

/** The story replaces a page that may be scrolled. */
function useTopAfterRefusal(isRefused: boolean) {
  const wasRefused = useRef(false)
  useLayoutEffect(() => {
    if (wasRefused.current && !isRefused) window.scrollTo(0, 0)
    wasRefused.current = isRefused
  }, [isRefused])
}

/** `title` is empty while the story is unknown. */
function ReaderHead({ storyId, title }: { storyId: string; title: string }) {
  return (
    <PageHead
      title={title || m.reader_heading()}
      description={title && m.reader_description({ title })}
      search={`?story=${storyId}`}
    />
  )
}

/** Bar and sheet in one component, so that the bar keeps its place and focus when the story arrives. */
function ReaderFrame({ storyId, opened }: { storyId: string; opened: OpenedState | null }) {
  const cached = useCachedStory(storyId)
  const [address, setAddress] = useReaderAddress()
  const settings = useReaderSettings(opened?.story ?? null)
  const listening = useListeningSwitch(address.view)
  const chosenLanguage = address.language ?? settings.look.language
  const localized = opened && localizeStory(opened.story, chosenLanguage, getLocale())
  const isKidsMode = useKidsMode()
  // The closing page is for choosing what comes next, and children find no hidden arrows.
  const bars = useHidingBars(isOnPage(localized, address) && !isKidsMode)
  useOwnView(localized, address.view, setAddress)
  const resumed = useResume(localized, address, setAddress)
  if (opened && !localized)
    return <RefusedOpening storyId={storyId} refusal={{ kind: 'unavailable' }} />

  const { title, hyphenated } = localized ? titleOf(localized) : cached
  const addressProps = { address, onChange: setAddress }
  return (
    <div className="reader" data-bars={bars.state} {...readerAttributes(settings)}>
      <ReaderHead storyId={storyId} title={title} />
      <ReaderBar title={hyphenated} language={localized?.language}>
        {localized && (
          <ReaderSwitches {...localized} {...addressProps} settings={settings} {...listening} />
        )}
      </ReaderBar>
      {opened && localized ? (
        <OpenedReader
          {...localized}
          {...addressProps}
          settings={settings}
          {...listening}
          resumed={resumed}
          onFileMissing={opened.onFileMissing}
          onToggleBars={bars.toggle}
        />
      ) : (
        <OpeningPaper coverImageUrl={cached.coverImageUrl} />
      )}
      <Dimming />
      {localized && localized.text.prints.length > 0 && (
        <p className="print-hint">{m.reader_print_hint()}</p>
      )}
    </div>
  )
}
