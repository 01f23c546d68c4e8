import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { api, query } from '../../../data/api.ts'
import { showAnswer } from '../../../data/show-answer.ts'
import { useSingleMutation } from '../../../data/use-single-mutation.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { showToast } from '../../../ui/toast.ts'
import { refusalText } from '../editor-words.ts'
import { areaAddress, postsQuery } from './posts-query.ts'

interface RemovePostProps {
  slug: string
  title: string
  /** Called before the list is shown. */
  onRemoved: () => void
}

/** Takes a post away, after asking once. */
export function RemovePost({ slug, title, onRemoved }: RemovePostProps) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isAsked) question.current?.focus()
  }, [isAsked])
  const remove = useSingleMutation({
    mutationFn: () => api.news.remove({ slug }),
    onSuccess: async (left) => {
      onRemoved()
      await navigate(areaAddress(), { replace: true })
      showAnswer(queryClient, postsQuery().queryKey, left)
      void queryClient.invalidateQueries({ queryKey: query.news.list.key() })
      void showToast(m.editor_news_removed({ title }), 'success')
    },
  })
  if (!isAsked) {
    return (
      <div className="post-remove">
        <Button look="danger" onClick={() => setAsked(true)}>
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
        <Button look="danger" aria-disabled={remove.isPending} onClick={() => remove.mutate()}>
          {m.editor_news_remove_yes()}
        </Button>
        <Button onClick={() => setAsked(false)}>{m.editor_news_remove_no()}</Button>
      </div>
    </div>
  )
}
