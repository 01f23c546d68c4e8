import { ORPCError } from '@orpc/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Child } from '../../../../contract/child.ts'
import { api } from '../../../data/api.ts'
import { useAuth } from '../../../data/session.tsx'
import { useSignInAddress } from '../../../lib/use-sign-in-address.ts'
import { m } from '../../../paraglide/messages.js'
import { showToast } from '../../../ui/toast.ts'
import { childrenQuery } from '../../child/family-query.ts'
import { useFamily } from '../../child/use-family.ts'

interface Favorite {
  isFavorite: boolean
  /** Marks the story for the child or takes the mark away; guests are sent to sign in. */
  toggle: () => void
}

/**
 * Whether the child has a story among its favourites, and how to change that. The star changes at
 * once, can be undone, and goes back if the server does not follow.
 */
export function useFavorite(storyId: string): Favorite {
  const { user } = useAuth()
  const navigate = useNavigate()
  const signInAddress = useSignInAddress()
  const queryClient = useQueryClient()
  const { activeChild } = useFamily()
  const { queryKey } = childrenQuery(user)
  const childId = activeChild?.childId ?? 'default'
  const isFavorite = activeChild?.favorites.includes(storyId) ?? false
  const wishKey = ['favorite', childId, storyId]
  const isLast = () => queryClient.isMutating({ mutationKey: wishKey }) === 1
  const show = (marked: boolean) =>
    queryClient.setQueryData<Child[]>(queryKey, (before) =>
      before?.map((child) =>
        child.childId === childId ? withMark(child, storyId, marked) : child,
      ),
    )
  const signIn = () => navigate(signInAddress)

  const mutation = useMutation({
    mutationKey: wishKey,
    // One after the other, so that the last wish is the one that stays; offline they wait.
    scope: { id: wishKey.join() },
    mutationFn: (marked: boolean) => {
      if (!user) throw new ORPCError('UNAUTHORIZED')
      return api.shelf.mark({ uid: user.uid, childId, shelf: 'favorites', storyId, marked })
    },
    onMutate: async (marked) => {
      await queryClient.cancelQueries({ queryKey })
      show(marked)
    },
    onSuccess: (saved) => {
      if (!isLast()) return
      queryClient.setQueryData<Child[]>(queryKey, (before) =>
        before?.map((child) => (child.childId === saved.childId ? saved : child)),
      )
    },
    onError: (error, marked) => {
      if (isLast()) show(!marked)
      if (error instanceof ORPCError && error.code === 'UNAUTHORIZED') void signIn()
      else void showToast(m.reader_favorite_failed(), 'error')
    },
  })

  const toggle = () => {
    if (user === null) {
      void signIn()
      return
    }
    mutation.mutate(!isFavorite)
    void showToast(isFavorite ? m.reader_favorite_removed() : m.reader_favorite_added(), 'info', {
      label: m.reader_undo(),
      onAction: () => mutation.mutate(isFavorite),
    })
  }
  return { isFavorite, toggle }
}

function withMark(child: Child, storyId: string, marked: boolean): Child {
  const others = child.favorites.filter((favorite) => favorite !== storyId)
  return { ...child, favorites: marked ? [...others, storyId] : others }
}
