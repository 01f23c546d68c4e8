import { useQueryClient } from '@tanstack/react-query'
import type { EditedPost } from '../../../../contract/news.ts'
import { api, query } from '../../../data/core/api.ts'
import { showAnswer } from '../../../data/queries/show-answer.ts'
import { useSingleMutation } from '../../../data/queries/use-single-mutation.ts'
import { now } from '../../../lib/clock.ts'
import { type PostDraft, toNewsInput } from './post-draft.ts'
import { postsQuery } from './post-queries.ts'

/** Saves a post and refetches the readers' lists. */
export function useSavePost(onSaved: (post: EditedPost) => void) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: (draft: PostDraft) => api.news.save(toNewsInput(draft, now())),
    onSuccess: (post) => {
      showAnswer(
        queryClient,
        postsQuery().queryKey,
        (posts) => posts && [post, ...posts.filter(({ slug }) => slug !== post.slug)],
      )
      void queryClient.invalidateQueries({ queryKey: query.news.key() })
      onSaved(post)
    },
  })
}
