import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { SectionSkeleton } from '../../../ui/skeleton.tsx'
import { storyParameter } from '../shared/editor-addresses.ts'
import { StoryTable } from './table/story-table.tsx'

const StoryDesk = lazy(async () => ({
  default: (await import('./desk/story-desk.tsx')).StoryDesk,
}))

/** „Geschichten“: the table, or the desk of the story that the address names. */
export function StoriesArea() {
  const [address] = useSearchParams()
  const storyId = address.get(storyParameter)
  if (storyId === null) return <StoryTable />
  return (
    <Suspense fallback={<SectionSkeleton label={m.draft_desk_loading()} />}>
      <StoryDesk key={storyId} storyId={storyId} />
    </Suspense>
  )
}
