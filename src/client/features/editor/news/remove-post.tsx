import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { api, query } from '../../../data/core/api.ts'
import { showAnswer } from '../../../data/queries/show-answer.ts'
import { useSingleMutation } from '../../../data/queries/use-single-mutation.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { showToast } from '../../../ui/toast.ts'
import { postsAddress } from '../shared/editor-addresses.ts'
import { refusalText } from '../shared/editor-texts.ts'
import { postsQuery } from './post-queries.ts'

interface RemovePostProps {
  slug: string
  title: string
  /** Called before the list opens. */
  onRemoved: () => void
}

/** Removes a post after a confirmation. */
export function RemovePost({ slug, title, onRemoved }: RemovePostProps) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isConfirming) question.current?.focus()
  }, [isConfirming])
  const remove = useSingleMutation({
    mutationFn: () => api.news.remove({ slug }),
    onSuccess: async (remaining) => {
      onRemoved()
      await navigate(postsAddress, { replace: true })
      showAnswer(queryClient, postsQuery().queryKey, remaining)
      void queryClient.invalidateQueries({ queryKey: query.news.list.key() })
      void showToast(m.editor_news_removed({ title }), 'success')
    },
  })
  if (!isConfirming) {
    return (
      <div className="post-remove">
        <Button variant="danger" onClick={() => setConfirming(true)}>
          {m.editor_news_remove()}
        </Button>
      </div>
    )
  }
  return (
    <div className="post-remove">
      {remove.error && !remove.isPending && (
        <Notice tone="danger">{refusalText(remove.error)}</Notice>
      )}
      <p ref={question} tabIndex={-1}>
        {m.editor_news_remove_ask({ title })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" aria-disabled={remove.isPending} onClick={() => remove.mutate()}>
          {m.editor_news_remove_yes()}
        </Button>
        <Button onClick={() => setConfirming(false)}>{m.editor_news_remove_no()}</Button>
      </div>
    </div>
  )
}
