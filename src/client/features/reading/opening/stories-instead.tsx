import { Suspense } from 'react'
import { lazyPart } from '../../../lib/lazy-part.ts'
import './stories-instead.css'

/** Lazy: only a page without a story needs it. */
const TopStories = lazyPart(() =>
  import('../../story/top-stories/top-stories.tsx').then((code) => code.TopStories),
)

interface StoriesInsteadProps {
  /** A story that the page itself offers. */
  except?: string | undefined
}

/** Below a page that has no story to read: stories to open instead, in full rows at every width. */
export function StoriesInstead({ except }: StoriesInsteadProps) {
  return (
    <div className="stories-instead mx-auto max-w-page px-4 pt-6 md:px-8">
      <Suspense>
        <TopStories limit={6} except={except === undefined ? undefined : [except]} />
      </Suspense>
    </div>
  )
}
