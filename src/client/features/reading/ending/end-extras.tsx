import { m } from '../../../paraglide/messages.js'
import { useKidsMode } from '../../device/state/use-kids-mode.ts'
import { SimilarStories } from '../../story/sheet/similar-stories.tsx'
import { ReportButton } from '../report/report-button.tsx'
import type { LocalizedStory } from '../shared/localized-story.ts'
import { PrintList } from './print-list.tsx'

/** Similar stories, PDFs to print, and a way to report a mistake. */
export function EndExtras(localized: LocalizedStory) {
  const { story, text } = localized
  if (useKidsMode()) return <SimilarStories storyId={story.storyId} heading={m.reader_similar()} />
  return (
    <>
      <SimilarStories storyId={story.storyId} heading={m.reader_similar()} />
      {text.prints.length > 0 && (
        <section aria-labelledby="print-heading">
          <h3 id="print-heading">{m.reader_print()}</h3>
          <PrintList story={story} text={text} />
        </section>
      )}
      <ReportButton {...localized} page={text.pages.length} />
    </>
  )
}
