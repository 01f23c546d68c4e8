import { useEffect, useRef } from 'react'
import type { EditedPost } from '../../../../contract/news.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

interface EditedMeanwhileProps {
  /** What stands there now; null where it is gone. */
  theirs: EditedPost | null
  onTake: () => void
  onKeep: () => void
}

/** Somebody else was faster: both versions are there, and one is chosen. */
export function EditedMeanwhile({ theirs, onTake, onKeep }: EditedMeanwhileProps) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <Notice tone="warning">
      <div className="post-meanwhile">
        <p ref={ref} tabIndex={-1}>
          {theirs ? m.editor_news_meanwhile() : m.editor_news_meanwhile_gone()}
        </p>
        {theirs && (
          <details>
            <summary>{m.editor_news_meanwhile_theirs()}</summary>
            <p className="font-bold">{theirs.texts.de.title}</p>
            <p>{theirs.texts.de.summary}</p>
            <pre>{theirs.texts.de.markdown}</pre>
          </details>
        )}
        <div className="flex flex-wrap gap-3">
          <Button onClick={onKeep}>{m.editor_news_meanwhile_keep()}</Button>
          {theirs && <Button onClick={onTake}>{m.editor_news_meanwhile_take()}</Button>}
        </div>
      </div>
    </Notice>
  )
}
