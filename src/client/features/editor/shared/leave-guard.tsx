import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { type Location, useBlocker } from 'react-router'
import { markUnsaved } from '../../../lib/unsaved-input.ts'
import { m } from '../../../paraglide/messages.js'
import { ConfirmDialog } from '../../../ui/question-dialog.tsx'
import { screenParameters } from './editor-addresses.ts'

/** A form with changes that are not saved. */
interface UnsavedForm {
  /** Tries to save the changes; resolves to whether they are saved. */
  save: (() => Promise<boolean>) | null
  /** This browser stores the changes, so leaving loses nothing. */
  isStoredLocally: boolean
}

interface Guard {
  unsavedForms: Set<UnsavedForm>
  /** Calls `leave` after the editor has confirmed it. */
  confirm: (leave: () => void) => void
}

const GuardContext = createContext<Guard>({
  unsavedForms: new Set(),
  confirm: (leave) => leave(),
})

/** Identifies the screen of an address; filters of a table do not count. */
function screenOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const address = new URLSearchParams(search)
  return [pathname, ...screenParameters.map((name) => address.get(name))].join()
}

/**
 * Saves unsaved changes before a navigation, and asks if they cannot be saved. The content manager has one
 * guard, because the router supports one blocker; forms register with it by `useUnsavedGuard`.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<{ leave: () => void } | null>(null)
  const [guard] = useState<Guard>(() => ({
    unsavedForms: new Set(),
    confirm: (leave) => setPending({ leave }),
  }))
  const { unsavedForms } = guard
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsavedForms.size > 0 && screenOf(currentLocation) !== screenOf(nextLocation),
  )
  const { state, proceed, reset } = blocker
  const isLeaving = useRef(false)
  useEffect(() => {
    if (state !== 'blocked') return
    let isCurrent = true
    isLeaving.current = false
    void saveAll(unsavedForms).then((isSaved) => {
      if (!isCurrent) return
      if (isSaved) proceed?.()
      else setPending({ leave: () => proceed?.() })
    })
    return () => {
      isCurrent = false
    }
  }, [state, proceed, unsavedForms])
  const isStoredLocally = [...unsavedForms].every((form) => form.isStoredLocally)
  return (
    <GuardContext value={guard}>
      {children}
      {pending && (
        <ConfirmDialog
          heading={m.editor_leave_heading()}
          text={isStoredLocally ? m.editor_leave_stored() : m.editor_leave_text()}
          confirmLabel={isStoredLocally ? m.editor_leave_anyway() : m.editor_leave_do()}
          cancelLabel={m.editor_leave_stay()}
          onConfirm={() => {
            isLeaving.current = true
            pending.leave()
          }}
          onClose={() => {
            setPending(null)
            if (!isLeaving.current) reset?.()
            isLeaving.current = false
          }}
        />
      )}
    </GuardContext>
  )
}

async function saveAll(forms: ReadonlySet<UnsavedForm>): Promise<boolean> {
  const results = await Promise.all([...forms].map(({ save }) => save?.() ?? false))
  return results.every(Boolean)
}

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()

/** Guards a form's changes while `isUnsaved`: closing the window asks first, links and „back“ save or ask. */
export function useUnsavedGuard(
  isUnsaved: boolean,
  { save = null, isStoredLocally = false }: Partial<UnsavedForm> = {},
) {
  const { unsavedForms, confirm } = useContext(GuardContext)
  const registered = useRef<UnsavedForm>({ save, isStoredLocally })
  registered.current.save = save
  useEffect(() => {
    if (!isUnsaved) return
    const form = registered.current
    unsavedForms.add(form)
    const markSaved = markUnsaved(form)
    addEventListener('beforeunload', preventUnload)
    return () => {
      unsavedForms.delete(form)
      markSaved()
      removeEventListener('beforeunload', preventUnload)
    }
  }, [isUnsaved, unsavedForms])
  /** Lets the next navigation pass, as after saving. */
  const stopGuarding = useCallback(
    () => void unsavedForms.delete(registered.current),
    [unsavedForms],
  )
  /** Calls `action`, which discards the changes, after a confirmation where there are any. */
  const confirmDiscard = (action: () => void) => (isUnsaved ? confirm(action) : action())
  return { stopGuarding, confirmDiscard }
}
