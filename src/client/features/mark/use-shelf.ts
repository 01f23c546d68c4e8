import { ORPCError } from '@orpc/client'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { Child } from '../../../contract/child.ts'
import type { ShelfName } from '../../../contract/shelf.ts'
import { api } from '../../data/api.ts'
import { useAuth } from '../../data/session.tsx'
import { useSignInAddress } from '../../lib/use-sign-in-address.ts'
import { loadToasts, showToast } from '../../ui/toast.ts'
import { childrenQuery } from '../child/family-query.ts'
import { useFamily } from '../child/use-family.ts'
import type { ShelfChange } from './shelf-change.ts'
import { changedList } from './shelf-change.ts'
import { refusalText } from './shelf-words.ts'

/** Most stories that one call takes (contract). */
const most = { marked: 200, arranged: 1000 }

/**
 * A child's list of ids as it is wished for, null until it is known, and how to change it. A change
 * shows at once; it waits while there is no network, and is gone again where the server refuses it.
 */
export function useShelf(shelf: ShelfName, childId: string) {
  const { user } = useAuth()
  const navigate = useNavigate()
  const signInAddress = useSignInAddress()
  const queryClient = useQueryClient()
  const { queryKey } = childrenQuery(user)
  const { children } = useFamily()
  const mutationKey = ['shelf', shelf, childId]
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as ShelfChange,
  })
  const known = children.find((child) => child.childId === childId)?.[shelf] ?? null

  useEffect(() => {
    // What a mark says, and how to undo it, is also wanted without a network.
    loadToasts().catch(() => undefined)
  }, [])

  const { mutate: change } = useMutation({
    mutationKey,
    // One after the other, so that the last wish is the one that stays.
    scope: { id: mutationKey.join() },
    mutationFn: async (wanted: ShelfChange) => {
      if (!user) throw new ORPCError('UNAUTHORIZED')
      return send({ uid: user.uid, childId, shelf }, wanted)
    },
    onSuccess: async (saved) => {
      // An older answer on its way would set the list back.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData<Child[]>(queryKey, (before) =>
        before?.map((child) => (child.childId === saved.childId ? saved : child)),
      )
    },
    onError: (error) => {
      if (error instanceof ORPCError && error.code === 'UNAUTHORIZED') void navigate(signInAddress)
      else void showToast(refusalText(error), 'error')
    },
  })
  return { list: known && pending.reduce(changedList, known), change }
}

type OwnShelf = { uid: string; childId: string; shelf: ShelfName }

async function send(own: OwnShelf, change: ShelfChange): Promise<Child> {
  if (change.kind === 'arrange') return arrange(own, change.order)
  const marked = change.kind === 'add'
  let saved: Child | null = null
  for (let at = 0; at < change.storyIds.length; at += most.marked) {
    saved = await mark(own, change.storyIds.slice(at, at + most.marked), marked)
  }
  if (marked && change.order) saved = await arrange(own, change.order)
  return saved ?? api.child.get({ uid: own.uid, childId: own.childId })
}

const arrange = (own: OwnShelf, order: string[]) =>
  api.shelf.arrange({ ...own, storyIds: order.slice(0, most.arranged) })

function mark(own: OwnShelf, storyIds: string[], marked: boolean): Promise<Child> {
  const [storyId, ...others] = storyIds
  return storyId !== undefined && others.length === 0
    ? api.shelf.mark({ ...own, storyId, marked })
    : api.shelf.markAll({ ...own, storyIds, marked })
}
