import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import type { EditedPoll } from '../../../../contract/vote.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { monthName } from '../../vote/vote-words.ts'
import { useUnsaved } from '../leave-guard.tsx'
import { CandidateList } from './candidate-list.tsx'
import { EditedMeanwhile } from './edited-meanwhile.tsx'
import type { PollDraft } from './poll-draft.ts'
import { draftOf, emptyDraft, lengths, wrongFields } from './poll-draft.ts'
import { kindNames, pollRefusal } from './poll-words.ts'
import { pollsAddress } from './polls-address.ts'
import { useSavePoll } from './use-save-poll.ts'
import { WordsField } from './words-field.tsx'

interface PollFormProps {
  begun: PollDraft
  state: EditedPoll['state']
  /** Months of which a new poll can be. */
  months: string[]
}

const kinds = ['story', 'theme', 'value'] as const

/** Everything a poll says; of one that is over only what becomes of the winner. */
export function PollForm({ begun, state, months }: PollFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(begun)
  const [clean, setClean] = useState(begun)
  const [wrong, setWrong] = useState<string[]>([])
  const { save, forget, isSaving, isSaved, error, meanwhile } = useSavePoll()
  const isNew = begun.version === 0
  useUnsaved(!isSaved && JSON.stringify(draft) !== JSON.stringify(clean))
  const change = (part: Partial<PollDraft>) => setDraft((before) => ({ ...before, ...part }))

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const missing = wrongFields(draft)
    setWrong(missing)
    const [first] = missing
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}-de"]`)?.focus()
    else save(draft)
  }
  const takeTheirs = (current: EditedPoll | null) => {
    const theirs = current ? draftOf(current) : emptyDraft(draft.month)
    setDraft(theirs)
    setClean(theirs)
    setWrong([])
    forget()
  }
  const keepMine = (current: EditedPoll | null) => {
    const mine = { ...draft, version: current?.version ?? 0 }
    setDraft(mine)
    save(mine)
  }

  return (
    <form ref={form} className="poll-form" noValidate onSubmit={handleSubmit}>
      <h3>
        {isNew
          ? m.editor_vote_new()
          : m.editor_vote_of({ month: monthName(draft.month, getLocale()) })}
      </h3>
      {state === 'running' && <Notice>{m.editor_vote_running_hint()}</Notice>}
      {state === 'over' && <Notice>{m.editor_vote_over_hint()}</Notice>}
      <fieldset disabled={state === 'over'} className="poll-fields">
        <legend className="sr-only">{m.editor_vote_content()}</legend>
        <div className="poll-choices">
          {isNew && (
            <SelectField
              label={m.editor_vote_month()}
              value={draft.month}
              options={months.map((month) => [month, monthName(month, getLocale())])}
              onChange={(month) => change({ month })}
            />
          )}
          <SelectField
            label={m.editor_vote_kind()}
            value={draft.kind}
            options={kinds.map((kind) => [kind, kindNames[kind]()])}
            onChange={(chosen) =>
              change({ kind: kinds.find((kind) => kind === chosen) ?? 'story' })
            }
          />
        </div>
        <WordsField
          name="question"
          label={m.editor_vote_question()}
          maxLength={lengths.question}
          words={draft.question}
          isWrong={wrong.includes('question')}
          onChange={(question) => change({ question })}
        />
        <CandidateList
          candidates={draft.candidates}
          hasBegun={state !== 'planned'}
          wrong={wrong}
          onChange={(candidates) => change({ candidates })}
        />
      </fieldset>
      <WordsField
        name="note"
        label={m.editor_vote_note()}
        help={m.editor_vote_note_help()}
        maxLength={lengths.note}
        words={draft.note}
        isWrong={wrong.includes('note')}
        onChange={(note) => change({ note })}
      />
      {wrong.length > 0 && <Notice tone="danger">{m.editor_vote_missing()}</Notice>}
      {meanwhile ? (
        <EditedMeanwhile
          current={meanwhile.current}
          onTakeTheirs={() => takeTheirs(meanwhile.current)}
          onKeepMine={() => keepMine(meanwhile.current)}
        />
      ) : (
        error && <Notice tone="danger">{pollRefusal(error)}</Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" aria-disabled={isSaving}>
          {isSaving ? m.editor_vote_saving() : m.editor_vote_save()}
        </Button>
        <ButtonLink to={pollsAddress}>{m.editor_vote_cancel()}</ButtonLink>
      </div>
    </form>
  )
}
