import type { ReactNode } from 'react'
import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { Location } from 'react-router'
import { useBlocker } from 'react-router'
import { holdWords } from '../../lib/typed-words.ts'
import { m } from '../../paraglide/messages.js'
import { ConfirmDialog } from './draft/draft-dialog.tsx'

/** Words that are not saved. */
interface Unsaved {
  /** Tries to save them; true where they are saved. */
  save: (() => Promise<boolean>) | null
  /** This browser keeps them, so that leaving loses nothing. */
  isKept: boolean
}

interface Guard {
  held: Set<Unsaved>
  /** Asks whether words that are not saved may go, and then does it. */
  ask: (go: () => void) => void
}

const GuardContext = createContext<Guard>({ held: new Set(), ask: (go) => go() })

/** What an address opens here; a table's own view is no other place. */
const placeNames = ['bereich', 'geschichte', 'beitrag', 'monat']

function placeOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const address = new URLSearchParams(search)
  return [pathname, ...placeNames.map((name) => address.get(name))].join()
}

/**
 * Asks before words that are not saved are left, by a link as by going back. There is one for the
 * whole content manager, because the router heeds one only; forms name their words by `useUnsaved`.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ go: () => void } | null>(null)
  const [guard] = useState<Guard>(() => ({ held: new Set(), ask: (go) => setAsked({ go }) }))
  const { held } = guard
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      held.size > 0 && placeOf(currentLocation) !== placeOf(nextLocation),
  )
  const { state, proceed, reset } = blocker
  const isGoing = useRef(false)
  useEffect(() => {
    if (state !== 'blocked') return
    let isHere = true
    isGoing.current = false
    void saveAll(held).then((isSaved) => {
      if (!isHere) return
      if (isSaved) proceed?.()
      else setAsked({ go: () => proceed?.() })
    })
    return () => {
      isHere = false
    }
  }, [state, proceed, held])
  const isKept = [...held].every((unsaved) => unsaved.isKept)
  return (
    <GuardContext value={guard}>
      {children}
      {asked && (
        <ConfirmDialog
          heading={m.editor_leave_heading()}
          text={isKept ? m.editor_leave_kept() : m.editor_leave_text()}
          doLabel={isKept ? m.editor_leave_anyway() : m.editor_leave_do()}
          cancelLabel={m.editor_leave_stay()}
          onDo={() => {
            isGoing.current = true
            asked.go()
          }}
          onClose={() => {
            setAsked(null)
            if (!isGoing.current) reset?.()
            isGoing.current = false
          }}
        />
      )}
    </GuardContext>
  )
}

async function saveAll(held: ReadonlySet<Unsaved>): Promise<boolean> {
  const answers = await Promise.all([...held].map(({ save }) => save?.() ?? false))
  return answers.every(Boolean)
}

const holdWindow = (event: BeforeUnloadEvent) => event.preventDefault()

/** Words that would be lost: the window, links and „back“ ask about them as long as `isUnsaved`. */
export function useUnsaved(
  isUnsaved: boolean,
  { save = null, isKept = false }: Partial<Unsaved> = {},
) {
  const { held, ask } = useContext(GuardContext)
  const mine = useRef<Unsaved>({ save, isKept })
  mine.current.save = save
  useEffect(() => {
    if (!isUnsaved) return
    const words = mine.current
    held.add(words)
    const release = holdWords(words)
    addEventListener('beforeunload', holdWindow)
    return () => {
      held.delete(words)
      release()
      removeEventListener('beforeunload', holdWindow)
    }
  }, [isUnsaved, held])
  /** Lets the words go without asking, as after saving them. */
  const letGo = useCallback(() => void held.delete(mine.current), [held])
  /** Does something that gives the words up, after asking where there are any. */
  const giveUp = (go: () => void) => (isUnsaved ? ask(go) : go())
  return { letGo, giveUp }
}
