import { useState } from 'react'
import type { StoryCard } from '../../../contract/story.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { titleIn } from '../story/story-words.ts'
import type { ListKind } from './list-kinds.ts'
import { listKinds } from './list-kinds.ts'
import './list-rows.css'
import { movedTo } from '../mark/shelf-change.ts'
import { MoveButtons } from './move-buttons.tsx'
import { StoryRow } from './story-row.tsx'
import { useDragOrder } from './use-drag-order.ts'

/** What is done with the list just now. */
export type ListMode = 'look' | 'arrange' | 'select'

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

/** The stories one below the other; where they are put in order each move is announced. */
export function StoryRows(props: StoryRowsProps) {
  const { kind, mode, stories, selected, onToggle, onRemove, onArrange } = props
  const [news, setNews] = useState('')
  const ids = stories.map(({ storyId }) => storyId)
  const byId = new Map(stories.map((story) => [story.storyId, story]))
  const titleOf = (story: StoryCard) => titleIn(getLocale(), story).text

  const arrange = (order: string[], moved: string) => {
    const story = byId.get(moved)
    if (!story || order.join() === ids.join()) return
    onArrange(order)
    const place = order.indexOf(moved) + 1
    setNews(m.shelf_moved({ title: titleOf(story), place, count: order.length }))
  }
  const { listRef, order, dragged, startDrag } = useDragOrder(ids, arrange)
  const { Sign, takeOff } = listKinds[kind]
  const shown = order.flatMap((storyId) => byId.get(storyId) ?? [])
  return (
    <>
      <ol ref={listRef} className="list-rows" data-mode={mode} data-kind={kind}>
        {shown.map((story, at) => (
          <StoryRow
            key={story.storyId}
            story={story}
            place={kind === 'remember' ? at + 1 : null}
            selection={
              mode === 'select'
                ? {
                    isSelected: selected.has(story.storyId),
                    onToggle: () => onToggle(story.storyId),
                  }
                : null
            }
            isDragged={dragged === story.storyId}
            isEager={at < eagerRows}
          >
            {mode === 'look' && (
              <button
                type="button"
                className="list-mark"
                aria-pressed
                aria-label={takeOff({ title: titleOf(story) })}
                onClick={() => onRemove(story)}
              >
                <Sign aria-hidden="true" size={26} fill="currentColor" />
              </button>
            )}
            {mode === 'arrange' && (
              <MoveButtons
                title={titleOf(story)}
                at={at}
                count={shown.length}
                onMove={(to) => {
                  if (to < 0 || to >= ids.length) return
                  arrange(movedTo(ids, ids.indexOf(story.storyId), to), story.storyId)
                }}
                onDrag={(event) => startDrag(story.storyId, event)}
              />
            )}
          </StoryRow>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  )
}
