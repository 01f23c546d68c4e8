import type { FormEvent } from 'react'
import { useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { DraftDialog } from '../draft-dialog.tsx'
import { divisionProblem } from '../syllable-words.ts'

interface SyllableDialogProps {
  word: string
  /** As it is divided now: `Jon-te`. */
  division: string
  /** Somebody has divided it before. */
  isOwn: boolean
  /** The new division; null for what the rules say. */
  onChange: (division: string | null) => void
  onClose: () => void
}

const problems = {
  letters: m.draft_syllables_letters,
  hyphens: m.draft_syllables_hyphens,
}
const longest = 80

/** „Silben von ‚Jonte‘“: divides one word of this story otherwise than the rules do. */
export function SyllableDialog(props: SyllableDialogProps) {
  const { word, division, isOwn, onChange, onClose } = props
  const [problem, setProblem] = useState<keyof typeof problems | null>(null)
  const handleSubmit = (close: () => void) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('division')).trim()
    const found = divisionProblem(word, typed)
    setProblem(found)
    if (found) return
    close()
    onChange(typed)
  }
  return (
    <DraftDialog heading={m.draft_syllables_of({ word })} onClose={onClose}>
      {(close) => (
        <form className="draft-form" onSubmit={handleSubmit(close)}>
          <TextField
            label={m.draft_syllables_field()}
            help={m.draft_syllables_field_help()}
            error={problem && problems[problem]()}
            name="division"
            lang="de"
            defaultValue={division}
            maxLength={longest}
            autoComplete="off"
            spellCheck={false}
          />
          <div className="draft-buttons">
            <Button look="primary" type="submit">
              {m.draft_syllables_do()}
            </Button>
            {isOwn && (
              <Button
                onClick={() => {
                  close()
                  onChange(null)
                }}
              >
                {m.draft_syllables_reset()}
              </Button>
            )}
            <Button look="plain" onClick={close}>
              {m.draft_cancel()}
            </Button>
          </div>
        </form>
      )}
    </DraftDialog>
  )
}
