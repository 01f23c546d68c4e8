import { useNavigate } from 'react-router'
import { maxRemembered } from '../../../contract/family.ts'
import type { ShelfName } from '../../../contract/shelf.ts'
import { useAuth } from '../../data/session.tsx'
import { useSignInAddress } from '../../lib/use-sign-in-address.ts'
import { m } from '../../paraglide/messages.js'
import { showToast } from '../../ui/toast.ts'
import { useFamily } from '../child/use-family.ts'
import { shelfWords } from './shelf-words.ts'
import { useShelf } from './use-shelf.ts'

interface Mark {
  isMarked: boolean
  /** Puts the story on the list or takes it off, to be undone for 5 s; guests go to sign in. */
  toggle: () => void
}

/** Whether a story is on a list of the child that reads here, and how to change that. */
export function useMark(shelf: ShelfName, storyId: string, title: string): Mark {
  const { user } = useAuth()
  const navigate = useNavigate()
  const signInAddress = useSignInAddress()
  const { activeChild } = useFamily()
  const { list, change } = useShelf(shelf, activeChild?.childId ?? 'default')
  const isMarked = list?.includes(storyId) ?? false
  const words = shelfWords[shelf]
  const offer = (text: string, onAction: () => void) =>
    void showToast(text, 'info', { label: m.shelf_undo(), onAction })

  const toggle = () => {
    const storyIds = [storyId]
    if (user === null) void navigate(signInAddress)
    else if (list && isMarked) {
      change({ kind: 'remove', storyIds })
      offer(words.removed({ title }), () => change({ kind: 'add', storyIds, order: list }))
    } else if (list && shelf === 'remember' && list.length >= maxRemembered) {
      void showToast(m.shelf_full({ count: maxRemembered }), 'error')
    } else {
      change({ kind: 'add', storyIds })
      offer(words.added({ title }), () => change({ kind: 'remove', storyIds }))
    }
  }
  return { isMarked, toggle }
}
