import { type FormEvent, useRef, useState } from 'react'
import type { EditedPoll } from '../../../../contract/vote.ts'
import { formatMonthAndYear } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { type Conflict, EditConflict, findConflict } from '../shared/edit-conflict.tsx'
import { pollsAddress } from '../shared/editor-addresses.ts'
import { useUnsavedGuard } from '../shared/leave-guard.tsx'
import { BilingualField } from './bilingual-field.tsx'
import { CandidateList } from './candidate-list.tsx'
import {
  emptyDraft,
  findMissingFields,
  maxLengths,
  type PollDraft,
  toPollDraft,
} from './poll-draft.ts'
import { kindLabels, pollRefusalText } from './poll-labels.ts'
import { useSavePoll } from './use-save-poll.ts'

interface PollFormProps {
  initial: PollDraft
  state: EditedPoll['state']
  /** Months that a new poll can have. */
  months: string[]
}

const kinds = ['story', 'theme', 'value'] as const

/** The form of a poll; of a past poll only the note about the winner can be edited. */
export function PollForm({ initial, state, months }: PollFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(initial)
  const [saved, setSaved] = useState(initial)
  const [missing, setMissing] = useState<string[]>([])
  const save = useSavePoll()
  const conflict = findConflict<EditedPoll>(save.error)
  const isNew = initial.version === 0
  useUnsavedGuard(!save.isSuccess && JSON.stringify(draft) !== JSON.stringify(saved))
  const change = (part: Partial<PollDraft>) => setDraft((before) => ({ ...before, ...part }))

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const missingFields = findMissingFields(draft)
    setMissing(missingFields)
    const [first] = missingFields
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}-de"]`)?.focus()
    else save.mutate(draft)
  }
  const takeTheirs = (current: EditedPoll | null) => {
    const theirs = current ? toPollDraft(current) : emptyDraft(draft.month)
    setDraft(theirs)
    setSaved(theirs)
    setMissing([])
    save.reset()
  }
  const keepMine = (current: EditedPoll | null) => {
    const mine = { ...draft, version: current?.version ?? 0 }
    setDraft(mine)
    save.mutate(mine)
  }

  return (
    <form ref={form} className="poll-form" noValidate onSubmit={handleSubmit}>
      <h3>
        {isNew ? m.editor_vote_new() : m.editor_vote_of({ month: formatMonthAndYear(draft.month) })}
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
              options={months.map((month) => [month, formatMonthAndYear(month)])}
              onChange={(month) => change({ month })}
            />
          )}
          <SelectField
            label={m.editor_vote_kind()}
            value={draft.kind}
            options={kinds.map((kind) => [kind, kindLabels[kind]()])}
            onChange={(chosen) =>
              change({ kind: kinds.find((kind) => kind === chosen) ?? 'story' })
            }
          />
        </div>
        <BilingualField
          name="question"
          label={m.editor_vote_question()}
          maxLength={maxLengths.question}
          value={draft.question}
          isMissing={missing.includes('question')}
          onChange={(question) => change({ question })}
        />
        <CandidateList
          candidates={draft.candidates}
          hasBegun={state !== 'planned'}
          missing={missing}
          onChange={(candidates) => change({ candidates })}
        />
      </fieldset>
      <BilingualField
        name="note"
        label={m.editor_vote_note()}
        help={m.editor_vote_note_help()}
        maxLength={maxLengths.note}
        value={draft.note}
        isMissing={missing.includes('note')}
        onChange={(note) => change({ note })}
      />
      {missing.length > 0 && <Notice tone="danger">{m.editor_vote_missing()}</Notice>}
      {conflict && <PollConflict {...conflict} onKeep={keepMine} onTake={takeTheirs} />}
      {save.error && !conflict && <Notice tone="danger">{pollRefusalText(save.error)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" aria-disabled={save.isPending}>
          {save.isPending ? m.editor_vote_saving() : m.editor_vote_save()}
        </Button>
        <ButtonLink to={pollsAddress}>{m.editor_vote_cancel()}</ButtonLink>
      </div>
    </form>
  )
}

interface PollConflictProps extends Conflict<EditedPoll> {
  onKeep: (current: EditedPoll | null) => void
  onTake: (current: EditedPoll | null) => void
}

function PollConflict({ current, onKeep, onTake }: PollConflictProps) {
  const takeLabel = current ? m.editor_vote_conflict_take() : m.editor_vote_conflict_restart()
  return (
    <EditConflict
      text={current ? m.editor_vote_conflict() : m.editor_vote_conflict_removed()}
      actions={[
        { label: m.editor_conflict_keep_mine(), onClick: () => onKeep(current) },
        { label: takeLabel, onClick: () => onTake(current) },
      ]}
    >
      {current && (
        <dl className="poll-conflict">
          <dt>{m.editor_vote_question()}</dt>
          <dd>{current.question.de}</dd>
          <dt>{m.editor_vote_candidates()}</dt>
          <dd>{current.candidates.map(({ title }) => title.de).join(' · ')}</dd>
        </dl>
      )}
    </EditConflict>
  )
}
