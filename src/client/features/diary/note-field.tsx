import { useId, useState } from 'react'
import { m } from '../../paraglide/messages.js'

const maxNoteLength = 500

interface NoteFieldProps {
  note: string
  onSave: (note: string) => void
}

/** A note about the evening; saved on blur. */
export function NoteField({ note, onSave }: NoteFieldProps) {
  const id = useId()
  // The draft hides changes from other browsers while the user types.
  const [draft, setDraft] = useState<string | null>(null)
  const handleBlur = () => {
    if (draft === null) return
    if (draft.trim() !== note) onSave(draft.trim())
    setDraft(null)
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-bold">
        {m.diary_note()}
      </label>
      <textarea
        id={id}
        className="field"
        rows={3}
        maxLength={maxNoteLength}
        placeholder={m.diary_note_hint()}
        value={draft ?? note}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={handleBlur}
      />
    </div>
  )
}
