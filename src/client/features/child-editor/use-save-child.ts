import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Child, ChildChange } from '../../../contract/child.ts'
import { api } from '../../data/core/api.ts'
import { showAnswer } from '../../data/queries/show-answer.ts'
import { useAuth } from '../../data/session/session.tsx'
import { childrenQuery } from '../child/family-query.ts'

/** Adds a child (`childId` null) or changes one, and updates the family's children. */
export function useSaveChild(childId: string | null) {
  const { user } = useAuth()
  const queryClient = useQueryClient()
  const uid = user?.uid ?? ''
  return useMutation({
    mutationFn: (change: ChildChange & { name?: string }): Promise<Child> =>
      childId === null
        ? api.child.create({ name: '', ...change, uid })
        : api.child.update({ ...change, uid, childId }),
    onSuccess: (saved) => {
      showAnswer(queryClient, childrenQuery(user).queryKey, (children: Child[] = []) =>
        children.some((child) => child.childId === saved.childId)
          ? children.map((child) => (child.childId === saved.childId ? saved : child))
          : [...children, saved],
      )
    },
  })
}

/** Removes a child with all of its data; `onRemoved` is called even if the live profile removes the child's entry first. */
export function useRemoveChild(childId: string, onRemoved: () => void) {
  const { user } = useAuth()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.child.remove({ uid: user?.uid ?? '', childId }),
    onSuccess: (children) => {
      onRemoved()
      showAnswer(queryClient, childrenQuery(user).queryKey, children)
    },
  })
}
