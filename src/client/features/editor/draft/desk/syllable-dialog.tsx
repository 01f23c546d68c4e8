import { type FormEvent, useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { QuestionDialog } from '../../../../ui/question-dialog.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { findDivisionProblem } from '../core/syllables.ts'

interface SyllableDialogProps {
  word: string
  /** The current division: `Jon-te`. */
  division: string
  /** An editor has set the division. */
  isOwn: boolean
  /** The new division; null restores the automatic one. */
  onChange: (division: string | null) => void
  onClose: () => void
}

const problems = {
  letters: m.draft_syllables_letters,
  hyphens: m.draft_syllables_hyphens,
}
const maxLength = 80

/** „Silben von ‚Jonte‘“: sets the division of one word in this story. */
export function SyllableDialog(props: SyllableDialogProps) {
  const { word, division, isOwn, onChange, onClose } = props
  const [problem, setProblem] = useState<keyof typeof problems | null>(null)
  const handleSubmit = (close: () => void) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('division')).trim()
    const newProblem = findDivisionProblem(word, typed)
    setProblem(newProblem)
    if (newProblem) return
    close()
    onChange(typed)
  }
  return (
    <QuestionDialog heading={m.draft_syllables_of({ word })} onClose={onClose}>
      {(close) => (
        <form className="draft-form" onSubmit={handleSubmit(close)}>
          <TextField
            label={m.draft_syllables_field()}
            help={m.draft_syllables_field_help()}
            error={problem && problems[problem]()}
            name="division"
            lang="de"
            defaultValue={division}
            maxLength={maxLength}
            autoComplete="off"
            spellCheck={false}
          />
          <div className="draft-buttons">
            <Button variant="primary" type="submit">
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
            <Button variant="plain" onClick={close}>
              {m.draft_cancel()}
            </Button>
          </div>
        </form>
      )}
    </QuestionDialog>
  )
}
