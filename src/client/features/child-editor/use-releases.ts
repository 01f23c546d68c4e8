import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../data/core/api.ts'
import { productQuery } from '../../data/queries/query-client.ts'
import { useAuth } from '../../data/session/session.tsx'
import { m } from '../../paraglide/messages.js'
import { showToast } from '../../ui/toast.ts'

/** The stories beyond a child's limits, and how to release one; the change shows immediately. */
export function useReleases(childId: string) {
  const { user } = useAuth()
  const queryClient = useQueryClient()
  const ownChild = { uid: user?.uid ?? '', childId }
  const options = query.list.listReleases.queryOptions({ input: ownChild })
  const { queryKey } = options
  const releases = useQuery({ ...options, ...productQuery })

  const show = (storyId: string, isReleased: boolean) =>
    queryClient.setQueryData(queryKey, (before) =>
      before?.map((one) => (one.story.storyId === storyId ? { ...one, isReleased } : one)),
    )
  const release = useMutation({
    scope: { id: `release-${childId}` },
    mutationFn: (input: { storyId: string; isReleased: boolean }) =>
      api.list.release({ ...ownChild, ...input }),
    onMutate: ({ storyId, isReleased }) => show(storyId, isReleased),
    onError: (_, { storyId, isReleased }) => {
      show(storyId, !isReleased)
      void showToast(m.child_release_failed(), 'error')
    },
  })
  return { ...releases, release: release.mutate }
}
