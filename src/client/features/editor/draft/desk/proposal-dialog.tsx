import { useState } from 'react'
import type { Language } from '../../../../../contract/base.ts'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { QuestionDialog } from '../../../../ui/question-dialog.tsx'
import '../../../../ui/radio-rows.css'

type Mode = 'replace' | 'append'

interface ProposalDialogProps {
  /** Each page is a list of paragraphs. */
  proposedPages: string[][]
  hasPages: boolean
  language: Language
  onAccept: (mode: Mode) => void
  onClose: () => void
}

/** Shows the text of a PDF by page and asks before the story uses it. */
export function ProposalDialog(props: ProposalDialogProps) {
  const { proposedPages, hasPages, language, onAccept, onClose } = props
  const [mode, setMode] = useState<Mode>(hasPages ? 'append' : 'replace')
  const pages = proposedPages
    .map((paragraphs, at) => ({ number: at + 1, text: paragraphs.join('\n\n') }))
    .filter(({ text }) => text !== '')
  const choices = [
    ['append', m.draft_proposal_append()],
    ['replace', m.draft_proposal_replace()],
  ] as const
  return (
    <QuestionDialog heading={m.draft_proposal_heading()} onClose={onClose}>
      {(close) => (
        <>
          <p>{m.draft_proposal_intro()}</p>
          <ol className="desk-proposal">
            {pages.map(({ number, text }) => (
              <li key={number}>
                <h3>{m.draft_page_of({ number })}</h3>
                <p lang={language}>{text}</p>
              </li>
            ))}
          </ol>
          {hasPages && (
            <fieldset className="radio-rows draft-form">
              <legend className="font-bold">{m.draft_proposal_where()}</legend>
              {choices.map(([choice, label]) => (
                <label key={choice}>
                  <input
                    type="radio"
                    name="mode"
                    checked={mode === choice}
                    onChange={() => setMode(choice)}
                  />
                  {label}
                </label>
              ))}
            </fieldset>
          )}
          <div className="draft-buttons">
            <Button
              variant="primary"
              onClick={() => {
                close()
                onAccept(mode)
              }}
            >
              {m.draft_proposal_take()}
            </Button>
            <Button onClick={close}>{m.draft_proposal_only_file()}</Button>
          </div>
        </>
      )}
    </QuestionDialog>
  )
}
