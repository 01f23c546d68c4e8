import { useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { SeenNote } from '../../../contract/note.ts'
import { api, query } from '../../data/api.ts'
import { logError } from '../../data/log.ts'
import { productQuery } from '../../data/query-client.ts'
import { showAnswer } from '../../data/show-answer.ts'
import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { LoadError } from '../story/load-error.tsx'
import { dayWords } from './day-words.ts'
import { noteAddress, noteText } from './note-words.ts'
import './notes.css'

/** The notes; closing them says that they have been seen. */
export function NotesDialog({ onClose }: { onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null)
  const notes = useQuery({ ...query.note.list.queryOptions(), ...productQuery })
  const markSeen = useMarkSeen()
  useEffect(() => {
    if (ref.current && !ref.current.open) ref.current.showModal()
  }, [])
  const close = () => ref.current?.close()
  const handleClose = () => {
    markSeen(notes.data ?? [])
    onClose()
  }
  return (
    <dialog
      ref={ref}
      className="paper notes"
      closedby="any"
      aria-labelledby="notes-heading"
      onClose={handleClose}
    >
      <div className="notes-head">
        <h2 id="notes-heading">{m.note_heading()}</h2>
        <button type="button" aria-label={m.note_close()} onClick={close}>
          <X aria-hidden="true" size={24} />
        </button>
      </div>
      {notes.data ? (
        <Notes notes={notes.data} onFollow={close} />
      ) : notes.error ? (
        <LoadError text={m.note_error()} onRetry={() => void notes.refetch()} />
      ) : (
        <Spinner label={m.site_loading()} />
      )}
    </dialog>
  )
}

function Notes({ notes, onFollow }: { notes: SeenNote[]; onFollow: () => void }) {
  if (notes.length === 0) {
    return (
      <div className="notes-empty">
        <p>{m.note_empty()}</p>
      </div>
    )
  }
  return (
    <ul>
      {notes.map((note) => (
        <li key={note.id}>
          <Link to={noteAddress(note)} onClick={onFollow}>
            <span className="block font-bold">{noteText(note)}</span>
            <span className="block text-sm text-soft">
              {dayWords(note.at)}
              {note.isNew && <span className="notes-new">{m.note_new()}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function useMarkSeen() {
  const queryClient = useQueryClient()
  return (notes: SeenNote[]) => {
    const newest = notes.find(({ isNew }) => isNew)
    if (!newest) return
    api.note.markSeen({ until: newest.at }).then(
      (left) => showAnswer(queryClient, query.note.list.queryKey(), left),
      (error) => logError('Notes could not be marked as seen', error),
    )
  }
}
