import { useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useRef } from 'react'
import type { SeenNotification } from '../../../contract/notification.ts'
import { api, query } from '../../data/core/api.ts'
import { logError } from '../../data/core/log.ts'
import { productQuery } from '../../data/queries/query-client.ts'
import { showAnswer } from '../../data/queries/show-answer.ts'
import { formatMediumDate } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { Link } from '../../ui/link.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { notificationAddress, notificationText } from './notification-labels.ts'
import './notifications.css'
import { useModal } from '../../ui/use-modal.ts'

/** The notifications; closing the dialog marks them as seen. */
export function NotificationsDialog({ onClose }: { onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null)
  const notifications = useQuery({ ...query.notification.list.queryOptions(), ...productQuery })
  const markSeen = useMarkSeen()
  useModal(ref)
  const close = () => ref.current?.close()
  const handleClose = () => {
    markSeen(notifications.data ?? [])
    onClose()
  }
  return (
    <dialog
      ref={ref}
      className="paper notes"
      closedby="any"
      aria-labelledby="notes-heading"
      onClose={handleClose}
    >
      <div className="notes-head">
        <h2 id="notes-heading">{m.notification_heading()}</h2>
        <button type="button" aria-label={m.notification_close()} onClick={close}>
          <X aria-hidden="true" size={24} />
        </button>
      </div>
      {notifications.data ? (
        <NotificationList notifications={notifications.data} onNavigate={close} />
      ) : notifications.error ? (
        <LoadError text={m.notification_error()} onRetry={() => void notifications.refetch()} />
      ) : (
        <Spinner label={m.site_loading()} />
      )}
    </dialog>
  )
}

interface NotificationListProps {
  notifications: SeenNotification[]
  onNavigate: () => void
}

function NotificationList({ notifications, onNavigate }: NotificationListProps) {
  if (notifications.length === 0) {
    return (
      <div className="notes-empty">
        <p>{m.notification_empty()}</p>
      </div>
    )
  }
  return (
    <ul>
      {notifications.map((notification) => (
        <li key={notification.id}>
          <Link to={notificationAddress(notification)} onClick={onNavigate}>
            <span className="block font-bold">{notificationText(notification)}</span>
            <span className="block text-sm text-soft">
              {formatMediumDate(notification.at)}
              {notification.isNew && <span className="notes-new">{m.notification_new()}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function useMarkSeen() {
  const queryClient = useQueryClient()
  return (notifications: SeenNotification[]) => {
    const newest = notifications.find(({ isNew }) => isNew)
    if (!newest) return
    api.notification.markSeen({ until: newest.at }).then(
      (answer) => showAnswer(queryClient, query.notification.list.queryKey(), answer),
      (error) => logError('Notifications could not be marked as seen', error),
    )
  }
}
