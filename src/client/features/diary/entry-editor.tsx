import type { DiaryEntry } from '../../../contract/diary.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Companions } from './companions.tsx'
import { MoodChoice } from './mood-choice.tsx'
import { NoteField } from './note-field.tsx'
import type { EntryChange } from './use-entry.ts'

interface EntryEditorProps {
  entry: DiaryEntry
  /** Suggested names of companions. */
  suggestedNames: string[]
  onSave: (change: EntryChange) => void
  onRemove: () => void
  onDone: () => void
}

/** Edits an entry; every change is saved immediately, the note on blur. */
export function EntryEditor({ entry, suggestedNames, onSave, onRemove, onDone }: EntryEditorProps) {
  return (
    <div className="entry-editor">
      <Companions
        companions={entry.companions}
        suggestedNames={suggestedNames}
        onChange={(companions) => onSave({ companions })}
      />
      <MoodChoice mood={entry.mood} onChange={(mood) => onSave({ mood })} />
      <NoteField note={entry.note} onSave={(note) => onSave({ note })} />
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Button onClick={onDone}>{m.diary_done()}</Button>
        <Button variant="plain" onClick={onRemove}>
          {m.diary_remove()}
        </Button>
      </div>
    </div>
  )
}
