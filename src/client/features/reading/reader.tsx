import { useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { PageHead } from '../../shell/page-head.tsx'
import { useBars } from './bars/use-bars.ts'
import { Dimming } from './dimming/dimming.tsx'
import { useListeningSwitch } from './listening/use-listening-switch.ts'
import { OpenedReader } from './opened-reader.tsx'
import { OpeningPaper } from './opening-paper.tsx'
import { ResumeStrip } from './progress/resume-strip.tsx'
import { useResume } from './progress/use-resume.ts'
import { ReaderBar } from './reader-bar.tsx'
import { ReaderSwitches } from './reader-switches.tsx'
import { RefusedOpening } from './refused-opening.tsx'
import { attributesOf } from './settings/reader-attributes.ts'
import { useReaderSettings } from './settings/use-reader-settings.ts'
import { textToRead } from './story-language.ts'
import { useKnownStory } from './use-known-story.ts'
import type { Opened } from './use-opened-story.ts'
import { useOpenedStory } from './use-opened-story.ts'
import './reading.css'
import { useReaderAddress } from './use-reader-address.ts'

/** One story from opening to its end; to be keyed by the story. */
export function Reader({ storyId }: { storyId: string }) {
  const opening = useOpenedStory(storyId)
  switch (opening.kind) {
    case 'opening':
    case 'opened':
      return <ReaderFrame storyId={storyId} opened={opening.kind === 'opened' ? opening : null} />
    case 'refused':
      return <RefusedOpening refusal={opening.refusal} onRetry={opening.onRetry} />
    default:
      return opening satisfies never
  }
}

/** Bar and sheet; the bar stays in its place when the story comes, and so does the focus. */
function ReaderFrame({ storyId, opened }: { storyId: string; opened: Opened | null }) {
  const known = useKnownStory(storyId)
  const [address, setAddress] = useReaderAddress()
  const settings = useReaderSettings(opened?.story ?? null)
  const listening = useListeningSwitch(address.view)
  const wanted = address.language ?? settings.look.language
  const root = useRef<HTMLDivElement>(null)
  const bars = useBars(root, opened !== null)
  const read = opened && textToRead(opened.story, wanted, getLocale())
  const resumed = useResume(read, address, setAddress)
  if (opened && !read) return <RefusedOpening refusal={{ kind: 'unavailable' }} />

  const title = read?.text.title ?? known?.title ?? ''
  const steering = { address, onChange: setAddress }
  return (
    <div ref={root} className="reader" data-bars={bars.state} {...attributesOf(settings)}>
      <PageHead title={title || m.reader_heading()} />
      <ReaderBar title={title} language={read?.language}>
        {read && <ReaderSwitches {...read} {...steering} settings={settings} {...listening} />}
      </ReaderBar>
      {opened && read ? (
        <OpenedReader
          {...read}
          {...steering}
          settings={settings}
          {...listening}
          onFileMissing={opened.onFileMissing}
          onToggleBars={bars.toggle}
        />
      ) : (
        <OpeningPaper title={title} coverImageUrl={known?.coverImageUrl ?? null} />
      )}
      <Dimming />
      {resumed && <ResumeStrip {...resumed} />}
    </div>
  )
}
