import type { EditedPoll } from '../../../../contract/vote.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

interface EditedMeanwhileProps {
  /** What is saved now; null where somebody has taken the poll back. */
  current: EditedPoll | null
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Somebody else was faster: what they saved, and both ways to go on. */
export function EditedMeanwhile({ current, onTakeTheirs, onKeepMine }: EditedMeanwhileProps) {
  return (
    <Notice tone="danger">
      <p>{current ? m.editor_vote_meanwhile() : m.editor_vote_meanwhile_removed()}</p>
      {current && (
        <dl className="poll-theirs">
          <dt>{m.editor_vote_question()}</dt>
          <dd>{current.question.de}</dd>
          <dt>{m.editor_vote_candidates()}</dt>
          <dd>{current.candidates.map(({ title }) => title.de).join(' · ')}</dd>
        </dl>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onKeepMine}>{m.editor_vote_keep_mine()}</Button>
        <Button onClick={onTakeTheirs}>
          {current ? m.editor_vote_take_theirs() : m.editor_vote_start_anew()}
        </Button>
      </div>
    </Notice>
  )
}
