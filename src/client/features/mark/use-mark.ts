import { useNavigate } from 'react-router'
import { maxRemembered } from '../../../contract/family.ts'
import type { ListName } from '../../../contract/list.ts'
import { useAuth } from '../../data/session/session.tsx'
import { useSignInAddress } from '../../lib/use-sign-in-address.ts'
import { m } from '../../paraglide/messages.js'
import { showToast } from '../../ui/toast.ts'
import { useFamily } from '../child/use-family.ts'
import { listLabels } from './list-labels.ts'
import { useList } from './use-list.ts'

interface Mark {
  isMarked: boolean
  /** Adds the story to the list or removes it, with 5 s to undo; guests go to sign in. */
  toggle: () => void
}

/** Whether a story is on a list of the active child, and how to change that. */
export function useMark(list: ListName, storyId: string, title: string): Mark {
  const { user } = useAuth()
  const navigate = useNavigate()
  const signInAddress = useSignInAddress()
  const { activeChild } = useFamily()
  const { storyIds, change } = useList(list, activeChild?.childId ?? 'default')
  const isMarked = storyIds?.includes(storyId) ?? false
  const labels = listLabels[list]
  const offerUndo = (text: string, onAction: () => void) =>
    void showToast(text, 'info', { label: m.list_undo(), onAction })

  const toggle = () => {
    if (user === null) void navigate(signInAddress)
    else if (storyIds && isMarked) {
      change({ kind: 'remove', storyIds: [storyId] })
      offerUndo(labels.removed({ title }), () =>
        change({ kind: 'add', storyIds: [storyId], order: storyIds }),
      )
    } else if (storyIds && list === 'remember' && storyIds.length >= maxRemembered) {
      void showToast(m.list_full({ count: maxRemembered }), 'error')
    } else {
      change({ kind: 'add', storyIds: [storyId] })
      offerUndo(labels.added({ title }), () => change({ kind: 'remove', storyIds: [storyId] }))
    }
  }
  return { isMarked, toggle }
}
