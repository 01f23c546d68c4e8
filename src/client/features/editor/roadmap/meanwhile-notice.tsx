import type { EditedItem } from '../../../../contract/roadmap.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { monthText, shownText, stateName } from '../../roadmap/roadmap-words.ts'

interface MeanwhileNoticeProps {
  /** As somebody else has left it; null where it is gone. */
  current: EditedItem | null
  onTake: (current: EditedItem) => void
  onKeep: (current: EditedItem) => void
}

/** Somebody else was quicker: shows theirs and lets the editor choose. */
export function MeanwhileNotice({ current, onTake, onKeep }: MeanwhileNoticeProps) {
  if (current === null) return <Notice tone="danger">{m.editor_roadmap_meanwhile_gone()}</Notice>
  const [title, body] = [shownText(current.titles), shownText(current.bodies)]
  const answer = current.steps.at(-1)?.answer ?? ''
  const facts = [stateName(current.state), monthText(current)].filter((fact) => fact !== null)
  return (
    <Notice tone="danger">
      <p className="font-bold">{m.editor_roadmap_meanwhile()}</p>
      <p className="mt-2" lang={title.lang}>
        <b>{title.text}</b> ({facts.join(', ')})
      </p>
      {body.text && <p lang={body.lang}>{body.text}</p>}
      {answer && <p>{`${m.editor_roadmap_answer()}: ${answer}`}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => onTake(current)}>{m.editor_roadmap_take_theirs()}</Button>
        <Button onClick={() => onKeep(current)}>{m.editor_roadmap_keep_mine()}</Button>
      </div>
    </Notice>
  )
}
