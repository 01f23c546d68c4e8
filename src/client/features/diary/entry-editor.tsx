import type { DiaryEntry } from '../../../contract/diary.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Companions } from './companions.tsx'
import { MoodChoice } from './mood-choice.tsx'
import { NoteField } from './note-field.tsx'
import type { EntryWords } from './use-entry.ts'

interface EntryEditorProps {
  entry: DiaryEntry
  /** Names to choose from. */
  known: string[]
  onSave: (change: EntryWords) => void
  onRemove: () => void
  onDone: () => void
}

/** What the family writes to an entry; every part is saved by itself. */
export function EntryEditor({ entry, known, onSave, onRemove, onDone }: EntryEditorProps) {
  return (
    <div className="entry-editor">
      <Companions
        companions={entry.companions}
        known={known}
        onChange={(companions) => onSave({ companions })}
      />
      <MoodChoice mood={entry.mood} onChange={(mood) => onSave({ mood })} />
      <NoteField note={entry.note} onSave={(note) => onSave({ note })} />
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Button onClick={onDone}>{m.diary_done()}</Button>
        <Button look="plain" onClick={onRemove}>
          {m.diary_remove()}
        </Button>
      </div>
    </div>
  )
}
