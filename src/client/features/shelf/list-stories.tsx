import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { StoryCard } from '../../../contract/story.ts'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { showToast } from '../../ui/toast.ts'
import { titleIn } from '../story/story-words.ts'
import { focusAfter, focusHeading } from './focus-after.ts'
import type { ListKind } from './list-kinds.ts'
import { listKinds } from './list-kinds.ts'
import { EmptyList, ListNotices, ListUnknown } from './list-states.tsx'
import { ListTools } from './list-tools.tsx'
import { SelectionBar } from './selection-bar.tsx'
import type { StoryList } from './story-list.ts'
import type { ListMode } from './story-rows.tsx'
import { StoryRows } from './story-rows.tsx'
import { useSelection } from './use-selection.ts'

interface ListStoriesProps {
  kind: ListKind
  list: StoryList
  isReaders: boolean
}

/** The stories of a list with everything that can be done to them, or why there are none to see. */
export function ListStories({ kind, list, isReaders }: ListStoriesProps) {
  const isOnline = useIsOnline()
  const [mode, setMode] = useState<ListMode>('look')
  const [address] = useSearchParams()
  const isByTitle = kind === 'favorites' && address.get('sort') === 'title'
  const all = list.stories ?? []
  const stories = isByTitle ? byTitle(all) : all
  const selection = useSelection(stories)

  if (list.stories === null) return <ListUnknown {...list} isOnline={isOnline} />
  const removeAll = (storyIds: string[], text: string) => {
    const order = all.map(({ storyId }) => storyId)
    list.remove(storyIds)
    void showToast(text, 'info', {
      label: m.shelf_undo(),
      onAction: () => list.restore(storyIds, order),
    })
  }
  const handleRemove = (story: StoryCard) => {
    focusAfter(stories, story.storyId)
    const title = titleIn(getLocale(), story).text
    removeAll([story.storyId], listKinds[kind].removed({ title }))
  }
  const handleRemoveSelected = () => {
    const storyIds = stories
      .map(({ storyId }) => storyId)
      .filter((id) => selection.selected.has(id))
    if (storyIds.length === 0) return
    const count = storyIds.length
    setMode('look')
    selection.clear()
    focusHeading()
    removeAll(storyIds, count === 1 ? m.shelf_removed_one() : m.shelf_removed_many({ count }))
  }
  return (
    <>
      <ListNotices kind={kind} list={list} isOnline={isOnline} />
      {stories.length === 0 && <EmptyList kind={kind} />}
      {stories.length > 0 && (
        <ListTools
          {...{ kind, stories, mode, isByTitle }}
          canReadAloud={kind === 'remember' && isReaders}
          onMode={(wanted) => {
            setMode(wanted)
            selection.clear()
          }}
        />
      )}
      <StoryRows
        {...{ kind, stories }}
        mode={isByTitle && mode === 'arrange' ? 'look' : mode}
        selected={selection.selected}
        onToggle={selection.toggle}
        onRemove={handleRemove}
        onArrange={(order) => list.arrange?.(order)}
      />
      {mode === 'select' && stories.length > 0 && (
        <SelectionBar
          count={selection.selected.size}
          onAll={selection.chooseAll}
          onRemove={handleRemoveSelected}
          onCancel={() => {
            setMode('look')
            selection.clear()
            focusHeading()
          }}
        />
      )}
    </>
  )
}

function byTitle(stories: StoryCard[]): StoryCard[] {
  const language = getLocale()
  const titleOf = (story: StoryCard) => titleIn(language, story).text
  return stories.toSorted((a, b) => titleOf(a).localeCompare(titleOf(b), language))
}
