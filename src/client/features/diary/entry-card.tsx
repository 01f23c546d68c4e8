import { Pencil } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { Child } from '../../../contract/child.ts'
import type { DiaryEntry } from '../../../contract/diary.ts'
import { formatList } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Link } from '../../ui/link.tsx'
import { Avatar } from '../child/avatar.tsx'
import { openedInApp } from '../story/address/story-address.ts'
import { Cover } from '../story/card/cover.tsx'
import { titleIn } from '../story/labels/story-texts.ts'
import { EntryEditor } from './entry-editor.tsx'
import { MoodFace } from './mood-face.tsx'
import { moodLabel } from './mood-labels.ts'
import { SaveState } from './save-state.tsx'
import { useEntry } from './use-entry.ts'

interface EntryCardProps {
  entry: DiaryEntry
  /** Null if the family has only one child. */
  child: Child | null
  /** Suggested names of companions. */
  suggestedNames: string[]
}

/** One story that was read, with companions, mood and note. */
export function EntryCard({ entry: stored, child, suggestedNames }: EntryCardProps) {
  const title = titleIn(getLocale(), stored.story)
  const { entry, save, state, retry, remove } = useEntry(stored, title.text)
  const [isOpen, setOpen] = useState(false)
  const editorId = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const handleRemove = () => {
    remove()
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }
  const handleDone = () => {
    setOpen(false)
    toggle.current?.focus()
  }
  const isEmpty = entry.companions.length === 0 && entry.mood === null && entry.note === ''
  return (
    <article className="entry">
      <Cover
        coverImageUrl={entry.story.coverImageUrl}
        title={title.text}
        sizes="110px"
        isDecorative
      />
      <div className="entry-text">
        <h3 lang={title.lang}>
          <Link to={`/story-collection?story=${entry.story.storyId}`} state={openedInApp}>
            {title.hyphenated}
          </Link>
        </h3>
        <EntryFacts entry={entry} child={child} />
        {/* A press of „Fertig“ saves the note first: shown here, it would move the button away. */}
        <EntryDetails entry={isOpen ? { ...entry, note: '' } : entry} />
        <div className="entry-tools">
          <button
            ref={toggle}
            type="button"
            className="quiet-action"
            aria-expanded={isOpen}
            aria-controls={editorId}
            onClick={() => setOpen(!isOpen)}
          >
            <Pencil size={18} aria-hidden="true" />
            {isEmpty ? m.diary_add_words() : m.diary_edit()}
            <span className="sr-only"> ({title.text})</span>
          </button>
          <SaveState state={state} onRetry={retry} />
        </div>
      </div>
      <div id={editorId} className="entry-editor-place">
        {isOpen && (
          <EntryEditor
            entry={entry}
            suggestedNames={suggestedNames}
            onSave={save}
            onRemove={handleRemove}
            onDone={handleDone}
          />
        )}
      </div>
    </article>
  )
}

function EntryFacts({ entry, child }: { entry: DiaryEntry; child: Child | null }) {
  const { minutes, isFinished } = entry
  const facts = [
    minutes > 0 && m.diary_minutes({ minutes }),
    isFinished && m.diary_finished(),
  ].filter(Boolean)
  return (
    <p className="entry-facts">
      {child && (
        <span className="entry-child">
          <Avatar avatar={child.avatar} size={28} /> {child.name}
        </span>
      )}
      {facts.join('\u00a0· ')}
    </p>
  )
}

function EntryDetails({ entry: { companions, mood, note } }: { entry: DiaryEntry }) {
  return (
    <>
      {(companions.length > 0 || mood) && (
        <p className="entry-words">
          {companions.length > 0 && <span>{m.diary_with({ names: formatList(companions) })}</span>}
          {mood && (
            <span className="entry-mood">
              <MoodFace mood={mood} size={26} /> {moodLabel(mood)}
            </span>
          )}
        </p>
      )}
      {note !== '' && <p className="entry-note">{note}</p>}
    </>
  )
}
