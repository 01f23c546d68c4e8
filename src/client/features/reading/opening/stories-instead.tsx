import { Suspense } from 'react'
import { lazyPart } from '../../../lib/lazy-part.ts'
import './stories-instead.css'

/** Lazy: only a page without a story needs it. */
const TopStories = lazyPart(() =>
  import('../../story/top-stories/top-stories.tsx').then((code) => code.TopStories),
)

/** Below a page that has no story to read: stories to open instead. */
export function StoriesInstead() {
  return (
    <div className="stories-instead mx-auto max-w-page px-4 pt-6 md:px-8">
      <Suspense>
        <TopStories limit={5} />
      </Suspense>
    </div>
  )
}
