import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { StoryCard } from '../../../contract/story-card.ts'
import { focusHeading } from '../../lib/focus-heading.ts'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { showToast } from '../../ui/toast.ts'
import { titleIn } from '../story/labels/story-texts.ts'
import { focusNeighbour, useFocusReturned } from './focus-after.ts'
import { type ListKind, listKinds } from './list-kinds.ts'
import { EmptyList, ListNotices, ListUnknown } from './list-states.tsx'
import { ListTools } from './list-tools.tsx'
import { SelectionBar } from './selection-bar.tsx'
import type { StoryList } from './story-list.ts'
import { type ListMode, StoryRows } from './story-rows.tsx'
import { useSelection } from './use-selection.ts'

interface ListStoriesProps {
  kind: ListKind
  list: StoryList
  isActiveChild: boolean
}

/** The stories of a list with their actions, or why there are none. */
export function ListStories({ kind, list, isActiveChild }: ListStoriesProps) {
  const isOnline = useIsOnline()
  const [mode, setMode] = useState<ListMode>('view')
  const [address] = useSearchParams()
  const isByTitle = kind === 'favorites' && address.get('sort') === 'title'
  const all = list.stories ?? []
  const stories = isByTitle ? sortByTitle(all) : all
  const selection = useSelection(stories)
  const focusReturned = useFocusReturned(stories)

  if (list.stories === null) return <ListUnknown {...list} isOnline={isOnline} />
  const removeWithUndo = (storyIds: string[], text: string) => {
    const order = all.map(({ storyId }) => storyId)
    list.remove(storyIds)
    void showToast(text, 'info', {
      label: m.list_undo(),
      onAction: () => {
        list.restore(storyIds, order)
        if (storyIds[0] !== undefined) focusReturned(storyIds[0])
      },
    })
  }
  const handleRemove = (story: StoryCard) => {
    focusNeighbour(stories, story.storyId)
    const title = titleIn(getLocale(), story).text
    removeWithUndo([story.storyId], listKinds[kind].removed({ title }))
  }
  const handleRemoveSelected = () => {
    const storyIds = stories
      .map(({ storyId }) => storyId)
      .filter((id) => selection.selected.has(id))
    if (storyIds.length === 0) return
    const count = storyIds.length
    setMode('view')
    selection.clear()
    focusHeading()
    removeWithUndo(storyIds, count === 1 ? m.list_removed_one() : m.list_removed_many({ count }))
  }
  return (
    <>
      <ListNotices kind={kind} list={list} isOnline={isOnline} />
      {stories.length === 0 && <EmptyList kind={kind} />}
      {stories.length > 0 && (
        <ListTools
          kind={kind}
          stories={stories}
          mode={mode}
          isByTitle={isByTitle}
          canReadAloud={kind === 'remember' && isActiveChild}
          onMode={(nextMode) => {
            setMode(nextMode)
            selection.clear()
          }}
        />
      )}
      <StoryRows
        kind={kind}
        stories={stories}
        mode={isByTitle && mode === 'arrange' ? 'view' : mode}
        selected={selection.selected}
        onToggle={selection.toggle}
        onRemove={handleRemove}
        onArrange={(order) => list.arrange?.(order)}
      />
      {mode === 'select' && stories.length > 0 && (
        <SelectionBar
          count={selection.selected.size}
          onAll={selection.selectAll}
          onRemove={handleRemoveSelected}
          onCancel={() => {
            setMode('view')
            selection.clear()
            focusHeading()
          }}
        />
      )}
    </>
  )
}

function sortByTitle(stories: StoryCard[]): StoryCard[] {
  const language = getLocale()
  const titleOf = (story: StoryCard) => titleIn(language, story).text
  return stories.toSorted((a, b) => titleOf(a).localeCompare(titleOf(b), language))
}
