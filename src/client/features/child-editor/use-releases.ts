import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../data/api.ts'
import { productQuery } from '../../data/query-client.ts'
import { useAuth } from '../../data/session.tsx'
import { m } from '../../paraglide/messages.js'
import { showToast } from '../../ui/toast.ts'

/** The stories beyond a child's limits, and how to allow one all the same; it shows at once. */
export function useReleases(childId: string) {
  const { user } = useAuth()
  const queryClient = useQueryClient()
  const own = { uid: user?.uid ?? '', childId }
  const options = query.shelf.listReleases.queryOptions({ input: own })
  const { queryKey } = options
  const releases = useQuery({ ...options, ...productQuery })

  const show = (storyId: string, isReleased: boolean) =>
    queryClient.setQueryData(queryKey, (before) =>
      before?.map((one) => (one.story.storyId === storyId ? { ...one, isReleased } : one)),
    )
  const release = useMutation({
    scope: { id: `release-${childId}` },
    mutationFn: (wish: { storyId: string; isReleased: boolean }) =>
      api.shelf.release({ ...own, ...wish }),
    onMutate: ({ storyId, isReleased }) => show(storyId, isReleased),
    onError: (_, { storyId, isReleased }) => {
      show(storyId, !isReleased)
      void showToast(m.child_release_failed(), 'error')
    },
  })
  return { ...releases, release: release.mutate }
}
