import { useId, useState } from 'react'
import { m } from '../../paraglide/messages.js'

const maxNoteLength = 500

interface NoteFieldProps {
  note: string
  onSave: (note: string) => void
}

/** What there is to say of the evening; saved when one has written it. */
export function NoteField({ note, onSave }: NoteFieldProps) {
  const id = useId()
  // While it is being written, what another browser saves does not take the words away.
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
