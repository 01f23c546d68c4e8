import { isDefinedError } from '@orpc/client'
import { useQueryClient } from '@tanstack/react-query'
import type { EditedPost } from '../../../../contract/news.ts'
import { api, query } from '../../../data/api.ts'
import { showAnswer } from '../../../data/show-answer.ts'
import { useSingleMutation } from '../../../data/use-single-mutation.ts'
import { now } from '../../../lib/clock.ts'
import type { PostDraft } from './post-draft.ts'
import { toSave } from './post-draft.ts'
import { postsQuery } from './posts-query.ts'

export type SaveResult =
  | { kind: 'saved'; post: EditedPost }
  /** Null where it is gone. */
  | { kind: 'edited-meanwhile'; current: EditedPost | null }

/** Saves a draft, or says what somebody else has saved; the readers' lists are asked for anew. */
export function useSavePost(onResult: (result: SaveResult) => void) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: async (draft: PostDraft): Promise<SaveResult> => {
      try {
        return { kind: 'saved', post: await api.news.save(toSave(draft, now())) }
      } catch (error) {
        const current = meanwhile(error)
        if (current === undefined) throw error
        return { kind: 'edited-meanwhile', current }
      }
    },
    onSuccess: (result) => {
      if (result.kind === 'saved') {
        const { post } = result
        showAnswer(
          queryClient,
          postsQuery().queryKey,
          (known) => known && [post, ...known.filter(({ slug }) => slug !== post.slug)],
        )
        void queryClient.invalidateQueries({ queryKey: query.news.key() })
      }
      onResult(result)
    },
  })
}

/** What stands there now; null where it is gone, undefined for any other refusal. */
function meanwhile(error: unknown): EditedPost | null | undefined {
  if (!(error instanceof Error) || !isDefinedError(error)) return undefined
  const { code, data } = error as { code: string; data: { current: EditedPost | null } }
  return code === 'EDITED_MEANWHILE' ? data.current : undefined
}
