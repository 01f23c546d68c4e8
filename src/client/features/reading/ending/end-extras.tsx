import { m } from '../../../paraglide/messages.js'
import { useKidsMode } from '../../device/use-kids-mode.ts'
import { SimilarStories } from '../../story/similar-stories.tsx'
import type { ReadStory } from '../story-language.ts'
import { PrintList } from './print-list.tsx'
import { ReportButton } from './report-button.tsx'

/** What comes after the talk: stories like this one, paper to print, and what was wrong. */
export function EndExtras(read: ReadStory) {
  const { story, text } = read
  if (useKidsMode()) return <SimilarStories storyId={story.storyId} heading={m.reader_similar()} />
  return (
    <>
      <SimilarStories storyId={story.storyId} heading={m.reader_similar()} />
      {text.prints.length > 0 && (
        <section aria-labelledby="print-heading">
          <h3 id="print-heading">{m.reader_print()}</h3>
          <PrintList {...{ story, text }} />
        </section>
      )}
      <ReportButton {...read} page={text.pages.length} />
    </>
  )
}
