import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { query } from '../../data/core/api.ts'
import { productQuery } from '../../data/queries/query-client.ts'
import { useAuth } from '../../data/session/session.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { m } from '../../paraglide/messages.js'
import { icon } from '../../ui/icons.tsx'
import { useFamily } from '../child/use-family.ts'

const EnvelopeIcon = icon(<path d="M3.5 6.5h17v11.500h-17zM4 7l8 6.500 8-6.500" />)

/** Loaded when it is first opened. */
const NotificationsDialog = lazyPart(() =>
  import('./notifications-dialog.tsx').then((code) => code.NotificationsDialog),
)

/** The envelope in the header, for accounts that want notifications; a dot says that there are new ones. */
export function NotificationsButton() {
  const { profile } = useAuth()
  const { device } = useFamily()
  const isShown = profile?.preferences.prefMessage === true && device?.isKidsMode === false
  return isShown ? <EnvelopeButton /> : null
}

function EnvelopeButton() {
  const [isOpen, setOpen] = useState(false)
  const notifications = useQuery({ ...query.notification.list.queryOptions(), ...productQuery })
  const hasNew = notifications.data?.some(({ isNew }) => isNew) ?? false
  const label = hasNew ? m.notification_open_new() : m.notification_open()
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
        <EnvelopeIcon size={26} />
        {hasNew && (
          <span
            aria-hidden="true"
            className="absolute top-1 right-1 size-3 rounded-full border-2 border-page bg-accent"
          />
        )}
      </button>
      {isOpen && (
        <Suspense>
          <NotificationsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
