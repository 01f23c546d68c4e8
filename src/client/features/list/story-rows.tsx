import { useState } from 'react'
import type { StoryCard } from '../../../contract/story-card.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { titleIn } from '../story/labels/story-texts.ts'
import { type ListKind, listKinds } from './list-kinds.ts'
import './list-rows.css'
import { moveItem } from '../mark/list-change.ts'
import { useMonthStories, useStoryStates } from '../story/state/use-story-states.ts'
import { MoveButtons } from './move-buttons.tsx'
import { StoryRow } from './story-row.tsx'
import { useDragOrder } from './use-drag-order.ts'

export type ListMode = 'view' | 'arrange' | 'select'

interface StoryRowsProps {
  kind: ListKind
  mode: ListMode
  stories: StoryCard[]
  selected: ReadonlySet<string>
  onToggle: (storyId: string) => void
  onRemove: (story: StoryCard) => void
  onArrange: (order: string[]) => void
}

const eagerRows = 6

/** The rows of a list; announces each move of a story to screen readers. */
export function StoryRows(props: StoryRowsProps) {
  const { kind, mode, stories, selected, onToggle, onRemove, onArrange } = props
  const stateOf = useStoryStates()
  const month = useMonthStories()
  const [announcement, setAnnouncement] = useState('')
  const ids = stories.map(({ storyId }) => storyId)
  const byId = new Map(stories.map((story) => [story.storyId, story]))
  const titleOf = (story: StoryCard) => titleIn(getLocale(), story).text

  const arrange = (order: string[], movedId: string) => {
    const story = byId.get(movedId)
    if (!story || order.join() === ids.join()) return
    onArrange(order)
    const place = order.indexOf(movedId) + 1
    setAnnouncement(m.list_moved({ title: titleOf(story), place, count: order.length }))
  }
  const { listRef, order, draggedId, startDrag } = useDragOrder(ids, arrange)
  const { Icon, removeLabel } = listKinds[kind]
  const orderedStories = order.flatMap((storyId) => byId.get(storyId) ?? [])
  return (
    <>
      <ol ref={listRef} className="list-rows" data-mode={mode} data-kind={kind}>
        {orderedStories.map((story, index) => (
          <StoryRow
            key={story.storyId}
            story={story}
            place={kind === 'remember' ? index + 1 : null}
            selection={
              mode === 'select'
                ? {
                    isSelected: selected.has(story.storyId),
                    onToggle: () => onToggle(story.storyId),
                  }
                : null
            }
            isDragged={draggedId === story.storyId}
            isEager={index < eagerRows}
            state={stateOf(story.storyId)}
            month={month}
          >
            {mode === 'view' && (
              <button
                type="button"
                className="list-mark"
                aria-pressed
                aria-label={removeLabel({ title: titleOf(story) })}
                onClick={() => onRemove(story)}
              >
                <Icon aria-hidden="true" size={26} fill="currentColor" />
              </button>
            )}
            {mode === 'arrange' && (
              <MoveButtons
                title={titleOf(story)}
                index={index}
                count={orderedStories.length}
                onMove={(to) => {
                  if (to < 0 || to >= ids.length) return
                  arrange(moveItem(ids, ids.indexOf(story.storyId), to), story.storyId)
                }}
                onDrag={(event) => startDrag(story.storyId, event)}
              />
            )}
          </StoryRow>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}
