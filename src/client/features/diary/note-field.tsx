import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { TextArea } from '../../ui/text-area.tsx'

const maxNoteLength = 500

interface NoteFieldProps {
  note: string
  onSave: (note: string) => void
}

/** A note about the evening; saved on blur. */
export function NoteField({ note, onSave }: NoteFieldProps) {
  // The draft hides changes from other browsers while the user types.
  const [draft, setDraft] = useState<string | null>(null)
  const handleBlur = () => {
    if (draft === null) return
    if (draft.trim() !== note) onSave(draft.trim())
    setDraft(null)
  }
  return (
    <TextArea
      label={m.diary_note()}
      rows={3}
      maxLength={maxNoteLength}
      placeholder={m.diary_note_hint()}
      value={draft ?? note}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={handleBlur}
    />
  )
}
