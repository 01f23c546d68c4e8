import type { PropsWithChildren } from 'react'
import { useAuth } from '../../../data/session/session.tsx'
import { m } from '../../../paraglide/messages.js'
import { useKidsMode } from '../../device/state/use-kids-mode.ts'
import { SimilarStories } from '../../story/sheet/similar-stories.tsx'
import { ReportButton } from '../report/report-button.tsx'
import type { LocalizedStory } from '../shared/localized-story.ts'
import { PrintList } from './print-list.tsx'

/** Similar stories, the questions (`children`), PDFs to print, and a way to report a mistake. */
export function EndExtras({ children, ...localized }: PropsWithChildren<LocalizedStory>) {
  const { story, text } = localized
  const isKidsMode = useKidsMode()
  const { user } = useAuth()
  return (
    <>
      <SimilarStories
        storyId={story.storyId}
        heading={m.reader_similar()}
        isNextAbove={user !== null && !isKidsMode}
        hint={user === null ? m.reader_similar_guest() : undefined}
      />
      {children}
      {!isKidsMode && text.prints.length > 0 && (
        <section aria-labelledby="print-heading">
          <h3 id="print-heading">{m.reader_print()}</h3>
          <PrintList story={story} text={text} />
        </section>
      )}
      {!isKidsMode && <ReportButton {...localized} page={text.pages.length} />}
    </>
  )
}
