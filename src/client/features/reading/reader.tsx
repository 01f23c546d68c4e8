import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { PageHead } from '../../shell/page-head.tsx'
import { OpenedReader } from './opened-reader.tsx'
import { OpeningPaper } from './opening-paper.tsx'
import { ReaderBar } from './reader-bar.tsx'
import { ReaderSwitches } from './reader-switches.tsx'
import { RefusedOpening } from './refused-opening.tsx'
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
  const read = opened && textToRead(opened.story, address.language, getLocale())
  if (opened && !read) return <RefusedOpening refusal={{ kind: 'unavailable' }} />

  const title = read?.text.title ?? known?.title ?? ''
  const steering = { address, onChange: setAddress }
  return (
    <div className="reader">
      <PageHead title={title || m.reader_heading()} />
      <ReaderBar title={title} language={read?.language}>
        {read && <ReaderSwitches {...read} {...steering} />}
      </ReaderBar>
      {opened && read ? (
        <OpenedReader {...read} {...steering} onFileMissing={opened.onFileMissing} />
      ) : (
        <OpeningPaper title={title} coverImageUrl={known?.coverImageUrl ?? null} />
      )}
    </div>
  )
}
