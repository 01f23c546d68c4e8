import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { PageHead } from '../../shell/page-head.tsx'
import { Paper } from '../../ui/paper.tsx'
import { StorySheet } from '../story/story-sheet.tsx'
import { useLibraryAddress } from '../story/use-library-address.ts'
import '../story/library.css'
import type { ListKind } from './list-kinds.ts'
import { listKinds } from './list-kinds.ts'
import './list-page.css'
import './list-print.css'
import { ListNav } from './list-nav.tsx'
import { ListStories } from './list-stories.tsx'
import type { StoryList } from './story-list.ts'

interface ListPageProps {
  kind: ListKind
  list: StoryList
  /** Whose list it is, where there are several children. */
  ownerName?: string | undefined
  /** Whether it is the list of whoever reads here. */
  isReaders?: boolean
  tabs?: ReactNode
}

/** One of the three lists, with the way to the others and the sheet of a story. */
export function ListPage({ kind, list, ownerName, isReaders = true, tabs }: ListPageProps) {
  const { storyId, closeStory } = useLibraryAddress()
  const { heading, description, intro } = listKinds[kind]
  return (
    <div className="list-page">
      <PageHead title={heading()} description={description()} />
      <Paper className="list-head max-sm:p-4 lg:px-10">
        <ListNav />
        <div>
          <h1 tabIndex={-1}>
            {heading()}{' '}
            {ownerName !== undefined && (
              <span className="list-owner">{m.shelf_of({ name: ownerName })}</span>
            )}
          </h1>
          <p className="list-intro">{intro()}</p>
        </div>
        {tabs}
      </Paper>
      <ListStories key={ownerName} {...{ kind, list, isReaders }} />
      <StorySheet storyId={storyId} onClose={closeStory} />
    </div>
  )
}
