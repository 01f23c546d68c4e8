import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { query } from '../../data/api.ts'
import { productQuery } from '../../data/query-client.ts'
import { useAuth } from '../../data/session.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { m } from '../../paraglide/messages.js'
import { icon } from '../../ui/icons.tsx'
import { useFamily } from '../child/use-family.ts'

const LetterIcon = icon(<path d="M3.5 6.5h17v11.500h-17zM4 7l8 6.500 8-6.500" />)

/** Hardly anybody opens the notes on every page. */
const NotesDialog = lazyPart(() => import('./notes-dialog.tsx').then((code) => code.NotesDialog))

/** The little letter in the header, for who wants notes; a dot says that one is new. */
export function NotesButton() {
  const { profile } = useAuth()
  const { device } = useFamily()
  const isShown = profile?.preferences.prefMessage === true && device?.isKidsMode === false
  return isShown ? <Letter /> : null
}

function Letter() {
  const [isOpen, setOpen] = useState(false)
  const notes = useQuery({ ...query.note.list.queryOptions(), ...productQuery })
  const hasNew = notes.data?.some(({ isNew }) => isNew) ?? false
  const label = hasNew ? m.note_open_new() : m.note_open()
  return (
    <>
      <button
        type="button"
        className="relative grid size-11 unfolded:-mx-2 shrink-0 place-items-center rounded-full text-ink"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <LetterIcon size={26} />
        {hasNew && (
          <span
            aria-hidden="true"
            className="absolute top-1 right-1 size-3 rounded-full border-2 border-page bg-accent"
          />
        )}
      </button>
      {isOpen && (
        <Suspense>
          <NotesDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
