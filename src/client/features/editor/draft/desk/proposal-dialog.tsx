import { useState } from 'react'
import type { Language } from '../../../../../contract/base.ts'
import { m } from '../../../../paraglide/messages.js'
import { Button } from '../../../../ui/button.tsx'
import { DraftDialog } from '../draft-dialog.tsx'

type How = 'replace' | 'append'

interface ProposalDialogProps {
  /** Paragraphs by page of the PDF. */
  proposed: string[][]
  /** The story has pages already. */
  hasPages: boolean
  language: Language
  onTake: (how: How) => void
  onClose: () => void
}

/** Shows what the PDF says, page by page; nobody's text changes without being asked. */
export function ProposalDialog(props: ProposalDialogProps) {
  const { proposed, hasPages, language, onTake, onClose } = props
  const [how, setHow] = useState<How>(hasPages ? 'append' : 'replace')
  const pages = proposed
    .map((paragraphs, at) => ({ number: at + 1, text: paragraphs.join('\n\n') }))
    .filter(({ text }) => text !== '')
  const choices = [
    ['append', m.draft_proposal_append()],
    ['replace', m.draft_proposal_replace()],
  ] as const
  return (
    <DraftDialog heading={m.draft_proposal_heading()} onClose={onClose}>
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
                    name="how"
                    checked={how === choice}
                    onChange={() => setHow(choice)}
                  />
                  {label}
                </label>
              ))}
            </fieldset>
          )}
          <div className="draft-buttons">
            <Button
              look="primary"
              onClick={() => {
                close()
                onTake(how)
              }}
            >
              {m.draft_proposal_take()}
            </Button>
            <Button onClick={close}>{m.draft_proposal_only_file()}</Button>
          </div>
        </>
      )}
    </DraftDialog>
  )
}
