import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { PageHead } from '../../shell/page/page-head.tsx'
import { Paper } from '../../ui/paper.tsx'
import { useLibraryAddress } from '../story/address/use-library-address.ts'
import { StorySheet } from '../story/sheet/story-sheet.tsx'
import '../story/library/library.css'
import { type ListKind, listKinds } from './list-kinds.ts'
import './list-page.css'
import './list-print.css'
import { ListNav } from './list-nav.tsx'
import { ListStories } from './list-stories.tsx'
import type { StoryList } from './story-list.ts'

interface ListPageProps {
  kind: ListKind
  list: StoryList
  /** The child whose list it is; always named on paper. */
  ownerName?: string | undefined
  /** Whether the page names it, too: where there are several children. */
  isOwnerShown?: boolean
  /** Whether the list belongs to the active child or the account. */
  isActiveChild?: boolean
  tabs?: ReactNode
}

/** The page of one of the three lists, with links to the others and the sheet of a story. */
export function ListPage(props: ListPageProps) {
  const { kind, list, ownerName, isOwnerShown = false, isActiveChild = true, tabs } = props
  const owner = ownerName && m.list_of({ name: ownerName })
  const { storyId, closeStory } = useLibraryAddress()
  const { heading, description, intro } = listKinds[kind]
  return (
    <div className="list-page">
      <PageHead title={heading()} description={description()} />
      <Paper className="list-head max-sm:p-4 lg:px-10">
        <ListNav />
        <div>
          <h1 tabIndex={-1} data-owner={isOwnerShown ? undefined : owner}>
            {heading()} {isOwnerShown && <span className="list-owner">{owner}</span>}
          </h1>
          <p className="list-intro">{intro()}</p>
        </div>
        {tabs}
      </Paper>
      <ListStories key={ownerName} kind={kind} list={list} isActiveChild={isActiveChild} />
      <StorySheet storyId={storyId} onClose={closeStory} />
    </div>
  )
}
