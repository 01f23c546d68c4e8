import { useEffect } from 'react'
import { maxRemembered } from '../../../contract/family.ts'
import { logError } from '../../data/core/log.ts'
import type { Refusal, SettledChange } from '../../data/outbox/send-result.ts'
import { useAccountServices } from '../../data/session/session.tsx'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { m } from '../../paraglide/messages.js'
import { showToast } from '../../ui/toast.ts'

/** Reports refused changes, and announces to screen readers that the browser is offline. */
export function OutboxNotifications() {
  useRefusals()
  const isOnline = useIsOnline()
  return (
    <p role="status" className="sr-only">
      {!isOnline && m.outbox_offline_explained()}
    </p>
  )
}

/** Reports in every visible tab; the lead tab, if hidden, waits until it is visible. */
function useRefusals() {
  const services = useAccountServices()
  useEffect(() => {
    if (!services) return
    const { outbox, tabs, signal } = services
    return outbox.onSettled((settled) => {
      const text = textOf(settled)
      if (text === null) return
      const notify = () => void showToast(text, 'error').catch(() => undefined)
      if (document.visibilityState === 'visible') notify()
      else if (tabs.isLeading()) {
        document.addEventListener('visibilitychange', notify, { once: true, signal })
      }
    })
  }, [services])
}

/** Why a change was refused, for the user; null where there is nothing to report. */
function textOf({ change, answer, isAwaited }: SettledChange): string | null {
  if (answer.kind === 'done') return null
  switch (change.kind) {
    case 'nickname':
      // The form that waits for the answer shows it.
      if (isAwaited) return null
      logError('Nickname update failed', answer.refusal)
      return nicknameText(answer.refusal)
    case 'mark':
    case 'arrange':
      return listText(answer.refusal)
    case 'reader':
    case 'aids':
      return m.reader_settings_failed()
    case 'progress':
      logError('A reading place was refused', answer.refusal)
      return m.outbox_place_failed()
    default:
      throw change satisfies never
  }
}

const nicknameText = ({ code }: Refusal) =>
  code === 'GATE_CLOSED' ? m.outbox_nickname_gate() : m.outbox_nickname_refused()

const listText = ({ code }: Refusal) =>
  code === 'LIST_FULL' ? m.list_full({ count: maxRemembered }) : m.list_failed()
